import { isRetraction } from '#domain/records/retraction.ts'
import { evidenceItemFields } from '#domain/records/fields/evidence-item.ts'
import {
  evidenceDirections,
  evidenceLevels,
  evidenceSignificances,
  evidenceStatuses,
  evidenceTypes,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { hasStatus } from '#server/knowledge/records/clinical/evidence-status.ts'
import type { Reading } from '#server/storage/database.ts'
import { extensionCells } from '../extension-cells.ts'
import { booleanCell, namesCell, numberCell, textCell, timeCell } from '../cells.ts'
import { idChunks } from '../id-chunks.ts'
import { linkedNames } from '../relations.ts'
import type { ReleaseScope } from './release-table.ts'
import { releaseTable, statusesInScope } from './release-table.ts'
import { therapyCells } from './therapies.ts'

const evidenceRows = (db: Reading, scope: ReleaseScope) =>
  db
    .selectFrom('evidence_items as item')
    .innerJoin('molecular_profiles as profile', 'profile.id', 'item.molecular_profile_id')
    .innerJoin('sources as source', 'source.id', 'item.source_id')
    .leftJoin('diseases as disease', 'disease.id', 'item.disease_id')
    .selectAll('item')
    .select([
      'profile.name as profile_name',
      'source.citation_id',
      'source.source_type',
      'source.citation',
      'source.asco_abstract_id',
      'source.retracted',
      'source.retraction_nature',
      'disease.name as disease_name',
      'disease.doid',
    ])
    .where(hasStatus('item.status', statusesInScope[scope]))

/** ClinicalEvidenceSummaries of the statuses in scope. */
export const clinicalEvidenceSummaries = (scope: ReleaseScope) =>
  releaseTable({
    rows: (db) =>
      idChunks((after, limit) =>
        evidenceRows(db, scope).where('item.id', '>', after).orderBy('item.id').limit(limit).execute(),
      ),
    relations: async (db) => {
      const therapyCell = await therapyCells(db)
      return async (ids, items) => ({
        therapyCell,
        therapies: await linkedNames(db, 'evidenceTherapies', ids),
        phenotypes: await linkedNames(db, 'evidencePhenotypes', ids),
        trials: await linkedNames(db, 'trials', [...new Set(items.map(({ source_id }) => source_id))]),
      })
    },
    cells: {
      molecular_profile: ({ profile_name }) => textCell(profile_name),
      molecular_profile_id: ({ molecular_profile_id }) => String(molecular_profile_id),
      disease: ({ disease_name }) => textCell(disease_name),
      doid: ({ doid }) => textCell(doid),
      phenotypes: ({ id }, { phenotypes }) => namesCell(phenotypes(id)),
      therapies: ({ id }, { therapies, therapyCell }) => therapyCell(therapies(id)),
      therapy_interaction_type: ({ therapy_interaction_type }) =>
        therapy_interaction_type && therapyInteractions.label(therapy_interaction_type),
      evidence_type: ({ evidence_type }) => evidenceTypes.label(evidence_type),
      evidence_direction: ({ evidence_direction }) => evidenceDirections.legacyLabel(evidence_direction),
      evidence_level: ({ evidence_level }) => evidenceLevels.label(evidence_level),
      significance: ({ significance }) => evidenceSignificances.label(significance),
      evidence_statement: ({ description }) => textCell(description),
      citation_id: ({ citation_id }) => textCell(citation_id),
      source_type: ({ source_type }) => sourceSources.label(source_type),
      asco_abstract_id: ({ asco_abstract_id }) => numberCell(asco_abstract_id),
      citation: ({ citation }) => textCell(citation),
      nct_ids: ({ source_id }, { trials }) => namesCell(trials(source_id)),
      rating: ({ evidence_rating }) => numberCell(evidence_rating),
      evidence_status: ({ status }) => evidenceStatuses.label(status),
      evidence_id: ({ id }) => String(id),
      variant_origin: ({ variant_origin }) => variantOrigins.label(variant_origin),
      last_review_date: ({ updated_at }) => timeCell(updated_at),
      evidence_civic_url: ({ id }, { links }) => links('evidence_items', id),
      molecular_profile_civic_url: ({ molecular_profile_id }, { links }) =>
        links('molecular_profiles', molecular_profile_id),
      is_flagged: ({ flagged }) => booleanCell(flagged),
      source_retracted: ({ retracted, retraction_nature }) =>
        booleanCell(isRetraction({ retracted: Boolean(retracted), retractionNature: retraction_nature })),
      ...extensionCells(evidenceItemFields),
    },
  })
