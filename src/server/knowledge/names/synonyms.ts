import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldText } from '#domain/text/names.ts'
import { wordsOf } from '../search/words.ts'

/** Kinds of record that have common names beside those of their records. */
export type TermKind = 'FEATURE' | 'DISEASE' | 'THERAPY'

/** A record that a common name means, by its own name. */
export interface NamedTerm {
  kind: TermKind
  name: string
}

const isTermKind = (text: string): text is TermKind => ['FEATURE', 'DISEASE', 'THERAPY'].includes(text)

/** Common names shipped with the product: facts of public sources, which the file names. */
const rows = readFileSync(join(import.meta.dirname, 'synonyms.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [kind = '', name = '', synonym = ''] = line.split('\t')
    return isTermKind(kind) ? [{ kind, name, synonym, folded: foldText(synonym) }] : []
  })

const termKey = (text: string) => wordsOf(text).join(' ')

const termsBySynonym = Map.groupBy(rows, ({ synonym }) => termKey(synonym))
const synonymsOfGenes = Map.groupBy(
  rows.filter(({ kind }) => kind === 'FEATURE'),
  ({ name }) => foldText(name),
)

/** The records that the words mean as a common name: `her 2` and `HER2` mean ERBB2. */
export const termsWithSynonym = (text: string): readonly NamedTerm[] =>
  termsBySynonym.get(termKey(text)) ?? []

/** Names of the records of a kind of which a longer common name begins with the text, in any case. */
export function namesByBeginning(kind: TermKind, text: string): string[] {
  const folded = foldText(text)
  const found = rows.filter(
    (row) => row.kind === kind && row.folded.startsWith(folded) && row.folded !== folded,
  )
  return [...new Set(found.map(({ name }) => foldText(name)))]
}

/** Common names of a gene or other feature. */
export const synonymsOfFeature = (name: string): string[] =>
  (synonymsOfGenes.get(foldText(name)) ?? []).map(({ synonym }) => synonym)
