import type { ReportedAlteration } from './alteration.ts'
import { understood } from './line-reading.ts'
import type { LineReading } from './line-reading.ts'
import type { CopyNumberState } from '../predicate.ts'
import { stateOfName } from '../state-names.ts'

/** Copies of a diploid gene. */
export const USUAL_COPIES = 2
/** The fewest copies that are an amplification, as of ERBB2 by in situ hybridisation (ASCO/CAP). */
const AMPLIFIED_COPIES = 6

/** Words for the states that numbers of copies mean. */
const WORDS = {
  DEEP_DELETION: 'DEEP DELETION',
  LOSS: 'LOSS',
  GAIN: 'COPY NUMBER GAIN',
  AMPLIFICATION: 'AMPLIFICATION',
} as const satisfies Partial<Record<CopyNumberState, string>>

/** The state of a gene with a number of copies, and its words; null for two, by rounding to whole copies below six. */
export function copyNumberOf(copies: number): [keyof typeof WORDS, string] | null {
  const whole = Math.round(copies)
  if (whole === USUAL_COPIES) return null
  const gained = copies >= AMPLIFIED_COPIES ? 'AMPLIFICATION' : 'GAIN'
  const state = whole > USUAL_COPIES ? gained : whole === 0 ? 'DEEP_DELETION' : 'LOSS'
  return [state, WORDS[state]]
}

/** The alteration of a gene by its copy number state. */
export const copyNumberAlteration = (
  feature: string,
  [state, words]: readonly [CopyNumberState, string],
  copies?: number,
): ReportedAlteration => ({
  kind: 'REPORTED',
  feature,
  words,
  meaning: { kind: 'COPY_NUMBER', gene: feature, state },
  ...(copies !== undefined && { amount: copies }),
})

const COUNT = String.raw`(?:CN|CNV|COPY NUMBER|COPIES|GENE COPY NUMBER|GCN)\s*(?:OF|[:=~≈])?\s*~?(\d+(?:[.,]\d+)?)|(\d+(?:[.,]\d+)?) COP(?:Y|IES)`
/** `CN 12`, `COPY NUMBER: 12.4`, `12 COPIES`, `AMP (CN 14)`. */
const RESULT = new RegExp(`^(.*?)[\\s,;:([]*(?:${COUNT})[)\\]]?$`)

/** States that a number of copies cannot be, by that which it is. */
const CONTRARY: Record<keyof typeof WORDS | 'NEUTRAL', readonly CopyNumberState[]> = {
  DEEP_DELETION: ['AMPLIFICATION', 'GAIN', 'LOW_LEVEL_GAIN'],
  LOSS: ['AMPLIFICATION', 'GAIN', 'LOW_LEVEL_GAIN'],
  NEUTRAL: ['AMPLIFICATION', 'DEEP_DELETION'],
  GAIN: ['LOSS', 'DELETION', 'DEEP_DELETION'],
  AMPLIFICATION: ['LOSS', 'DELETION', 'DEEP_DELETION', 'LOW_LEVEL_GAIN'],
}

/**
 * Reading of a number of copies behind a gene. A state beside it is the laboratory's and counts unless the number
 * contradicts it; two copies deny amplification and deletion. Null for other words.
 * @param gene symbol, in capitals
 * @param words in capitals
 */
export function copyNumberResult(gene: string, words: string): LineReading | null {
  const [, before = '', behind, ahead] = RESULT.exec(words) ?? []
  const number = behind ?? ahead
  if (!number) return null
  const copies = Number(number.replace(',', '.'))
  const counted = copyNumberOf(copies)
  const text = `${number} ${copies === 1 ? 'copy' : 'copies'}`
  const wereRead = `${text} ${copies === 1 ? 'was' : 'were'} read as`
  if (before !== '') {
    const named = stateOfName(gene, before)
    if (named?.kind !== 'COPY_NUMBER') return null
    if (CONTRARY[counted?.[0] ?? 'NEUTRAL'].includes(named.state))
      return {
        ok: false,
        reason: `“${before.toLowerCase()}” and ${text} of ${gene} contradict one another: write the intended one.`,
        choices: [`${gene} ${before.toLowerCase()}`, `${gene} copy number ${number}`],
      }
    return understood(
      [copyNumberAlteration(gene, [named.state, before], copies)],
      ['The number of copies was ignored, as the line names the state.'],
    )
  }
  if (!counted) {
    const absent = [
      copyNumberAlteration(gene, ['AMPLIFICATION', 'AMPLIFICATION'], copies),
      copyNumberAlteration(gene, ['DELETION', 'DELETION'], copies),
    ]
    return {
      ok: true,
      alterations: absent,
      isAbsent: true,
      warnings: [`${wereRead} neither an amplification nor a deletion.`],
    }
  }
  return understood([copyNumberAlteration(gene, counted, copies)], [`${wereRead} ${READINGS[counted[0]]}`])
}

const READINGS: Record<keyof typeof WORDS, string> = {
  DEEP_DELETION: 'a deep deletion.',
  LOSS: 'a loss.',
  GAIN: `a gain; ${AMPLIFIED_COPIES} or more are read as an amplification.`,
  AMPLIFICATION: `an amplification (${AMPLIFIED_COPIES} or more).`,
}
