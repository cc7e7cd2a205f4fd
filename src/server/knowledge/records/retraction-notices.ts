import { sql } from 'kysely'
import { isRetraction } from '#domain/records/retraction.ts'
import type { Writing } from '#server/storage/access.ts'
import { inList } from '../paging/batch.ts'

/** A source that a notice changed. */
export interface NoticedSource {
  id: number
  /** Whether it stands for nothing any more, before and now. */
  wasRetracted: boolean
  isRetracted: boolean
}

/** The columns that a notice fills; null: those of a source without one. */
const columnsOf = (notice: { nature: string; date: string | null; reasons: string | null } | null) => ({
  retracted: notice !== null && isRetraction({ retracted: true, retractionNature: notice.nature }),
  retraction_nature: notice?.nature ?? null,
  retraction_date: notice?.date ?? null,
  retraction_reasons: notice?.reasons ?? null,
})

/**
 * Gives sources what the imported notices say of them: all, or those with the ids. One whose publication has no notice
 * stays as it is: PubMed or an upstream may know more.
 */
export async function applyRetractionNotices(
  tx: Writing,
  now: string,
  ids?: readonly number[],
): Promise<NoticedSource[]> {
  if (ids?.length === 0) return []
  const rows = await noticedRows(tx, ids)
  const changed: NoticedSource[] = []
  for (const { id, notice_nature, notice_date, notice_reasons, ...row } of rows) {
    const columns = columnsOf({ nature: notice_nature, date: notice_date, reasons: notice_reasons })
    const source = await setColumns(tx, now, { id, ...row }, columns)
    if (source) changed.push(source)
  }
  return changed
}

const noticedRows = (tx: Writing, ids: readonly number[] | undefined) =>
  tx
    .selectFrom('sources as source')
    .innerJoin('retraction_notices as notice', (join) =>
      join
        .onRef('notice.source_type', '=', 'source.source_type')
        .on(sql<boolean>`notice.citation_id = lower(source.citation_id)`),
    )
    .select([
      'source.id',
      'source.retracted',
      'source.retraction_nature',
      'source.retraction_date',
      'source.retraction_reasons',
      'notice.nature as notice_nature',
      'notice.noticed_at as notice_date',
      'notice.reasons as notice_reasons',
    ])
    .$if(ids !== undefined, (query) => query.where('source.id', 'in', inList([...(ids ?? [])])))
    .orderBy('source.id')
    .execute()

/** Takes back what withdrawn notices said of their sources, as long as nobody has said something else since. */
export async function removeRetractionNotices(
  tx: Writing,
  now: string,
  withdrawn: readonly { source_type: string; citation_id: string; nature: string }[],
): Promise<NoticedSource[]> {
  const changed: NoticedSource[] = []
  for (const { source_type, citation_id, nature } of withdrawn) {
    const row = await tx
      .selectFrom('sources')
      .select(['id', 'retracted', 'retraction_nature', 'retraction_date', 'retraction_reasons'])
      .where(sql<boolean>`source_type = ${source_type} and lower(citation_id) = ${citation_id}`)
      .where('retraction_nature', '=', nature)
      .executeTakeFirst()
    const source = row && (await setColumns(tx, now, row, columnsOf(null)))
    if (source) changed.push(source)
  }
  return changed
}

type Columns = ReturnType<typeof columnsOf>

async function setColumns(
  tx: Writing,
  now: string,
  row: Columns & { id: number },
  columns: Columns,
): Promise<NoticedSource | null> {
  const said = (of: Columns) =>
    isRetraction({ retracted: Boolean(of.retracted), retractionNature: of.retraction_nature })
  const isSame =
    Boolean(row.retracted) === columns.retracted &&
    row.retraction_nature === columns.retraction_nature &&
    row.retraction_date === columns.retraction_date &&
    row.retraction_reasons === columns.retraction_reasons
  if (isSame) return null
  await tx
    .updateTable('sources')
    .set({ ...columns, updated_at: now })
    .where('id', '=', row.id)
    .execute()
  return { id: row.id, wasRetracted: said(row), isRetracted: said(columns) }
}
