import { isSpliceVariant, splitSpliceVariant } from './expression-result.ts'
import { findGene } from './gene-in-line.ts'
import { askBack } from './line-reading.ts'
import type { LineReading, NameLookup } from './line-reading.ts'
import { readWords } from './words-of-gene.ts'
import { genesWithPromoterChange } from '../promoter-changes.ts'
import { parseProteinChange } from '../protein-change.ts'
import { normalizeName } from '../variant-name.ts'

const FORMS =
  'Write a gene and a change (BRAF V600E), a fusion (EML4::ALK), a state (ERBB2 amplification) or a position (7:140453136A>T).'

/** A line that is not understood, with the forms that are. */
export const notUnderstood = (what: string): LineReading => ({ ok: false, reason: `${what} ${FORMS}` })

/** The origin of a change, which a sample has as a whole. */
const ORIGIN = /\b(?:germ-?line|somatic)\b|^[gst](?=BRCA)/i

/** Reads a line in the very words of a record, of which nothing is a note or a result; null for any other. */
export function parseRecordName(text: string, lookup: NameLookup): LineReading | null {
  const gene = ORIGIN.test(text) ? null : findGene(text, lookup)
  const [symbol] = gene?.features ?? []
  if (!gene || !symbol || gene.features.length > 1) return null
  const reading = lookup.hasVariantNamed(symbol, normalizeName(gene.words))
    ? readWords(gene, symbol, lookup)
    : null
  if (!reading?.ok) return reading
  const isWildType = reading.alterations.some(
    (one) => one.kind === 'REPORTED' && one.meaning?.kind === 'WILD_TYPE',
  )
  return { ...reading, isAbsent: reading.isAbsent || isWildType }
}

/** Reads a line about one gene: its symbol and the words about it, in either order. */
export function parseGeneLine(line: string, lookup: NameLookup): LineReading {
  const text = splitSpliceVariant(line, lookup)
  const owners = genesWithPromoterChange(text.toUpperCase())
  if (owners.length > 0) {
    const choices = owners.map((gene) => `${gene} ${text}`)
    return askBack(`“${text}” does not name its gene: write ${choices.join(' or ')}.`, choices)
  }
  if (isSpliceVariant(text.toUpperCase(), lookup))
    return { ok: false, reason: `“${text}” is a splice variant; this knowledgebase has no record of it.` }
  const gene = findGene(text, lookup)
  if (!gene) return withoutGene(text, lookup)
  if (gene.features.length > 1)
    return askBack(
      `${gene.name} may be ${gene.features.join(' or ')}: write the intended symbol.`,
      gene.features.map((symbol) => `${symbol} ${gene.words}`.trim()),
    )
  const symbol = gene.features[0] ?? gene.name
  if (gene.words === '')
    return gene.features.length > 0
      ? notUnderstood(`“${text}” does not name a gene and an alteration.`)
      : withoutGene(text, lookup)
  const reading = readWords(gene, symbol, lookup)
  if (!reading) return severalGenes(text, lookup) ?? wordsNotUnderstood(text, gene.features, gene)
  if (!reading.ok) return reading
  const origin = ORIGIN.exec(text)?.[0]
  if (origin)
    reading.warnings.push(`“${origin.trim()}” was ignored: the origin is given for the whole sample.`)
  if (gene.features.length > 0) return reading
  return { ...reading, warnings: [...reading.warnings, `${symbol} is not a gene in this knowledgebase.`] }
}

function wordsNotUnderstood(
  text: string,
  [symbol]: readonly string[],
  { name, words }: { name: string; words: string },
): LineReading {
  return symbol
    ? notUnderstood(`In “${text}”, the gene ${symbol} was understood, but not “${words}”.`)
    : notUnderstood(
        `“${name}” is not a gene or factor in this knowledgebase, and “${words}” was not understood.`,
      )
}

/** `KRAS G12D & NRAS Q61K`: one line for each gene. */
function severalGenes(text: string, lookup: NameLookup): LineReading | null {
  const parts = text.split(/\s*[&+;,]\s*|\s+(?:and|plus|with)\s+/i).filter((part) => part !== '')
  const isGene = (part: string) => (findGene(part, lookup)?.features.length ?? 0) > 0
  return parts.length > 1 && parts.every(isGene)
    ? askBack(`“${text}” names several genes: write one per line.`, parts)
    : null
}

/** A change without its gene: the genes whose records have it may be meant. */
function withoutGene(text: string, lookup: NameLookup): LineReading {
  if (text === '') return notUnderstood('The line names no gene and no alteration.')
  if (!parseProteinChange(text)) return notUnderstood(`“${text}” does not name a gene and an alteration.`)
  const name = text.replace(/^p\./i, '').replaceAll(/[()]/g, '').toUpperCase()
  const choices = lookup
    .featuresWithVariant(name)
    .slice(0, 5)
    .map((gene) => `${gene} ${text}`)
  return askBack(
    `“${text}” does not name its gene: write both${choices.length > 0 ? `, such as ${choices.join(' or ')}` : ''}.`,
    choices,
  )
}
