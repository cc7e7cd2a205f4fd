import type { FileEntry, FormatReader, ReaderOptions } from './file-entry.ts'
import { fileError } from './file-error.ts'
import { jsonReader } from './json.ts'
import { lineReader } from './lines.ts'
import { tableFormat } from './tables/table-format.ts'
import { tableHeader } from './tables/table.ts'
import { isTso500, tso500Reader } from './tso500.ts'
import { assertIsReadFormat, unreadTable, unreadTableError } from './unread-formats.ts'
import { vcfReader } from './vcf/vcf.ts'
import { xmlReader } from './xml.ts'

/** A reader, and whether it reads the line that told it; those of tables have its columns already. */
type Recognised = { reader: FormatReader; readsFirst: boolean }

/** The reader for a file that begins with this line; null while a comment does not tell. */
function readerFor(text: string, line: number, comment: string, options: ReaderOptions): Recognised | null {
  const whole = (reader: FormatReader) => ({ reader, readsFirst: true })
  if (/^##fileformat=VCF|^#CHROM\b/.test(text)) return whole(vcfReader(options))
  if (text.trim() === '') return null
  assertIsReadFormat(text, line)
  if (isTso500(text)) return whole(tso500Reader(options))
  if (/^\s*[[{]/.test(text)) return whole(jsonReader(options))
  if (/^\s*</.test(text)) return whole(xmlReader(options))
  const header = tableHeader(text)
  const format = header && tableFormat(header, line, options)
  if (format) return { reader: format, readsFirst: false }
  const unread = header && unreadTable(header)
  if (header && unread) throw unreadTableError(header, line, unread)
  return text.startsWith('#') ? null : whole(lineReader(options, comment))
}

/** A line of the head of a file; those of a VCF are read only once its columns tell that it is one. */
interface HeadLine {
  text: string
  line: number
}

/** Lines above a table that may be its title. */
const MOST_TITLES = 20

/** Reads a file of any format, which its first line that is no comment tells. */
export function fileReader(options: ReaderOptions) {
  let reader: FormatReader | null = null
  let comment = ''
  let titles = 0
  const head: HeadLine[] = []

  /** A table below lines of which none was understood, as those of its title. */
  function belowTitles(text: string, line: number): boolean {
    if (reader?.format !== 'LINES' || titles > MOST_TITLES) return false
    const header = tableHeader(text)
    const format = header && tableFormat(header, line, options)
    if (format) reader = format
    return Boolean(format)
  }

  /** `##key=value` begins a VCF, unless a table follows: other programs write their settings so, too. */
  function belowHead(text: string, line: number): readonly FileEntry[] | null {
    const isVcf = text.startsWith('##fileformat=VCF')
    if (!isVcf && /^##\w+=/.test(text)) {
      head.push({ text, line })
      return []
    }
    if (head.length === 0 || text.trim() === '' || (!isVcf && text.startsWith('##'))) return null
    const header = isVcf || /^#CHROM\b/.test(text) ? null : tableHeader(text)
    if (header && tableFormat(header, line, options)) return null
    reader = vcfReader(options)
    for (const one of head) reader.read(one.text, one.line)
    return reader.read(text, line)
  }

  return {
    read(text: string, line: number) {
      if (reader && belowTitles(text, line)) return []
      if (reader) {
        const entries = reader.read(text, line)
        titles = entries.some(({ reading }) => reading.ok) ? MOST_TITLES + 1 : titles + 1
        return entries
      }
      const ofHead = belowHead(text, line)
      if (ofHead) return ofHead
      const recognised = readerFor(text, line, comment, options)
      reader = recognised?.reader ?? null
      if (!reader && text.startsWith('#')) comment = text
      const entries = recognised?.readsFirst ? recognised.reader.read(text, line) : []
      titles = entries.some(({ reading }) => reading.ok) ? MOST_TITLES + 1 : 1
      return entries
    },
    /** Samples that the header names. */
    sampleCount: () => reader?.samples?.().length ?? 0,
    /** The reader that the content called for. @throws ClientError when the file has nothing but comments */
    ended(): FormatReader {
      if (!reader && head.length > 0) reader = vcfReader(options)
      if (!reader) throw fileError('The file holds no alterations, only comments or empty lines.')
      return reader
    },
  }
}
