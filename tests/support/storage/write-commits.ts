// A process that writes until it is killed: `node write-commits.ts <database address> <first number>`. Each change
// adds a disease with two aliases; its number is printed once `storage.write` has said that it is committed.
import { open } from '#server/storage/database.ts'

const [url, first] = process.argv.slice(2)
if (!url || !first) throw new Error('usage: write-commits.ts <database address> <first number>')

const storage = await open(url, { migrate: false })
const now = new Date().toISOString()

for (let number = Number(first); ; number += 1) {
  await storage.write(async (tx) => {
    const name = `disease ${number}`
    const disease = await tx
      .insertInto('diseases')
      .values({ name, name_folded: name, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const alias of [`${name} a`, `${name} b`]) {
      const { id } = await tx
        .insertInto('disease_aliases')
        .values({ name: alias, name_folded: alias })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('disease_disease_aliases')
        .values({ disease_id: disease.id, disease_alias_id: id })
        .execute()
    }
  })
  process.stdout.write(`${number}\n`)
}
