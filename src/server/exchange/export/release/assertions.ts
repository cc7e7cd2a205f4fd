import {
  ampLevels,
  assertionDirections,
  assertionSignificances,
  assertionTypes,
} from '#domain/vocabularies/evidence.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import { hasStatus } from '#server/knowledge/records/clinical/evidence-status.ts'
import type { Reading } from '#server/storage/database.ts'
import { booleanCell, namesCell, sortedIds, textCell, timeCell } from '../cells.ts'
import { grouped, idChunks } from '../id-chunks.ts'
import { linkedNames, unresolvedIds } from '../relations.ts'
import type { ReleaseScope, ReleaseTable } from './release-table.ts'
import { cellsInOrder, statusesInScope } from './release-table.ts'
import { therapyCells } from './therapies.ts'

const columns = [
  'molecular_profile',
  'molecular_profile_id',
  'disease',
  'doid',
  'phenotypes',
  'therapies',
  'assertion_type',
  'assertion_direction',
  'significance',
  'acmg_codes',
  'amp_category',
  'clingen_codes',
  'nccn_guideline',
  'nccn_guideline_version',
  'regulatory_approval',
  'fda_companion_test',
  'assertion_summary',
  'assertion_description',
  'assertion_id',
  'evidence_item_ids',
  'last_review_date',
  'assertion_civic_url',
  'evidence_items_civic_url',
  'molecular_profile_civic_url',
  'is_flagged',
] as const

const assertionRows = (db: Reading, scope: ReleaseScope) =>
  db
    .selectFrom('assertions as item')
    .innerJoin('molecular_profiles as profile', 'profile.id', 'item.molecular_profile_id')
    .leftJoin('diseases as disease', 'disease.id', 'item.disease_id')
    .leftJoin('nccn_guidelines as guideline', 'guideline.id', 'item.nccn_guideline_id')
    .selectAll('item')
    .select([
      'profile.name as profile_name',
      'disease.name as disease_name',
      'disease.doid',
      'guideline.name as guideline',
    ])
    .where(hasStatus('item.status', statusesInScope[scope]))

/** AssertionSummaries of the statuses in scope; the file they are in is what tells their status. */
export const assertionSummaries = (scope: ReleaseScope): ReleaseTable => ({
  columns,
  async *rows(db, links) {
    const therapyCell = await therapyCells(db)
    const chunks = idChunks((after, limit) =>
      assertionRows(db, scope).where('item.id', '>', after).orderBy('item.id').limit(limit).execute(),
    )
    for await (const assertions of chunks) {
      const ids = assertions.map(({ id }) => id)
      const therapies = await linkedNames(db, 'assertionTherapies', ids)
      const phenotypes = await linkedNames(db, 'assertionPhenotypes', ids)
      const acmgCodes = await linkedNames(db, 'acmgCodes', ids)
      const clingenCodes = await linkedNames(db, 'clingenCodes', ids)
      const evidence = await citedEvidence(db, ids)
      const missing = await unresolvedIds(db, 'ASSERTION', 'EVIDENCE_ITEM', ids)
      yield assertions.map((assertion) => {
        const cited = sortedIds([...evidence(assertion.id), ...missing(assertion.id)])
        return cellsInOrder(columns, {
          molecular_profile: textCell(assertion.profile_name),
          molecular_profile_id: String(assertion.molecular_profile_id),
          disease: textCell(assertion.disease_name),
          doid: textCell(assertion.doid),
          phenotypes: namesCell(phenotypes(assertion.id)),
          therapies: therapyCell(therapies(assertion.id)),
          assertion_type: assertionTypes.label(assertion.assertion_type),
          assertion_direction: assertionDirections.label(assertion.assertion_direction),
          significance: assertionSignificances.label(assertion.significance),
          acmg_codes: namesCell(acmgCodes(assertion.id)),
          amp_category: assertion.amp_level && ampLevels.label(assertion.amp_level),
          clingen_codes: namesCell(clingenCodes(assertion.id)),
          nccn_guideline: textCell(assertion.guideline),
          nccn_guideline_version: textCell(assertion.nccn_guideline_version),
          regulatory_approval: booleanCell(assertion.fda_regulatory_approval),
          fda_companion_test: booleanCell(assertion.fda_companion_test),
          assertion_summary: textCell(assertion.summary),
          assertion_description: textCell(assertion.description),
          assertion_id: String(assertion.id),
          evidence_item_ids: cited.join(','),
          last_review_date: timeCell(assertion.updated_at),
          assertion_civic_url: links('assertions', assertion.id),
          evidence_items_civic_url: cited.map((item) => links('evidence_items', item)).join(','),
          molecular_profile_civic_url: links('molecular_profiles', assertion.molecular_profile_id),
          is_flagged: booleanCell(assertion.flagged),
        })
      })
    }
  },
})

/** Of any status: a rejected item was cited all the same. */
async function citedEvidence(
  db: Reading,
  assertionIds: readonly number[],
): Promise<(id: number) => number[]> {
  const rows = await db
    .selectFrom('assertion_evidence_items')
    .select(['assertion_id as owner_id', 'evidence_item_id as value'])
    .where('assertion_id', 'in', inList(assertionIds))
    .execute()
  return grouped(rows)
}
