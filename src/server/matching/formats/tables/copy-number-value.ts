import { lookupTable } from '#domain/lookup-table.ts'
import type { CopyNumberState } from '#domain/matching/predicate.ts'
import { copyNumberOf } from '#domain/matching/sample/copy-number-result.ts'
import { fileError, quoted } from '../file-error.ts'

/** A state with its words; null for two copies, which are no finding. */
export type CopyNumber = readonly [CopyNumberState, string] | null

const DEEP_DELETION = ['DEEP_DELETION', 'DEEP DELETION'] as const
const LOSS = ['LOSS', 'LOSS'] as const
const GAIN = ['GAIN', 'COPY NUMBER GAIN'] as const
const AMPLIFICATION = ['AMPLIFICATION', 'AMPLIFICATION'] as const

/** States by the discrete values of GISTIC, as cBioPortal has them. */
const DISCRETE: Readonly<Record<number, CopyNumber>> = {
  [-2]: DEEP_DELETION,
  [-1.5]: LOSS,
  [-1]: LOSS,
  0: null,
  1: ['LOW_LEVEL_GAIN', 'LOW-LEVEL GAIN'],
  2: AMPLIFICATION,
}

/** Words of cBioPortal's OncoPrint and of callers that are no words of reports. */
const WORDS: Readonly<Record<string, CopyNumber>> = lookupTable({
  HOMDEL: DEEP_DELETION,
  HETLOSS: LOSS,
  HETDEL: LOSS,
  AMP: AMPLIFICATION,
  AMPLIFICATION,
  DUP: GAIN,
  '<DUP>': GAIN,
  '<DEL>': LOSS,
  DIPLOID: null,
  NEUTRAL: null,
  NORMAL: null,
  NONE: null,
  UNDEFINED: null,
})

/** The values of PURPLE's driver catalogue that are copy number; the others are said in words. */
const DRIVERS: Readonly<Record<string, CopyNumber>> = lookupTable({
  AMP: AMPLIFICATION,
  // Part of the gene is amplified: that may be no amplification of the gene.
  PARTIAL_AMP: GAIN,
  DEL: DEEP_DELETION,
  HOM_DEL_DISRUPTION: ['BIALLELIC_LOSS', 'BIALLELIC INACTIVATION'],
})

const NO_VALUE = /^(?:NA|NAN|N\/A|\.|-|)$/i
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/i

/** A number with a point or a comma for its decimals; null for other texts. */
const numberOf = (text: string) => (NUMBER.test(text) ? Number(text.replace(',', '.')) : null)

export const isNumber = (text: string): boolean => NUMBER.test(text)

export const isNoValue = (text: string): boolean => NO_VALUE.test(text)

/** What tables of copy number may hold, for errors. */
const ACCEPTED = 'discrete values are -2, -1.5, -1, 0, 1, 2 and NA (GISTIC, as in cBioPortal)'

export const notAState = (value: string): string =>
  `${quoted(value)} is not a copy number; ${ACCEPTED}, words are such as amplification, gain, loss and deep deletion.`

/**
 * The state of a discrete value or a word; undefined for words that it does not know.
 * @throws ClientError for another number: then the whole table holds something else
 */
export function discreteState(value: string, column: string, line: number): CopyNumber | undefined {
  const number = numberOf(value)
  if (number === null) return WORDS[value.toUpperCase()]
  const state = DISCRETE[number]
  if (state !== undefined) return state
  throw fileError(
    `${quoted(value)} in the column ${quoted(column)} is no discrete copy number; ${ACCEPTED}. For numbers of copies, give a list with the columns gene and copy_number; expression, counts, ratios and read depths say nothing of copies.`,
    line,
  )
}

/**
 * The state of a number of copies of a gene, from the lowest to the highest number within it; undefined for a word.
 * @throws ClientError for a negative number, as of log ratios or GISTIC
 */
export function copiesState(
  lowest: string,
  highest: string,
  column: string,
  line: number,
): CopyNumber | undefined {
  const [least, most] = [numberOf(lowest), numberOf(highest)]
  if (least === null) return undefined
  // PURPLE's fits may lie somewhat below zero.
  if (least < -0.5)
    throw fileError(
      `${quoted(lowest)} in the column ${quoted(column)} is no number of copies, which are 0 or more. For discrete values (GISTIC) name the column “alteration”; log ratios say no number of copies.`,
      line,
    )
  const state = copyNumberOf(Math.max(least, 0))
  if (most === null) return state
  const ofHighest = copyNumberOf(Math.max(most, 0))
  // What concerns a part of the gene is no more than a gain or a loss of the gene.
  if (ofHighest?.[0] === 'AMPLIFICATION' && state?.[0] !== 'AMPLIFICATION') return GAIN
  return state?.[0] === 'DEEP_DELETION' && ofHighest?.[0] !== 'DEEP_DELETION' ? LOSS : state
}

/** The state that PURPLE's driver catalogue gives; undefined where it says something else. */
export const driverState = (value: string): CopyNumber | undefined => DRIVERS[value.toUpperCase()]
