import { codingGeneFinder } from './coding-gene-finder.ts'
import type { CodingGeneFinder } from './coding-gene-finder.ts'
import type { GenomicSpan, Predicate, RegionPredicate } from '../predicate.ts'
import type { ResidueLocator } from './residue-locator.ts'
import type { CodingRange } from './coding-range.ts'
import {
  accessionOf,
  codingBasesIn,
  hasCodingFirstExon,
  spanOfExons,
  spanOfResidues,
  stretchesOfResidues,
} from './transcript.ts'
import type { Transcript } from './transcript.ts'

/** A transcript that a record names for a variant of a gene. */
interface NamedTranscript {
  gene: string
  transcript: string
}

/** Translates residues, exons and positions of genes into one another. */
interface GeneTranscripts {
  locate: ResidueLocator
  geneAt: CodingGeneFinder
  /** The predicate with the places of those regions of which the record names none. */
  withSpans: (predicate: Predicate) => Predicate
  /** The stretch of the genome of a region; null where the transcripts of the gene do not agree on it. */
  spanOf: (region: RegionPredicate) => GenomicSpan | null
  /** The coding bases of a stretch on each transcript of a gene. */
  codingRangesIn: (gene: string, span: GenomicSpan) => CodingRange[]
}

/** Share of a gene's records that must name a transcript for it to stand for the gene by itself. */
const DOMINANT = 0.8

interface OneGene {
  /** By accession, those that records of the gene name. */
  named: ReadonlyMap<string, Transcript>
  /** Those by which the gene is numbered where nobody says on which: one where nearly all records name it. */
  standard: readonly Transcript[]
}

function geneOf(counts: ReadonlyMap<Transcript, number>): OneGene {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const dominant = [...counts].find(([, count]) => count >= DOMINANT * total)?.[0]
  const all = [...counts.keys()]
  return {
    named: new Map(all.map((one) => [one.accession, one])),
    standard: dominant ? [dominant] : all,
  }
}

/** The one value that several transcripts give; null where they differ, or one gives none. */
function agreed<Value>(values: readonly (Value | null)[], keyOf: (value: Value) => unknown): Value | null {
  const [first = null, ...others] = values
  const isSame = (other: Value | null) => first !== null && other !== null && keyOf(first) === keyOf(other)
  return others.every(isSame) ? first : null
}

const agreedSpan = (spans: readonly (GenomicSpan | null)[]) =>
  agreed(spans, ({ chromosome, start, stop }) => `${chromosome}:${start}-${stop}`)

/** Whether residues lie in a stretch of the genome: in it whole, outside whole; else null. */
function liesIn(transcript: Transcript, first: number, last: number, span: GenomicSpan): boolean | null {
  const stretches = stretchesOfResidues(transcript, first, last)
  if (!stretches || transcript.build !== span.build) return null
  if (transcript.chromosome !== span.chromosome) return false
  if (stretches.every(({ start, stop }) => start >= span.start && stop <= span.stop)) return true
  return stretches.every(({ start, stop }) => stop < span.start || start > span.stop) ? false : null
}

/** Bases beside an exon that are its splice sites. */
const SPLICE_SITE = 2

function spanOfExonsIn(
  standard: readonly Transcript[],
  { exons, change }: RegionPredicate,
): GenomicSpan | null {
  if (!exons || standard.length === 0 || !standard.every(hasCodingFirstExon)) return null
  const span = agreedSpan(standard.map((one) => spanOfExons(one, exons.first, exons.last)))
  const beside = change === 'SKIPPING' ? SPLICE_SITE : 0
  return span && { ...span, start: span.start - beside, stop: span.stop + beside }
}

/**
 * Genes by the transcripts that their records name.
 * @param named one for each variant that names a transcript
 * @param belongs whether a symbol of an annotation means a gene of the knowledge: records of fusions name transcripts of
 * the partner, too
 */
export function geneTranscripts(
  named: readonly NamedTranscript[],
  transcripts: readonly Transcript[],
  belongs: (symbol: string, gene: string) => boolean,
): GeneTranscripts {
  const byAccession = new Map(transcripts.map((one) => [one.accession, one]))
  const counts = new Map<string, Map<Transcript, number>>()
  for (const { gene, transcript: text } of named) {
    const transcript = byAccession.get(accessionOf(text))
    if (!transcript || !belongs(transcript.gene, gene)) continue
    const ofGene = counts.get(gene) ?? new Map<Transcript, number>()
    counts.set(gene, ofGene.set(transcript, (ofGene.get(transcript) ?? 0) + 1))
  }
  const genes = new Map([...counts].map(([gene, ofGene]) => [gene, geneOf(ofGene)]))
  const standardOf = (gene: string) => genes.get(gene)?.standard ?? []

  /** Transcripts that count residues: the one that is named; none where records do not name it, though it is Ensembl's. */
  function countedOn(gene: string, text: string | null): readonly Transcript[] {
    const accession = text === null ? '' : accessionOf(text)
    const own = genes.get(gene)?.named.get(accession)
    if (own) return [own]
    return accession.startsWith('ENST') ? [] : standardOf(gene)
  }

  function spanOf(region: RegionPredicate): GenomicSpan | null {
    const standard = standardOf(region.gene)
    const { residues } = region
    return residues
      ? agreedSpan(standard.map((one) => spanOfResidues(one, residues.first, residues.last)))
      : spanOfExonsIn(standard, region)
  }

  function withSpans(predicate: Predicate): Predicate {
    if (predicate.kind === 'ALL' || predicate.kind === 'ANY')
      return { ...predicate, parts: predicate.parts.map(withSpans) }
    if (predicate.kind !== 'REGION' || predicate.span) return predicate
    // “Exon 2 deletion” of a record without coordinates may be of the whole exon.
    return predicate.change === 'DELETION' && predicate.exons
      ? predicate
      : { ...predicate, span: spanOf(predicate) }
  }

  return {
    locate: (gene, first, last, span, transcript) =>
      agreed(
        countedOn(gene, transcript).map((one) => liesIn(one, first, last, span)),
        (value) => value,
      ),
    geneAt: codingGeneFinder(
      [...genes].flatMap(([gene, { named: ofGene }]) =>
        [...ofGene.values()].flatMap(({ build, chromosome, exons }) =>
          exons.flatMap(({ coding }) => (coding ? [{ gene, build, chromosome, ...coding }] : [])),
        ),
      ),
    ),
    withSpans,
    spanOf,
    codingRangesIn: (gene, span) =>
      [...(genes.get(gene)?.named.values() ?? [])].flatMap((transcript) => {
        const bases = codingBasesIn(transcript, span)
        if (!bases) return []
        const { first, last } = bases
        return [{ transcript: transcript.accession, first, last, outerFirst: first, outerLast: last }]
      }),
  }
}
