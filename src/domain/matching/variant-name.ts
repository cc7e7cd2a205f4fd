import { parseCodingChange } from './sequences/coding-change.ts'
import { fusionOfName } from './fusion-name.ts'
import { exactPredicate } from './predicate.ts'
import type { Predicate } from './predicate.ts'
import { promoterChangeOfName } from './promoter-changes.ts'
import { parseProteinChange } from './protein-change.ts'
import { regionOfName } from './region-names.ts'
import { stateOfName } from './state-names.ts'

const UNREADABLE: Predicate = { kind: 'UNREADABLE' }

/** A name in capitals with single spaces and plain signs. */
export const normalizeName = (name: string): string =>
  name.replace(/[−–]/g, '-').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim().toUpperCase()

/**
 * Meaning of the name of a variant of a gene. The language is that of CIViC's curators, of which the forms are listed
 * in docs/matching.md; what it does not understand is UNREADABLE.
 * @param gene symbol of the gene, in capitals
 */
export function predicateOfName(gene: string, name: string): Predicate {
  const normal = normalizeName(name)
  const bare = normal.startsWith(`${gene} `) ? normal.slice(gene.length + 1) : normal
  return combinationOfName(gene, bare) ?? simplePredicate(gene, bare) ?? UNREADABLE
}

/** `EXON 10 AND EXON 21 MUTATION`, `H1047L OR H1047R`: parts lend one another the last word. */
function combinationOfName(gene: string, name: string): Predicate | null {
  const match = /^(.+?) (AND|OR) (.+)$/.exec(name)
  if (!match || name.includes('(') || /::|^FUSION/.test(name)) return null
  const [, left = '', operator, right = ''] = match
  const lastWord = right.split(' ').at(-1) ?? ''
  const first = simplePredicate(gene, `${left} ${lastWord}`) ?? simplePredicate(gene, left)
  const second = simplePredicate(gene, right)
  if (!first || !second) return null
  return { kind: operator === 'AND' ? 'ALL' : 'ANY', parts: [first, second] }
}

function simplePredicate(gene: string, name: string): Predicate | null {
  return (
    fusionOfName(gene, name, simplePredicate) ??
    promoterChangeOfName(gene, name) ??
    changeOfName(gene, name) ??
    codonsOfName(gene, name) ??
    regionOfName(gene, name) ??
    stateOfName(gene, name) ??
    namedOfName(name)
  )
}

/** `V600E`, `F76DEL (C.224_226DELTCT)`, `SPLICE SITE (C.340+1G>A)`, `C.393T>C`, `R474C C.1420C>T`, `S310F/Y`. */
function changeOfName(gene: string, name: string): Predicate | null {
  const written = /^(.*?)[ (]*\b(C\.[^()]+|IVS[^()]+)\)?$/.exec(name)
  const coding = written?.[2] ? parseCodingChange(written[2]) : parseBareCoding(name)
  const [, accession] = /^((?:N[MR]_|ENST)[\d.]+):?$/.exec((written?.[1] ?? '').trim()) ?? []
  const words = accession ? '' : (written ? (written[1] ?? '') : name).trim()
  // `1100DELC` counts bases, not residues.
  const texts = coding && !written ? [] : alternatives(words)
  const proteinChanges = texts.flatMap((text) => {
    const change = parseProteinChange(text)
    return change ? [{ change, transcript: null }] : []
  })
  if (!coding && proteinChanges.length === 0) return null
  const codingChanges = coding ? [{ change: coding, transcript: accession ?? null }] : []
  return exactPredicate(gene, {
    proteinChanges,
    codingChanges,
    namesCodingChange: coding !== null,
    isChoice: texts.length > 1,
  })
}

/** `1100DELC` counts bases: an amino acid among its letters would say otherwise. */
const parseBareCoding = (name: string) =>
  /^\d+(?:_\d+)?(?:DEL|DUP|INS)[ACGT]+$/.test(name) ? parseCodingChange(name) : null

/** `S310F/Y` is S310F or S310Y. */
function alternatives(name: string): string[] {
  const match = /^(P\.)?([A-Z]\d+)([A-Z*])\/([A-Z*])$/.exec(name)
  return match ? [`${match[2]}${match[3]}`, `${match[2]}${match[4]}`] : [name]
}

/** `V600`, `G12/G13`, `D816 MUTATION`. */
function codonsOfName(gene: string, name: string): Predicate | null {
  const bare = name.replace(/ (MUTATIONS?|MUT|HOTSPOT)$/, '')
  if (!/^[ACDEFGHIKLMNPQRSTVWY]\d{1,5}(\/[ACDEFGHIKLMNPQRSTVWY]\d{1,5})*$/.test(bare)) return null
  const codons = bare
    .split('/')
    .map((codon) => ({ residue: codon.charAt(0), position: Number(codon.slice(1)) }))
  return { kind: 'CODON', gene, codons }
}

/** Polymorphisms and alleles that have names of their own. */
const NAMED =
  /^RS\d+(?: HOMOZYGOSITY| [ACGT]\/?[ACGT]?)?$|^[A-Z\d-]+\*\d+[A-Z]?(?: HOMOZYGOSITY)?$|^SNP\d+$|^EGFRVI+|^VI{1,3}V?$|^VIII[A-Z]?$|^IVS\d+[+-]\d+(?:[ACGT]>[ACGT])$/

const namedOfName = (name: string): Predicate | null => (NAMED.test(name) ? { kind: 'NAMED' } : null)
