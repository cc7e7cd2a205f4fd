import { sql } from 'kysely'
import { diseaseRelation } from '#domain/matching/comparison/disease-relation.ts'
import type { DiseaseRelation, DiseaseSurroundings } from '#domain/matching/comparison/disease-relation.ts'
import type { Reading } from '#server/storage/database.ts'
import { inList, oneForEach } from '../paging/batch.ts'
import type { Batch, Load } from '../paging/batch.ts'

type Column = 'disease_id' | 'parent_id'

/** All diseases that steps from one column to the other lead to from each of the diseases. */
async function reached(db: Reading, ids: readonly number[], from: Column, to: Column) {
  const { rows } = await sql<{ start: number; id: number }>`
    with recursive reached(start, id) as (
      select ${sql.ref(from)}, ${sql.ref(to)} from disease_parents where ${sql.ref(from)} in (${sql.join(inList(ids))})
      union
      select reached.start, ${sql.ref(`link.${to}`)} from disease_parents as link
      join reached on ${sql.ref(`link.${from}`)} = reached.id
    )
    select start, id from reached`.execute(db)
  return Map.groupBy(rows, ({ start }) => start)
}

/** The diseases with what the imported Disease Ontology has above and below them; nothing where it lacks them. */
export const diseaseSurroundings: Batch<number, DiseaseSurroundings> = async (db, ids) => {
  const above = await reached(db, ids, 'disease_id', 'parent_id')
  const below = await reached(db, ids, 'parent_id', 'disease_id')
  const idsOf = (rows: readonly { id: number }[] = []) => new Set(rows.map((row) => row.id))
  return ids.map((id) => ({ id, ancestors: idsOf(above.get(id)), descendants: idsOf(below.get(id)) }))
}

/** The diseases that the imported Disease Ontology has. */
export const placedDiseases = oneForEach<number, { id: number }>(
  (_db, ids) => sql<{ id: number }>`
    select id from diseases where id in (${sql.join(ids)}) and exists (
      select 1 from disease_parents as link where link.disease_id = diseases.id or link.parent_id = diseases.id)`,
  ({ id }) => id,
)

/** Relation of one disease to another, by the imported Disease Ontology. */
export async function relationOfDisease(load: Load, id: number, to: number | null): Promise<DiseaseRelation> {
  if (to === null) return 'UNKNOWN'
  const [surroundings, placed] = await Promise.all([load(diseaseSurroundings, to), load(placedDiseases, id)])
  return diseaseRelation(surroundings, { id, isPlaced: placed !== null })
}
