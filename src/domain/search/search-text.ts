import { lookupTable } from '../lookup-table.ts'
import { parseCodingChange, writeCodingChange } from '../matching/sequences/coding-change.ts'
import { parseProteinChange, writeProteinChange } from '../matching/protein-change.ts'
import { foldText } from '../text/names.ts'
import { claimOfLevel, claimOfWord } from './claim-words.ts'
import type { Claim } from './claim-words.ts'

/** A part of a search between spaces, by what it can be read as. */
export type SearchToken =
  | { kind: 'WORD'; text: string; words: readonly string[] }
  /** `text` in the notation of one letter: `V600E`. */
  | { kind: 'PROTEIN_CHANGE'; text: string; words: readonly string[] }
  /** `text` as HGVS writes it behind `c.`: `1799T>A`. */
  | { kind: 'CODING_CHANGE'; text: string; words: readonly string[] }
  | { kind: 'CLAIM'; text: string; words: readonly string[]; claim: Claim }

const WORD = /[\p{L}\p{N}\p{M}]+/gu
const MOST_TOKENS = 12

/** `BRAFV600E`, `TP53R273H`: a symbol and a change without a space. */
const GLUED =
  /^([A-Z][A-Z\d-]+?)((?:p\.)?[ACDEFGHIKLMNPQRSTVWY]\d{2,4}(?:[A-Z*]|fs\S*|del\S*|ins\S*|dup\S*))$/i
/** `ex19del`, `exon20ins`, `METex14skipping`, not the genes TEX11, PEX14 and APEX1. */
const EXON = /^(?:([A-Z][A-Z\d]+?)(?=ex\d{2}))?ex(?:on)?(\d{1,2})(del|ins|dup|skip)?[a-z]*$/i
/** `del19`, as laboratories write the deletions of exon 19 of EGFR; `del17` may be a chromosome. */
const EXON_DELETION = /^del(19)$/i
const EXON_EVENTS: Readonly<Record<string, string>> = lookupTable({
  del: 'deletion',
  ins: 'insertion',
  dup: 'duplication',
  skip: 'skipping',
})
/** `BRAF:p.V600E`, `NM_004333.4:c.1799T>A`, `NM_004333.4(BRAF):c.1799T>A`. */
const PREFIXED = /^([\w.-]+)(?:\(([\w-]+)\))?:([cp]\..+)$/i
const ACCESSION = /^(?:[NX][MPRC]_|ENS[TPG]|LRG_)/i
/** What is certainly a change: `V600E` and longer, not `M1` or `E2F`. */
const CHANGE = /^(?:p\.|[A-Z]{1,3}\d{2,}|\*\d+)/i

const wordsOf = (text: string): string[] => foldText(text).match(WORD) ?? []

const exonEvent = (event: string) => EXON_EVENTS[event.toLowerCase()] ?? event

/** Parts that are written together, each for itself. */
function separated(part: string): string[] {
  const prefixed = PREFIXED.exec(part)
  if (prefixed) {
    const [, before = '', symbol, change = ''] = prefixed
    return [...(symbol ? [symbol] : ACCESSION.test(before) ? [] : [before]), change]
  }
  const [, gene, exon, event] = EXON.exec(part) ?? []
  if (exon) return [...(gene ? [gene] : []), 'exon', exon, ...(event ? [exonEvent(event)] : [])]
  const [, deleted] = EXON_DELETION.exec(part) ?? []
  if (deleted) return ['exon', deleted, exonEvent('del')]
  const [, symbol, change] = GLUED.exec(part) ?? []
  // `Val600Glu` is a change as a whole.
  return symbol && change && !parseProteinChange(part) ? [symbol, change] : [part]
}

/** A level and its letter, however they are joined. */
const LEVEL = /\b(?:evidence[\s-]+)?level[\s:-]*([A-E])(?![\p{L}\p{N}])/giu

function readToken(part: string): SearchToken {
  const level = claimOfLevel(part)
  // One word, as the letter alone would begin the names of many.
  if (level) return { kind: 'CLAIM', ...level, words: [level.text.toLowerCase()] }
  const coding = /^c\./i.test(part) ? parseCodingChange(part) : null
  if (coding) {
    const text = writeCodingChange(coding)
    return { kind: 'CODING_CHANGE', text, words: wordsOf(part) }
  }
  const protein = CHANGE.test(part) ? parseProteinChange(part) : null
  if (protein) {
    const text = writeProteinChange(protein)
    return { kind: 'PROTEIN_CHANGE', text, words: wordsOf(text) }
  }
  const words = wordsOf(part)
  const claim = words.length === 1 ? claimOfWord(words[0] ?? '') : null
  return claim ? { kind: 'CLAIM', text: part, words, claim } : { kind: 'WORD', text: part, words }
}

/** The words of a text, those apart that are written together: `BRAF:p.V600E`, `METex14skipping`. */
export const separateWords = (text: string): string[] =>
  text
    .trim()
    .replace(LEVEL, 'level-$1')
    .split(/[\s,;|]+/)
    .filter((part) => part !== '')
    .flatMap(separated)

/** Reads what a search says, part by part; parts without letters and digits are left out. */
const readAllTokens = (text: string): SearchToken[] =>
  separateWords(text)
    .map(readToken)
    .filter(({ words }) => words.length > 0)

/** Parts of a search that are read: the first {@link MOST_TOKENS}. */
export const readSearchTokens = (text: string): SearchToken[] => readAllTokens(text).slice(0, MOST_TOKENS)

/** Parts of a search that are too many to be read. */
export const unreadParts = (text: string): string[] =>
  readAllTokens(text)
    .slice(MOST_TOKENS)
    .map((token) => token.text)
