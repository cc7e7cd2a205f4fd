import { sql } from 'kysely'
import type { RecordSearchKind } from '#domain/vocabularies/search.ts'
import { searchRecords } from '#server/knowledge/search/fuzzy/record-search.ts'
import { refOf, referredKinds } from '../reading/refs.ts'
import type { McpReading } from '../reading/knowledge.ts'
import type { Candidate } from './named-record.ts'

const MOST = 5

/** The features of variants, by the id of the variant. */
async function featuresOf({ db }: McpReading, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { id: number; name: string }>()
  const { rows } = await sql<{ variant_id: number; id: number; name: string }>`
    select variants.id as variant_id, features.id, features.name from variants
    join features on features.id = variants.feature_id where variants.id in (${sql.join([...ids])})`.execute(
    db,
  )
  return new Map(rows.map(({ variant_id: variantId, id, name }) => [variantId, { id, name }]))
}

/**
 * Records with a name near the text, to be offered: one of them is never taken for it.
 * @param gene gene or feature whose variants alone are offered
 */
export async function nearestNames(
  reading: McpReading,
  text: string,
  kinds: readonly RecordSearchKind[],
  gene: { name: string; featureIds: readonly number[] } | null = null,
): Promise<Candidate[]> {
  const { records } = await searchRecords(reading.scan, gene ? `${gene.name} ${text}` : text)
  const features = await featuresOf(
    reading,
    records.flatMap(({ kind, id }) => (kind === 'VARIANT' ? [id] : [])),
  )
  return records
    .flatMap(({ kind, id, name }) => {
      const referred = referredKinds.find((each) => each === kind)
      if (!referred || !kinds.includes(kind)) return []
      const feature = kind === 'VARIANT' ? features.get(id) : undefined
      if (gene && !gene.featureIds.includes(feature?.id ?? 0)) return []
      return [{ ref: refOf(referred, id), name, gene: feature?.name ?? null }]
    })
    .slice(0, MOST)
}
