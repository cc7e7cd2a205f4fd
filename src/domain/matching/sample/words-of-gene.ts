import { smallVariant } from './alteration.ts'
import type { Alteration } from './alteration.ts'
import { bracketedWords } from './bracketed-words.ts'
import { copyNumberResult } from './copy-number-result.ts'
import { expressionResult } from './expression-result.ts'
import { ANY_ALTERATION, classesOf } from './gene-classes.ts'
import type { GeneAndWords } from './gene-in-line.ts'
import { inOrder } from './laboratory-notation.ts'
import { askBack, understood } from './line-reading.ts'
import type { LineReading, NameLookup } from './line-reading.ts'
import { UNTELLABLE_CLASS, wordsOfRecords } from './report-words.ts'
import { contradictsRecords, currentNumber, residueShorthand, severalChanges } from './residue-shorthand.ts'
import { placeOfGene } from './sequence-line.ts'
import { otherNumbering } from './other-numbering.ts'
import { stainScore } from './stain-score.ts'
import { starAlleles } from './star-alleles.ts'
import { wildTypeOfChange } from './wild-type.ts'
import { parseCodingChange, writeCodingChange } from '../sequences/coding-change.ts'
import { geneClassPredicate } from '../predicate.ts'
import type { ExactPredicate, Predicate } from '../predicate.ts'
import { parseProteinChange } from '../protein-change.ts'
import { normalizeName, predicateOfName } from '../variant-name.ts'

/**
 * Reads the words behind a gene; null for words that mean nothing.
 * @param symbol the gene that its name means, in capitals
 */
export function readWords(
  { name, words }: GeneAndWords,
  symbol: string,
  lookup: NameLookup,
): LineReading | null {
  // A star before bases names an allele by its change: `CHEK2*1100delC`.
  const bare = words.replace(/^\*(?=\d{3,}(?:_\d+)?(?:del|ins|dup)[ACGT])/i, '')
  const written = normalizeName(/^\*\d{1,2}(?!\d)/.test(bare) ? `${symbol}${bare}` : bare)
  // An identifier of dbSNP names a place with all its alleles.
  if (/^RS\d+$/.test(written)) return understood([smallVariant({ gene: symbol, identifiers: [written] })])
  const proteinLoss = ofProtein(symbol, name, written)
  if (proteinLoss) return proteinLoss
  const read = (some: string) => parseWords(symbol, some, lookup)
  if (lookup.hasVariantNamed(symbol, written)) return ofRecord(symbol, written, lookup)
  const readOthers = (some: string) => readWords({ name, features: [symbol], words: some }, symbol, lookup)
  const wildType = wildTypeOfChange(written, readOthers)
  const place = wildType ?? placeOfGene(symbol, words, lookup)
  if (place) return place
  const rewritten = wordsOfRecords(symbol, written)
  const canonical = lookup.hasVariantNamed(symbol, rewritten) ? rewritten : inOrder(rewritten)
  return (
    starAlleles(symbol, canonical, lookup) ??
    residueShorthand(symbol, canonical, lookup, read) ??
    changeOfFusion(symbol, canonical, lookup) ??
    changeInExon(symbol, canonical, lookup) ??
    codingAlleles(symbol, canonical) ??
    severalChanges(symbol, canonical, lookup, readOthers) ??
    rangeOfUnknownKind(symbol, canonical, lookup) ??
    basesOrResidues(symbol, canonical, lookup) ??
    expressionResult(symbol, canonical, lookup) ??
    looksLikeResidue(symbol, canonical, lookup) ??
    stainScore(symbol, name, canonical) ??
    copyNumberResult(symbol, canonical) ??
    ambiguousWords(symbol, name, canonical, lookup) ??
    classOfChanges(symbol, canonical) ??
    contradictsRecords(symbol, canonical, lookup) ??
    otherNumbering(symbol, canonical, lookup) ??
    read(canonical) ??
    (/[([]/.test(rewritten) ? bracketedWords(symbol, canonical, readOthers) : null)
  )
}

/** `p16 loss`: what is lost is the protein or the gene. */
const ofProtein = (gene: string, name: string, words: string): LineReading | null =>
  gene === 'CDKN2A' && name.startsWith('P16') && words === 'LOSS'
    ? askBack(
        `“${name.toLowerCase()} loss” may be that of the protein or of the gene: write the intended one.`,
        [`${gene} loss of expression`, `${gene} loss`],
      )
    : null

/** Words that are the name of a record; a stop that is written as X, and what a laboratory's result means, are read as such. */
function ofRecord(gene: string, words: string, lookup: NameLookup): LineReading | null {
  const reading =
    residueShorthand(gene, words, lookup, () => null) ??
    expressionResult(gene, words, lookup) ??
    parseWords(gene, words, lookup)
  const [only, ...others] = reading?.ok ? reading.alterations : []
  return reading?.ok && only && others.length === 0 && only.kind !== 'REPORTED'
    ? { ...reading, alterations: [{ ...only, writtenAs: words }] }
    : reading
}

/** `FUSION G1202R`: a fusion of the gene and a change within it; other words behind a fusion are not read. */
function changeOfFusion(gene: string, words: string, lookup: NameLookup): LineReading | null {
  const [, behind] =
    /^(?:FUSIONS?|FUSED|REARRANGEMENTS?|REARRANGED|TRANSLOCATIONS?)[\s,+]+(?:AND |WITH )?(.+)$/.exec(words) ??
    []
  if (!behind) return null
  const [fusion, change] = ['FUSION', behind].map((some) =>
    readWords({ name: gene, features: [gene], words: some }, gene, lookup),
  )
  const isChange = change?.ok && change.alterations.every(({ kind }) => kind === 'SMALL_VARIANT')
  return fusion?.ok && isChange
    ? understood([...fusion.alterations, ...change.alterations], change.warnings)
    : askBack(`“${words.toLowerCase()}” was understood only in part: write one alteration per line.`, [
        `${gene} fusion`,
      ])
}

/** `V1`, `E13`, `P53` are rather a variant, an exon or a protein than a residue; `G12 X` has a space too many. */
function looksLikeResidue(gene: string, words: string, lookup: NameLookup): LineReading | null {
  const [, letter = '', digits = ''] = /^([VEPD])(\d{1,2}|190|210|230)(?:DEL|INS|DUP)?$/.exec(words) ?? []
  if (digits && !lookup.residuesAt(gene, Number(digits)).includes(letter))
    return askBack(`“${words}” may be a residue or something else: write what it is.`, [
      `${gene} codon ${digits}`,
      ...(letter === 'E' ? [`${gene} exon ${digits}`] : []),
      ...(letter === 'D' ? [`${gene} exon ${digits} skipping`] : []),
    ])
  if (/^[A-Z]\d+[_-][A-Z]\d+$/.test(words))
    return askBack(`“${words}” names residues and no change of them: write the change.`, [
      `${gene} ${words.replace('-', '_')}del`,
    ])
  const [, codon, to] = /^([A-Z]\d+) ([A-Z*])$/.exec(words) ?? []
  return codon
    ? askBack(`“${words}” has a space within it: write the intended change.`, [
        `${gene} ${codon}${to}`,
        `${gene} ${codon}`,
      ])
    : null
}

/** `EXON 11 W557_K558DEL`, `E545K, EXON 9`, `EXON 19 DELETION (E746_A750DEL)`: the change, and the exon that it lies in. */
function changeInExon(gene: string, words: string, lookup: NameLookup): LineReading | null {
  const [, before, behind = '', first = behind, after = before] =
    /^(?:EXON (\d+)(?: (?:DELETION|INSERTION|DUPLICATION|MUTATION|FRAMESHIFT))?[,:]? \(?((?:P\.)?\S*\d\S*?)\)?(?: (?:SUBSTITUTION )?(?:MUTATION|VARIANT|ALTERATION|SUBSTITUTION)S?)?|([^\s,]+),? \(?(?:IN )?EXON (\d+)\)?)$/.exec(
      words,
    ) ?? []
  const change = /\d/.test(first) ? parseProteinChange(first) : null
  if (!change) return null
  const contradiction = contradictsRecords(gene, first, lookup)
  if (contradiction) return contradiction
  const shorthand = residueShorthand(gene, first, lookup, () => null)
  if (shorthand) return shorthand
  return understood([
    smallVariant({
      gene,
      proteinChanges: [{ change, transcript: null }],
      exons: [{ number: Number(after), transcript: null }],
    }),
  ])
}

/** `T1799A` may be residues or, as older reports write, bases: asked back where a record of the gene has that change of bases, or where its residues are far from there. */
function basesOrResidues(gene: string, words: string, lookup: NameLookup): LineReading | null {
  const [, from, position, to] = /^([ACGT])(\d+)([ACGT])$/.exec(words) ?? []
  const coding = from ? parseCodingChange(`${position}${from}>${to}`) : null
  const last = lookup.lastResidueOf(gene)
  const isFar = last > 0 && Number(position) > 2 * last
  const legacy = lookup.residuesAt(gene, Number(position)).includes(from ?? '')
    ? null
    : currentNumber(gene, Number(position))
  if (!coding || !(isFar || legacy !== null || lookup.hasCodingChange(gene, coding))) return null
  return askBack(`“${words}” may be a protein or a coding change: write the intended one.`, [
    `${gene} c.${writeCodingChange(coding)}`,
    ...(legacy === null ? [] : [`${gene} c.${legacy}${from}>${to}`]),
    `${gene} p.${words}`,
  ])
}

/** `C.68_69DEL;C.5266DUP`, `C.[68_69DEL];[5266DUP]`, `P.[G12D;Q61H]`: the changes of one or both alleles (HGVS). */
function codingAlleles(gene: string, words: string): LineReading | null {
  const [, kind = '', listed = ''] = /^([CP]\.)\[(.+)\]$/.exec(words) ?? []
  const texts = (listed || words)
    .split(/\]?\s*\(?;\)?\s*\[?|,\s*(?=[CP]\.)/)
    .filter((text) => text !== '=' && text !== '')
    .map((text) => (kind === '' || text.startsWith(kind) ? text : `${kind}${text}`))
  if (texts.length < 2 && kind === '') return null
  const read = (text: string) => {
    const coding = text.startsWith('C.') ? parseCodingChange(text) : null
    const protein = kind === 'P.' ? parseProteinChange(text) : null
    if (coding) return [smallVariant({ gene, codingChanges: [{ change: coding, transcript: null }] })]
    return protein ? [smallVariant({ gene, proteinChanges: [{ change: protein, transcript: null }] })] : []
  }
  const changes = texts.flatMap(read)
  if (changes.length < texts.length) return null
  return understood(
    changes,
    changes.length > 1 ? [`${changes.length} alterations were read from one line.`] : [],
  )
}

/** Exons of a gene have at most this number where a range of them is called by numbers alone: `Δ2-7`. */
const LAST_USUAL_EXON = 40

/** `C.2235-2249DEL`, `1852_1853DELAAINSGC`, `2_7DEL`: ranges by a dash, of bases or residues, of exons or residues. */
function rangeOfUnknownKind(gene: string, words: string, lookup: NameLookup): LineReading | null {
  const ask = (...choices: string[]) =>
    askBack(
      `“${words.toLowerCase()}” may count bases, residues or exons: write the intended one.`,
      choices.map((one) => `${gene} ${one}`),
    )
  const change = (text: string) =>
    text.toLowerCase().replaceAll(/(?<=del|ins|dup)[acgt]+/g, (bases) => bases.toUpperCase())
  const [, base = '', behind = '', kind = ''] =
    /^C\.(\d+)-(\d+)((?:DEL|DUP|INS)[ACGT\d]*(?:INS[ACGT]+)?)$/.exec(words) ?? []
  if (base && Number(behind) > Number(base)) return ask(`c.${base}_${behind}${change(kind)}`)
  const [, first = '', last = '', what = ''] =
    /^(\d+)_(\d+)((?:DEL|DUP|INS)(?:[ACGT]+|\d+)?(?:INS[ACGT]+)?)$/.exec(words) ?? []
  if (!first) return null
  if (what === 'DEL' && Number(last) <= LAST_USUAL_EXON)
    return ask(`exon ${first}-${last} deletion`, `p.${first}_${last}del`)
  const namesBases = /(?:DEL|INS|DUP)[ACGT]/.test(what)
  const before = currentNumber(gene, Number(first))
  const end = currentNumber(gene, Number(last))
  if (!namesBases && before === null && Number(last) <= lookup.lastResidueOf(gene)) return null
  return ask(
    `c.${first}_${last}${change(what)}`,
    ...(before !== null && end !== null ? [`c.${before}_${end}${change(what)}`] : []),
    ...(namesBases && /^(?:DEL|DUP)[ACGT]+$/.test(what) && Number(last) > lookup.lastResidueOf(gene)
      ? []
      : [`p.${first}_${last}${change(what)}`]),
  )
}

/** Words that mean one of several things, with those. */
function ambiguousWords(gene: string, name: string, words: string, lookup: NameLookup): LineReading | null {
  const ask = (...some: string[]) =>
    askBack(
      `“${name} ${words.toLowerCase()}” may mean several things: write the intended one.`,
      some.map((one) => `${gene} ${one}`),
    )
  if (ANY_ALTERATION.test(words)) return ask(...classesOf(gene, lookup))
  if (words === 'NULL' || words === 'LOST')
    return ask('homozygous deletion', 'loss of expression', 'loss-of-function mutation')
  if (/^P16(?:INK4A)? LOSS$/.test(words) || (name.startsWith('P16') && words === 'LOSS'))
    return ask('loss', 'loss of expression')
  if (words === 'SPLICE VARIANT')
    return ask('splice site mutation', ...(gene === 'MET' ? ['exon 14 skipping'] : []))
  const listed = listedExons(words)
  if (listed) return ask(...listed)
  if (words === 'PROMOTER') return ask('promoter mutation', 'promoter methylation')
  if (/^(?:RETAINED|INTACT|PRESERVED)$/.test(words)) return ask('expression', 'wild type')
  if (words === 'NORMAL') return ask('wild type', 'expression')
  if (words === 'LOW') return ask('low expression', 'loss')
  if (words === 'HIGH') return ask('overexpression', 'amplification')
  if (/^LOSS,? \(?(?:BY |ON )?IHC\)?$|^IHC LOSS$/.test(words)) return ask('loss of expression', 'loss')
  if (/^EXPRESSION (?:LOW|REDUCED|DECREASED)$/.test(words)) return ask('low expression')
  if (/^(?:INACTIVATION|INACTIVATED)$/.test(words))
    return ask('loss-of-function mutation', 'deletion', 'loss')
  const intron = intronOfSplicing(gene, words)
  if (intron) return intron
  return /^[GM]\.\d/.test(words)
    ? askBack(
        `“${words}” needs its chromosome and the strand of the genome: write both (7:140453136A>T).`,
        gene === 'TERT' ? ['TERT C228T', 'TERT C250T'] : [],
      )
    : null
}

/** `EXONS 9 AND 20 WILD TYPE`: exons that are no range are named one by one. */
function listedExons(words: string): string[] | null {
  const [, numbers = '', behind = ''] =
    /^(?:EXONS?|EX)[ .]?(\d+(?: ?(?:,? AND |,? OR |,|\/|& ?) ?\d+)+)(?: (\D+))?$/.exec(words) ?? []
  return numbers ? numbers.split(/\D+/).map((one) => `exon ${one} ${behind.toLowerCase()}`.trim()) : null
}

/** `INTRON 14 SPLICE SITE`, `IVS14+1G>A`: the splice site of an exon that is counted by the intron beside it. */
function intronOfSplicing(gene: string, words: string): LineReading | null {
  const [, named, counted, sign] =
    /^(?:INTRON (\d+) SPLIC\S*(?: SITE)?(?: (?:MUTATION|VARIANT))?|IVS(\d+)([+-])\d+[ACGT]>[ACGT])$/.exec(
      words,
    ) ?? []
  const number = Number(named ?? counted)
  if (!number) return null
  return askBack(
    `“${words}” counts introns, whose transcript is not given: write the exon whose splice site it is.`,
    [
      ...(sign === '-' ? [] : [`${gene} exon ${number} splice donor variant`]),
      ...(sign === '+' ? [] : [`${gene} exon ${number + 1} splice acceptor variant`]),
    ],
  )
}

/** A class that a change alone does not tell, as `ACTIVATING MUTATION`, `CLASS II`. */
function classOfChanges(gene: string, words: string): LineReading | null {
  // Elsewhere class 3 is a variant of uncertain significance.
  if (words.startsWith('CLASS ') && gene !== 'BRAF')
    return askBack(`“${words.toLowerCase()}” is a classification: write the alteration.`)
  if (!UNTELLABLE_CLASS.test(words) || predicateOfName(gene, words).kind !== 'UNREADABLE') return null
  const label = /MUTATION|VARIANT|ALTERATION|MUTA/.test(words) ? words : `${words} MUTATION`
  return understood([
    {
      kind: 'REPORTED',
      feature: gene,
      words: label,
      meaning: geneClassPredicate(gene, 'UNTELLABLE', label.toLowerCase()),
    },
  ])
}

/** Forms and places of a protein, and the splice variants of a gene. */
const KNOWN_FORM =
  /^(?:PROTEIN|MRNA|RNA|GENE|NUCLEAR|CYTOPLASMIC|MEMBRAN(?:E|OUS)|SURFACE|TUMOU?R|P\d+|V\d+[A-Z]*|EXON \d+)$/

/** Exons with the class of a change, and nothing else that may turn it round. */
const KNOWN_REGION =
  /^(?:RARE )?EXONS? ?\d+(?:(?:-| TO )\d+)?(?: (?:SKIP(?:PING)?|LOSS|SPLIC(?:E|ING)(?:[- ](?:SITE|REGION))?(?: (?:DONOR|ACCEPTOR))?|FRAME ?SHIFT|MISSENSE|SUBSTITUTION|INS(?:ERTION)?S?|DUP(?:LICATION)?S?|DEL(?:ETION)?S?|INDEL|IN-?FRAME (?:INSERTION|DELETION)))?(?: (?:MUTATIONS?|MUT|VARIANTS?))?$/

/** Whether words about exons are not all understood: in `EXON 19 DELETION OR EXON 21 L858R` those behind exon 21 are not. */
function isUnknownRegion(words: string, predicate: Predicate): boolean {
  if (predicate.kind === 'REGION')
    return predicate.exons !== null && (predicate.exons.first === 0 || !KNOWN_REGION.test(words))
  if (predicate.kind !== 'ALL' && predicate.kind !== 'ANY') return false
  return words
    .split(/ AND | OR /)
    .some((part) => /^(?:RARE )?EX(?:ONS?)?[ .-]?\d/.test(part) && !KNOWN_REGION.test(part))
}

/** What stands before a coding change: a protein change, or where it lies. */
const LEAD = /^(.*?)[\s(]*\b(?:C\.|IVS).*$/
const KNOWN_LEAD =
  /^(?:|(?:SPLICE(?: |-)?(?:SITE|REGION|DONOR|ACCEPTOR)|[35]'? ?UTR|INTRON(?:IC)?|EXON|PROMOTER)(?: \d+)?(?: (?:MUTATION|VARIANT|ALTERATION))?)$/

/** Names of alleles and of forms of a duplication, which only a record in the same words is about. */
const NAME_ALONE = /^(?:[A-Z][A-Z\d-]*\*\d+(?::\d+)*[A-Z]?|KINASE DOMAIN DUPLICATION|PTD)$/

/** The alterations that words behind a feature mean in the language of names of variants; null when they mean nothing. */
function parseWords(feature: string, words: string, lookup: NameLookup): LineReading | null {
  const predicate = predicateOfName(feature, words)
  const isName = lookup.hasVariantNamed(feature, words)
  // What is said of an expression may turn it round: only what records or laboratories name is taken.
  const isUnknownForm =
    predicate.kind === 'EXPRESSION' && predicate.qualifier !== null && !KNOWN_FORM.test(predicate.qualifier)
  const isUnknownLead =
    LEAD.test(words) &&
    !KNOWN_LEAD.test(words.replace(LEAD, '$1')) &&
    !parseProteinChange(words.replace(LEAD, '$1'))
  if (
    !isName &&
    (isUnknownForm ||
      isUnknownRegion(words, predicate) ||
      isUnknownLead ||
      /[ACGT] [ACGT]+$/.test(words) ||
      joinsOthers(predicate, feature, lookup))
  )
    return null
  // An alias such as `NPM1-A` joins no genes.
  const isAlias = isName && predicate.kind === 'FUSION' && joinsOthers(predicate, feature, lookup)
  const alterations = isAlias ? null : alterationsOf(predicate, feature, words)
  if (alterations && predicate.kind !== 'NAMED') return understood(alterations)
  return isName || predicate.kind === 'NAMED' || NAME_ALONE.test(words)
    ? understood(
        [{ kind: 'REPORTED', feature, words, meaning: null }],
        isName ? [] : [`This knowledgebase has no record of ${feature} ${words}.`],
      )
    : null
}

/** Whether a fusion joins what is no gene, as words behind a hyphen are, or other genes than the line is about. */
function joinsOthers(predicate: Predicate, feature: string, lookup: NameLookup): boolean {
  if (predicate.kind === 'ALL' || predicate.kind === 'ANY')
    return predicate.parts.some((part) => joinsOthers(part, feature, lookup))
  if (predicate.kind !== 'FUSION') return false
  const sides = [predicate.fivePrime, predicate.threePrime].filter((side) => side !== null)
  const isOther = sides.length > 0 && !sides.includes(feature) && !feature.includes('::')
  return isOther || sides.some((side) => lookup.genesNamed(side).length === 0)
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
      // A name of its own is read only where nothing stands beside it.
      const parts = predicate.parts.map((part) =>
        part.kind === 'NAMED' ? null : alterationsOf(part, feature, words),
      )
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
