import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import { hasStatus, statusesOf } from './evidence-status.ts'
import { hasStoredEvidence } from '#server/knowledge/summaries/stored-evidence-counts.ts'
import { profileOwners } from '../profile-owners.ts'
import type { ProfileOwnerTable } from '../profile-owners.ts'

const hasAssertion = (owners: ProfileOwnerTable, id: string, filter: EvidenceStatusFilter) => {
  const { join, owner, profile } = profileOwners[owners]
  return sql<SqlBool>`exists (
    select 1 from ${join} join assertions as item on item.molecular_profile_id = ${profile}
    where ${owner} = ${sql.ref(id)} and ${hasStatus('item.status', statusesOf[filter])})`
}

/** True for an owner, whose id is `id`, with evidence that the filter lets through. */
export const hasEvidence = (
  owners: ProfileOwnerTable,
  id: string,
  filter: EvidenceStatusFilter,
): Expression<SqlBool> => hasStoredEvidence(owners, id, filter)

/**
 * True for a row of a table that also shows records without any evidence, as NON_REJECTED (the default)
 * and ALL do; a single status asks for evidence or an assertion of that status.
 */
export const followsStatus = (
  owners: ProfileOwnerTable,
  id: string,
  filter: EvidenceStatusFilter,
): Expression<SqlBool> =>
  filter === 'NON_REJECTED' || filter === 'ALL'
    ? sql<SqlBool>`1 = 1`
    : sql<SqlBool>`(${hasEvidence(owners, id, filter)} or ${hasAssertion(owners, id, filter)})`
