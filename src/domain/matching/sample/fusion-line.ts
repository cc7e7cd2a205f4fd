import { lookupTable } from '#domain/lookup-table.ts'
import type { FusionAlteration } from './alteration.ts'
import { askBack, understood, withAliasDoubt } from './line-reading.ts'
import type { LineReading, NameLookup } from './line-reading.ts'
import { isResultWord } from './result-words.ts'
import {
  fusionOfTranslocation,
  isPartnerOfTranslocation,
  isRecurrentFusion,
} from './cytogenetics/translocations.ts'
import { normalizeName } from '../variant-name.ts'

/** Reads what else a line says of a gene of the fusion; null for words that mean nothing. */
type WordsReader = (feature: string, words: string) => LineReading | null

interface Sides {
  five: string
  three: string
  /** `::` alone says which partner is the 5' one. */
  sign: string
  rest: string
  exons: readonly [number | null, number | null]
}

/** Exons of BCR in its major breakpoint region have numbers of their own: b2 is exon 13, b3 exon 14. */
const MAJOR_REGION = 11

const EXON = String.raw`(?:(?:\s*\(|\s+|:)\s*(?:exon|ex|e)?\.?\s*(\d{1,2})[a-z]?\s*\)?)`
const HEAD = new RegExp(
  String.raw`^([\w.@?-]+?)(?:${EXON}(?=\s*(?:::|--|-|–|/|;)\s*[A-Za-z]))?\s*(::|--|-|–|\/|_|;)\s*([\w.@?]+(?:-\d+)?)((?:[\s(,;:].*)?)$`,
  'i',
)
/** The exon of the 3' partner right behind it: `EML4(13)::ALK(20)`, `EML4 exon 13 - ALK exon 20`. */
const EXON_BEHIND = new RegExp(`^${EXON}(?=\\s|$)`, 'i')
/** Both exons behind the partners: `e13-e20`, `E13;A20`, `e14a2`, `(exon 13; exon 20)`. */
const EXONS =
  /^[\s(,:]*(exons? |ex|[a-z])\s?([1-9]\d?)[ab]?(?:\s*(?:[-–;:/,]|to|::)\s*|(?=[a-z]\d))(exons? |ex|[a-z])?\s?([1-9]\d?)[ab]?(?!\w)[)\s]*/i
const FUSION_WORDS =
  /^[\s(,:-]*(?:gene\s+)?(?:fusions?|fused|rearrange(?:ment|ments|d)|translocat(?:ion|ions|ed)|transcripts?|(?:fusion )?(?:gene|variant|transcript)(?=\s*$))[)\s]*/i
/** Forms by the size of the protein: which exons of BCR are joined is not compared. */
const FORM = /^[\s(,:-]*(p(?:190|210|230)|(?:major|minor|micro)(?: transcript)?|[mM]-bcr)[)\s]*$/i
/** A form with a change behind it: `p210 T315I`. */
const FORM_BEFORE = /^[\s(,:-]*(p(?:190|210|230))\+?[),\s]+(?:and |with )?([A-Z]\S*\d.*)$/i
const VARIANT = /^[\s(,:-]*(?:v(?:ar(?:iant)?)?\.?)\s*(\d+)['a-z]?(?:\/[a-z])?[)\s]*$/i
/** Exons of EML4 and ALK in the variants of their fusion, by number (Choi et al. 2008; COSMIC). */
const EML4_ALK: Readonly<Record<string, readonly [number, number]>> = lookupTable({
  1: [13, 20],
  2: [20, 20],
  3: [6, 20],
  5: [2, 20],
})
/** Words behind two genes that are said of each of them. */
const MANY_GENES =
  /\b(?:wild[- ]?type|wt|mutations?|mut|mutated|mutant|loss|gain|deletion|deleted|co-?deletion|amplification|amplified|\w*expression|\w*methylat\w+)$/i
const ANY_PARTNER = /^(?:\?|V)$/

/** Symbols of a partner; null where it is `?` or `v`, an empty list where no such gene is known. */
function partner(side: string, other: string, lookup: NameLookup): readonly (string | null)[] {
  const name = side.toUpperCase()
  if (ANY_PARTNER.test(name)) return [null]
  if (isResultWord(name)) return []
  const named = lookup.genesNamed(name)
  if (named.length > 0) return named
  if (isPartnerOfTranslocation(name)) return [name]
  // ABL is short for ABL1 in a known fusion of it.
  const short = `${name}1`
  const others = lookup.genesNamed(other.toUpperCase())
  return others.some((one) => lookup.hasFusion(one, short) || lookup.hasFusion(short, one)) ? [short] : []
}

/** Whether letters before the exons are those of the partners in the other order: `RET-KIF5B (K15;R12)`. */
const isOtherWay = (first: string, second: string, five: string, three: string) => {
  const begins = (symbol: string, letter: string) => symbol.toUpperCase().startsWith(letter.toUpperCase())
  if (first.trim().length !== 1 || second.trim().length !== 1 || begins(five, first)) return false
  return begins(five, second) && !begins(three, second) && (begins(three, first) || /e/i.test(first))
}

function sidesOf(text: string): Sides | null {
  const [, five = '', exon, sign, three = '', behind = ''] = HEAD.exec(text) ?? []
  if (!sign) return null
  const [own, exonBehind] = EXON_BEHIND.exec(behind) ?? []
  const toExon = (digits: string | undefined) => (digits ? Number(digits) : null)
  // One exon alone may be that of a change behind the fusion.
  if (own && (exon || /ex/i.test(own)) && !FORM.test(behind))
    return { five, three, sign, rest: behind.slice(own.length), exons: [toExon(exon), toExon(exonBehind)] }
  const [both, letter = '', first = '', other = '', last = ''] = EXONS.exec(behind) ?? []
  if (both) {
    const isMajor =
      /^b$/i.test(letter) && [five, three].some((side) => /^BCR$/i.test(side)) && Number(first) <= 5
    const joined = [Number(first) + (isMajor ? MAJOR_REGION : 0), Number(last)] as const
    const exons = isOtherWay(letter, other, five, three) ? ([joined[1], joined[0]] as const) : joined
    return { five, three, sign, rest: behind.slice(both.length), exons }
  }
  return { five, three, sign, rest: behind, exons: [toExon(exon), null] }
}

const words = (text: string): string => normalizeName(text.replace(/^[\s(,:;-]+|[\s)]+$/g, ''))

const isKnownFusion = (five: string, three: string, lookup: NameLookup) =>
  lookup.hasFusion(five, three) || isRecurrentFusion(five, three)

/** A fusion without its order is the known one of both genes; else the 3' partner is the gene that is one in records. */
function isReversed(five: string, three: string, lookup: NameLookup): boolean {
  if (isKnownFusion(five, three, lookup)) return false
  if (isKnownFusion(three, five, lookup)) return true
  return lookup.isThreePrimePartner(five) && !lookup.isThreePrimePartner(three)
}

/** Whether records are about changes of residues of a gene: two such genes may be listed by a hyphen, too. */
const hasChanges = (gene: string, lookup: NameLookup): boolean => {
  const kinds = lookup.kindsOf(gene)
  return kinds.has('EXACT') || kinds.has('CODON')
}

/** The exons that a numbered variant joins, and what the line says of the form of the fusion beside its partners. */
function formOf(
  name: string,
  rest: string,
): { exons: readonly [number, number] | null; note: string } | null {
  const [, form] = FORM.exec(rest) ?? []
  if (form) return { exons: null, note: `“${form}” names a form of the fusion, which is not compared.` }
  const [, number = ''] = VARIANT.exec(rest) ?? []
  if (!number) return null
  const exons = (name === 'EML4::ALK' && EML4_ALK[number]) || null
  const joined = exons
    ? `exon ${exons[0]} of EML4 joined to exon ${exons[1]} of ALK`
    : 'a form of the fusion whose exons are not known'
  return { exons, note: `Variant ${number} of ${name} was read as ${joined}.` }
}

function fusionReading(
  sides: Sides,
  five: string | null,
  three: string | null,
  read: WordsReader,
  lookup: NameLookup,
  notes: string[],
): LineReading | null {
  const name = `${five ?? '?'}::${three ?? '?'}`
  const text = sides.rest.replace(FUSION_WORDS, '')
  const [, formBefore, change] = FORM_BEFORE.exec(text) ?? []
  if (formBefore && change)
    return fusionReading({ ...sides, rest: ` ${change}` }, five, three, read, lookup, [
      ...notes,
      `“${formBefore}” names a form of the fusion, which is not compared.`,
    ])
  const rest = text
  const form = formOf(name, rest)
  const [fivePrimeExon, threePrimeExon] = form?.exons ?? sides.exons
  const fusion: FusionAlteration = {
    kind: 'FUSION',
    gene: null,
    fivePrime: five,
    threePrime: three,
    fivePrimeExon,
    threePrimeExon,
  }
  const behind = words(rest)
  if (form ?? (behind === '' && !/[-+*]/.test(rest)))
    return understood([fusion], form ? [...notes, form.note] : notes)
  // Changes behind a fusion are those of the partner that the knowledge files them under: mostly the 3' one.
  for (const gene of [three, five]) {
    if (gene === null) continue
    const isRecord = lookup.hasVariantNamed(gene, `${name} ${behind}`)
    const change = read(gene, isRecord ? `${name} ${behind}` : behind)
    if (!change?.ok) continue
    const warnings = [...notes, ...change.warnings]
    if (isRecord) return { ...change, warnings }
    // A state of a partner says nothing of the fusion.
    if (!change.isAbsent && change.alterations.every(({ kind }) => kind === 'SMALL_VARIANT'))
      return { ...change, alterations: [fusion, ...change.alterations], warnings }
  }
  return askBack(`In “${name}”, the fusion was understood, but not “${rest.trim()}”.`, [name])
}

function ofSides(sides: Sides, text: string, read: WordsReader, lookup: NameLookup): LineReading | null {
  const { five, three, sign, rest } = sides
  const all = [partner(five, three, lookup), partner(three, five, lookup)]
  const [fives = [], threes = []] = all
  const namedGene = all.flat().find((one) => typeof one === 'string')
  if (fives.length === 0 || threes.length === 0) {
    if (sign !== '::') return null
    const unknown = fives.length === 0 ? five : three
    return askBack(
      `“${unknown}” is not a gene in this knowledgebase: write the symbol of the partner, or ? for any.`,
      namedGene ? [`${namedGene} fusion`] : [],
    )
  }
  if (fives.length > 1 || threes.length > 1)
    return askBack(
      `“${fives.length > 1 ? five : three}” may be ${(fives.length > 1 ? fives : threes).join(' or ')}: write the intended symbol.`,
      fives.flatMap((one) => threes.map((other) => `${one ?? '?'}::${other ?? '?'}${rest}`)),
    )
  const [first = null] = fives
  const [second = null] = threes
  if (first === second) return null
  const doubted = (reading: LineReading | null) =>
    reading &&
    [[five, first] as const, [three, second] as const].reduce(
      (one, [name, symbol]) => (symbol ? withAliasDoubt(one, name.toUpperCase(), symbol, lookup) : one),
      reading,
    )
  return doubted(ofSymbols(sides, text, first, second, read, lookup))
}

/** The fusion of two partners by their symbols; null is any. */
function ofSymbols(
  sides: Sides,
  text: string,
  first: string | null,
  second: string | null,
  read: WordsReader,
  lookup: NameLookup,
): LineReading | null {
  const { sign, rest } = sides
  const isOrdered = sign === '::'
  if (first === null || second === null)
    return isOrdered ? fusionReading(sides, first, second, read, lookup, []) : null
  // Of KRAS/NRAS wild type each is meant.
  if (!isOrdered && MANY_GENES.test(rest))
    return askBack(`“${text}” names two genes: write one per line.`, [`${first}${rest}`, `${second}${rest}`])
  if (isOrdered) return fusionReading(sides, first, second, read, lookup, [])
  const reversed = isReversed(first, second, lookup)
  const isFusion =
    isKnownFusion(first, second, lookup) || isKnownFusion(second, first, lookup) || FUSION_WORDS.test(rest)
  const hasExons = sides.exons.some((exon) => exon !== null)
  const areListed = !hasExons && [first, second].every((gene) => hasChanges(gene, lookup))
  if (!isFusion && (/[/; ]/.test(sign) || areListed))
    return askBack(`“${text}” may be a fusion or two genes: write the intended one.`, [
      `${reversed ? `${second}::${first}` : `${first}::${second}`}${rest}`,
    ])
  if (!reversed) return fusionReading(sides, first, second, read, lookup, [])
  const turned: Sides = { ...sides, exons: [sides.exons[1], sides.exons[0]] }
  return fusionReading(turned, second, first, read, lookup, [
    `The order of the partners was read as ${second}::${first}; :: keeps the order.`,
  ])
}

/** `ALK fusion with EML4`, `fusion of EML4 and ALK`, `EML4 ALK fusion` as partners joined by a hyphen. */
function hyphenated(text: string, lookup: NameLookup): string {
  const [, one, other, behind = ''] =
    /^(?:fusion|rearrangement|translocation) (?:of|between) ([\w-]+) (?:and|with|to) ([\w-]+)(.*)$/i.exec(
      text,
    ) ??
    /^([\w-]+) (?:fusion|rearrangement|translocation|fused) (?:with|to) ([\w-]+)(.*)$/i.exec(text) ??
    /^([\w-]+) (?:fusion|rearrangement)\s*[([]([\w-]+)[)\]]()$/i.exec(text) ??
    /^([\w-]+) ([\w-]+)( (?:fusion|rearrange|translocat).*)$/i.exec(text) ??
    []
  const isGene = (side: string | undefined) =>
    side !== undefined && lookup.genesNamed(side.toUpperCase()).length > 0
  if (!isGene(one) || !isGene(other)) return text
  // Two words before `fusion` may be any two.
  const isKnown = (first: string, second: string) =>
    lookup.hasFusion(first, second) || lookup.hasFusion(second, first)
  const [[first = ''], [second = '']] = [
    lookup.genesNamed(`${one}`.toUpperCase()),
    lookup.genesNamed(`${other}`.toUpperCase()),
  ]
  return text.startsWith(`${one} ${other}`) && !isKnown(first, second) ? text : `${one}-${other}${behind}`
}

/** `ALK fusion (EML4-ALK)`: the fusion that a line names behind one of its genes, or behind their family. */
export function fusionWithin(text: string, lookup: NameLookup): string {
  const [, own = '', inner = ''] =
    /^([\w-]+) (?:gene )?(?:fusions?|rearrangements?|translocations?)\s*[:(,[]\s*([^()[\]]+)[)\]]?$/i.exec(
      text,
    ) ?? []
  const partners = inner.split(/\s*(?:::|--|-)\s*/).map((part) => part.split(' ')[0]?.toUpperCase() ?? '')
  const areGenes = partners.length === 2 && partners.every((one) => lookup.genesNamed(one).length > 0)
  return areGenes && partners.some((one) => one.startsWith(own.toUpperCase())) ? inner : text
}

/**
 * Reads a fusion: `EML4::ALK e6-e20`, `EML4-ALK v1`, `ALK fusion with EML4`, `EML4(13)::ALK(20)`, `BCR::ABL1 T315I`, `t(8;21)`.
 * A partner is a known gene, `?` or `v`; by other signs than `::` nothing else is a fusion. Null for any other line.
 */
export function parseFusionLine(text: string, read: WordsReader, lookup: NameLookup): LineReading | null {
  const byPlace = fusionOfTranslocation(text)
  if (byPlace) {
    if (byPlace.question || byPlace.fusion === null) return byPlace.question
    const [fivePrime = null, threePrime = null] = byPlace.fusion.split('::')
    const fusion: FusionAlteration = {
      kind: 'FUSION',
      gene: null,
      fivePrime,
      threePrime,
      fivePrimeExon: null,
      threePrimeExon: null,
    }
    return understood([fusion], [`“${text}” was read as ${byPlace.fusion}.`])
  }
  const line = hyphenated(text, lookup)
  const [, one = '', other = ''] = /^([\w-]+)(?: | ?(?:[+>&×]|:(?!:)) ?)([\w-]+)$/.exec(line) ?? []
  const [[first], [second]] = [lookup.genesNamed(one.toUpperCase()), lookup.genesNamed(other.toUpperCase())]
  if (first && second && first !== second)
    return askBack(`“${text}” may be a fusion or two genes: write the intended one.`, [`${first}::${second}`])
  const sides = sidesOf(line)
  if (!sides) return null
  // Symbols have hyphens, too.
  const joined = `${sides.five}-${sides.three}`.toUpperCase()
  return lookup.featuresNamed(joined).length > 0 ? null : ofSides(sides, line, read, lookup)
}
