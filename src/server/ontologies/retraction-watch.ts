import { basename } from 'node:path'
import { isCalendarDay } from '#domain/calendar-day.ts'
import type { DatedNotice } from '#domain/records/retraction.ts'
import type { SourceSource } from '#domain/vocabularies/sources.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { readLines } from '#server/files/tsv/lines.ts'
import type { LinesOptions } from '#server/files/tsv/lines.ts'
import { splitQuoted } from '#server/files/tsv/quoting.ts'

/** A notice of Retraction Watch about the publications that it names, mostly one. */
export interface PublishedNotice extends DatedNotice {
  /** Those that can be a source here: with a PubMed id, or a DOI of Blood. */
  publications: readonly { sourceType: SourceSource; citationId: string }[]
  reasons: string | null
}

const REQUIRED = ['RetractionDate', 'OriginalPaperDOI', 'OriginalPaperPubMedID', 'RetractionNature', 'Reason']

/** Checks whether a first line is the header of Crossref's Retraction Watch file. */
export function isRetractionHeader(line: string): boolean {
  const columns = splitQuoted(line, ',').cells.map((cell) => cell.trim())
  return columns.includes('RetractionNature') && columns.includes('OriginalPaperPubMedID')
}

/**
 * The notices of Crossref's Retraction Watch file, by the names of its columns; null for a row without a nature, which
 * says nothing.
 * @throws ClientError when the file is no text, lacks a column, or ends within a row
 */
export async function* readRetractionWatch(
  path: string,
  options: LinesOptions = {},
): AsyncGenerator<PublishedNotice | null> {
  let columns: Map<string, number> | null = null
  let last: readonly string[] | null = null
  for await (const cells of rowsOf(path, options)) {
    if (!columns) {
      columns = placesOf(cells, path)
      continue
    }
    if (last && columns) yield noticeOf(last, columns)
    last = cells
  }
  if (!columns || !last) throw new ClientError('BAD_USER_INPUT', `${basename(path)} has no notices.`)
  if (last.length < columns.size)
    throw new ClientError('BAD_USER_INPUT', `${basename(path)} ends within a row. Download it again.`)
  yield noticeOf(last, columns)
}

/** Rows with cells in quotes, which may hold line ends. Older files are not in UTF-8; what is read of them is ASCII. */
async function* rowsOf(path: string, options: LinesOptions): AsyncGenerator<readonly string[]> {
  let open: string | null = null
  for await (const lines of readLines(path, { ...options, anyEncoding: true })) {
    for (const line of lines) {
      if (open !== null && !line.includes('"')) {
        open += `\n${line}`
        continue
      }
      const text: string = open === null ? line : `${open}\n${line}`
      const split = splitQuoted(text.replace(/\r$/, ''), ',')
      open = split.open ? text : null
      if (!split.open && text.trim() !== '') yield split.cells
    }
  }
  if (open !== null) yield splitQuoted(open, ',').cells.slice(0, 1)
}

function placesOf(header: readonly string[], path: string): Map<string, number> {
  const places = new Map(header.map((name, place) => [name.trim(), place]))
  const missing = REQUIRED.filter((name) => !places.has(name))
  if (missing.length > 0)
    throw new ClientError(
      'BAD_USER_INPUT',
      `${basename(path)} lacks the columns ${missing.join(', ')} of the Retraction Watch file.`,
    )
  return places
}

function noticeOf(cells: readonly string[], columns: ReadonlyMap<string, number>): PublishedNotice | null {
  const cell = (name: string) => cells[columns.get(name) ?? -1]?.trim() ?? ''
  const nature = cell('RetractionNature')
  if (nature === '') return null
  return {
    nature,
    date: dayOf(cell('RetractionDate')),
    reasons: reasonsOf(cell('Reason')),
    publications: [
      ...listed(cell('OriginalPaperPubMedID'), /^[1-9]\d{0,10}$/, 'PUBMED'),
      ...listed(
        cell('OriginalPaperDOI').replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, ''),
        /^10\.1182\/blood/i,
        'ASH',
      ),
    ],
  }
}

/** Ids of one kind in a cell; DOIs are the same in capitals. */
const listed = (cell: string, form: RegExp, sourceType: SourceSource) =>
  cell
    .split(/[;,\s]+/)
    .map((id) => id.toLowerCase().replace(/\.0$/, ''))
    .filter((id) => form.test(id))
    .map((citationId) => ({ sourceType, citationId }))

/** `8/26/2020 0:00` (month first) or `2020-08-26` as ISO 8601. */
function dayOf(cell: string): string | null {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(cell) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell.slice(0, 10)
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && isCalendarDay(iso) ? `${iso}T00:00:00.000Z` : null
}

/** `+Concerns/Issues about Data;+Duplication of Image;` as a list for readers. */
function reasonsOf(cell: string): string | null {
  const reasons = cell
    .split(';')
    .map((reason) => reason.trim().replace(/^\+\s*/, ''))
    .filter((reason) => reason !== '')
  return reasons.length > 0 ? reasons.join('; ') : null
}
