import { sql } from 'kysely'
import type { RecordSearchKind } from '#domain/vocabularies/search.ts'
import type { Reading } from '#server/storage/database.ts'
import { evidenceCounts } from '../../summaries/evidence-counts.ts'
import { cachedForVersion } from '../../version-cache.ts'
import type { RecordHit, UncountedHit } from './hit.ts'

type Counts = readonly { id: number; count: number }[]

/** Accepted evidence of every disease and of every therapy: there are few of them, and they have much. */
const termCounts = {
  DISEASE: sql<Counts[number]>`
    select disease_id as id, count(*) as count from evidence_items
    where status = 'ACCEPTED' and disease_id is not null group by disease_id`,
  THERAPY: sql<Counts[number]>`
    select l.therapy_id as id, count(*) as count
    from evidence_item_therapies as l join evidence_items as e on e.id = l.evidence_item_id
    where e.status = 'ACCEPTED' group by l.therapy_id`,
}

const countsOfTerms = (db: Reading, kind: keyof typeof termCounts): Promise<Counts> =>
  cachedForVersion(
    { db },
    'rows',
    `accepted evidence of each ${kind}`,
    async () => (await termCounts[kind].execute(db)).rows,
  )

const owners = {
  FEATURE: 'features',
  VARIANT: 'variants',
  MOLECULAR_PROFILE: 'molecular_profiles',
  VARIANT_GROUP: 'variant_groups',
} as const

async function countsOf(
  db: Reading,
  kind: RecordSearchKind,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (kind === 'DISEASE' || kind === 'THERAPY')
    return new Map((await countsOfTerms(db, kind)).map(({ id, count }) => [id, Number(count)]))
  if (kind in owners) {
    const counts = await evidenceCounts[owners[kind as keyof typeof owners]](db, ids)
    return new Map(ids.map((id, at) => [id, counts[at]?.ACCEPTED ?? 0]))
  }
  return new Map()
}

/** The hits with their accepted evidence. */
export async function withAcceptedEvidence(db: Reading, hits: readonly UncountedHit[]): Promise<RecordHit[]> {
  const kinds = [...Map.groupBy(hits, ({ kind }) => kind)]
  const counted = await Promise.all(
    kinds.map(async ([kind, ofKind]) => {
      const counts = await countsOf(
        db,
        kind,
        ofKind.map(({ id }) => id),
      )
      return ofKind.map((hit) => ({ ...hit, acceptedEvidenceCount: counts.get(hit.id) ?? 0 }))
    }),
  )
  return counted.flat()
}
