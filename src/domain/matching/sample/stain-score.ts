import type { ReportedAlteration } from './alteration.ts'
import { askBack, understood } from './line-reading.ts'
import type { LineReading } from './line-reading.ts'
import type { CopyNumberState, ExpressionPredicate } from '../predicate.ts'

const HER2 = 'ERBB2'
/** `IHC 3+`, `3+ IHC`, `SCORE 2+`, `(3+)`, `+++`; a score without plus only behind the method. */
const SCORE =
  /^[([]?(?:(IHC|IMMUNOHISTOCHEMISTRY|IHC SCORE|STAINING|(?:PROTEIN )?EXPRESSION|SCORE)[)\]]?[\s:,=]*)?[([]?(?:SCORE[\s:=]*)?(?:([0-3]) ?(\+)|([0-3])|(\+{1,3}))[)\]]?(?:[\s,(]+(?:BY )?(IHC|IMMUNOHISTOCHEMISTRY)\)?)?$/
const RATIO =
  /^(?:(?:(?:DUAL )?[DFCS]?ISH|FISH)[\s:,(]*(?:RATIO|(?:(?:HER2|ERBB2)[/:])?CEP ?17(?: RATIO)?)|(?:(?:HER2|ERBB2)[/:])?CEP ?17(?: RATIO)?)[\s:=]*(\d+(?:[.,]\d+)?)\)?$/
/** A ratio of which the line does not say what it is of: that to the centromere, or of a test that counts otherwise. */
const BARE_RATIO = /^RATIO[\s:=]*(\d+(?:[.,]\d+)?)$/
const IN_SITU =
  /^(?:(?:IHC )?2\+[\s/,;(]*)?(?:[FCDS]?ISH|FISH)[\s:,-]*(AMPLIFIED|POSITIVE|POS|\+|NOT AMPLIFIED|NON-?AMPLIFIED|UNAMPLIFIED)$/
/** The lowest ratio of HER2 to centromere 17 that is amplified, and of copies of each cell beside it (ASCO/CAP 2023). */
const AMPLIFIED_RATIO = 2

const reported = (words: string, meaning: ReportedAlteration['meaning']): ReportedAlteration => ({
  kind: 'REPORTED',
  feature: HER2,
  words,
  meaning,
})
const expression = (state: ExpressionPredicate['state']): ExpressionPredicate => ({
  kind: 'EXPRESSION',
  gene: HER2,
  state,
  qualifier: null,
})
const copyNumber = (state: CopyNumberState) => ({ kind: 'COPY_NUMBER' as const, gene: HER2, state })
/** An amplification or none: a score of staining leaves that open. */
const perhapsAmplified = (words: string) =>
  reported(`AMPLIFICATION NOT TESTED (${words})`, {
    kind: 'ANY',
    parts: [copyNumber('AMPLIFICATION'), { kind: 'UNREADABLE' }],
  })

/** Scores of HER2 by immunohistochemistry, as ASCO/CAP define them: 3+ is positive, 2+ equivocal, 1+ and 0 are negative. */
function her2Reading(score: number): LineReading {
  const words = `IHC ${score === 0 ? '0' : `${score}+`}`
  if (score === 3)
    return understood(
      [reported(words, expression('OVER')), perhapsAmplified(words)],
      [`HER2 ${words} was read as overexpression; whether the gene is amplified is not given.`],
    )
  if (score === 2)
    return understood(
      [reported(words, expression('PRESENT')), perhapsAmplified(words)],
      [
        `HER2 ${words} is equivocal: overexpression and amplification are undecided without in situ hybridisation.`,
      ],
    )
  return {
    ...understood(
      [reported('OVEREXPRESSION', expression('OVER'))],
      [`HER2 ${words} was read as no overexpression.`],
    ),
    isAbsent: true,
  }
}

const amplification = (isAbsent: boolean, note: string): LineReading => ({
  ...understood([reported('AMPLIFICATION', copyNumber('AMPLIFICATION'))], [note]),
  isAbsent,
})

/** `IHC 1+/2+`, `0-1+`: between two scores. */
const BETWEEN = /^(?:IHC |SCORE )*([0-3])\+? ?[-/] ?([0-3])\+?$/

function her2Result(words: string): LineReading | null {
  const [, ...between] = BETWEEN.exec(words) ?? []
  if (between.length > 0)
    return askBack(
      `“${words}” is between two scores: write one.`,
      between.map((one) => `HER2 IHC ${one === '0' ? one : `${one}+`}`),
    )
  if (/^(?:LOW|ULTRA-?LOW)$/.test(words)) {
    const absent = [
      reported('OVEREXPRESSION', expression('OVER')),
      reported('AMPLIFICATION', copyNumber('AMPLIFICATION')),
    ]
    return {
      ...understood(absent, [
        `HER2 ${words.toLowerCase()} was read as neither overexpression nor amplification.`,
      ]),
      isAbsent: true,
    }
  }
  const [, bareRatio] = BARE_RATIO.exec(words) ?? []
  if (bareRatio)
    return askBack(`“${words.toLowerCase()}” does not say what the ratio is of: write the method.`, [
      `HER2 FISH ratio ${bareRatio}`,
    ])
  const [, ratio] = RATIO.exec(words) ?? []
  const number = Number(ratio?.replace(',', '.'))
  if (ratio && number >= AMPLIFIED_RATIO)
    return amplification(
      false,
      `A ratio of ${ratio} was read as an amplification (${AMPLIFIED_RATIO} or more).`,
    )
  if (ratio)
    return askBack(
      `A ratio below ${AMPLIFIED_RATIO} is an amplification only with 6 or more copies: write the number of copies, or the result.`,
      [`${HER2} amplification`, `${HER2} amplification not detected`],
    )
  const [, inSitu] = IN_SITU.exec(words) ?? []
  return inSitu
    ? amplification(
        /^(?:NO|UN)/.test(inSitu),
        `“${words.toLowerCase()}” was read as ${/^(?:NO|UN)/.test(inSitu) ? 'no ' : ''}amplification.`,
      )
    : null
}

const NEGATIVE = 'negative|neg\\.?|negativ'
const EQUIVOCAL = 'equivocal|borderline'
const POSITIVE = 'positive|pos\\.?|positiv'
const her2With = (word: string, score: string) =>
  new RegExp(
    String.raw`^(HER-?2\S*|ERBB2)[\s:=,(-]+(?:(?:${word})[\s:,=([-]+((?:IHC[\s:]*)?(?:score[\s:]*)?(?:${score}))[)\]]?|((?:IHC[\s:]*)?(?:score[\s:]*)?(?:${score}))[\s,([-]+(?:${word})[)\]]?)$`,
    'i',
  )
const SCORE_WITH_WORD = [
  her2With(NEGATIVE, String.raw`0|1\+`),
  her2With(EQUIVOCAL, String.raw`2\+`),
  her2With(POSITIVE, String.raw`3\+`),
]

/** `HER2 positive (IHC 3+)`, `HER2 IHC 1+ (negative)`: the score says the same as the word beside it, which is left out. */
export function withoutScoreWord(line: string): string {
  for (const pattern of SCORE_WITH_WORD) {
    const [all, gene = '', behind, before] = pattern.exec(line) ?? []
    const score = (behind ?? before ?? '').replace(/^(?:IHC|score|[\s:])+/i, '')
    if (all) return `${gene.replace(/[:=,]$/, '')} IHC ${score}`
  }
  return line
}

/**
 * Reading of a score of staining, of a bare number, and of HER2's results; null for other words.
 * @param name the gene as it is written: HER2 is a protein, of which a bare number is a score
 * @param words in capitals
 */
export function stainScore(gene: string, name: string, words: string): LineReading | null {
  const her2 = gene === HER2 ? her2Result(words) : null
  if (her2) return her2
  const [all, before, plus, sign, bare, pluses, behind] = SCORE.exec(words) ?? []
  const number = /^\d+(?:[.,]\d+)?$/.test(words) ? words : null
  const isScore = all !== undefined && (before ?? sign ?? pluses ?? behind) !== undefined
  const isHer2 = gene === HER2 && /^HER-?2/.test(name)
  if (number !== null && !(isHer2 && bare)) {
    const change = number === '0' ? `${gene} p.0` : `${gene} codon ${number}`
    return askBack(`“${number}” may be a number of copies, a score or a change: write the intended one.`, [
      `${gene} copy number ${number}`,
      ...(gene === HER2 && bare
        ? [`HER2 IHC ${number}${number === '0' ? '' : '+'}`]
        : /[.,]/.test(number)
          ? []
          : [change]),
    ])
  }
  if (!all || !(isScore || isHer2)) return null
  const score = Number(plus ?? bare ?? pluses?.length ?? 0)
  if (gene === HER2) return her2Reading(score)
  if (score === 3 && gene !== 'CD274')
    return understood(
      [{ kind: 'REPORTED', feature: gene, words: 'IHC 3+', meaning: { ...expression('OVER'), gene } }],
      ['A score of 3+ was read as overexpression.'],
    )
  return askBack(`What a score of ${words} means for ${gene} is not defined: write the result.`, [
    `${gene} expression`,
    `${gene} overexpression`,
    `${gene} loss of expression`,
  ])
}
