import { nothingLeftOut } from '../file-entry.ts'
import type { FormatReader, ReaderOptions } from '../file-entry.ts'
import { geneFinder } from '../file-gene.ts'
import { doubtReader, fusionColumns, orientationReader } from './fusion-columns.ts'
import { namedFusion, orderedFusion, UNKNOWN_PARTNER, unorderedFusion } from './fusion-partners.ts'
import type { Partner } from './fusion-partners.ts'
import { tableReader } from './table.ts'
import type { Cell, RowEntry, TableHeader } from './table.ts'

/** A side that names no gene; Arriba gives the genes around a breakpoint with their distances: `AC1(123),EGFR(456)`. */
const NO_GENE = /^(?:|NA|\.|\?|-|INTERGENIC|UNKNOWN)$|^\S+\(\d+\)/i

/** Reads fusions: the 5′ partner, the 3′ partner, and their exons where the table has them. */
export function fusionReader(header: TableHeader, line: number, options: ReaderOptions): FormatReader {
  const at = fusionColumns(header)
  const { names } = options.index
  const genes = geneFinder(names)
  const isDoubtful = doubtReader(header)
  const orientationOf = orientationReader(header)
  const leftOut = nothingLeftOut()

  function partner(cell: Cell, side: 0 | 1): Partner {
    // STAR-Fusion has the id behind the symbol: EML4^ENSG00000143924.19.
    const [symbol = '', id = ''] = cell(at.partners[side]).split('^')
    if (NO_GENE.test(symbol)) return UNKNOWN_PARTNER
    const columns = at.exons[side]
    // cBioPortal's Site1_Region_Number counts exons or introns, as Site1_Region says.
    const inExon = /^exon$/i.test(cell(columns?.region ?? -1)) ? cell(columns?.number ?? -1) : ''
    const exon = /^(?:e(?:xon)?\s*)?(\d{1,3})$/i.exec(cell(columns?.exon ?? -1) || inExon)?.[1]
    const ids = [id, ...(at.ids[side] ?? []).map(cell)]
    return { ...genes(symbol, ids), exon: exon ? Number(exon) : null }
  }

  function ofPartners(cell: Cell): RowEntry[] {
    const sites = [partner(cell, 0), partner(cell, 1)] as const
    const [five, three] = /^5to3$/i.test(cell(at.connection)) ? [sites[1], sites[0]] : sites
    const text = `${five.gene ?? '?'}::${three.gene ?? '?'}`
    const kind = cell(at.kind)
    if (
      (five.gene === null) !== (three.gene === null) &&
      kind &&
      !/fusion|translocation|unknown/i.test(kind)
    ) {
      const reason = `A ${kind.toLowerCase()} with one gene is no fusion: write what it makes of ${five.gene ?? three.gene}.`
      return [{ text, reading: { ok: false, reason } }]
    }
    const orientation = orientationOf(cell)
    if (orientation === 'OPPOSED') {
      const reason = `${text} joins the same ends of both genes (${cell(header.names.indexOf('type'))}), which makes no fusion protein.`
      return [{ text, reading: { ok: false, reason } }]
    }
    const reading =
      orientation === 'UNKNOWN' || !at.isOrdered
        ? unorderedFusion(five, three, names)
        : orderedFusion(five, three)
    return [{ text, reading }]
  }

  function read(cell: Cell): RowEntry[] {
    if (!options.includeFiltered && isDoubtful(cell)) {
      leftOut.filtered += 1
      return []
    }
    if (at.partners[0] >= 0 && at.partners.some((column) => cell(column) !== '')) return ofPartners(cell)
    const name = cell(at.name)
    const gene = at.gene >= 0 ? genes(cell(at.gene), [cell(at.geneId)]) : null
    return [{ text: name || cell(at.gene), reading: namedFusion(name, gene, genes, names) }]
  }

  const columns = [...at.partners, at.name, at.gene, at.connection, at.kind]
  return tableReader(header, line, options, { format: 'FUSIONS', columns, read, leftOut })
}
