// What a hand-written server does: answers evidence with its disease, profile, source and therapies by one SQL statement
// that builds the JSON. `node single-statement-server.ts <database address>`; prints its port when it listens.
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { Pool } from 'pg'
import { z } from 'zod'

const [address = ''] = process.argv.slice(2)
const Body = z.object({ variables: z.object({ ids: z.array(z.int()) }) })

/** What the engine calls the functions that build an object and an array, and that read JSON. */
type JsonFunctions = { object: string; array: string; parse: string }

const statement = (json: JsonFunctions, ids: string) => `
  select ${json.array}(${json.object}(
    'id', item.id, 'description', item.description, 'status', item.status,
    'evidenceLevel', item.evidence_level, 'evidenceType', item.evidence_type,
    'evidenceDirection', item.evidence_direction, 'significance', item.significance,
    'disease', ${json.parse}(case when disease.id is not null then ${json.object}('id', disease.id, 'name', disease.name) end),
    'molecularProfile', ${json.object}('id', profile.id, 'name', profile.name),
    'source', ${json.object}('id', source.id, 'citation', source.citation, 'sourceType', source.source_type),
    'therapies', ${json.parse}((select coalesce(${json.array}(${json.object}('id', named.id, 'name', named.name)), '[]') from (
      select therapy.id, therapy.name from evidence_item_therapies as link
      join therapies as therapy on therapy.id = link.therapy_id
      where link.evidence_item_id = item.id order by therapy.name_folded, therapy.id) as named)))
    order by item.evidence_level, item.evidence_rating_rank, item.id) as nodes
  from (select * from evidence_items where id in (${ids}) and status <> 'REJECTED'
    order by evidence_level, evidence_rating_rank, id limit 50) as item
  join molecular_profiles as profile on profile.id = item.molecular_profile_id
  join sources as source on source.id = item.source_id
  left join diseases as disease on disease.id = item.disease_id`

function fromPostgres(): (ids: number[]) => Promise<string> {
  const pool = new Pool({ connectionString: address, max: 10, types: { getTypeParser: () => String } })
  const text = statement(
    { object: 'json_build_object', array: 'json_agg', parse: '' },
    'select unnest($1::int[])',
  )
  return async (ids) => {
    const { rows } = await pool.query<{ nodes: string }>({ name: 'evidence', text, values: [ids] })
    return rows[0]?.nodes ?? '[]'
  }
}

function fromSqlite(): (ids: number[]) => Promise<string> {
  const database = new DatabaseSync(address.replace('sqlite:', ''), { readOnly: true })
  const functions = { object: 'json_object', array: 'json_group_array', parse: 'json' }
  const select = database.prepare(statement(functions, 'select value from json_each(?)'))
  return async (ids) => String(select.get(JSON.stringify(ids))?.['nodes'])
}

const nodesOf = address.startsWith('sqlite:') ? fromSqlite() : fromPostgres()

const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const { variables } = Body.parse(JSON.parse(Buffer.concat(parts).toString()))
    void nodesOf(variables.ids).then((nodes) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      response.end(`{"data":{"evidenceItems":{"nodes":${nodes}}}}`)
    })
  })
})
server.listen(0, '127.0.0.1', () => {
  const listening = server.address()
  if (listening && typeof listening === 'object') process.stdout.write(`${listening.port}\n`)
})
