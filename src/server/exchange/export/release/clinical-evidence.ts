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
import { booleanCell, namesCell, numberCell, textCell, timeCell } from '../cells.ts'
import { idChunks } from '../id-chunks.ts'
import { linkedNames } from '../relations.ts'
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
  'therapy_interaction_type',
  'evidence_type',
  'evidence_direction',
  'evidence_level',
  'significance',
  'evidence_statement',
  'citation_id',
  'source_type',
  'asco_abstract_id',
  'citation',
  'nct_ids',
  'rating',
  'evidence_status',
  'evidence_id',
  'variant_origin',
  'last_review_date',
  'evidence_civic_url',
  'molecular_profile_civic_url',
  'is_flagged',
] as const

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
      'disease.name as disease_name',
      'disease.doid',
    ])
    .where(hasStatus('item.status', statusesInScope[scope]))

/** ClinicalEvidenceSummaries of the statuses in scope. */
export const clinicalEvidenceSummaries = (scope: ReleaseScope): ReleaseTable => ({
  columns,
  async *rows(db, links) {
    const therapyCell = await therapyCells(db)
    const chunks = idChunks((after, limit) =>
      evidenceRows(db, scope).where('item.id', '>', after).orderBy('item.id').limit(limit).execute(),
    )
    for await (const items of chunks) {
      const ids = items.map(({ id }) => id)
      const therapies = await linkedNames(db, 'evidenceTherapies', ids)
      const phenotypes = await linkedNames(db, 'evidencePhenotypes', ids)
      const trials = await linkedNames(db, 'trials', [...new Set(items.map(({ source_id }) => source_id))])
      yield items.map((item) =>
        cellsInOrder(columns, {
          molecular_profile: textCell(item.profile_name),
          molecular_profile_id: String(item.molecular_profile_id),
          disease: textCell(item.disease_name),
          doid: textCell(item.doid),
          phenotypes: namesCell(phenotypes(item.id)),
          therapies: therapyCell(therapies(item.id)),
          therapy_interaction_type:
            item.therapy_interaction_type && therapyInteractions.label(item.therapy_interaction_type),
          evidence_type: evidenceTypes.label(item.evidence_type),
          evidence_direction: evidenceDirections.label(item.evidence_direction),
          evidence_level: evidenceLevels.label(item.evidence_level),
          significance: evidenceSignificances.label(item.significance),
          evidence_statement: textCell(item.description),
          citation_id: textCell(item.citation_id),
          source_type: sourceSources.label(item.source_type),
          asco_abstract_id: numberCell(item.asco_abstract_id),
          citation: textCell(item.citation),
          nct_ids: namesCell(trials(item.source_id)),
          rating: numberCell(item.evidence_rating),
          evidence_status: evidenceStatuses.label(item.status),
          evidence_id: String(item.id),
          variant_origin: variantOrigins.label(item.variant_origin),
          last_review_date: timeCell(item.updated_at),
          evidence_civic_url: links('evidence_items', item.id),
          molecular_profile_civic_url: links('molecular_profiles', item.molecular_profile_id),
          is_flagged: booleanCell(item.flagged),
        }),
      )
    }
  },
})
