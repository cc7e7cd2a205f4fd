import { geneClassPredicate, regionPredicate } from './predicate.ts'
import type { Predicate, RegionChange } from './predicate.ts'
import { readableWords } from './sample/describe-alteration.ts'

const CHANGES: readonly (readonly [RegExp, RegionChange])[] = [
  [/SKIP(?:PING|PED|S)?\b/, 'SKIPPING'],
  [/SPLIC/, 'SPLICE'],
  [/^(?:IS )?(?:LOSS|LOST|ABSENT)$/, 'EXON_LOSS'],
  [/FRAME ?SHIFT/, 'FRAMESHIFT'],
  [/INS(?:ERTION)?S?\b/, 'INSERTION'],
  [/DUP(?:LICATION)?S?\b/, 'DUPLICATION'],
  [/DEL(?:ETION|ETED)?S?\b/, 'DELETION'],
  [/MISSENSE|SUBSTITUTION|POINT MUTATION/, 'SUBSTITUTION'],
  [/MUT(?:ATION)?S?\b|VARIANTS?|^$/, 'ANY'],
]

const changeOf = (words: string): RegionChange | null =>
  CHANGES.find(([pattern]) => pattern.test(words))?.[1] ?? null

const EXONS = /^(?:RARE )?(?:EXONS?|EX)[ .-]?(\d+)(?:(?:-| TO )(\d+))?(?:[ :-]+\(?(.*?)\)?)?$/
/** `SKIPPING OF EXON 14`, `DEL EX14`: the event before the exon. */
const EVENT_FIRST =
  /^(LOSS|DELETION|DEL|SKIPPING|SKIP|ABSENCE)[ -]?(?:OF )?((?:EXONS?|EX)[ .-]?\d+(?:(?:-| TO )\d+)?)$/
/** `ΔEXON 14`, `DELTA EX14`: without the exon. */
const WITHOUT_EXON = /^(?:[Δ∆]|DELTA)[ -]?(?:(?:EXONS?|EX)[ .-]?)?(\d+)$/

const RESIDUES = /^(?:(DEL|DELETION|INS|DUP) )?(\d+)-(\d+)(?: (DEL|DELETION|INS|INSERTION|DUP|MUTATION))?$/
const DOMAIN = /^(.*(?:DOMAIN|P-LOOP|TKD|MOTIF|BINDING SITE)) MUT(?:ATION)?S?$/
const TANDEM = /^(?:ITD|INTERNAL (?:TANDEM )?DUPLICATION|TANDEM DUPLICATION)$/

/** The words of the loss of an exon in the order of the names of variants. */
function exonFirst(name: string): string {
  const [, event = '', exons] = EVENT_FIRST.exec(name) ?? []
  if (exons) return `${exons} ${event === 'ABSENCE' ? 'LOSS' : event}`
  const [, exon] = WITHOUT_EXON.exec(name) ?? []
  return exon ? `EXON ${exon} LOSS` : name
}

/**
 * The predicate of a part of a gene: `EXON 19 DELETION`, `EXON 14 SKIPPING MUTATION`, `DEL 485-490`, `KINASE DOMAIN
 * MUTATION`, `ITD`; where it lies is added from the record. Null for any other name.
 */
export function regionOfName(gene: string, name: string): Predicate | null {
  const exons = EXONS.exec(exonFirst(name))
  if (exons) return exonRegion(gene, exons, name.startsWith('RARE'))
  const residues = RESIDUES.exec(name)
  if (residues) {
    const [, before, first, last, behind] = residues
    const range = { first: Number(first), last: Number(last) }
    const label = `residues ${first} to ${last}`
    return regionPredicate(gene, label, {
      change: changeOf(before ?? behind ?? '') ?? 'ANY',
      residues: range,
    })
  }
  const domain = DOMAIN.exec(name)?.[1]
  if (domain && !domain.startsWith('NON-')) return regionPredicate(gene, readableWords(domain))
  if (TANDEM.test(name))
    return regionPredicate(gene, 'its internal tandem duplication', { change: 'DUPLICATION' })
  return null
}

function exonRegion(
  gene: string,
  [, first, last, words = '']: RegExpExecArray,
  isRare: boolean,
): Predicate | null {
  const exons = { first: Number(first), last: Number(last ?? first) }
  const label = exons.first === exons.last ? `exon ${first}` : `exons ${first} to ${last}`
  const regionOf = (change: RegionChange) => regionPredicate(gene, label, { change, exons })
  const change = changeOf(words)
  // Whether a change is rare cannot be told from it.
  if (!change || /EXPRESSION/.test(words)) return null
  if (/^INDELS?$/.test(words)) return { kind: 'ANY', parts: [regionOf('DELETION'), regionOf('INSERTION')] }
  const region = regionOf(change)
  if (!isRare) return region
  return { kind: 'ALL', parts: [region, geneClassPredicate(gene, 'UNTELLABLE', 'rare mutation')] }
}
