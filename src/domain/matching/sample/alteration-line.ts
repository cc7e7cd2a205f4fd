import { withoutContradiction } from './contradictory-changes.ts'
import { nameOfAlteration } from './describe-alteration.ts'
import { isExpressionMarker } from './expression-result.ts'
import { fusionWithin, parseFusionLine } from './fusion-line.ts'
import { findGene } from './gene-in-line.ts'
import { parseFamilyLine } from './gene-family.ts'
import { notUnderstood, parseGeneLine, parseRecordName } from './gene-line.ts'
import { genomeWideBiomarker } from './genome-wide-biomarker.ts'
import { withoutNotes } from './laboratory-notation.ts'
import { parseKaryotype } from './cytogenetics/karyotype.ts'
import { askBack, leftOut } from './line-reading.ts'
import type { LineReading, NameLookup } from './line-reading.ts'
import { resultOfGene } from './result-of-gene.ts'
import { DASH_BEHIND, splitResult } from './result-words.ts'
import type { SplitResult } from './result-words.ts'
import { parsePlace } from './sequence-line.ts'
import { withoutScoreWord } from './stain-score.ts'
import { readWords } from './words-of-gene.ts'

const LONGEST_LINE = 500

/** An allele fraction of zero, or no read of several. */
const NONE_FOUND = /(?:^|[\s:=])0+(?:[.,]0+)?\s*%?$|^0\/\d+|(?:^|[\s:=])0+(?:[.,]0+)?\s*%/

/** Alleles by their numbers, of which the number of copies counts. */
const STAR_ALLELE = /\*\d+[A-Z]?,? \(?hom/i

/** A change as ANNOVAR writes it: `EGFR:NM_005228:exon21:c.2573T>G:p.L858R`. */
const ON_TRANSCRIPT = /^([\w-]+):(NM_[\d.]+):exon\d+:(c\.[^\s:]+):(p\.[^\s:]+)$/i

/** Columns of a VCF row, or the same joined by low lines: `7 140453136 . A T`, `chr7_140453136_A_T`. */
const VCF_LINE =
  /^((?:chr)?(?:\d{1,2}|[XY]))[ _](\d{4,})(?: (?:\.|rs\d+)(?= )|)[ _]([ACGT]+|-)[ _]([ACGT]+|-)$/i

/** Signs that keyboards and word processors write in several ways. */
const tidy = (line: string) =>
  line
    .normalize('NFC')
    .replaceAll(/[\u2010-\u2012\u2014\u2015\u2212\uFE63\uFF0D]/g, '-')
    .replaceAll(/(?<=\d[ACGT]+)\s?(?:->|→)\s?(?=[ACGT])/gi, '>')
    .replaceAll(/\bc\.([ACGT])(\d+)([ACGT])\b/gi, 'c.$2$1>$3')
    .replaceAll(/[\u200B\uFEFF\u00AD]/g, '')
    .replaceAll(/(?<=[A-Z]{2})α/gi, 'A')
    .replaceAll(/(?<=[A-Z]{2})β/gi, 'B')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^([A-Z][A-Z\d-]*(?<!^chr[\dXY]*) (?:c\.)?[-*]?\d+(?:[+-]\d+)?) (?=[ACGT]+ ?> ?[ACGT])/i, '$1')
    // The effect on the protein is not known.
    .replace(/(?<=\bc\.\S+)[\s,;:]*\(?\bp\.\(?\?\)*$/i, '')
    .replace(ON_TRANSCRIPT, '$1 $2:$3 ($4)')
    .replace(/\b(NM_\d+(?:\.\d+)?)[:,]?\s?exon\s?\d+[:,]?\s?(?=c\.)/i, '$1:')
    .replace(/^[-•*–] +(?=\w)/, '')
    .replace(/^(["'“”(])(.*)["'“”)]$/, (all, sign, text) => (sign === '(' && /[()]/.test(text) ? all : text))
    .replace(/^([A-Z][A-Z\d-]+) ?[=|;] ?(?=(?:[cp]\.|[A-Z]\d))/i, '$1 ')
    .replace(/^(NM_\d+(?:\.\d+)?) \(([\w-]+)\):? ?(?=c\.)/i, '$1($2):')
    .replace(/^H3(?:\.[123])?[\s-]?(?=[KG]\d+[A-Z]\b)/i, 'H3 ')
    .replace(/^(TERT)p(?=[\s:-]|$)/i, '$1 promoter')
    .replace(/^((?:chr)?(?:\d{1,2}|[XY])):(?=\d+(?:_\d+)?(?:del|ins|dup|inv))/i, '$1:g.')
    .replace(VCF_LINE, '$1-$2-$3-$4')

/**
 * Reads one line of a list of alterations as laboratories and people write it: `BRAF p.Val600Glu`, `BRAFV600E`,
 * `NM_004333.4:c.1799T>A`, `chr7-140453136-A-T`, `EGFR exon 19 deletion`, `EML4-ALK`, `MSI high`, `no KIT D816V`. A line may
 * name several alterations (`BCR::ABL1 T315I`).
 */
export function parseAlterationLine(line: string, lookup: NameLookup): LineReading {
  const reading = withoutContradiction(parseLine(line, lookup))
  return reading.ok ? reading : withReadChoices(line, reading, lookup)
}

/** Signs and words between the alterations of a line. */
const BETWEEN =
  /\s*;\s*|\s+[+&|]\s+|\s*,\s+|\s+\/\s+|(?<=\w)\/(?=[A-Z]{2,}[\w-]*\s)|\s+(?:and|with|plus|but|und|et|con|e|y)\s+/i

/** Choices that are read themselves: of several alterations in one line each, else those that may be meant. */
function withReadChoices(
  line: string,
  reading: Extract<LineReading, { ok: false }>,
  lookup: NameLookup,
): LineReading {
  const isRead = (text: string) => parseLine(text, lookup).ok
  const leadsOn = (text: string) => {
    const next = parseLine(text, lookup)
    return next.ok || (next.choices ?? []).some((one) => one !== text)
  }
  const namesGene = (text: string) => (findGene(text, lookup)?.features ?? []).length > 0 || isRead(text)
  const parts = tidy(line)
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (
    parts.length > 1 &&
    line.length <= LONGEST_LINE &&
    parts.some(isRead) &&
    parts.every(namesGene) &&
    parts.every(leadsOn)
  )
    return askBack(`“${tidy(line)}” names several alterations: write one per line.`, parts)
  return reading.choices
    ? { ...reading, choices: reading.choices.filter((one) => one.startsWith('# ') || leadsOn(one)) }
    : reading
}

function parseLine(line: string, lookup: NameLookup): LineReading {
  const whole = tidy(line)
  if (whole.length > LONGEST_LINE)
    return notUnderstood(`The line has ${whole.length} characters; at most ${LONGEST_LINE} are allowed.`)
  const record = parseRecordName(whole, lookup)
  if (record && !isFusionByHyphen(record, whole)) return record
  const reading = parseReport(whole, lookup)
  return reading.ok ? reading : (record ?? reading)
}

/** Fusions in the words of a record that are joined by a hyphen have no order, as those of reports. */
const isFusionByHyphen = (reading: LineReading, text: string) =>
  reading.ok && !text.includes('::') && reading.alterations.every(({ kind }) => kind === 'FUSION')

/** Reads a line whose words are no name of a record. */
function parseReport(whole: string, lookup: NameLookup): LineReading {
  const karyotype = parseKaryotype(whole, (part) => parseReport(part, lookup))
  if (karyotype) return karyotype
  // A table with the gene in a column of its own names it twice.
  const text = fusionWithin(withoutScoreWord(whole).replace(/^([\w-]+) (?=\1(?:[-/:]|\s))/i, ''), lookup)
  const { text: noted, notes } = STAR_ALLELE.test(text) ? { text, notes: [] } : withoutNotes(text)
  if (notes.some((note) => NONE_FOUND.test(note)))
    return askBack(`“${text}” counts none: write whether the alteration was found.`, [
      `${noted} not detected`,
    ])
  const result = withoutInnerNotes(splitResult(noted), notes)
  if (result.state === 'OPEN')
    return {
      ok: false,
      reason: `“${text}” gives no result that can be matched (“${result.word}”): write what was found or that it was not detected, or leave the line out.`,
      choices: [...equivocalScore(text, result.word, lookup), leftOut(text)],
    }
  if (result.isDoubleNegation) return negatesNegative(text)
  if (result.state === null && DASH_BEHIND.test(noted) && findGene(noted, lookup))
    return dashBehind(noted.replace(DASH_BEHIND, ''), lookup)
  const unused = notes.map((note) => `“${note}” was ignored.`)
  const reading = parseResult(result, lookup) ?? parseDenied(text, noted, result, lookup)
  return reading.ok ? { ...reading, warnings: [...reading.warnings, ...unused] } : reading
}

/** A result without the notes before it: `R132H IHC positive`. */
function withoutInnerNotes(result: SplitResult, notes: string[]): SplitResult {
  if (result.state !== 'PRESENT' && result.state !== 'ABSENT') return result
  const inner = withoutNotes(result.bare)
  notes.push(...inner.notes)
  return { ...result, bare: inner.text }
}

/** `HER2-`, `EGFR L858R -`: a dash denies, or stands for nothing. */
function dashBehind(bare: string, lookup: NameLookup): LineReading {
  const denied = parseReport(`${bare} negative`, lookup)
  return askBack(
    `“${bare} -” may be a negative result or none: write whether the alteration was found.`,
    denied.ok ? [`${bare} not detected`, bare] : (denied.choices ?? []),
  )
}

/** HER2 is equivocal by immunohistochemistry at 2+. */
const equivocalScore = (text: string, word: string, lookup: NameLookup) =>
  /^equivocal$/i.test(word) && findGene(text, lookup)?.features[0] === 'ERBB2' ? ['HER2 IHC 2+'] : []

/** A line of which the result says what was found: of a family of genes, or of a gene alone. */
function parseResult({ bare, state }: SplitResult, lookup: NameLookup): LineReading | null {
  const isAbsent = state === 'ABSENT'
  if (genomeWideBiomarker(bare, isAbsent, lookup)) return null
  return (
    parseFamilyLine(bare, isAbsent, lookup, (one) => parseGeneLine(one, lookup)) ??
    (state === null || isExpressionMarker(bare) ? null : resultOfGene(bare, isAbsent, lookup))
  )
}

/** A line about an alteration, which its result may deny. */
function parseDenied(text: string, noted: string, result: SplitResult, lookup: NameLookup): LineReading {
  const isAbsent = result.state === 'ABSENT'
  const reading = biomarkerReading(noted, result, lookup) ?? parseFinding(result, lookup)
  if (!reading.ok && isAbsent && !findGene(result.bare, lookup))
    return askBack(
      `“${text}” denies alterations without naming a gene: write the genes that were tested, or leave the line out.`,
      [leftOut(text)],
    )
  if (!reading.ok)
    return isAbsent ? { ...reading, choices: deniedChoices(text, result.bare, reading.choices) } : reading
  const isWildType = reading.alterations.some(
    (one) => one.kind === 'REPORTED' && one.meaning?.kind === 'WILD_TYPE',
  )
  if (isAbsent && reading.isAbsent && !isWildType) return negatesNegative(text)
  if (isAbsent && reading.alterations.length > 1) return deniedTogether(text, result.bare, reading)
  return { ...reading, isAbsent: isAbsent || reading.isAbsent || isWildType }
}

/** Choices of a line that denies what they name; some deny already. */
const deniedChoices = (text: string, bare: string, choices: readonly string[] | undefined) =>
  choices?.map((one) => (splitResult(one).state === 'ABSENT' || bare === '' ? one : text.replace(bare, one)))

/** A biomarker of the whole genome, of which some results are part of its name. */
function biomarkerReading(
  noted: string,
  { bare, state }: SplitResult,
  lookup: NameLookup,
): LineReading | null {
  if (state !== 'PRESENT') return genomeWideBiomarker(bare, state === 'ABSENT', lookup)
  const readings = [bare, noted, `${bare} positive`].map((one) => genomeWideBiomarker(one, false, lookup))
  return readings.find((one) => one?.ok) ?? readings[2] ?? null
}

const negatesNegative = (text: string) =>
  askBack(`“${text}” negates a negative result: write what was found.`)

/** Of `L858R, T790M not detected` one or both may be denied: asked back. */
const deniedTogether = (text: string, bare: string, { alterations }: Extract<LineReading, { ok: true }>) =>
  askBack(
    `“${text}” negates one or all of several alterations: write one per line.`,
    alterations.map((one) => text.replace(bare, nameOfAlteration(one))),
  )

/** Reads a line without its result. */
function parseFinding({ bare, state }: SplitResult, lookup: NameLookup): LineReading {
  // The result of a marker such as PD-L1 is its expression.
  if (isExpressionMarker(bare) && state !== null)
    return parseGeneLine(state === 'PRESENT' ? `${bare} positive` : `${bare} expression`, lookup)
  return (
    parsePlace(bare, lookup) ??
    parseFusionLine(bare, (gene, words) => wordsAlone(gene, words, lookup), lookup) ??
    parseGeneLine(bare, lookup)
  )
}

const wordsAlone = (gene: string, words: string, lookup: NameLookup) =>
  readWords({ name: gene, features: [gene], words }, gene, lookup)
