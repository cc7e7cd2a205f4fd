import type { z } from 'zod'
import {
  assertionDirections,
  assertionSignificances,
  assertionTypes,
  evidenceStatuses,
} from '#domain/vocabularies/evidence.ts'
import { recordTag } from '#domain/records/tags.ts'
import { assertionTherapies } from '#server/knowledge/records/clinical/clinical-terms.ts'
import { assertionOverview, citedEvidence } from '#server/legacy/queries/evidence.ts'
import type { AssertionOverview } from '#server/legacy/queries/evidence.ts'
import { openRevisions } from '#server/legacy/queries/history.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import { foundOf } from './reading.ts'
import type { LegacyReading, ReadRecords } from './reading.ts'
import type { assertion } from './schemas/assertions.ts'
import { readDiseases, readDrugs } from './terms.ts'

export type Assertion = z.infer<typeof assertion>

/** Assertions with what all their forms share, and the rows they are made of. */
export async function readAssertionRows({ db }: LegacyReading, ids: readonly number[]) {
  const overviews = await valuesById(db, assertionOverview, ids)
  const rows = foundOf(ids, overviews)
  const found = rows.map(({ id }) => id)
  const therapies = await valuesById(db, assertionTherapies, found)
  const cited = await valuesById(db, citedEvidence, found)
  const pending = await valuesById(db, openRevisions('ASSERTION'), found)
  const drugs = await readDrugs(db, found.flatMap(therapies))
  const diseases = await readDiseases(
    db,
    rows.map((row) => row.disease_id),
  )
  const present = (row: AssertionOverview): Assertion => ({
    id: row.id,
    type: 'assertion',
    name: recordTag('ASSERTION', row.id),
    summary: row.summary || null,
    description: row.description || null,
    gene: { name: row.feature_name, id: row.feature_id },
    variant: { name: row.variant_name, id: row.variant_id },
    disease: diseases(row.disease_id),
    drugs: drugs(therapies(row.id)),
    evidence_type: assertionTypes.legacyLabel(row.assertion_type),
    evidence_direction: assertionDirections.legacyLabel(row.assertion_direction),
    clinical_significance: assertionSignificances.legacyLabel(row.significance),
    evidence_item_count: cited(row.id)?.all ?? 0,
    fda_regulatory_approval: row.fda_regulatory_approval,
    status: evidenceStatuses.legacyLabel(row.status),
    open_change_count: pending(row.id).reduce((sum, { count }) => sum + count, 0),
    pending_evidence_count: cited(row.id)?.submitted ?? 0,
    flagged: row.flagged,
    updated_at: row.updated_at,
    molecular_profile: { id: row.profile_id, name: row.profile_name },
  })
  return { rows, present }
}

/** Assertions in their index form. */
export const readAssertions: ReadRecords<Assertion> = async (reading, ids) => {
  const { rows, present } = await readAssertionRows(reading, ids)
  return rows.map(present)
}

/** Assertions in their index form, found by id. */
export async function assertionsById(reading: LegacyReading, ids: Iterable<number>) {
  const assertions = await readAssertions(reading, [...new Set(ids)])
  const found = new Map(assertions.map((assertion) => [assertion.id, assertion]))
  return (some: readonly { id: number }[]): Assertion[] => some.flatMap(({ id }) => found.get(id) ?? [])
}
