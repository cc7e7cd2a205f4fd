import type { FormatReader, ReaderOptions } from './file-entry.ts'
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
  if (/^##\w+=/.test(text)) return whole(vcfReader(options))
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

/** Reads a file of any format, which its first line that is no comment tells. */
export function fileReader(options: ReaderOptions) {
  let reader: FormatReader | null = null
  let comment = ''
  return {
    read(text: string, line: number) {
      if (reader) return reader.read(text, line)
      const recognised = readerFor(text, line, comment, options)
      reader = recognised?.reader ?? null
      if (!reader && text.startsWith('#')) comment = text
      return recognised?.readsFirst ? recognised.reader.read(text, line) : []
    },
    /** Samples that the header names. */
    sampleCount: () => reader?.samples?.().length ?? 0,
    /** The reader that the content called for. @throws ClientError when the file has nothing but comments */
    ended(): FormatReader {
      if (!reader) throw fileError('The file holds no alterations, only comments or empty lines.')
      return reader
    },
  }
}
