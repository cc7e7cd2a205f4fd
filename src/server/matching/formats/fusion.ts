import type { FusionAlteration } from '#domain/matching/sample/alteration.ts'
import { featureFinder } from './feature-name.ts'
import type { FileEntry, FormatReader, ReaderOptions } from './file-entry.ts'
import { isChosen, present } from './file-entry.ts'
import { columnOf, SAMPLE_COLUMNS, tableReader } from './table.ts'
import type { Cell, TableHeader } from './table.ts'

const FIRST = ['site1_hugo_symbol', 'gene_1', 'gene1', '5_prime_gene', 'five_prime_gene', "5'_gene", '#gene1']
const SECOND = ['site2_hugo_symbol', 'gene_2', 'gene2', '3_prime_gene', 'three_prime_gene', "3'_gene"]

/** Checks whether a table names two partners a row: `Gene_1 Gene_2`, or cBioPortal's structural variants. */
export const isFusionTable = (header: TableHeader): boolean =>
  columnOf(header, ...FIRST) >= 0 && columnOf(header, ...SECOND) >= 0

interface Partner {
  gene: string | null
  exon: number | null
}

/** Reads fusions: the 5′ partner, the 3′ partner, and their exons where the table has them. */
export function fusionReader(header: TableHeader, line: number, options: ReaderOptions): FormatReader {
  const feature = featureFinder(options.index.names)
  const [first, second] = [columnOf(header, ...FIRST), columnOf(header, ...SECOND)]
  const sampleColumn = columnOf(header, ...SAMPLE_COLUMNS)
  const connection = columnOf(header, 'connection_type')
  const exonsOf = [1, 2].map((side) => ({
    exon: columnOf(header, `exon_${side}`, `exon${side}`, `site${side}_exon`),
    region: columnOf(header, `site${side}_region`),
    number: columnOf(header, `site${side}_region_number`),
  }))

  function partner(cell: Cell, column: number, side: 0 | 1): Partner {
    const symbol = cell(column)
    const isUnknown = /^(?:|NA|\.|\?|-|INTERGENIC|UNKNOWN)$/i.test(symbol)
    const at = exonsOf[side]
    // cBioPortal's Site1_Region_Number counts exons or introns, as Site1_Region says.
    const inExon = /^exon$/i.test(cell(at?.region ?? -1)) ? cell(at?.number ?? -1) : ''
    const exon = /^(?:e(?:xon)?\s*)?(\d{1,3})$/i.exec(cell(at?.exon ?? -1) || inExon)?.[1]
    return {
      gene: isUnknown ? null : (feature(symbol) ?? symbol.toUpperCase()),
      exon: exon ? Number(exon) : null,
    }
  }

  function read(cell: Cell, line: number): FileEntry[] {
    const sample = cell(sampleColumn) || null
    if (!isChosen(options, sampleColumn, sample)) return []
    const sites = [partner(cell, first, 0), partner(cell, second, 1)] as const
    const [five, three] = /^5to3$/i.test(cell(connection)) ? [sites[1], sites[0]] : sites
    const text = `${five.gene ?? '?'}::${three.gene ?? '?'}`
    if (five.gene === three.gene) {
      const reason =
        five.gene === null
          ? 'It names no gene.'
          : `Both sides lie in ${five.gene}: write what it makes of the gene, such as “EGFR vIII” or “EGFR exon 2-7 deletion”.`
      return [{ samples: [sample], line, text, reading: { ok: false, reason } }]
    }
    const gene = five.gene === null || three.gene === null ? (five.gene ?? three.gene) : null
    const fusion: FusionAlteration = {
      kind: 'FUSION',
      gene,
      fivePrime: gene ? null : five.gene,
      threePrime: gene ? null : three.gene,
      fivePrimeExon: gene ? null : five.exon,
      threePrimeExon: gene ? null : three.exon,
    }
    return [{ samples: [sample], line, text, reading: present([fusion]) }]
  }

  const columns = [first, second, sampleColumn, connection].filter((column) => column >= 0)
  return tableReader(header, line, { format: 'FUSIONS', columns, read })
}
