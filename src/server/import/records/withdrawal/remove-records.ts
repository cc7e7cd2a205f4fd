import { sql } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { RecordKind } from '../../release/kinds.ts'
import { inParts } from '../batch-writer.ts'
import type { ImportContext } from '../import-context.ts'
import { recordTypes } from '../../release/kinds.ts'
import { recordTables } from '../record-writer.ts'

/** Rows that belong to a record and go with it. */
const belongings: Readonly<Record<RecordKind, readonly [keyof Tables, string][]>> = {
  assertion: [
    ['assertion_evidence_items', 'assertion_id'],
    ['assertion_therapies', 'assertion_id'],
    ['assertion_phenotypes', 'assertion_id'],
    ['assertion_acmg_codes', 'assertion_id'],
    ['assertion_clingen_codes', 'assertion_id'],
  ],
  evidence: [
    ['assertion_evidence_items', 'evidence_item_id'],
    ['evidence_item_therapies', 'evidence_item_id'],
    ['evidence_item_phenotypes', 'evidence_item_id'],
  ],
  group: [
    ['variant_group_variants', 'variant_group_id'],
    ['variant_group_sources', 'variant_group_id'],
  ],
  variant: [
    ['variant_coordinates', 'variant_id'],
    ['exon_coordinates', 'variant_id'],
    ['variant_variant_aliases', 'variant_id'],
    ['variant_variant_types', 'variant_id'],
    ['variant_hgvs_descriptions', 'variant_id'],
    ['variant_clinvar_entries', 'variant_id'],
    ['variant_group_variants', 'variant_id'],
    ['molecular_profile_variants', 'variant_id'],
  ],
  profile: [
    ['molecular_profile_variants', 'molecular_profile_id'],
    ['molecular_profile_molecular_profile_aliases', 'molecular_profile_id'],
    ['molecular_profile_sources', 'molecular_profile_id'],
  ],
  feature: [
    ['feature_feature_aliases', 'feature_id'],
    ['feature_sources', 'feature_id'],
    ['region_cytogenetic_regions', 'feature_id'],
    ['fusion_known_partner_genes', 'feature_id'],
    ['fusions', 'feature_id'],
    ['factors', 'feature_id'],
    ['gene_uniprot_ids', 'feature_id'],
    ['gene_external_ids', 'feature_id'],
    ['genes', 'feature_id'],
  ],
}

/** What is there only because people did something. */
const traces: readonly [keyof Tables, string, string | null][] = [
  ['activities', 'subject', 'user_id'],
  ['activity_linked_entities', 'entity', null],
  ['events', 'subject', 'user_id'],
  ['events', 'originating_object', 'user_id'],
  ['comments', 'subject', 'user_id'],
  ['comment_mentioned_entities', 'entity', null],
  ['revisions', 'subject', null],
  ['flags', 'subject', 'flagging_user_id'],
  ['subscriptions', 'subscribable', null],
  ['local_changes', 'record', null],
]

/** Those of the records on which people worked: commented, suggested, flagged, followed or changed something. */
export async function workedOn(
  context: ImportContext,
  kind: RecordKind,
  ids: readonly number[],
): Promise<number[]> {
  const found: number[] = []
  for (const part of inParts(ids, 1000)) {
    for (const [table, prefix, user] of traces) {
      const byPeople = user === null ? sql`` : sql`and ${sql.ref(user)} <> ${context.history.userId}`
      const { rows } = await sql<{ id: number }>`
        select distinct ${sql.ref(`${prefix}_id`)} as id from ${sql.table(table)}
        where ${sql.ref(`${prefix}_type`)} = ${recordTypes[kind]}
          and ${sql.ref(`${prefix}_id`)} in (${sql.join(part)}) ${byPeople}
      `.execute(context.tx)
      found.push(...rows.map(({ id }) => id))
    }
  }
  return found
}

/** Deletes records with what belongs to them and their history; nothing else may refer to them. */
export async function removeRecords(
  context: ImportContext,
  kind: RecordKind,
  ids: readonly number[],
): Promise<void> {
  const { tx } = context
  const type = recordTypes[kind]
  for (const part of inParts(ids, 1000)) {
    await tx
      .deleteFrom('notifications')
      .where('event_id', 'in', (eb) =>
        eb.selectFrom('events').select('id').where('subject_type', '=', type).where('subject_id', 'in', part),
      )
      .execute()
    await tx.deleteFrom('events').where('subject_type', '=', type).where('subject_id', 'in', part).execute()
    await tx
      .deleteFrom('activities')
      .where('subject_type', '=', type)
      .where('subject_id', 'in', part)
      .execute()
    await tx.deleteFrom('flags').where('subject_type', '=', type).where('subject_id', 'in', part).execute()
    await tx
      .deleteFrom('revision_sets')
      .where('subject_type', '=', type)
      .where('subject_id', 'in', part)
      .execute()
    await tx
      .deleteFrom('unresolved_references')
      .where('subject_type', '=', type)
      .where('subject_id', 'in', part)
      .execute()
    for (const [table, column] of belongings[kind]) {
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(part)})`.execute(tx)
    }
    await tx.deleteFrom(recordTables[kind]).where('id', 'in', part).execute()
  }
}
