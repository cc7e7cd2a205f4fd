import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import type { LineReading, NameLookup } from '#domain/matching/sample/line-reading.ts'

/** The gene that a row of a file is about. */
export interface FileGene {
  /** Symbol of the knowledge; the name in the file, in capitals, for other genes; null where none is named. */
  gene: string | null
  isKnown: boolean
  /** Why it may be another gene. */
  doubt?: string
  /** How it was identified, where not by its symbol. */
  note?: string
  /** Why it cannot be identified at all. */
  contradiction?: string
}

/**
 * Finds the gene of a row: ids decide before symbols, and symbols before aliases.
 * @param ids `673` (Entrez), `HGNC:1097`, `ENSG00000157764.12`; others and empty texts tell nothing
 * @param transcript confirms an alias if records of the gene name it
 */
export type GeneFinder = (symbol: string, ids?: readonly string[], transcript?: string | null) => FileGene

/** An id as the knowledge has it; null for what is none, such as the 0 of cBioPortal. */
function normalId(text: string): string | null {
  const id = text.trim().toUpperCase()
  const ensembl = /^(ENSG\d{11})(?:\.\d+)?$/.exec(id)?.[1]
  return ensembl ?? /^(?:HGNC:)?[1-9]\d*$/.exec(id)?.[0] ?? null
}

const kindOf = (id: string) => /^[A-Z]*/.exec(id)?.[0]

function findGene(
  lookup: NameLookup,
  symbol: string,
  ids: readonly string[],
  transcript: string | null,
): FileGene {
  const isEnsembl = /^ENSG\d{11}/i.test(symbol)
  const text = isEnsembl ? '' : symbol.toUpperCase()
  const geneIds = [...ids, isEnsembl ? symbol : ''].flatMap((id) => normalId(id) ?? [])
  const [first, ...others] = new Set(geneIds.flatMap((id) => lookup.featureOfId(id) ?? []))
  const unknown = { gene: text || (geneIds[0] ?? null), isKnown: false }
  const failed = (contradiction: string): FileGene => ({ ...unknown, contradiction })
  if (others.length > 0) return failed(`Its ids name different genes: ${[first, ...others].join(', ')}.`)
  const named = text === '' ? [] : lookup.featuresNamed(text)
  const [feature] = named
  if (first) {
    if (feature === text && feature !== first)
      return failed(`The symbol ${symbol} and the id of ${first} are of different genes.`)
    const note = text && text !== first ? { note: `“${symbol}” was read as ${first}, by its id.` } : {}
    return { gene: first, isKnown: true, ...note }
  }
  if (feature === undefined) return unknown
  if (named.length > 1) return failed(`${symbol} may be ${named.join(' or ')}: write the intended symbol.`)
  const own = lookup.idsOfFeature(feature)
  const contrary = geneIds.find((id) => own.some((one) => kindOf(one) === kindOf(id)))
  const found = { gene: feature, isKnown: true }
  if (feature === text || lookup.featureOfId(text) === feature) {
    // Ensembl renumbers genes; another id of Entrez or HGNC is another gene.
    if (!contrary || contrary.startsWith('ENSG')) return found
    return { ...found, doubt: `The id ${contrary} in the file is not that of ${feature}.` }
  }
  if (contrary && !contrary.startsWith('ENSG'))
    return {
      ...unknown,
      note: `“${symbol}” is an alias of ${feature}, but its id ${contrary} is of another gene.`,
    }
  const note = `“${symbol}” was read as an alias of ${feature}.`
  const accession = transcript?.toUpperCase().replace(/\.\d+$/, '')
  const isConfirmed = accession !== undefined && lookup.geneOfTranscript(accession) === feature
  if (isConfirmed || (lookup.knowsAllSymbols && !contrary)) return { ...found, note }
  const doubt = contrary
    ? `“${symbol}” is an alias of ${feature}, but the id ${contrary} in the file is not one of its ids.`
    : `“${symbol}” is an alias of ${feature} and may be the symbol of another gene: no id in the file confirms it, and the symbols of HGNC are not imported.`
  return { ...found, note, doubt }
}

const MOST_CACHED = 100_000

/** Finds genes, and remembers them: files name the same ones again. */
export function geneFinder(lookup: NameLookup): GeneFinder {
  const cache = new Map<string, FileGene>()
  return (symbol, ids = [], transcript = null) => {
    const key = ids.length === 0 && !transcript ? symbol : `${symbol}\t${ids.join('\t')}\t${transcript}`
    const cached = cache.get(key)
    if (cached) return cached
    const found = findGene(lookup, symbol, ids, transcript)
    if (cache.size < MOST_CACHED) cache.set(key, found)
    return found
  }
}

/** A reading with what is uncertain about genes; not understood where one cannot be identified. */
export function readingOfGenes(genes: readonly FileGene[], reading: LineReading): LineReading {
  const contradiction = genes.find((one) => one.contradiction)?.contradiction
  if (contradiction) return { ok: false, reason: contradiction }
  const doubt = genes.find((one) => one.doubt)?.doubt
  const notes = genes.flatMap(({ note, doubt: own }) => own ?? note ?? [])
  if (!reading.ok || notes.length === 0) return reading
  return {
    ...reading,
    warnings: [...notes, ...reading.warnings],
    alterations: doubt
      ? reading.alterations.map((one) => ({ ...one, geneDoubt: doubt }))
      : reading.alterations,
  }
}

/** The reading of words about a gene (`amplification`, `exon 19 deletion`), by the symbol as it is written where that means the gene. */
export function readWords(symbol: string, found: FileGene, words: string, names: NameLookup): LineReading {
  // OncoKB files genome-wide biomarkers under a gene of that name.
  if (/^(?:other )?biomarkers?$/i.test(symbol)) return parseAlterationLine(words, names)
  const named = names.featuresNamed(symbol.toUpperCase())
  const isWritten = named.length === 1 && named[0] === found.gene
  const isDoubtful = isWritten && names.isDoubtfulAlias(symbol.toUpperCase(), found.gene ?? '')
  const subject = isWritten && !isDoubtful ? symbol : (found.gene ?? symbol)
  return readingOfGenes([found], parseAlterationLine(`${subject} ${words}`.trim(), names))
}
