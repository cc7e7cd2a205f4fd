import { lookupTable } from '#domain/lookup-table.ts'
import { copyNumberAlteration } from '#domain/matching/sample/copy-number-result.ts'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import { smallVariant } from '#domain/matching/sample/alteration.ts'
import type { LineReading } from '#domain/matching/sample/line-reading.ts'
import type { CopyNumberState } from '#domain/matching/predicate.ts'
import { parseProteinChange } from '#domain/matching/protein-change.ts'
import { parseCodingChange } from '#domain/matching/sequences/coding-change.ts'
import { present } from './file-entry.ts'
import type { FileEntry, ReaderOptions } from './file-entry.ts'
import { geneFinder, readingOfGenes, readWords } from './file-gene.ts'
import type { GeneFinder } from './file-gene.ts'
import { orderedFusion, UNKNOWN_PARTNER, unorderedFusion } from './tables/fusion-partners.ts'

type Attributes = Readonly<Record<string, string>>

/** A finding of a report: its text and its reading. */
type Finding = [string, LineReading]

/** Reads one element; null for those that are no finding. */
type ElementReader = (
  attributes: Attributes,
  genes: GeneFinder,
  names: ReaderOptions['index']['names'],
) => Finding | null

const valueOf = (attributes: Attributes, name: string) => (attributes[name] ?? '').trim()

const shortVariant: ElementReader = (attributes, genes, names) => {
  const [symbol, transcript, protein, coding] = ['gene', 'transcript', 'protein-effect', 'cds-effect'].map(
    (name) => valueOf(attributes, name),
  ) as [string, string, string, string]
  const found = genes(symbol, [], transcript)
  const change = parseProteinChange(protein)
  const ofBases = parseCodingChange(coding.replace(/^c\./, ''))
  const text = `${symbol} ${protein || coding}`
  if (!change && !ofBases) return [text, readWords(symbol, found, protein || coding, names)]
  const variant = smallVariant({
    gene: found.gene,
    proteinChanges: change ? [{ change, transcript: transcript || null }] : [],
    codingChanges: ofBases ? [{ change: ofBases, transcript: transcript || null }] : [],
  })
  // Promoter changes have no protein effect that can be read, such as “promoter -124C>T”.
  const isPromoter = !change && /promoter/i.test(protein)
  return [
    text,
    isPromoter ? readWords(symbol, found, protein, names) : readingOfGenes([found], present([variant])),
  ]
}

/** The state of a copy number alteration; one that is equivocal or of a part of the gene is less. */
function stateOf(
  type: string,
  isEquivocal: boolean,
  copies: string,
): readonly [CopyNumberState, string] | null {
  const isPart = isEquivocal || /partial/i.test(type)
  if (/amplification/i.test(type))
    return isPart ? ['GAIN', 'COPY NUMBER GAIN'] : ['AMPLIFICATION', 'AMPLIFICATION']
  if (/gain/i.test(type)) return ['GAIN', 'COPY NUMBER GAIN']
  if (!/loss|deletion/i.test(type)) return null
  return copies === '0' && !isPart ? ['DEEP_DELETION', 'DEEP DELETION'] : ['LOSS', 'LOSS']
}

const copyNumber: ElementReader = (attributes, genes) => {
  const [symbol, type] = [valueOf(attributes, 'gene'), valueOf(attributes, 'type')]
  const isEquivocal = valueOf(attributes, 'equivocal') === 'true'
  const state = stateOf(type, isEquivocal, valueOf(attributes, 'copy-number'))
  const text = `${symbol} ${isEquivocal ? 'equivocal ' : ''}${type}`
  if (!state) return [text, { ok: false, reason: `“${type}” is not a kind of copy number alteration.` }]
  const found = genes(symbol)
  return [text, readingOfGenes([found], present([copyNumberAlteration(found.gene ?? symbol, state)]))]
}

const rearrangement: ElementReader = (attributes, genes, names) => {
  const [symbol, other, type] = [
    valueOf(attributes, 'targeted-gene'),
    valueOf(attributes, 'other-gene'),
    valueOf(attributes, 'type') || 'rearrangement',
  ]
  const text = `${symbol} ${type} ${other}`.trim()
  const found = genes(symbol)
  if (valueOf(attributes, 'equivocal') === 'true')
    return [text, { ok: false, reason: 'The report calls it equivocal.' }]
  if (!/fusion|rearrangement|translocation/i.test(type)) return [text, readWords(symbol, found, type, names)]
  // Which gene is targeted says nothing of the order.
  const partner = /^(?:|N\/?A|none|intergenic|unknown)$/i.test(other) ? null : genes(other)
  if (!partner || partner.gene === found.gene || !found.isKnown)
    return [
      text,
      orderedFusion({ ...found, exon: null }, partner ? { ...partner, exon: null } : UNKNOWN_PARTNER),
    ]
  return [text, unorderedFusion({ ...found, exon: null }, { ...partner, exon: null }, names)]
}

const microsatellites: ElementReader = (attributes, _, names) => {
  const status = valueOf(attributes, 'status')
  if (/^(?:|unknown|cannot be determined)$/i.test(status)) return null
  const words = /stable|^MSS$/i.test(status) ? 'MSS' : /^MSI-?H|high/i.test(status) ? 'MSI high' : status
  return [`Microsatellite status ${status}`, parseAlterationLine(words, names)]
}

const mutationBurden: ElementReader = (attributes, _, names) => {
  const score = valueOf(attributes, 'score')
  if (!/^\d+(?:\.\d+)?$/.test(score)) return null
  return [`Tumor mutation burden ${score}`, parseAlterationLine(`TMB ${score} mut/Mb`, names)]
}

const ELEMENTS: Readonly<Record<string, ElementReader>> = lookupTable({
  'short-variant': shortVariant,
  'copy-number-alteration': copyNumber,
  rearrangement,
  'microsatellite-instability': microsatellites,
  'tumor-mutation-burden': mutationBurden,
})

/** Reads the findings of a report of Foundation Medicine, element by element; nothing of the patient is read. */
export function foundationOneReader({ index }: ReaderOptions) {
  const genes = geneFinder(index.names)
  return (element: string, attributes: Attributes, line: number): FileEntry[] => {
    const finding = ELEMENTS[element]?.(attributes, genes, index.names)
    return finding ? [{ samples: [null], line, text: finding[0].slice(0, 500), reading: finding[1] }] : []
  }
}
