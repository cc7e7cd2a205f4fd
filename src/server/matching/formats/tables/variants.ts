import { smallVariant } from '#domain/matching/sample/alteration.ts'
import type { SmallVariant } from '#domain/matching/sample/alteration.ts'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import type { LineReading } from '#domain/matching/sample/line-reading.ts'
import { parseProteinChange } from '#domain/matching/protein-change.ts'
import { parseCodingChange } from '#domain/matching/sequences/coding-change.ts'
import { trimAllele } from '#domain/matching/sequences/genomic-allele.ts'
import type { GenomicAllele } from '#domain/matching/sequences/genomic-allele.ts'
import { buildOfName } from '#domain/variants/reference-build.ts'
import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { consequencesOfClassification, consequencesOfTerms } from '../consequence-terms.ts'
import { present } from '../file-entry.ts'
import type { FormatReader, ReaderOptions } from '../file-entry.ts'
import { fileError, quoted } from '../file-error.ts'
import { geneFinder, readingOfGenes, readWords } from '../file-gene.ts'
import type { FileGene } from '../file-gene.ts'
import { geneIdsReader, tableReader } from './table.ts'
import type { Cell, RowEntry, TableHeader } from './table.ts'
import { hasAlleles, hasChanges, isMaf, variantColumns } from './variant-columns.ts'
import type { VariantColumns } from './variant-columns.ts'

const BASES = /^[ACGTN]+$/i
const bare = (bases: string) => (bases === '-' || bases === '.' ? '' : bases.toUpperCase())

/** Names of chromosomes as tables write them: `7`, `chr7`, `23` for X. */
const chromosomeOf = (text: string) =>
  text.replace(/^chr/i, '').toUpperCase().replace(/^23$/, 'X').replace(/^24$/, 'Y').replace(/^M$/, 'MT')

/** The allele of a row; an insertion (reference `-`) lies behind its start. Null where it has none. */
export function tableAllele(
  build: ReferenceBuild | null,
  place: { chromosome: string; start: string },
  reference: string,
  alternate: string,
): GenomicAllele | null {
  const [from, to] = [bare(reference), bare(alternate)]
  const start = Number(place.start)
  const chromosome = chromosomeOf(place.chromosome)
  const isAllele = [from, to].every((bases) => bases === '' || BASES.test(bases))
  if (!chromosome || !Number.isSafeInteger(start) || start < 1 || !isAllele || from === to) return null
  return trimAllele(build, chromosome, from ? start : start + 1, from, to)
}

/** Cells that say that there is nothing to say. */
const isNothing = (text: string) => /^(?:|NA|N\/A|\.|-|none|null|p\.\?)$/i.test(text)

/** `NM_004333.4:c.1799T>A` as accession and change. */
function splitAccession(text: string): [string | null, string] {
  const [, accession, words] = /^([^:\s]+):\s*(.+)$/.exec(text) ?? []
  return accession && words ? [accession, words] : [null, text]
}

/** Reads the build of rows, which must be that of the request. */
function buildReader(at: VariantColumns, { build: requested }: ReaderOptions) {
  let ofFile = requested
  return {
    ofRow(cell: Cell, line: number): ReferenceBuild | null {
      const text = cell(at.build)
      const build = buildOfName(text)
      if (text && !build)
        throw fileError(`NCBI_Build is ${quoted(text)}; read are GRCh37, hg19, GRCh38 and hg38.`, line)
      if (!build) return requested
      if (requested && build !== requested)
        throw fileError(
          `NCBI_Build is ${referenceBuilds.label(build)}, but ${referenceBuilds.label(requested)} was asked for.`,
          line,
        )
      ofFile ??= build
      return build
    },
    ofFile: () => ofFile,
  }
}

/** What words say, with the place that the row gives beside them. */
function withPlace(
  reading: LineReading,
  { allele, identifiers, consequences, gene }: SmallVariant,
): LineReading {
  if (!reading.ok || reading.isAbsent || (!allele && identifiers.length === 0)) return reading
  const place = { allele, identifiers, consequences }
  const [first] = reading.alterations
  const alterations =
    reading.alterations.length === 1 && first?.kind === 'SMALL_VARIANT'
      ? [{ ...first, ...place }]
      : [...reading.alterations, smallVariant({ gene, ...place })]
  return { ...reading, alterations }
}

/** What a file cannot be matched by, as it lacks the columns. */
function missingColumns(at: VariantColumns): string[] {
  if (!hasChanges(at))
    return [
      'The file has no column of changes (HGVSp_Short, HGVSp, HGVSc, or Tumor_Seq_Allele2 with positions): only classes of changes were compared.',
    ]
  if (at.protein < 0 && at.coding < 0 && at.change < 0)
    return [
      'The file has no column of changes (HGVSp_Short, HGVSp or HGVSc): only positions and classes of changes were compared.',
    ]
  return []
}

/**
 * Reads the rows of a MAF file, or of a table with a gene and a change a row in any order of the columns; several samples
 * make a cohort.
 */
export function variantReader(header: TableHeader, line: number, options: ReaderOptions): FormatReader {
  const at = variantColumns(header)
  const { names } = options.index
  const gene = geneFinder(names)
  const idsOf = geneIdsReader(header, at.gene)
  const build = buildReader(at, options)
  const withAlleles = hasAlleles(at)

  function alleleOf(cell: Cell, line: number): GenomicAllele | null {
    if (!withAlleles) return null
    const [reference, first, second] = [cell(at.reference), cell(at.firstAllele), cell(at.secondAllele)]
    const alternate = bare(second) === bare(reference) && at.firstAllele >= 0 ? first : second
    const place = { chromosome: cell(at.chromosome), start: cell(at.start) }
    return tableAllele(build.ofRow(cell, line), place, reference, alternate)
  }

  function variantOf(cell: Cell, line: number, { gene }: FileGene): SmallVariant {
    const transcript = cell(at.transcript) || null
    const [codingAccession, codingText] = splitAccession(cell(at.coding))
    const coding = parseCodingChange(codingText)
    const proteinText = isNothing(cell(at.protein)) ? cell(at.otherProtein) : cell(at.protein)
    const protein = parseProteinChange(splitAccession(proteinText)[1].replaceAll('%3D', '='))
    const exons = /^(\d+)(?:-(\d+))?\//.exec(cell(at.exon))
    const rs = /^rs\d+/i.exec(cell(at.dbsnp))?.[0]
    return smallVariant({
      gene,
      proteinChanges: protein ? [{ change: protein, transcript }] : [],
      codingChanges: coding ? [{ change: coding, transcript: codingAccession ?? transcript }] : [],
      allele: alleleOf(cell, line),
      consequences: [
        ...consequencesOfClassification(cell(at.classification)),
        ...consequencesOfTerms(cell(at.terms).replaceAll(',', '&')),
      ],
      exons: exons ? [{ number: Number(exons[1]), transcript }] : [],
      identifiers: rs ? [rs.toUpperCase()] : [],
    })
  }

  /** The reading of a change in words, such as `amplification` or `exon 19 deletion`; null where there are none. */
  function wordsOf(cell: Cell, symbol: string, found: FileGene): LineReading | null {
    const words = [cell(at.change), cell(at.protein), cell(at.coding)].find((text) => !isNothing(text))
    if (!words) return null
    const change = found.isKnown ? null : parseProteinChange(words)
    if (change)
      return present([smallVariant({ gene: found.gene, proteinChanges: [{ change, transcript: null }] })])
    // Some tables name the gene again before the change.
    const isLine = words.toUpperCase().startsWith(`${found.gene} `)
    return isLine || found.gene === null
      ? parseAlterationLine(words, names)
      : readWords(symbol, found, words, names)
  }

  function read(cell: Cell, line: number): RowEntry[] {
    const symbol = cell(at.gene)
    const ofRow = gene(symbol.split('|')[0] ?? '', idsOf(cell), cell(at.transcript))
    const variant = variantOf(cell, line, ofRow)
    const changes = variant.proteinChanges.length + variant.codingChanges.length
    const words = changes === 0 || ofRow.gene === null ? wordsOf(cell, symbol, ofRow) : null
    const texts = [
      cell(at.protein) || cell(at.change) || cell(at.coding),
      cell(at.classification).replaceAll('_', ' '),
    ]
    const text = [symbol || ofRow.gene, ...texts].filter(Boolean).join(' ').slice(0, 500)
    const isPlaced = variant.allele !== null || variant.identifiers.length > 0
    const isSomething = changes > 0 || isPlaced || variant.consequences.length > 0
    if (isSomething && (ofRow.gene || variant.allele) && !words?.ok)
      return [{ text, reading: readingOfGenes([ofRow], present([variant])) }]
    if (words) return [{ text, reading: withPlace(words, variant) }]
    const reason = `It names ${ofRow.gene ? 'no place, protein change or classification' : 'no gene'} that can be read.`
    return [{ text, reading: { ok: false, reason: ofRow.contradiction ?? reason } }]
  }

  return tableReader(header, line, options, {
    format: isMaf(header) ? 'MAF' : 'VARIANTS',
    columns: Object.values(at),
    read,
    build: build.ofFile,
    warnings: missingColumns(at),
  })
}
