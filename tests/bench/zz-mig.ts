import { open } from '#server/storage/database.ts'
const t=performance.now(); const s=await open(process.argv[2] ?? ''); process.stdout.write(`open ${Math.round(performance.now()-t)} ms\n`)
const n=await s.read.selectFrom('disease_variants').select(({fn})=>fn.countAll().as('c')).executeTakeFirst(); process.stdout.write(JSON.stringify(n)+'\n')
const ev=await s.read.selectFrom('evidence_items').select('id').where('status','=','ACCEPTED').orderBy('id').limit(5).execute()
for (const {id} of ev){const t=performance.now(); await s.write(tx=>tx.updateTable('evidence_items').set({status:'SUBMITTED'}).where('id','=',id).execute()); process.stdout.write(`write ${Math.round(performance.now()-t)} ms\n`); await s.write(tx=>tx.updateTable('evidence_items').set({status:'ACCEPTED'}).where('id','=',id).execute())}
await s.close()
