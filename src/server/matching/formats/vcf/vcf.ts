import { smallVariant } from '#domain/matching/sample/alteration.ts'
import type { Alteration } from '#domain/matching/sample/alteration.ts'
import type { LineReading } from '#domain/matching/sample/line-reading.ts'
import { trimAllele } from '#domain/matching/sequences/genomic-allele.ts'
import type { GenomicAllele } from '#domain/matching/sequences/genomic-allele.ts'
import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import type { LeftOut } from '#domain/matching/match-report.ts'
import type { FileEntry, FormatReader, ReaderOptions } from '../file-entry.ts'
import { nothingLeftOut, present } from '../file-entry.ts'
import { fileError, quoted } from '../file-error.ts'
import { geneFinder } from '../file-gene.ts'
import { copiesOf, readBreakend, readSymbolicAllele } from './symbolic-allele.ts'
import {
  annotationsByAllele,
  lineAnnotations,
  variantsOfAnnotations,
  withGeneDoubts,
} from './vcf-annotations.ts'
import type { TranscriptAnnotation } from './vcf-annotations.ts'
import { carriedAlleles, hasReads } from './vcf-genotype.ts'
import { vcfHeaderReader } from './vcf-header.ts'
import type { VcfHeader } from './vcf-header.ts'

/** Alleles of one line; real ones have a few. */
const MOST_ALLELES = 1000

const BASES = /^[ACGTNacgtn]+$/
const BREAKEND = /[[\]]|^\.[ACGTN]|[ACGTN]\.$/i
/** Alleles that name nothing that was found (VCF specification, 1.6.1 and 5.5). */
const NO_ALLELE = new Set(['*', '<*>', '<NON_REF>', '<X>', '.'])

const withoutAnnotations = (unread: readonly string[]) => {
  const there =
    unread.length > 0 ? `only annotations that are not read (${unread.join(', ')})` : 'no annotations'
  return `The file has ${there}; read are CSQ of VEP, ANN of SnpEff and BCSQ of bcftools. Only bases at their places were compared.`
}

interface ChosenSample {
  name: string | null
  /** Its column; null in files without samples. */
  column: number | null
}

/** The samples to read: the one that was asked for, the tumour of a pair with its normal, else all. */
function chosenSamples(
  { samples, normal }: VcfHeader,
  sampleName: string | null,
  line: number,
): ChosenSample[] {
  if (sampleName !== null && !samples.includes(sampleName)) {
    const there = samples.length > 0 ? `it has ${samples.slice(0, 20).join(', ')}` : 'it has no samples'
    throw fileError(`the file has no sample ${quoted(sampleName)}; ${there}.`, line)
  }
  const isNormal = (name: string) => (normal === null ? /(?:^|[_-])normal$/i.test(name) : name === normal)
  const isPair = samples.length === 2 && samples.filter(isNormal).length === 1
  const names =
    sampleName !== null ? [sampleName] : isPair ? samples.filter((name) => !isNormal(name)) : samples
  if (names.length === 0) return [{ name: null, column: null }]
  return names.map((name) => ({ name, column: 9 + samples.indexOf(name) }))
}

/** Reads the lines of a VCF file, versions 4.1 to 4.5. */
export function vcfReader(options: ReaderOptions): FormatReader {
  const headerReader = vcfHeaderReader()
  let records: RecordReader | null = null
  let chosen: string[] = []
  let build = options.build
  const leftOut = nothingLeftOut()
  const warnings: string[] = []

  function begin(text: string, line: number): void {
    const header = headerReader.columns(text, line)
    if (header.build && build && header.build !== build) {
      const { label } = referenceBuilds
      throw fileError(`the header says ${label(header.build)}, but ${label(build)} was asked for.`, line)
    }
    build ??= header.build
    if (header.annotations.length === 0) warnings.push(withoutAnnotations(header.unreadAnnotators))
    const samples = chosenSamples(header, options.sample, line)
    chosen = samples.flatMap(({ name }) => name ?? [])
    records = recordReader(header, samples, { ...options, build }, leftOut)
  }

  return {
    format: 'VCF',
    read(text, line) {
      if (text.startsWith('##')) {
        headerReader.meta(text, line)
        return []
      }
      if (text.startsWith('#') && !records) {
        begin(text, line)
        return []
      }
      if (text.trim() === '') return []
      if (!records)
        throw fileError('the line of columns (#CHROM, POS, …) must stand before the first variant.', line)
      return records(text, line)
    },
    end() {
      if (!records) throw fileError('The file has no line of columns (#CHROM, POS, …): it may be cut short.')
      return []
    },
    build: () => build,
    samples: () => chosen,
    leftOut,
    warnings,
  }
}

type RecordReader = (text: string, line: number) => FileEntry[]

interface VcfRecord {
  allele: { chromosome: string; position: number; reference: string }
  id: string
  alternates: string[]
  info: string
  format: string
}

/** The fields of a line. @throws ClientError when one is missing or no VCF */
function recordOf(cells: readonly string[], line: number): VcfRecord {
  const [contig = '', pos = '', id = '.', reference = '', alt = '', , , info = ''] = cells
  if (cells.length < 8)
    throw fileError(`a line of VCF has at least 8 columns separated by tabs, this one ${cells.length}.`, line)
  const position = Number(pos)
  if (!/^\d{1,10}$/.test(pos)) throw fileError(`POS is ${quoted(pos)}, not a whole number.`, line)
  if (!BASES.test(reference)) throw fileError(`REF is ${quoted(reference)}, not bases.`, line)
  let alleles = 1
  for (let at = alt.indexOf(','); at !== -1; at = alt.indexOf(',', at + 1)) alleles += 1
  if (alleles > MOST_ALLELES)
    throw fileError(`ALT has ${alleles} alleles; read are at most ${MOST_ALLELES}.`, line)
  const chromosome = contig.replace(/^chr/i, '').toUpperCase().replace(/^M$/, 'MT')
  return {
    allele: { chromosome, position, reference },
    id,
    alternates: alt.split(','),
    info,
    format: cells[8] ?? '',
  }
}

function recordReader(
  header: VcfHeader,
  samples: readonly ChosenSample[],
  { build, index, includeFiltered }: ReaderOptions,
  leftOut: LeftOut,
): RecordReader {
  const annotationsOf = lineAnnotations(header, {
    gene: geneFinder(index.names),
    lookup: index.names,
  })

  function readAllele(
    record: VcfRecord,
    alternate: string,
    annotations: readonly TranscriptAnnotation[],
    sampleCell: string,
  ): LineReading {
    if (BREAKEND.test(alternate))
      return readBreakend(alternate, [...new Set(annotations.map((one) => one.gene))])
    if (alternate.startsWith('<'))
      return readSymbolicAllele(alternate, annotations, copiesOf(record.info, record.format, sampleCell))
    if (!BASES.test(alternate)) return { ok: false, reason: `ALT is ${quoted(alternate)}, not bases.` }
    const { chromosome, position, reference } = record.allele
    const allele = trimAllele(build, chromosome, position, reference.toUpperCase(), alternate.toUpperCase())
    return present(smallVariants(allele, record.id, annotations))
  }

  return (text, line) => {
    const cells = text.split('\t')
    const record = recordOf(cells, line)
    const filter = cells[6] ?? '.'
    if (!includeFiltered && filter !== 'PASS' && filter !== '.' && filter !== '') {
      leftOut.filtered += 1
      return []
    }
    const { alternates, format, allele } = record
    const annotated = annotationsOf(record.info)
    const byAllele = annotationsByAllele(annotated, allele.reference, alternates)
    return alternates.flatMap((alternate, at) => {
      if (NO_ALLELE.has(alternate)) {
        leftOut.withoutAllele += 1
        return []
      }
      const withoutGenotype = leftOut.withoutGenotype
      const carriers = samples.filter(({ column }) => {
        const cell = column === null ? '' : (cells[column] ?? '')
        const carried = column === null ? null : carriedAlleles(format, cell)
        if (carried !== null && carried !== 'MISSING') return carried.has(at + 1)
        const isOnly = alternates.length === 1
        const isSupported = hasReads(format, cell, { number: at + 1, bases: alternate, isOnly })
        // Callers without genotypes list what they found, unless their own counts deny it.
        if (carried === null) return column === null || isSupported !== false
        if (isSupported) return true
        leftOut.withoutGenotype += 1
        return false
      })
      if (carriers.length === 0 && leftOut.withoutGenotype === withoutGenotype) leftOut.notCarried += 1
      const words = `${allele.chromosome}:${allele.position} ${allele.reference.slice(0, 50)}>${alternate.slice(0, 50)}`
      const entryOf = (some: readonly ChosenSample[]): FileEntry => {
        const cell = cells[some[0]?.column ?? -1] ?? ''
        const annotations = byAllele[at] ?? []
        const reading = withGeneDoubts(readAllele(record, alternate, annotations, cell), annotations)
        return { samples: some.map(({ name }) => name), line, text: words, reading }
      }
      if (carriers.length === 0) return []
      // Copies are told sample by sample.
      return alternate.startsWith('<') ? carriers.map((one) => entryOf([one])) : [entryOf(carriers)]
    })
  }
}

/** One small variant for each gene that is annotated; one without a gene where none is. */
function smallVariants(
  allele: GenomicAllele,
  id: string,
  annotations: readonly TranscriptAnnotation[],
): Alteration[] {
  const identifiers =
    id === '.' ? [] : id.split(';').flatMap((one) => /^rs\d+$/i.exec(one)?.[0].toUpperCase() ?? [])
  if (annotations.length === 0) return [smallVariant({ allele, identifiers })]
  return variantsOfAnnotations(annotations).map((variant) => ({ ...variant, allele, identifiers }))
}
