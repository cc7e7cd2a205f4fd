import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { contains } from '../conditions.ts'
import { aliasesOf } from '../records/aliases.ts'
import { countOf } from '../summaries/evidence-counts.ts'
import { assertionsNaming, assertionSortKey, evidenceNaming } from '../summaries/term-evidence.ts'
import { hasStoredEvidence, storedCountSortKey } from '../summaries/stored-evidence-counts.ts'
import type { TherapyRecord } from '../records/terms.ts'
import { wholeNcitId } from '../records/therapies.ts'
import { browseQuery, byText, byTextIfAny, idFilters, names } from './browse-query.ts'
import type { BrowseOrder } from './browse-query.ts'
import { isNamedLike } from '../names/resolve-names.ts'

/** A therapy with the statuses that its counts follow. */
export type BrowseTherapyRow = TherapyRecord & { counted_status: EvidenceStatusFilter }

const ID = 'therapies.id'

const byEvidence: BrowseOrder = { aggregate: (status) => storedCountSortKey('therapies', status) }

/** Live therapies with evidence that the status filter lets through. */
export const browseTherapies = browseQuery({
  query: 'browseTherapies',
  description:
    'Therapies with evidence, most evidence first unless sorted otherwise; deprecated ones are excluded.',
  id: ID,
  rows: (db: Reading, status: EvidenceStatusFilter) =>
    db
      .selectFrom('therapies')
      .selectAll('therapies')
      .select(sql.lit(status).as('counted_status'))
      .where('therapies.deprecated', '=', false),
  hasStatus: (status) => hasStoredEvidence('therapies', ID, status),
  statusDescription:
    'Status of the evidence that counts, NON_REJECTED by default; therapies without any are excluded.',
  filters: {
    ...idFilters(ID, 'therapy', 'therapies'),
    ncitId: {
      type: 'String',
      description: 'Only the therapy with this NCI Thesaurus id, with or without its letter C.',
      where: (id) => sql<SqlBool>`therapies.ncit_id = ${wholeNcitId(id)}`,
    },
    name: {
      type: 'String',
      description: 'Only therapies whose name contains this, ignoring case, or that it names otherwise.',
      where: (name) => isNamedLike('therapies', name),
    },
    therapyAlias: {
      type: 'String',
      description: 'Only therapies with an alias that contains this, ignoring case.',
      where: (alias) => sql<SqlBool>`therapies.id in (
        select link.therapy_id from therapy_therapy_aliases as link
        join therapy_aliases as alias on alias.id = link.therapy_alias_id
        where ${contains('alias.name_folded', alias)})`,
    },
  },
  columns: {
    id: { cell: ({ id }) => id },
    name: { cell: ({ name }) => name, sort: ['NAME', byText('therapies.name_folded')] },
    ncit_id: { cell: ({ ncit_id }) => ncit_id, sort: ['NCIT_ID', byTextIfAny('therapies.ncit_id')] },
    aliases: { cell: async ({ id }, load) => names(await load(aliasesOf.therapy, id)) },
    evidence_count: {
      field: 'evidenceCount',
      description: 'Number of evidence items about it.',
      cell: async ({ id, counted_status }, load) =>
        countOf(await load(evidenceNaming.therapies, id), counted_status),
      sort: ['EVIDENCE_ITEM_COUNT', byEvidence],
    },
    assertion_count: {
      field: 'assertionCount',
      description: 'Number of assertions about it.',
      cell: async ({ id, counted_status }, load) =>
        countOf(await load(assertionsNaming.therapies, id), counted_status),
      sort: ['ASSERTION_COUNT', { aggregate: (status) => assertionSortKey('therapies', status) }],
    },
    deprecated: { cell: ({ deprecated }) => deprecated },
  },
  initial: { order: byEvidence, descending: true },
})
