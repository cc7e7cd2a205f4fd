import { lookupTable } from '#domain/lookup-table.ts'
import { smallVariant } from '#domain/matching/sample/alteration.ts'
import type { Consequence, SmallVariant } from '#domain/matching/sample/alteration.ts'
import { parseProteinChange } from '#domain/matching/protein-change.ts'
import { parseCodingChange } from '#domain/matching/sequences/coding-change.ts'
import { present } from '../file-entry.ts'
import type { FormatReader, ReaderOptions } from '../file-entry.ts'
import { geneFinder, readingOfGenes } from '../file-gene.ts'
import { columnOf, tableReader } from './table.ts'
import type { Cell, RowEntry, TableHeader } from './table.ts'
import { tableAllele } from './variants.ts'

/** The databases of genes that ANNOVAR annotates with: `Gene.refGene`, `Gene.ensGene`. */
const databaseOf = ({ names }: TableHeader): string | null =>
  names.flatMap((name) => /^aachange_(\w+)$/.exec(name)?.[1] ?? [])[0] ?? null

/** Checks whether a table is one of ANNOVAR (`*_multianno.txt` or `.csv`). */
export const isAnnovar = (header: TableHeader): boolean =>
  databaseOf(header) !== null && columnOf(header, 'chr') >= 0 && columnOf(header, 'alt') >= 0

/** Consequences by the values of ExonicFunc and Func (ANNOVAR's documentation of gene-based annotation). */
const CONSEQUENCES: Readonly<Record<string, Consequence>> = lookupTable({
  'nonsynonymous snv': 'MISSENSE',
  'synonymous snv': 'SYNONYMOUS',
  stopgain: 'NONSENSE',
  'stopgain snv': 'NONSENSE',
  stoploss: 'STOP_LOSS',
  'stoploss snv': 'STOP_LOSS',
  startloss: 'START_LOSS',
  'frameshift insertion': 'FRAMESHIFT',
  'frameshift deletion': 'FRAMESHIFT',
  'frameshift substitution': 'FRAMESHIFT',
  'nonframeshift insertion': 'INFRAME_INSERTION',
  'nonframeshift deletion': 'INFRAME_DELETION',
  splicing: 'SPLICE_SITE',
  upstream: 'UPSTREAM',
  intronic: 'NON_CODING',
  intergenic: 'NON_CODING',
  downstream: 'NON_CODING',
  utr5: 'NON_CODING',
  utr3: 'NON_CODING',
  ncrna_exonic: 'NON_CODING',
  ncrna_intronic: 'NON_CODING',
})

/** `c.T1799A`, as ANNOVAR writes substitutions, in the notation of HGVS. */
const hgvsOf = (coding: string) => coding.replace(/^c\.([ACGT])(\d+)([ACGT])$/, 'c.$2$1>$3')

/** Parts of a cell: `EGFR:NM_005228:exon21:c.T2573G:p.L858R`, separated by commas or semicolons. */
const partsOf = (text: string) => text.split(/[,;]|\\x3b/).filter((part) => part !== '' && part !== '.')

/** Reads the rows of ANNOVAR: one variant for each gene, with the changes on all of its transcripts. */
export function annovarReader(header: TableHeader, line: number, options: ReaderOptions): FormatReader {
  const database = databaseOf(header) ?? ''
  const at = {
    chromosome: columnOf(header, 'chr'),
    start: columnOf(header, 'start'),
    reference: columnOf(header, 'ref'),
    alternate: columnOf(header, 'alt'),
    gene: columnOf(header, `gene_${database}`),
    detail: columnOf(header, `genedetail_${database}`),
    place: columnOf(header, `func_${database}`),
    effect: columnOf(header, `exonicfunc_${database}`),
    changes: columnOf(header, `aachange_${database}`),
    dbsnp: header.names.findIndex((name) => /^(?:avsnp|snp)\d+$/.test(name)),
  }
  const genes = geneFinder(options.index.names)

  function read(cell: Cell): RowEntry[] {
    const place = { chromosome: cell(at.chromosome), start: cell(at.start) }
    const allele = tableAllele(options.build, place, cell(at.reference), cell(at.alternate))
    const effects = [cell(at.effect), ...cell(at.place).split(';')]
    const consequences = effects.flatMap((text) => CONSEQUENCES[text.toLowerCase()] ?? [])
    const rs = /^rs\d+$/i.exec(cell(at.dbsnp))?.[0]
    const annotations = [...partsOf(cell(at.changes)), ...partsOf(cell(at.detail))].map((part) =>
      part.split(':'),
    )
    const named = [
      ...new Set([...cell(at.gene).split(/[,;]|\\x3b/), ...annotations.map(([name = '']) => name)]),
    ]
    const symbols = named.filter(
      (name) => /^[A-Z][\w.-]*$/i.test(name) && !/^(?:NM_|NR_|NONE$|ENST)/.test(name),
    )
    const found = symbols.map((symbol) =>
      genes(symbol, [], annotations.find(([name]) => name === symbol)?.[1]),
    )
    const variants = found.map(({ gene }, position): SmallVariant => {
      const own = annotations.filter(
        ([name = '']) => name === symbols[position] || (/^(?:NM_|ENST)/.test(name) && symbols.length === 1),
      )
      const onTranscripts = own.map((parts) => ({
        transcript: parts.find((part) => /^(?:NM_|ENST)/.test(part)) ?? null,
        coding: parseCodingChange(hgvsOf(parts.find((part) => part.startsWith('c.')) ?? '')),
        protein: parseProteinChange(parts.find((part) => part.startsWith('p.')) ?? ''),
      }))
      return smallVariant({
        gene,
        allele,
        consequences,
        identifiers: rs ? [rs.toUpperCase()] : [],
        codingChanges: onTranscripts.flatMap(({ coding, transcript }) =>
          coding ? [{ change: coding, transcript }] : [],
        ),
        proteinChanges: onTranscripts.flatMap(({ protein, transcript }) =>
          protein ? [{ change: protein, transcript }] : [],
        ),
      })
    })
    const text = [symbols.join(', '), `${place.chromosome}:${place.start}`, cell(at.effect)]
      .filter(Boolean)
      .join(' ')
    if (variants.length === 0 && allele) return [{ text, reading: present([smallVariant({ allele })]) }]
    if (variants.length > 0) return [{ text, reading: readingOfGenes(found, present(variants)) }]
    return [{ text, reading: { ok: false, reason: 'It names no gene and no allele that can be read.' } }]
  }

  const columns = Object.values(at)
  return tableReader(header, line, options, { format: 'ANNOVAR', columns, read, build: () => options.build })
}
