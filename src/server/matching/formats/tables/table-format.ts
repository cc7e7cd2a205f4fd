import type { FormatReader, ReaderOptions } from '../file-entry.ts'
import { fileError } from '../file-error.ts'
import { unreadTable, unreadTableError } from '../unread-formats.ts'
import { annovarReader, isAnnovar } from './annovar.ts'
import { copyNumberListReader, copyNumberMatrixReader } from './copy-number.ts'
import { copyNumberColumns, isCopyNumberMatrix } from './copy-number-columns.ts'
import { isFusionTable } from './fusion-columns.ts'
import { fusionReader } from './fusion.ts'
import { isStateTable, stateReader } from './states.ts'
import type { TableHeader } from './table.ts'
import { isMaf, isMafWithoutChanges, isVariantTable, variantColumns } from './variant-columns.ts'
import { variantReader } from './variants.ts'

/** Whether a table tells changes by more than a column “alteration”, which copy number has, too. */
function hasOwnChanges(header: TableHeader): boolean {
  const { protein, coding, change } = variantColumns(header)
  return protein >= 0 || coding >= 0 || (change >= 0 && header.names[change] !== 'alteration')
}

/**
 * The reader for a table with these columns; null for tables of which nothing is known.
 * @throws ClientError for those that are known not to say what was found
 */
export function tableFormat(header: TableHeader, line: number, options: ReaderOptions): FormatReader | null {
  if (isAnnovar(header)) return annovarReader(header, line, options)
  if (isMaf(header)) return variantReader(header, line, options)
  if (isFusionTable(header)) return fusionReader(header, line, options)
  const copies = copyNumberColumns(header)
  if (copies && (copies.vocabulary !== null || !hasOwnChanges(header)))
    return copyNumberListReader(header, line, copies, options)
  if (isVariantTable(header)) return variantReader(header, line, options)
  if (isStateTable(header)) return stateReader(header, line, options)
  const unread = unreadTable(header)
  if (unread) throw unreadTableError(header, line, unread)
  if (isMafWithoutChanges(header))
    throw fileError(
      'the table has genes and samples, but no column of changes: a MAF has HGVSp_Short, HGVSp, HGVSc, Variant_Classification, or Tumor_Seq_Allele2 with positions.',
      line,
    )
  return isCopyNumberMatrix(header) ? copyNumberMatrixReader(header, line, options) : null
}
