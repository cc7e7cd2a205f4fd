import { smallVariant } from '#domain/matching/sample/alteration.ts'
import type { Alteration, SmallVariant } from '#domain/matching/sample/alteration.ts'
import { parseCodingChange } from '#domain/matching/sequences/coding-change.ts'
import type { LineReading, NameLookup } from '#domain/matching/sample/line-reading.ts'
import { parseProteinChange } from '#domain/matching/protein-change.ts'
import type { ProteinChange } from '#domain/matching/protein-change.ts'
import { consequencesOfTerms } from '../consequence-terms.ts'
import type { GeneFinder } from '../file-gene.ts'
import { alleleOfBcsq, proteinOfBcsq, termsOfBcsq } from './bcsq.ts'
import type { AnnotationField, Annotator, VcfHeader } from './vcf-header.ts'
import { fieldAt, infoValue, percentDecoded } from './vcf-info.ts'

/** Annotation of one allele on one transcript. */
export interface TranscriptAnnotation {
  gene: string
  /** Why it may be of another gene. */
  doubt?: string | undefined
  /** Text of the allele as the annotator writes it, and its number in ALT where it gives one. */
  allele: string
  alleleNumber: number | null
  terms: string
  transcript: string | null
  proteinText: string
  codingText: string
  /** `15/18` or `2-7/28`; empty outside exons. */
  exon: string
  proteinChange: ProteinChange | null
  /** Smaller is better: the transcript of a record, MANE Select, canonical, any other. */
  rank: number
}

const behindColon = (text: string) => text.slice(text.indexOf(':') + 1)

/** `V/E` at `600`, for files that were made without HGVS. */
function proteinOfResidues(residues: string, position: string): ProteinChange | null {
  const [from = '', to = ''] = residues.split('/')
  const [start, end = start] = position.split('-')
  if (!/^[A-Z*]+$/.test(from) || !/^\d+$/.test(start ?? '')) return null
  if (from.length === 1 && /^[A-Z*]$/.test(to)) return parseProteinChange(`${from}${start}${to}`)
  if (to !== '-' || !/^\d+$/.test(end ?? '')) return null
  const last = from.length > 1 ? `_${from.at(-1)}${end}` : ''
  return parseProteinChange(`${from.charAt(0)}${start}${last}del`)
}

/** Names of SnpEff's and bcftools' fields for those of VEP. */
const NAMES: Readonly<Record<Annotator, Readonly<Record<string, string>>>> = {
  VEP: {},
  SNPEFF: {
    SYMBOL: 'GENE_NAME',
    GENE: 'GENE_ID',
    CONSEQUENCE: 'ANNOTATION',
    FEATURE: 'FEATURE_ID',
    BIOTYPE: 'TRANSCRIPT_BIOTYPE',
    HGVSC: 'HGVS.C',
    HGVSP: 'HGVS.P',
    PROTEIN_POSITION: 'AA.POS / AA.LENGTH',
  },
  BCSQ: { SYMBOL: 'GENE', GENE: '-', FEATURE: 'TRANSCRIPT' },
}

interface Knowledge {
  gene: GeneFinder
  lookup: NameLookup
}

/** Reads the annotations of one kind of INFO field that are about genes of the knowledge. */
function annotationReader({ annotator, fields }: AnnotationField, knowledge: Knowledge) {
  const names = NAMES[annotator]
  const at = (name: string) => fields.get(names[name] ?? name) ?? -1
  const [symbol, geneId, hgncId] = ['SYMBOL', 'GENE', 'HGNC_ID'].map(at)
  const { gene: findGene, lookup } = knowledge
  const fieldOf = (text: string, column = -1) =>
    column < 0 ? '' : percentDecoded(fieldAt(text, '|', column))
  return (value: string): TranscriptAnnotation[] =>
    value.split(',').flatMap((text) => {
      const name = fieldOf(text, symbol)
      // Without HGNC the ids of genes with other symbols are not known; most annotations are of such genes.
      if (name !== '' && !lookup.knowsAllSymbols && !findGene(name).isKnown) return []
      // Older versions of VEP leave out the prefix.
      const ids = [fieldOf(text, geneId), fieldOf(text, hgncId).replace(/^\d/, 'HGNC:$&')]
      const { gene, isKnown, doubt } = findGene(name, ids)
      if (gene === null || !isKnown) return []
      const cells = text.split('|')
      const cell = (name: string) => percentDecoded(cells[at(name)]?.trim() ?? '')
      const biotype = cell('BIOTYPE')
      if (biotype && !/protein_coding/i.test(biotype)) return []
      const coding = cell('HGVSC')
      const transcript = cell('FEATURE') || (coding.includes(':') ? coding.split(':')[0] : '') || null
      const isRecognised =
        transcript !== null &&
        lookup.geneOfTranscript(transcript.toUpperCase().replace(/\.\d+$/, '')) === gene
      const proteinText = behindColon(cell('HGVSP'))
      const exon = cell('EXON') || (/\d[+-]\d/.test(coding) ? '' : cell('RANK'))
      const isBcsq = annotator === 'BCSQ'
      // Behind a stop of the same haplotype nothing is translated.
      if (isBcsq && text.startsWith('*')) return []
      const ofResidues = isBcsq
        ? proteinOfBcsq(cell('AMINO_ACID_CHANGE'))
        : proteinOfResidues(cell('AMINO_ACIDS'), cell('PROTEIN_POSITION'))
      return [
        {
          gene,
          doubt: isRecognised ? undefined : doubt,
          allele: isBcsq ? alleleOfBcsq(cell('DNA_CHANGE')) : cell('ALLELE'),
          alleleNumber: Number(cell('ALLELE_NUM')) || null,
          terms: isBcsq ? termsOfBcsq(cell('CONSEQUENCE')) : cell('CONSEQUENCE'),
          transcript,
          proteinText,
          codingText: behindColon(coding),
          exon,
          proteinChange: proteinText ? parseProteinChange(proteinText) : ofResidues,
          rank: isRecognised ? 0 : cell('MANE_SELECT') ? 1 : cell('CANONICAL') === 'YES' ? 2 : 3,
        },
      ]
    })
}

/** Reads what VEP, SnpEff and bcftools csq say of a line's alleles, as far as it is about genes of the knowledge. */
export function lineAnnotations({ annotations }: VcfHeader, knowledge: Knowledge) {
  const readers = annotations.map((field) => [field.id, annotationReader(field, knowledge)] as const)
  return (info: string): TranscriptAnnotation[] =>
    readers.flatMap(([name, read]) => {
      const value = infoValue(info, name)
      return value ? read(value) : []
    })
}

/** How VEP writes the alleles of a line: without the first base where all share it and one is longer. */
function vepAlleles(reference: string, alternates: readonly string[]): string[] {
  const sequences = alternates.filter((alternate) => /^[ACGTN]+$/i.test(alternate))
  const isIndel = sequences.some(({ length }) => length !== reference.length)
  const isShared = sequences.every((alternate) => alternate.charAt(0) === reference.charAt(0))
  return alternates.map((alternate) => (isIndel && isShared ? alternate.slice(1) || '-' : alternate))
}

/** The annotations of each allele of a line. */
export function annotationsByAllele(
  annotations: readonly TranscriptAnnotation[],
  reference: string,
  alternates: readonly string[],
): TranscriptAnnotation[][] {
  if (alternates.length === 1) return [[...annotations]]
  const written = vepAlleles(reference, alternates)
  return alternates.map((alternate, at) =>
    annotations.filter(({ allele, alleleNumber }) =>
      alleleNumber === null ? allele === alternate || allele === written[at] : alleleNumber === at + 1,
    ),
  )
}

/** A reading with what is uncertain about the genes of its annotations. */
export function withGeneDoubts(
  reading: LineReading,
  annotations: readonly TranscriptAnnotation[],
): LineReading {
  if (!reading.ok || !annotations.some(({ doubt }) => doubt)) return reading
  const certain = new Set(annotations.flatMap(({ gene, doubt }) => (doubt ? [] : [gene])))
  const doubts = new Map(
    annotations.flatMap(({ gene, doubt }) => (doubt && !certain.has(gene) ? [[gene, doubt]] : [])),
  )
  const doubtOf = (found: Alteration) =>
    doubts.get((found.kind === 'REPORTED' ? found.feature : found.gene) ?? '')
  return {
    ...reading,
    warnings: [...doubts.values(), ...reading.warnings],
    alterations: reading.alterations.map((found) => ({ ...found, geneDoubt: doubtOf(found) })),
  }
}

/** First and last exon that `15/18` or `2-7/28` names. */
function exonsOf(text: string): number[] {
  const [, first, last] = /^(\d{1,4})(?:-(\d{1,4}))?(?:\/|$)/.exec(text) ?? []
  if (!first) return []
  const [from, to] = [Number(first), Math.min(Number(last ?? first), Number(first) + 500)]
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset)
}

/**
 * Variants in the annotations of an allele, one variant for each gene: the changes on every transcript, the best
 * first, and consequence and exons on the best.
 */
export function variantsOfAnnotations(annotations: readonly TranscriptAnnotation[]): SmallVariant[] {
  return [...Map.groupBy(annotations, ({ gene }) => gene)].map(([gene, ofGene]) => {
    const ranked = ofGene.toSorted((left, right) => left.rank - right.rank)
    const best = ranked.filter(({ rank }) => rank === ranked[0]?.rank)
    return smallVariant({
      gene,
      proteinChanges: ranked.flatMap(({ proteinChange, transcript }) =>
        proteinChange ? [{ change: proteinChange, transcript }] : [],
      ),
      codingChanges: ranked.flatMap(({ codingText, transcript }) => {
        const change = codingText ? parseCodingChange(codingText) : null
        return change ? [{ change, transcript }] : []
      }),
      consequences: [...new Set(best.flatMap(({ terms }) => consequencesOfTerms(terms)))],
      exons: best.flatMap(({ exon, transcript }) => exonsOf(exon).map((number) => ({ number, transcript }))),
    })
  })
}
