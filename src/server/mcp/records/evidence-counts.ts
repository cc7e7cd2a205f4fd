import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import { browseEvidence } from '#server/knowledge/browse/evidence.ts'
import { among, profileWithGroup } from '#server/knowledge/browse/clinical-filters.ts'
import { isNegatedOnly, isPresent } from '../evidence/subject.ts'
import type { ReferredKind } from '../reading/refs.ts'
import type { McpReading } from '../reading/knowledge.ts'

/** Evidence items that are about a record. */
export interface EvidenceCounts {
  accepted: number
  submitted: number
}

const { filters } = browseEvidence

function isAbout(kind: ReferredKind, id: number): Expression<SqlBool> {
  switch (kind) {
    case 'GENE':
    case 'FEATURE':
      return isPresent({ featureIds: [id] })
    case 'VARIANT':
      return isPresent({ variantIds: [id] })
    case 'MOLECULAR_PROFILE':
      return filters.molecularProfileId.where(id)
    case 'VARIANT_GROUP':
      return profileWithGroup('item.molecular_profile_id', id)
    case 'SOURCE':
      return filters.sourceId.where(id)
    case 'DISEASE':
      return filters.diseaseId.where(id, 'ALL', {})
    case 'THERAPY':
      return filters.therapyId.where(id)
    case 'ASSERTION':
      return filters.assertionId.where(id)
    case 'EVIDENCE_ITEM':
      return filters.id.where(id)
  }
}

async function countsWhere({ scan }: McpReading, where: Expression<SqlBool>): Promise<EvidenceCounts> {
  const { rows } = await sql<{ status: string; count: number | string }>`
    select item.status, count(*) as count from evidence_items as item where ${where} group by item.status`.execute(
    scan,
  )
  const of = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0)
  return { accepted: of('ACCEPTED'), submitted: of('SUBMITTED') }
}

/** Evidence on a record; on its molecular profiles, as far as they require it. */
export const evidenceCountsOf = (
  reading: McpReading,
  kind: ReferredKind,
  id: number,
): Promise<EvidenceCounts> => countsWhere(reading, isAbout(kind, id))

/** Evidence on a variant alone, on combinations with others, and on profiles that demand its absence. */
export async function variantCountsOf(reading: McpReading, id: number) {
  const subject = { variantIds: [id] }
  const single = among(
    'item.molecular_profile_id',
    sql`select single.id from molecular_profiles as single where not single.is_multi_variant`,
  )
  const present = isPresent(subject)
  const [alone, combined, negated] = await Promise.all([
    countsWhere(reading, sql<SqlBool>`(${present} and ${single})`),
    countsWhere(reading, sql<SqlBool>`(${present} and not ${single})`),
    countsWhere(reading, isNegatedOnly(subject)),
  ])
  return { alone, combined, negated }
}
