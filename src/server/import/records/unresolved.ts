import type { Insertable } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { RecordType } from '#server/storage/tables/activity/subjects.ts'
import type { ImportContext } from './import-context.ts'
import { inParts } from './batch-writer.ts'

/** References of a record; `isNew` records have none yet. */
export type MissingReferences = {
  id: number
  isNew: boolean
  evidence: readonly number[]
  assertion: readonly number[]
}

/**
 * Keeps the references of records to evidence items and assertions that the release leaves out, so that they can be
 * exported again. What the database holds from elsewhere counts as there.
 */
export async function writeUnresolvedReferences(
  context: ImportContext,
  subject_type: RecordType,
  records: readonly MissingReferences[],
): Promise<void> {
  const { tx, writer } = context
  const old = records.filter(({ isNew }) => !isNew).map(({ id }) => id)
  for (const part of inParts(old, 1000)) {
    await tx
      .deleteFrom('unresolved_references')
      .where('subject_type', '=', subject_type)
      .where('subject_id', 'in', part)
      .execute()
  }
  const rows: Insertable<Tables['unresolved_references']>[] = []
  for (const [kind, reference_type, table] of kinds) {
    const named = [...new Set(records.flatMap((record) => record[kind]))]
    const there = new Set<number>()
    for (const part of inParts(named, 1000)) {
      const found = await tx.selectFrom(table).select('id').where('id', 'in', part).execute()
      for (const { id } of found) there.add(id)
    }
    for (const record of records) {
      for (const reference_id of record[kind]) {
        if (!there.has(reference_id))
          rows.push({ subject_type, subject_id: record.id, reference_type, reference_id })
      }
    }
  }
  await writer.insert('unresolved_references', rows)
}

const kinds = [
  ['evidence', 'EVIDENCE_ITEM', 'evidence_items'],
  ['assertion', 'ASSERTION', 'assertions'],
] as const

/** References that the import itself resolved: links where there is a table for them, and away with the rest. */
export async function resolveReferences({ tx, writer }: ImportContext): Promise<void> {
  const evidence = await tx
    .selectFrom('unresolved_references as reference')
    .innerJoin('evidence_items as item', 'item.id', 'reference.reference_id')
    .innerJoin('assertions as assertion', 'assertion.id', 'reference.subject_id')
    .select(['reference.subject_id as assertion_id', 'item.id as evidence_item_id'])
    .where('reference.reference_type', '=', 'EVIDENCE_ITEM')
    .where('reference.subject_type', '=', 'ASSERTION')
    .execute()
  await writer.insert('assertion_evidence_items', evidence, { do: 'nothing' })
  for (const [, type, table] of kinds) {
    await tx
      .deleteFrom('unresolved_references')
      .where('reference_type', '=', type)
      .where('reference_id', 'in', tx.selectFrom(table).select('id'))
      .execute()
  }
}
