import { standingNotice } from '#domain/records/retraction.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import {
  applyRetractionNotices,
  removeRetractionNotices,
} from '#server/knowledge/records/retraction-notices.ts'
import type { NoticedSource } from '#server/knowledge/records/retraction-notices.ts'
import type { Tables } from '#server/storage/tables.ts'
import { noReferenceCounts } from './reference-context.ts'
import type { ReferenceContext, ReferenceCounts } from './reference-context.ts'
import type { PublishedNotice } from './retraction-watch.ts'

type NoticeRow = Tables['retraction_notices']

/** A file with fewer of the former notices than this share was cut off, not corrected. */
const LEAST_SHARE = 0.95
const KNOWN_NATURES: ReadonlySet<string> = new Set([
  'retraction',
  'expression of concern',
  'correction',
  'reinstatement',
])

const keyOf = ({ source_type, citation_id }: Pick<NoticeRow, 'source_type' | 'citation_id'>) =>
  `${source_type} ${citation_id}`
const contentOf = ({ nature, noticed_at, reasons }: NoticeRow) =>
  JSON.stringify([nature, noticed_at, reasons])

/**
 * Replaces the notices of Retraction Watch by those of a file, and gives sources what is said of them. A notice that the
 * file no longer has is taken back.
 * @throws ClientError when the file lacks many of the notices of before
 */
export async function writeRetractions(
  context: ReferenceContext,
  notices: AsyncIterable<PublishedNotice | null>,
): Promise<ReferenceCounts> {
  const { tx, writer, now } = context
  const counts = noReferenceCounts()
  const standing = await standingRows(context, notices, counts)
  const existing = new Map(
    (await tx.selectFrom('retraction_notices').selectAll().execute()).map((row) => [keyOf(row), row]),
  )
  const withdrawn = [...existing].filter(([key]) => !standing.has(key)).map(([, row]) => row)
  assertComplete(existing.size, withdrawn.length)
  const added = [...standing].filter(([key]) => !existing.has(key)).map(([, row]) => row)
  const changed = [...standing].flatMap(([key, row]) => {
    const before = existing.get(key)
    return before && contentOf(before) !== contentOf(row) ? [row] : []
  })
  for (const { source_type, citation_id } of [...withdrawn, ...changed])
    await tx
      .deleteFrom('retraction_notices')
      .where('source_type', '=', source_type)
      .where('citation_id', '=', citation_id)
      .execute()
  await writer.insert('retraction_notices', [...added, ...changed])
  const sources = [
    ...(await removeRetractionNotices(tx, now, withdrawn)),
    ...(await applyRetractionNotices(tx, now)),
  ]
  await noteSources(context, sources)
  const touched = changed.length + withdrawn.length
  return {
    ...counts,
    added: added.length,
    // A source may differ from its notice, though the notice is as before.
    changed: added.length + touched === 0 ? sources.length : touched,
    unchanged: standing.size - added.length - changed.length,
  }
}

/** The standing notice of each publication that can be a source here. */
async function standingRows(
  { note }: ReferenceContext,
  notices: AsyncIterable<PublishedNotice | null>,
  counts: ReferenceCounts,
): Promise<Map<string, NoticeRow>> {
  const byPublication = new Map<string, PublishedNotice[]>()
  const unknown = new Map<string, number>()
  let undated = 0
  for await (const notice of notices) {
    counts.read += 1
    if (!notice || notice.publications.length === 0) counts.left_out += 1
    if (!notice) continue
    if (!KNOWN_NATURES.has(notice.nature.toLowerCase()))
      unknown.set(notice.nature, (unknown.get(notice.nature) ?? 0) + 1)
    if (notice.date === null && notice.publications.length > 0) undated += 1
    for (const { sourceType, citationId } of notice.publications) {
      const key = `${sourceType} ${citationId}`
      byPublication.set(key, [...(byPublication.get(key) ?? []), notice])
    }
  }
  for (const [nature, count] of unknown)
    note(
      `“${nature.slice(0, 60)}” (${count}) is no nature of notices that Curia knows; it is shown, and bars nothing.`,
    )
  if (undated > 0) note(`${undated} notices have no date that exists; they count as the earliest.`)
  const rows = new Map<string, NoticeRow>()
  for (const [key, about] of byPublication) {
    const notice = standingNotice(about)
    const [source_type, citation_id] = splitKey(key)
    if (notice)
      rows.set(key, {
        source_type,
        citation_id,
        nature: notice.nature,
        noticed_at: notice.date,
        reasons: notice.reasons,
      })
  }
  return rows
}

function splitKey(key: string): [NoticeRow['source_type'], string] {
  const space = key.indexOf(' ')
  return [key.slice(0, space) as NoticeRow['source_type'], key.slice(space + 1)]
}

function assertComplete(before: number, withdrawn: number): void {
  if (withdrawn <= before * (1 - LEAST_SHARE)) return
  throw new ClientError(
    'BAD_USER_INPUT',
    `The file lacks ${withdrawn} of ${before} retraction notices that were imported before: it is not complete. Download it again.`,
  )
}

/** Says which sources were flagged or are no longer, and how much evidence cites them. */
async function noteSources({ tx, note }: ReferenceContext, sources: readonly NoticedSource[]): Promise<void> {
  const flagged = sources.filter(({ wasRetracted, isRetracted }) => isRetracted && !wasRetracted)
  const freed = sources.filter(({ wasRetracted, isRetracted }) => wasRetracted && !isRetracted)
  const others = sources.length - flagged.length - freed.length
  const evidenceOf = async (some: readonly NoticedSource[]) => {
    const { count } = await tx
      .selectFrom('evidence_items')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('source_id', 'in', inList(some.map(({ id }) => id)))
      .executeTakeFirstOrThrow()
    return `${some.length} ${some.length === 1 ? 'source' : 'sources'} (${count} evidence items)`
  }
  if (flagged.length > 0) note(`Retracted: ${await evidenceOf(flagged)}; see ${links(flagged)}.`)
  if (freed.length > 0) note(`No longer retracted: ${await evidenceOf(freed)}; see ${links(freed)}.`)
  if (others > 0) note(`Notices that are no retraction, or say more of one, were added to ${others} sources.`)
}

function links(sources: readonly NoticedSource[]): string {
  const shown = sources.slice(0, 20).map(({ id }) => `/sources/${id}`)
  const further = sources.length - shown.length
  return further > 0 ? `${shown.join(', ')} and ${further} more` : shown.join(', ')
}
