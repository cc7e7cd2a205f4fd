import type { Alteration, FusionAlteration } from '#domain/matching/sample/alteration.ts'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import type { LineReading, NameLookup } from '#domain/matching/sample/line-reading.ts'
import { present } from '../file-entry.ts'
import { readingOfGenes } from '../file-gene.ts'
import type { FileGene, GeneFinder } from '../file-gene.ts'

/** A side of a fusion; without a gene where it lies between genes or is not known. */
export interface Partner extends FileGene {
  exon: number | null
}

export const UNKNOWN_PARTNER: Partner = { gene: null, isKnown: false, exon: null }

/** Words that stand where a partner would. */
const NO_SYMBOL =
  /^(?:WT|NEG|NEGATIVE|POS|POSITIVE|PENDING|LOW|HIGH|UNKNOWN|INTRAGENIC|INTERGENIC|FUSION|REARRANGEMENT|TRUNCATION|DELETION|DUPLICATION|INVERSION|TRANSLOCATION|FAIL|FAILED|NONE|NA|ND)$/i
const isSymbol = (text: string) =>
  /^[A-Z][A-Za-z\d@.-]*$/.test(text) && !/^[A-Z]?[a-z]+$/.test(text) && !NO_SYMBOL.test(text)

/** The fusion of two partners, the 5′ one first. */
export function orderedFusion(five: Partner, three: Partner): LineReading {
  if (five.gene === three.gene) {
    const reason =
      five.gene === null
        ? 'It names no gene.'
        : `Both sides lie in ${five.gene}: write what it makes of the gene, such as “EGFR vIII” or “EGFR exon 2-7 deletion”.`
    return { ok: false, reason }
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
  return readingOfGenes([five, three], present([fusion]))
}

/** The fusion of two partners whose order is not given, as a line with a hyphen. */
export function unorderedFusion(one: Partner, other: Partner, names: NameLookup): LineReading {
  if (one.gene === null || other.gene === null || one.gene === other.gene || (!one.isKnown && !other.isKnown))
    return orderedFusion(one, other)
  const reading = parseAlterationLine(`${one.gene}-${other.gene} fusion`, names)
  const isFusion = (found: Alteration) =>
    found.kind === 'FUSION' && found.fivePrime !== null && found.threePrime !== null
  if (reading.ok && reading.alterations.some(isFusion)) return readingOfGenes([one, other], reading)
  const [known, rest] = one.isKnown ? [one, other] : [other, one]
  if (!known.isKnown || rest.isKnown) return orderedFusion(one, other)
  return orderedFusion(known, UNKNOWN_PARTNER)
}

/** Ways to split a name at a sign: symbols have hyphens, too (`NKX2-1-ALK`). */
function splits(text: string, sign: string): [string, string][] {
  const parts = text.split(sign)
  return parts.slice(1).map((_, at) => [parts.slice(0, at + 1).join(sign), parts.slice(at + 1).join(sign)])
}

/** The order of the partners is given by these signs alone. */
const ORDERED_SIGNS = ['::', '--', '>>']
const UNORDERED_SIGNS = [':', '/', '|', ';', '_', '-']

/**
 * The fusion that a cell names, such as `EML4::ALK`, `EML4--ALK`, `EML4-ALK fusion - Archer`, `EML4:ALK`.
 * @param partner gene of the row, which is one of both, if the table has it
 */
export function namedFusion(
  name: string,
  partner: FileGene | null,
  genes: GeneFinder,
  names: NameLookup,
): LineReading {
  const text = name.replace(/\s+(?:gene\s+)?(?:fusion|rearrangement|translocation)\b.*$/i, '').trim()
  const sideOf = (symbol: string): Partner => {
    if (symbol === '?') return UNKNOWN_PARTNER
    const isRowGene = partner?.gene && genes(symbol).gene === partner.gene
    return { ...(isRowGene ? partner : genes(symbol)), exon: null }
  }
  for (const sign of [...ORDERED_SIGNS, ...UNORDERED_SIGNS]) {
    const pairs = splits(text, sign).filter((pair) => pair.every((side) => side === '?' || isSymbol(side)))
    const sides = pairs.map(([one, other]) => [sideOf(one), sideOf(other)] as const)
    const best = sides.toSorted(
      (left, right) =>
        right.filter(({ isKnown }) => isKnown).length - left.filter(({ isKnown }) => isKnown).length,
    )[0]
    if (best) return ORDERED_SIGNS.includes(sign) ? orderedFusion(...best) : unorderedFusion(...best, names)
  }
  const only = text === '' ? partner : genes(text)
  if (only?.isKnown && /fusion|rearrange|translocation/i.test(name))
    return orderedFusion({ ...only, exon: null }, UNKNOWN_PARTNER)
  return {
    ok: false,
    reason: `“${name.slice(0, 100)}” does not name the two partners of a fusion: write EML4::ALK.`,
  }
}
