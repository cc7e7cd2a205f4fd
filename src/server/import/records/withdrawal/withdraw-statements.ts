import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { isInScope } from '../../parsers/evidence-facts.ts'
import { inParts } from '../batch-writer.ts'
import type { ImportContext } from '../import-context.ts'
import { recordTypes } from '../../release/kinds.ts'
import { recordTables } from '../record-writer.ts'
import { mirrored } from './mirrored-records.ts'
import type { Shrinkage } from './shrinkage.ts'

/** Rejects and withdraws the evidence items or assertions that the release no longer holds. */
export async function withdrawStatements(
  context: ImportContext,
  shrunk: Shrinkage,
  kind: 'evidence' | 'assertion',
): Promise<void> {
  const { tx, survey, report, history, release, now } = context
  const type = recordTypes[kind]
  const gone: StatementRow[] = []
  const isGone = ({ id, status }: StatementRow) =>
    !survey.ids[kind].has(id) &&
    (isInScope(status, survey.scope[kind]) || context.localChanges.fields(type, id).has('status'))
  for await (const rows of statementRows(context, kind)) gone.push(...rows.filter(isGone))
  for (const { id, status, molecular_profile_id } of gone) {
    context.touchedProfiles.add(molecular_profile_id)
    if (status === 'REJECTED') continue
    const note = `Release ${release.name} no longer holds it.`
    await history.add({
      action: kind === 'evidence' ? 'rejectEvidence' : 'rejectAssertion',
      type,
      id,
      at: now,
      note,
    })
  }
  const rejected: EvidenceStatus = 'REJECTED'
  const goneIds = gone.map(({ id }) => id)
  await shrunk.withdrawn(kind, goneIds)
  for (const part of inParts(goneIds, 1000)) {
    await tx
      .updateTable(recordTables[kind])
      .set({ withdrawn: true, status: rejected, updated_at: now, release_id: release.id })
      .where('id', 'in', part)
      .execute()
  }
  report.count(kind, 'withdrawn', gone.length)
}

type StatementRow = { id: number; status: EvidenceStatus; molecular_profile_id: number }

/** Statements of earlier releases that no mirror follows, some at a time. */
async function* statementRows(
  { tx }: ImportContext,
  kind: 'evidence' | 'assertion',
): AsyncGenerator<StatementRow[]> {
  let last = 0
  for (;;) {
    const rows = await tx
      .selectFrom(recordTables[kind])
      .select(['id', 'status', 'molecular_profile_id'])
      .where('origin', '=', 'RELEASE')
      .where('withdrawn', '=', false)
      .where(({ not, exists }) => not(exists(mirrored(tx, kind))))
      .where('id', '>', last)
      .orderBy('id')
      .limit(5000)
      .execute()
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? last
    yield rows
  }
}
