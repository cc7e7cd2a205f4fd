import { parseProteinChange } from '#domain/matching/protein-change.ts'
import type { ProteinChange } from '#domain/matching/protein-change.ts'

/** The term of the Sequence Ontology for each of bcftools csq; those of BCSQ are shorter. */
export const termsOfBcsq = (text: string): string =>
  text
    .split('&')
    .map((term) =>
      /^(?:stop_(?:gained|lost|retained)|start_lost|inframe_(?:deletion|insertion))$/.test(term)
        ? term
        : `${term}_variant`,
    )
    .join('&')

/** Residues that `600V>600E` or `600VK>600EK` change; null for what is no substitution of one residue. */
export function proteinOfBcsq(text: string): ProteinChange | null {
  const [, start, from = '', again, to = ''] = /^(\d+)([A-Z*]+)>(\d+)([A-Z*]+)$/.exec(text) ?? []
  if (!start || start !== again || from.length !== to.length) return null
  const changed = [...from].flatMap((residue, at) => (residue === to[at] ? [] : [at]))
  const [at] = changed
  if (at === undefined || changed.length > 1) return null
  return parseProteinChange(`${from[at]}${Number(start) + at}${to[at]}`)
}

/** The bases of ALT in `140453136A>T`, of several joined by `+` the first. */
export const alleleOfBcsq = (text: string): string => /^\d+[ACGTN]+>([ACGTN]+)/i.exec(text)?.[1] ?? ''
