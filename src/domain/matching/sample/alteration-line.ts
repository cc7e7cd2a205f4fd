import { smallVariant } from './alteration.ts'
import type { Alteration } from './alteration.ts'
import { parseCodingChange, writeCodingChange } from '../sequences/coding-change.ts'
import { nameOfAlteration } from './describe-alteration.ts'
import { copyNumberResult } from './copy-number-result.ts'
import {
  expressionResult,
  expressionSubject,
  isSpliceVariant,
  splitSpliceVariant,
} from './expression-result.ts'
import { genomeWideBiomarker } from './genome-wide-biomarker.ts'
import { understood } from './line-reading.ts'
import type { LineReading, NameLookup } from './line-reading.ts'
import { splitAbsence, splitChanges, variantWords, withoutNotes } from './laboratory-notation.ts'
import { parseGenomicAllele } from '../sequences/genomic-allele.ts'
import type { ExactPredicate, Predicate } from '../predicate.ts'
import { genesWithPromoterChange } from '../promoter-changes.ts'
import { parseProteinChange } from '../protein-change.ts'
import { geneBeforeExon } from '../region-names.ts'
import { normalizeName, predicateOfName } from '../variant-name.ts'

const LONGEST_LINE = 500

const FORMS =
  'Write a gene and a change (BRAF V600E), a fusion (EML4::ALK), a state (ERBB2 amplification) or a position (7:140453136A>T).'
const notUnderstood = (what: string): LineReading => ({ ok: false, reason: `${what} ${FORMS}` })

const MANY_GENES =
  /\b(?:wild[- ]?type|wt|mutations?|mut|mutated|mutant|loss|gain|deletion|deleted|amplification|amplified|.*expression|.*methylat\w+)$/i
const IDENTIFIER = /^(CA\d{3,}|rs\d{2,}|VCV\d{9}(?:\.\d+)?)$/i

/**
 * Reads one line of a list of alterations as laboratories and people write it: `BRAF p.Val600Glu`, `BRAFV600E`,
 * `NM_004333.4:c.1799T>A`, `chr7-140453136-A-T`, `EGFR exon 19 deletion`, `EML4-ALK`, `MSI high`, `no KIT D816V`. A line may
 * name several alterations (`BCR::ABL1 T315I`).
 */
export function parseAlterationLine(line: string, lookup: NameLookup): LineReading {
  const text = line.replace(/\s+/g, ' ').trim()
  if (text.length > LONGEST_LINE)
    return notUnderstood(`The line has ${text.length} characters; at most ${LONGEST_LINE} are allowed.`)
  const { text: noted, notes } = withoutNotes(text)
  const { bare, isAbsent } = splitAbsence(noted)
  const subject = isAbsent ? expressionSubject(bare) : bare
  const reading =
    genomeWideBiomarker(bare, isAbsent, lookup) ?? parsePresent(geneFirst(subject, lookup), lookup)
  if (!reading.ok) return { ...reading, choices: reading.choices?.map((one) => text.replace(bare, one)) }
  if (isAbsent && reading.isAbsent)
    return { ok: false, reason: `“${text}” negates a negative result: write what was found.` }
  if (isAbsent && reading.alterations.length > 1) return deniedTogether(text, bare, reading.alterations)
  const isWildType = reading.alterations.some(
    (one) => one.kind === 'REPORTED' && one.meaning?.kind === 'WILD_TYPE',
  )
  const unused = notes.map((note) => `“${note}” was ignored.`)
  return {
    ...reading,
    isAbsent: isAbsent || reading.isAbsent || isWildType,
    warnings: [...reading.warnings, ...unused],
  }
}

/** Of `L858R, T790M not detected` one or both may be denied: asked back. */
const deniedTogether = (text: string, bare: string, alterations: readonly Alteration[]): LineReading => ({
  ok: false,
  reason: `“${text}” negates one or all of several alterations: write one per line.`,
  choices: alterations.map((one) => text.replace(bare, nameOfAlteration(one))),
})

/** `exon 19 deletion in EGFR`, `amplification of ERBB2`, `E545K PIK3CA` with the gene before the change; `TERTp` as `TERT promoter`. */
function geneFirst(input: string, lookup: NameLookup): string {
  const text = geneBeforeExon(input.replace(/^(TERT)p(?=[\s:-])/i, '$1 promoter'))
  const isFeature = (word: string) => lookup.featuresNamed(word.toUpperCase()).length > 0
  const [, factor = '', level = ''] = /^([A-Z]+)-(H|L|high|low)$/i.exec(text) ?? []
  if (level && isFeature(factor) && !isFeature(text)) return `${factor} ${/^h/i.test(level) ? 'high' : 'low'}`
  const [, words = '', joint, gene = ''] =
    /^(.+?)\s+(?:(in|of|detected in|found in)\s+)?([\w-]+)$/i.exec(text) ?? []
  if (!words || !isFeature(gene) || isFeature(words.split(' ')[0] ?? '')) return text
  return joint || parseProteinChange(words) ? `${gene} ${words}` : text
}

function parsePresent(text: string, lookup: NameLookup): LineReading {
  const allele = parseGenomicAllele(text)
  if (allele) return understood([smallVariant({ allele })])
  if (IDENTIFIER.test(text)) {
    const identifier = text.toUpperCase().replace(/\.\d+$/, '')
    return understood([smallVariant({ identifiers: [identifier] })])
  }
  return parseAccession(text, lookup) ?? parseFusion(text, lookup) ?? parseFeatureAndWords(text, lookup)
}

/** `NP_004324.2:p.Val600Glu`, `NM_004333.4(BRAF):c.1799T>A`, `ENST00000288602.6:c.1799T>A`. */
function parseAccession(text: string, lookup: NameLookup): LineReading | null {
  const match = /^((?:N[MPRX]_|X[MP]_|ENS[TP]|LRG_)[\w.]+)(?:\(([\w-]+)\))?:\s*([cp]\..+)$/i.exec(text)
  if (!match) return null
  const [, accession = '', inBrackets, words = ''] = match
  const transcript = accession.toUpperCase()
  const gene = inBrackets
    ? (lookup.featuresNamed(inBrackets.toUpperCase())[0] ?? inBrackets.toUpperCase())
    : lookup.geneOfTranscript(transcript.replace(/\.\d+$/, ''))
  const [, first = words, second] = /^(c\.[^\s(]+)[\s,;:(]+(p\..+)$/i.exec(words) ?? []
  const protein = /^p\./i.test(first) ? parseProteinChange(first) : second ? parseProteinChange(second) : null
  const coding = /^c\./i.test(first) ? parseCodingChange(first) : null
  if ((!protein && !coding) || (second && (!protein || !coding)))
    return notUnderstood(`“${words}” is not a change in HGVS notation.`)
  const warnings = gene ? [] : [`No record names ${accession}, so its gene is unknown.`]
  return understood(
    [
      smallVariant({
        gene,
        // Beside a coding change the transcript is that of the bases.
        proteinChanges: protein ? [{ change: protein, transcript: coding ? null : transcript }] : [],
        codingChanges: coding ? [{ change: coding, transcript }] : [],
      }),
    ],
    warnings,
  )
}

/**
 * `EML4::ALK`, `EML4-ALK fusion`, `EML4/ALK`. A hyphen joins partners only where one of them is known and the other is no
 * change: symbols have hyphens, too.
 */
function parseFusion(text: string, lookup: NameLookup): LineReading | null {
  const match = /^([\w.@?]+(?:-\d+)?)\s*(::|--|-|–|\/|_)\s*([\w.@?]+(?:-\d+)?)((?:\s.*)?)$/.exec(text)
  if (!match || lookup.featuresNamed(`${match[1]}-${match[3]}`.toUpperCase()).length > 0) return null
  const [, five = '', sign, three = '', rest = ''] = match
  const sides = [five.toUpperCase(), three.toUpperCase()]
  // ABL is short for ABL1.
  const symbols = sides.map(
    (side) => lookup.featuresNamed(side)[0] ?? lookup.featuresNamed(`${side}1`)[0] ?? null,
  )
  // V7 of AR-V7 is no partner, nor is ITD of FLT3-ITD.
  const isSymbol = (side: string) =>
    /^[A-Z][A-Z\d]+$/.test(side) && !/^[A-Z]\d{1,2}$/.test(side) && !parseProteinChange(side)
  if (
    sign !== '::' &&
    symbols[0] &&
    !symbols[1] &&
    parseWords(symbols[0], normalizeName(`${three}${rest}`), lookup)
  )
    return null
  if (sign !== '::' && (symbols.every((symbol) => symbol === null) || !sides.every(isSymbol))) return null
  const [fivePrime = '', threePrime = ''] = sides.map((side, at) => symbols[at] ?? side)
  const words = normalizeName(`${fivePrime}::${threePrime}${rest}`)
  // Of KRAS/NRAS wild type each is meant.
  if (sign !== '::' && MANY_GENES.test(rest)) {
    const choices = sides.map((side, at) => `${symbols[at] ?? side}${rest}`)
    return { ok: false, reason: `“${text}” names two genes: write one per line.`, choices }
  }
  // Changes behind a fusion are those of the partner that the knowledge files them under: mostly the 3' one.
  return parseWords(threePrime, words, lookup) ?? parseWords(fivePrime, words, lookup)
}

function parseFeatureAndWords(line: string, lookup: NameLookup): LineReading {
  const text = splitSpliceVariant(line, lookup)
  const numbered = /^([A-Z][A-Z\d-]*?)v(I{1,3}|IV|V)$/.exec(text)
  if (numbered && lookup.featuresNamed(numbered[1] ?? '').length > 0)
    return parseFeatureAndWords(`${numbered[1]} v${numbered[2]}`, lookup)
  const joined =
    /^([A-Za-z][\w-]*?)(?:p\.)?([A-Za-z]\d+(?:[A-Za-z*=]|fs.*))$/.exec(text) ??
    /^([A-Z][A-Z\d-]*?)([Ee]x(?:on)?\d+.*)$/.exec(text) ??
    /^([A-Za-z][A-Za-z\d]*)-([A-Za-z]+(?: .+)?)$/.exec(text)
  const [firstWord = ''] = text.toUpperCase().split(' ')
  if (joined && ![text.toUpperCase(), firstWord].some((one) => lookup.featuresNamed(one).length > 0)) {
    const gene = (joined[1] ?? '').toUpperCase()
    if (lookup.featuresNamed(gene).length > 0) return parseFeatureAndWords(`${gene} ${joined[2]}`, lookup)
  }
  const [feature, rest] = splitFeature(text, lookup)
  const owners = rest ? [] : genesWithPromoterChange(text.toUpperCase())
  if (owners.length > 0) {
    const choices = owners.map((gene) => `${gene} ${text}`)
    return { ok: false, reason: `“${text}” does not name its gene: write ${choices.join(' or ')}.`, choices }
  }
  if (isSpliceVariant(text.toUpperCase(), lookup))
    return { ok: false, reason: `“${text}” is a splice variant; this knowledgebase has no record of it.` }
  if (!feature || !rest) return notUnderstood(`“${text}” does not name a gene and an alteration.`)
  const features = lookup.featuresNamed(feature)
  if (features.length > 1) {
    return {
      ok: false,
      reason: `${feature} may be ${features.join(' or ')}: write the intended symbol.`,
      choices: features.map((symbol) => `${symbol} ${rest}`),
    }
  }
  const symbol = features[0] ?? feature
  const words = variantWords(normalizeName(rest))
  const several = changeInExon(symbol, words) ?? severalChanges(symbol, words, lookup)
  if (several) return several
  const ambiguous = basesOrResidues(symbol, words, lookup)
  if (ambiguous) return ambiguous
  const reading =
    copyNumberResult(symbol, normalizeName(rest)) ??
    expressionResult(symbol, words, lookup) ??
    parseWords(symbol, words, lookup)
  if (!reading && features.length === 0)
    return notUnderstood(
      `“${feature}” is not a gene or factor in this knowledgebase, and “${rest}” was not understood.`,
    )
  if (!reading) return notUnderstood(`In “${text}”, the gene ${symbol} was understood, but not “${rest}”.`)
  if (reading.ok && /^[A-Z]\d+X$/.test(words))
    reading.warnings.push(
      `X was read as a stop codon; for any residue write ${symbol} ${words.slice(0, -1)}.`,
    )
  if (features.length > 0 || !reading.ok) return reading
  return { ...reading, warnings: [...reading.warnings, `${symbol} is not a gene in this knowledgebase.`] }
}

/** `EXON 11 W557_K558DEL`, `E545K, EXON 9`: the change, and the exon that it lies in. */
function changeInExon(gene: string, words: string): LineReading | null {
  const [, before, behind = '', first = behind, after = before] =
    /^(?:EXON (\d+),? (\S+)|([^\s,]+),? \(?EXON (\d+)\)?)$/.exec(words) ?? []
  const change = /\d/.test(first) ? parseProteinChange(first) : null
  if (!change) return null
  return understood([
    smallVariant({
      gene,
      proteinChanges: [{ change, transcript: null }],
      exons: [{ number: Number(after), transcript: null }],
    }),
  ])
}

/** `EGFR L858R/T790M`, `L858R + T790M` are both; `BRAF V600E/V600K`, changes of one residue, leave open which. */
function severalChanges(gene: string, words: string, lookup: NameLookup): LineReading | null {
  const texts = splitChanges(words)
  const changes = texts.flatMap((text) => parseProteinChange(text) ?? [])
  if (texts.length < 2 || changes.length < texts.length || lookup.hasVariantNamed(gene, words)) return null
  const isChoice = words.includes('/') && new Set(changes.map(({ start }) => start)).size < changes.length
  if (isChoice)
    return {
      ok: false,
      reason: `“${words}” may be one change or several: write one per line.`,
      choices: texts.map((text) => `${gene} ${text}`),
    }
  return understood(
    changes.map((change) => smallVariant({ gene, proteinChanges: [{ change, transcript: null }] })),
    [`${changes.length} alterations were read from one line.`],
  )
}

/** `T1799A` may be residues or, as older reports write, bases: asked back where a record of the gene has that change of bases. */
function basesOrResidues(gene: string, words: string, lookup: NameLookup): LineReading | null {
  const [, from, position, to] = /^([ACGT])(\d+)([ACGT])$/.exec(words) ?? []
  const coding = from ? parseCodingChange(`${position}${from}>${to}`) : null
  if (!coding || lookup.hasVariantNamed(gene, words) || !lookup.hasCodingChange(gene, coding)) return null
  return {
    ok: false,
    reason: `“${words}” may be a protein or a coding change: write the intended one.`,
    choices: [`${gene} c.${writeCodingChange(coding)}`, `${gene} p.${words}`],
  }
}

/** The longest beginning of a line that names a feature, else its first word when it looks like a symbol. */
function splitFeature(text: string, lookup: NameLookup): [string, string] | [null, null] {
  const words = text.replace(/^([\w-]+)\s*:(?!:)\s*/, '$1 ').split(' ')
  for (let count = Math.min(words.length - 1, 5); count >= 1; count -= 1) {
    const feature = words.slice(0, count).join(' ').toUpperCase()
    if (lookup.featuresNamed(feature).length > 0) return [feature, words.slice(count).join(' ')]
  }
  const first = (words[0] ?? '').toUpperCase()
  return /^[A-Z][A-Z\d-]{1,19}$/.test(first) ? [first, words.slice(1).join(' ')] : [null, null]
}

/** The alterations that words behind a feature mean; null when they mean nothing. */
function parseWords(feature: string, words: string, lookup: NameLookup): LineReading | null {
  const predicate = predicateOfName(feature, words)
  const isName = lookup.hasVariantNamed(feature, words)
  const alterations = alterationsOf(predicate, feature, words)
  if (alterations && predicate.kind !== 'NAMED') return understood(alterations)
  return isName || predicate.kind === 'NAMED'
    ? understood([{ kind: 'REPORTED', feature, words, meaning: null }])
    : null
}

function alterationsOf(predicate: Predicate, feature: string, words: string): Alteration[] | null {
  switch (predicate.kind) {
    case 'UNREADABLE':
      return null
    case 'EXACT':
      return [exactAlteration(predicate) ?? { kind: 'REPORTED', feature, words, meaning: predicate }]
    case 'FUSION': {
      const { kind, gene, fivePrime, threePrime, fivePrimeExon, threePrimeExon } = predicate
      return [{ kind, gene, fivePrime, threePrime, fivePrimeExon, threePrimeExon }]
    }
    case 'ALL': {
      const parts = predicate.parts.map((part) => alterationsOf(part, feature, words))
      return parts.includes(null) ? null : parts.flatMap((part) => part ?? [])
    }
    default:
      return [{ kind: 'REPORTED', feature, words, meaning: predicate }]
  }
}

/** One change as it was found; several to choose from (`S310F/Y`) are none. */
function exactAlteration({ gene, proteinChanges, codingChanges }: ExactPredicate): Alteration | null {
  return proteinChanges.length > 1 ? null : smallVariant({ gene, proteinChanges, codingChanges })
}
