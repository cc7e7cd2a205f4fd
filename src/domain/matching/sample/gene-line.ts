import { isSpliceVariant, splitSpliceVariant } from './expression-result.ts'
import { findGene } from './gene-in-line.ts'
import type { GeneAndWords } from './gene-in-line.ts'
import { askBack, withAliasDoubt } from './line-reading.ts'
import type { LineReading, NameLookup } from './line-reading.ts'
import { isResultWord } from './result-words.ts'
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
  return withAliasDoubt({ ...reading, isAbsent: reading.isAbsent || isWildType }, gene.name, symbol, lookup)
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
  if (gene.features.length === 0) {
    const unknownPartner = askForPartner(gene, lookup)
    if (unknownPartner) return unknownPartner
  }
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
  if (gene.features.length > 0) return withAliasDoubt(reading, gene.name, symbol, lookup)
  return { ...reading, warnings: [...reading.warnings, `${symbol} is not a gene in this knowledgebase.`] }
}

/** `NCOA4-RET fusion` where NCOA4 is no gene of the knowledge: the fusion of the other gene may be meant. */
function askForPartner({ name, words }: GeneAndWords, lookup: NameLookup): LineReading | null {
  const [, one = '', other = ''] = /^([A-Z\d]{2,})--?([A-Z\d]{2,})$/.exec(name) ?? []
  const isFusion = /^(?:GENE )?(?:FUSIONS?|REARRANGE|TRANSLOC|TRANSCRIPT|$)/i.test(words)
  const [gene, unknown] = lookup.genesNamed(other).length === 1 ? [other, one] : [one, other]
  const [symbol] = isFusion && !isResultWord(unknown) ? lookup.genesNamed(gene) : []
  return symbol
    ? askBack(
        `“${unknown}” is not a gene in this knowledgebase: write the symbol of the partner, or the fusion of ${symbol} alone.`,
        [`${symbol} fusion`],
      )
    : null
}

/** A word that may be the symbol of a gene which is not known here: `AF9` of `MLL-AF9`. */
const LIKE_SYMBOL = /^(?!EX|DEL|INS|DUP|IHC|FISH|CEP)[A-Z]{2,}\d+[A-Z\d]*$/

function wordsNotUnderstood(
  text: string,
  [symbol]: readonly string[],
  { name, words }: { name: string; words: string },
): LineReading {
  const isJoined = text.toUpperCase() === `${name}-${words.toUpperCase()}` && LIKE_SYMBOL.test(words)
  return symbol
    ? askBack(
        `In “${text}”, the gene ${symbol} was understood, but not “${words}”. ${FORMS}`,
        isJoined ? [`${symbol} fusion`] : [],
      )
    : notUnderstood(
        `“${name}” is not a gene or factor in this knowledgebase, and “${words}” was not understood.`,
      )
}

/** `KRAS G12D & NRAS Q61K`: one line for each gene. */
function severalGenes(text: string, lookup: NameLookup): LineReading | null {
  const parts = text.split(/\s*[&+;,]\s*(?:and\s+)?|\s+(?:and|plus|with)\s+/i).filter((part) => part !== '')
  const genes = parts.map((part) => findGene(part, lookup))
  if (parts.length < 2 || genes.some((gene) => !gene || gene.features.length === 0)) return null
  // In `NTRK1, NTRK2 fusion` the last words are those of each gene.
  const last = genes.at(-1)?.words ?? ''
  return askBack(
    `“${text}” names several genes: write one per line.`,
    parts.map((part, at) => (genes[at]?.words === '' ? `${part} ${last}`.trim() : part)),
  )
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
