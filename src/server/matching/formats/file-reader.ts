import {
  copyNumberListReader,
  copyNumberMatrixReader,
  isCopyNumberList,
  isCopyNumberMatrix,
} from './copy-number.ts'
import type { FormatReader, ReaderOptions } from './file-entry.ts'
import { fileError } from './file-error.ts'
import { fusionReader, isFusionTable } from './fusion.ts'
import { jsonReader } from './json.ts'
import { lineReader } from './lines.ts'
import { isMaf, mafReader } from './maf.ts'
import { isStateTable, stateReader } from './states.ts'
import { tableHeader } from './table.ts'
import { vcfReader } from './vcf.ts'

/** The reader for a file that begins with this line; null while a comment does not tell. */
function readerFor(text: string, line: number, options: ReaderOptions): FormatReader | null {
  if (/^##\w+=|^#CHROM\b/.test(text)) return vcfReader(options)
  if (text.trim() === '' || (text.startsWith('#') && !text.startsWith('#Gene'))) return null
  if (/^\s*[[{]/.test(text)) return jsonReader(options)
  const header = tableHeader(text)
  if (!header) return lineReader(options)
  if (isFusionTable(header)) return fusionReader(header, line, options)
  if (isMaf(header)) return mafReader(header, line, options)
  if (isCopyNumberList(header)) return copyNumberListReader(header, line, options)
  if (isStateTable(header)) return stateReader(header, line, options)
  if (isCopyNumberMatrix(header))
    return copyNumberMatrixReader(header, line, options, text.split(header.separator))
  return lineReader(options)
}

/** Reads a file of any format, which its first line that is no comment tells. */
export function fileReader(options: ReaderOptions) {
  let reader: FormatReader | null = null
  return {
    read(text: string, line: number) {
      if (reader) return reader.read(text, line)
      reader = readerFor(text, line, options)
      // A header's first line is read by its own reader; those of tables tell columns alone.
      return reader && ['VCF', 'JSON', 'LINES'].includes(reader.format) ? reader.read(text, line) : []
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
