import { sql } from 'kysely'
import type { DiseaseSurroundings } from '#domain/matching/comparison/disease-relation.ts'
import type { Reading } from '#server/storage/database.ts'

/** The disease of a patient, with its place in the ontology. */
export interface PatientDisease extends DiseaseSurroundings {
  name: string
  doid: string | null
}

async function reachable(
  db: Reading,
  id: number,
  from: 'disease_id' | 'parent_id',
  to: 'disease_id' | 'parent_id',
) {
  const { rows } = await sql<{ id: number }>`
    with recursive reached(id) as (
      select ${sql.ref(to)} from disease_parents where ${sql.ref(from)} = ${id}
      union
      select ${sql.ref(`link.${to}`)} from disease_parents as link join reached on ${sql.ref(`link.${from}`)} = reached.id
    )
    select id from reached`.execute(db)
  return new Set(rows.map((row) => row.id))
}

/** The disease of an id (`7`) or a DOID (`DOID:1909`); null when there is none. */
export async function findPatientDisease(db: Reading, text: string): Promise<PatientDisease | null> {
  const doid = /^DOID:(\d+)$/i.exec(text.trim())?.[1]
  const id = /^\d{1,15}$/.exec(text.trim())?.[0]
  if (!doid && !id) return null
  const disease = await db
    .selectFrom('diseases')
    .select(['id', 'name', 'doid'])
    .where(doid ? 'doid' : 'id', '=', doid ?? Number(id))
    .where('deprecated', '=', false)
    .orderBy('id')
    .executeTakeFirst()
  if (!disease) return null
  const ancestors = await reachable(db, disease.id, 'disease_id', 'parent_id')
  const descendants = await reachable(db, disease.id, 'parent_id', 'disease_id')
  return { ...disease, ancestors, descendants }
}
