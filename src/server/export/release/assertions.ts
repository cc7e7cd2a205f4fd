import {
  ampLevels,
  assertionDirections,
  assertionSignificances,
  assertionTypes,
} from '#domain/vocabularies/evidence.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import { hasStatus } from '#server/knowledge/records/clinical/evidence-status.ts'
import type { Reading } from '#server/storage/database.ts'
import { booleanCell, namesCell, textCell, timeCell } from '../cells.ts'
import { grouped, idChunks } from '../id-chunks.ts'
import { allIds, linkedNames, unresolvedIds } from '../relations.ts'
import type { ReleaseScope } from './release-table.ts'
import { releaseTable, statusesInScope } from './release-table.ts'
import { therapyCells } from './therapies.ts'

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
export const assertionSummaries = (scope: ReleaseScope) =>
  releaseTable({
    rows: (db) =>
      idChunks((after, limit) =>
        assertionRows(db, scope).where('item.id', '>', after).orderBy('item.id').limit(limit).execute(),
      ),
    relations: async (db) => {
      const therapyCell = await therapyCells(db)
      return async (ids) => ({
        therapyCell,
        therapies: await linkedNames(db, 'assertionTherapies', ids),
        phenotypes: await linkedNames(db, 'assertionPhenotypes', ids),
        acmgCodes: await linkedNames(db, 'acmgCodes', ids),
        clingenCodes: await linkedNames(db, 'clingenCodes', ids),
        cited: allIds(
          await citedEvidence(db, ids),
          await unresolvedIds(db, 'ASSERTION', 'EVIDENCE_ITEM', ids),
        ),
      })
    },
    cells: {
      molecular_profile: ({ profile_name }) => textCell(profile_name),
      molecular_profile_id: ({ molecular_profile_id }) => String(molecular_profile_id),
      disease: ({ disease_name }) => textCell(disease_name),
      doid: ({ doid }) => textCell(doid),
      phenotypes: ({ id }, { phenotypes }) => namesCell(phenotypes(id)),
      therapies: ({ id }, { therapies, therapyCell }) => therapyCell(therapies(id)),
      assertion_type: ({ assertion_type }) => assertionTypes.label(assertion_type),
      assertion_direction: ({ assertion_direction }) => assertionDirections.legacyLabel(assertion_direction),
      significance: ({ significance }) => assertionSignificances.label(significance),
      acmg_codes: ({ id }, { acmgCodes }) => namesCell(acmgCodes(id)),
      amp_category: ({ amp_level }) => amp_level && ampLevels.label(amp_level),
      clingen_codes: ({ id }, { clingenCodes }) => namesCell(clingenCodes(id)),
      nccn_guideline: ({ guideline }) => textCell(guideline),
      nccn_guideline_version: ({ nccn_guideline_version }) => textCell(nccn_guideline_version),
      regulatory_approval: ({ fda_regulatory_approval }) => booleanCell(fda_regulatory_approval),
      fda_companion_test: ({ fda_companion_test }) => booleanCell(fda_companion_test),
      assertion_summary: ({ summary }) => textCell(summary),
      assertion_description: ({ description }) => textCell(description),
      assertion_id: ({ id }) => String(id),
      evidence_item_ids: ({ id }, { cited }) => cited(id).join(','),
      last_review_date: ({ updated_at }) => timeCell(updated_at),
      assertion_civic_url: ({ id }, { links }) => links('assertions', id),
      evidence_items_civic_url: ({ id }, { cited, links }) =>
        cited(id)
          .map((item) => links('evidence_items', item))
          .join(','),
      molecular_profile_civic_url: ({ molecular_profile_id }, { links }) =>
        links('molecular_profiles', molecular_profile_id),
      is_flagged: ({ flagged }) => booleanCell(flagged),
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
