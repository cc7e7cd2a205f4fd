import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { beginsWith, contains } from '../conditions.ts'
import { countOf } from '../summaries/evidence-counts.ts'
import {
  assertionsNaming,
  assertionSortKey,
  evidenceNaming,
  isNamedByAssertion,
} from '../summaries/term-evidence.ts'
import { hasStoredEvidence, storedCountSortKey } from '../summaries/stored-evidence-counts.ts'
import type { PhenotypeRecord } from '../records/terms.ts'
import { browseQuery, byText, byTextIfAny, idFilters } from './browse-query.ts'
import type { BrowseOrder } from './browse-query.ts'

/** A phenotype with the statuses that its counts follow. */
export type BrowsePhenotypeRow = PhenotypeRecord & { counted_status: EvidenceStatusFilter }

const ID = 'phenotypes.id'

const byEvidence: BrowseOrder = { aggregate: (status) => storedCountSortKey('phenotypes', status) }

/** Phenotypes of evidence or assertions that the status filter lets through. */
export const browsePhenotypes = browseQuery({
  query: 'browsePhenotypes',
  description: 'Phenotypes with evidence or assertions, most evidence first unless sorted otherwise.',
  id: ID,
  rows: (db: Reading, status: EvidenceStatusFilter) =>
    db.selectFrom('phenotypes').selectAll('phenotypes').select(sql.lit(status).as('counted_status')),
  hasStatus: (status) => sql<SqlBool>`(${hasStoredEvidence('phenotypes', ID, status)}
    or ${isNamedByAssertion('phenotypes', ID, status)})`,
  statusDescription:
    'Status of the records that count, NON_REJECTED by default; phenotypes without any are excluded.',
  filters: {
    ...idFilters(ID, 'phenotype', 'phenotypes'),
    hpoId: {
      type: 'String',
      description:
        'Only phenotypes whose Human Phenotype Ontology id begins with this, with or without `HP:`.',
      where: (id) => beginsWith('phenotypes.hpo_id', `HP:${id.trim().replace(/^HP:?/i, '')}`),
    },
    name: {
      type: 'String',
      description: 'Only phenotypes whose name contains this, ignoring case.',
      where: (name) => contains('phenotypes.name_folded', name),
    },
  },
  columns: {
    id: { cell: ({ id }) => id },
    name: { cell: ({ name }) => name, sort: ['NAME', byText('phenotypes.name_folded')] },
    hpo_id: { cell: ({ hpo_id }) => hpo_id, sort: ['HPO_ID', byTextIfAny('phenotypes.hpo_id')] },
    evidence_count: {
      field: 'evidenceCount',
      description: 'Number of evidence items with it.',
      cell: async ({ id, counted_status }, load) =>
        countOf(await load(evidenceNaming.phenotypes, id), counted_status),
      sort: ['EVIDENCE_ITEM_COUNT', byEvidence],
    },
    assertion_count: {
      field: 'assertionCount',
      description: 'Number of assertions with it.',
      cell: async ({ id, counted_status }, load) =>
        countOf(await load(assertionsNaming.phenotypes, id), counted_status),
      sort: ['ASSERTION_COUNT', { aggregate: (status) => assertionSortKey('phenotypes', status) }],
    },
  },
  initial: { order: byEvidence, descending: true },
})
