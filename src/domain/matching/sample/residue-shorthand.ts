import { lookupTable } from '#domain/lookup-table.ts'
import { smallVariant } from './alteration.ts'
import { readableWords } from './describe-alteration.ts'
import { askBack, understood } from './line-reading.ts'
import type { LineReading, NameLookup } from './line-reading.ts'
import { splitChanges } from './laboratory-notation.ts'
import { parseCodingChange, writeCodingChange } from '../sequences/coding-change.ts'
import { parseProteinChange, writeProteinChange } from '../protein-change.ts'
import type { ProteinChange } from '../protein-change.ts'
import type { CodonPredicate, Predicate } from '../predicate.ts'
import { exactPredicate } from '../predicate.ts'

const reported = (feature: string, words: string, meaning: Predicate, warnings: string[] = []): LineReading =>
  understood([{ kind: 'REPORTED', feature, words, meaning }], warnings)

const codons = (
  gene: string,
  ...positions: readonly (readonly [string | null, number])[]
): CodonPredicate => ({
  kind: 'CODON',
  gene,
  codons: positions.map(([residue, position]) => ({ residue, position })),
})

/** `CODON 12`, `CODONS 12/13`, `AMINO ACID 600`: any change of residues that are named by number. */
function codonNumbers(gene: string, words: string): LineReading | null {
  const [, numbers = ''] =
    /^(?:CODONS?|RESIDUES?|AMINO ACIDS?|AA) ?([1-9]\d*(?:(?:\/|,| AND | OR |, ?)[1-9]\d*)*)(?: (?:MUTATIONS?|MUTATED|MUTANT|VARIANTS?))?$/.exec(
      words,
    ) ?? []
  if (!numbers) return null
  const positions = numbers.split(/\D+/).map((position): readonly [null, number] => [null, Number(position)])
  return reported(gene, `CODON ${numbers}`, codons(gene, ...positions))
}

/** Residues of which a codon is one base from a stop, so that X is likely to be meant as one. */
const ONE_BASE_FROM_STOP = 'RQWEKYSCL'

/** `G719X`: any change of the residue, unless records call a stop so; with `p.`, and where no record tells, asked back. */
function anyResidue(gene: string, words: string, lookup: NameLookup): LineReading | null {
  const [, prefix, letter = '', digits = ''] =
    /^(P\.\(?)?([A-WYZ]|ALA|ARG|ASN|ASP|CYS|GLN|GLU|GLY|HIS|ILE|LEU|LYS|MET|PHE|PRO|SER|THR|TRP|TYR|VAL)(\d+)(?:X|XAA)\)?$/.exec(
      words,
    ) ?? []
  if (!digits) return null
  const residue = letter.length === 1 ? letter : (parseProteinChange(`${letter}${digits}=`)?.first ?? letter)
  const codon = `${residue}${digits}`
  const isNamed = (name: string) => lookup.hasVariantNamed(gene, name)
  if (!prefix && isNamed(`${codon}X`) && !isNamed(codon)) {
    const change = parseProteinChange(`${codon}*`)
    return (
      change &&
      understood(
        [smallVariant({ gene, proteinChanges: [{ change, transcript: null }] })],
        [
          `X was read as a stop codon, as in the records of ${gene}; for any change of the residue write ${gene} ${codon}.`,
        ],
      )
    )
  }
  const isKnown =
    isNamed(codon) ||
    (!ONE_BASE_FROM_STOP.includes(residue) && lookup.residuesAt(gene, Number(digits)).includes(residue))
  if (!prefix && isKnown && !isNamed(`${codon}*`))
    return reported(gene, codon, codons(gene, [residue, Number(digits)]), [
      `X was read as any change of ${codon}; write ${gene} ${codon}* for a stop codon.`,
    ])
  return askBack(`“${words}” may be a stop codon or any change of the residue: write the intended one.`, [
    `${gene} ${codon}`,
    `${gene} ${codon}*`,
  ])
}

/** `E545A/C/S`, `Q61R or K`: one of several changes of a residue, of which the report leaves open which it is. */
function choiceOfResidues(gene: string, words: string): LineReading | null {
  const [, from = '', others = ''] =
    /^(?:P\.)?([A-Z]\d+[A-Z])((?:(?:\/| OR |\|)[A-Z](?![A-Z\d]))+)$/.exec(words) ?? []
  if (!others) return null
  const letters = [from.slice(-1), ...others.split(/\/| OR |\|/).filter(Boolean)]
  const proteinChanges = letters.flatMap((letter) => {
    const change = parseProteinChange(`${from.slice(0, -1)}${letter}`)
    return change ? [{ change, transcript: null }] : []
  })
  return reported(
    gene,
    `${from.slice(0, -1)}${letters.join('/')}`,
    exactPredicate(gene, { proteinChanges, isChoice: true }),
    ['Which of the changes was found is not given.'],
  )
}

const CHANGES: Readonly<Record<string, string>> = lookupTable({
  DEL: 'deletion',
  DELETION: 'deletion',
  INS: 'insertion',
  INSERTION: 'insertion',
  DUP: 'duplication',
  DUPLICATION: 'duplication',
  SKIP: 'skipping',
  SKIPPING: 'skipping',
})
const KIND = Object.keys(CHANGES)
  .sort((one, other) => other.length - one.length)
  .join('|')
const NUMBERED = new RegExp(`^(E)?(\\d{1,4}) ?-?(${KIND})(?: MUTATION)?$`)

/** `19DEL` is of exon 19 where a record or common use says so; `E19DEL` may be a residue, too. */
function numberedExon(
  gene: string,
  words: string,
  lookup: NameLookup,
  read: (words: string) => LineReading | null,
): LineReading | null {
  const [, letter, number = '', kind = ''] = NUMBERED.exec(words) ?? []
  const change = CHANGES[kind]
  if (!change) return null
  const exon = `exon ${number} ${change}`
  const isKnown = ['', ' MUTATION'].some((behind) =>
    lookup.hasVariantNamed(gene, `${exon.toUpperCase()}${behind}`),
  )
  if (change === 'skipping' || (!letter && (isKnown || USUAL.has(`${gene} ${number}`))))
    return read(exon.toUpperCase())
  const residue = letter ? `${letter}${number}` : number
  const choices = [
    ...(Number(number) <= 100 ? [`${gene} ${exon}`] : []),
    `${gene} p.${residue}${kind.slice(0, 3).toLowerCase()}`,
  ]
  return askBack(
    `“${words.toLowerCase()}” may count exons or residues: write the intended one.`,
    letter || choices.length > 1
      ? choices
      : [`${gene} codon ${number}`, `${gene} c.${number}${kind.slice(0, 3).toLowerCase()}`],
  )
}
/** Exons of which deletions and insertions are called by their number alone. */
const USUAL = new Set(['EGFR 19', 'EGFR 20', 'ERBB2 20', 'MET 14', 'KIT 9', 'KIT 11'])

/** First bases of the coding sequence in the numbering of the Breast Cancer Information Core. */
const LEGACY_OFFSET: Readonly<Record<string, number>> = lookupTable({ BRCA1: 119, BRCA2: 228 })
/** The number in HGVS of a base that is counted by the older numbering; null where no coding base can be meant. */
export function currentNumber(gene: string, legacy: number): number | null {
  const offset = LEGACY_OFFSET[gene]
  return offset && legacy > offset ? legacy - offset : null
}

/** Founder mutations that are called by their legacy number, in HGVS notation. */
const LEGACY: Readonly<Record<string, string>> = lookupTable({
  'BRCA1 185DELAG': '68_69del',
  'BRCA1 187DELAG': '68_69del',
  'BRCA1 5382INSC': '5266dup',
  'BRCA1 5385INSC': '5266dup',
  'BRCA1 3819DEL5': '3700_3704del',
  'BRCA1 2800DELAA': '2681_2682del',
  'BRCA1 1675DELA': '1556del',
  'BRCA2 6174DELT': '5946del',
  'BRCA2 999DEL5': '771_775del',
  'BRCA2 886DELGT': '658_659del',
  'BRCA2 8765DELAG': '8537_8538del',
})

/** `185DELAG` of BRCA1 counts by an older numbering; other numbers without `c.` may. */
function legacyNumber(gene: string, words: string, lookup: NameLookup): LineReading | null {
  const offset = LEGACY_OFFSET[gene]
  const [, number = '', behind = ''] = /^(\d+)((?:DEL|INS|DUP)(?:[ACGT]+|\d+))$/.exec(words) ?? []
  if (!offset || !number || lookup.hasVariantNamed(gene, words)) return null
  const legacy = LEGACY[`${gene} ${words}`]
  const readable = behind.toLowerCase().replace(/[acgt]+$/, (bases) => bases.toUpperCase())
  const change = parseCodingChange(legacy ?? words)
  if (!change) return null
  if (legacy)
    return understood(
      [smallVariant({ gene, codingChanges: [{ change, transcript: null }] })],
      [`“${number}${readable}” is a legacy (BIC) number: read as c.${writeCodingChange(change)}.`],
    )
  const before = currentNumber(gene, Number(number))
  return askBack(`“${number}${readable}” may be a legacy (BIC) or an HGVS number: write the intended one.`, [
    `${gene} c.${number}${readable}`,
    ...(before === null ? [] : [`${gene} c.${before}${readable}`]),
  ])
}

/** Residues by which an older numbering of a protein differs at most: `T877A` of AR is T878A. */
const FURTHEST_NUMBERING = 30

/** The same change of a record at another residue, which an older numbering may mean; the nearest first. */
function numberedOtherwise(gene: string, change: ProteinChange, lookup: NameLookup): string[] {
  if (change.start !== change.end || change.kind !== 'SUBSTITUTION') return []
  const offsets = Array.from({ length: FURTHEST_NUMBERING }, (_, at) => [at + 1, -at - 1]).flat()
  return offsets
    .map((offset) => `${change.first}${change.start + offset}${change.to}`)
    .filter((name) => lookup.hasVariantNamed(gene, name))
    .map((name) => `${gene} ${name}`)
    .slice(0, 1)
}

/** A residue that records of the gene know otherwise is asked back: the gene or the number is another one. */
export function contradictsRecords(gene: string, words: string, lookup: NameLookup): LineReading | null {
  const parts = splitChanges(words.replace(/ .*\bC\..*$/, ''))
  for (const text of parts) {
    const change = parseProteinChange(text)
    if (
      !change?.first ||
      lookup.hasVariantNamed(gene, words) ||
      lookup.hasVariantNamed(gene, text.replace(/^P\./, ''))
    )
      continue
    const residues = lookup.residuesAt(gene, change.start)
    if (residues.length === 0 || residues.includes(change.first)) continue
    const elsewhere = numberedOtherwise(gene, change, lookup)
    const choices = residues
      .filter((first) => first !== change.to)
      .map((first) => {
        const last = change.end === change.start ? first : change.last
        return `${gene} ${writeProteinChange({ ...change, first, last })}`
      })
    return askBack(
      `Records of ${gene} have ${residues.join(' or ')} at residue ${change.start}, not ${change.first}: write the intended change, or the protein that it is numbered on (NP_…:p.).`,
      [...elsewhere, ...choices],
    )
  }
  return null
}

/** Reads short forms of changes that look like residues and mean more or something else; null for other words. */
export function residueShorthand(
  gene: string,
  words: string,
  lookup: NameLookup,
  read: (words: string) => LineReading | null,
): LineReading | null {
  return (
    anyResidue(gene, words, lookup) ??
    (lookup.hasVariantNamed(gene, words)
      ? null
      : (codonNumbers(gene, words) ??
        choiceOfResidues(gene, words) ??
        numberedExon(gene, words, lookup, read) ??
        legacyNumber(gene, words, lookup)))
  )
}

/** `EGFR L858R/T790M`, `L858R + T790M` are both; `BRAF V600E/V600K`, changes of one residue, leave open which. */
export function severalChanges(
  gene: string,
  words: string,
  lookup: NameLookup,
  read: (words: string) => LineReading | null,
): LineReading | null {
  const texts = splitChanges(words.includes(',') ? words.replace(/,? OR /, ', ') : words)
  if (texts.length < 2) return changesInRow(gene, words)
  const changes = texts.flatMap((text) => (COUNTED.test(text) ? [] : (parseProteinChange(text) ?? [])))
  if (changes.length < texts.length) return changesAndParts(gene, words, texts, read)
  const places = Map.groupBy(changes, ({ start }) => start)
  // Of three changes of one residue not all were found: a list of what was tested.
  const isChoice =
    / OR /.test(words) ||
    (words.includes('/') && places.size < changes.length) ||
    [...places.values()].some(({ length }) => length > 2)
  if (isChoice)
    return askBack(
      `“${words}” may be one change or several: write one per line.`,
      texts.map((text) => `${gene} ${text}`),
    )
  const contradiction = contradictsRecords(gene, words, lookup)
  return (
    contradiction ??
    understood(
      changes.map((change) => smallVariant({ gene, proteinChanges: [{ change, transcript: null }] })),
      [`${changes.length} alterations were read from one line.`],
    )
  )
}

/** A number without its residue, as `19DEL`, which may count exons. */
const COUNTED = /^(?:E?\d{1,4} ?-?(?:DEL|INS|DUP|SKIP)|(?:DEL|INS|DUP)\D*\d{1,3}$)/

/** `L858R T790M`: changes with nothing between them. */
function changesInRow(gene: string, words: string): LineReading | null {
  const texts = words.split(' ')
  const areChanges =
    texts.length > 1 && texts.every((text) => /^(?:P\.)?[A-Z]\d+(?:[A-Z*]|_[A-Z]\d+)/.test(text))
  return areChanges && texts.every((text) => parseProteinChange(text))
    ? askBack(
        `“${words}” may be one change or several: write one per line.`,
        texts.map((text) => `${gene} ${text}`),
      )
    : null
}

/** `19DEL + T790M`: changes and changes of exons. A slash or comma leaves open whether both were found. */
function changesAndParts(
  gene: string,
  words: string,
  texts: readonly string[],
  read: (words: string) => LineReading | null,
): LineReading | null {
  const readings = texts.map((text) => (/\d/.test(text) ? read(text) : null))
  const sound = readings.flatMap((one) => (one?.ok && !one.isAbsent ? [one] : []))
  const alterations = sound.flatMap((one) => one.alterations)
  const areSmall = alterations.every(
    (one) =>
      one.kind === 'SMALL_VARIANT' ||
      (one.kind === 'REPORTED' && (one.meaning?.kind === 'REGION' || one.meaning?.kind === 'CODON')),
  )
  if (sound.length < texts.length || !areSmall) return null
  return /^[^/,]+$/.test(words)
    ? understood(alterations, [`${alterations.length} alterations were read from one line.`])
    : askBack(
        `“${readableWords(words)}” may be one alteration or several: write one per line.`,
        texts.map((text) => `${gene} ${readableWords(text)}`),
      )
}
