import type { Alteration } from './alteration.ts'
import { compareClass } from '../comparison/compare-class.ts'
import type { Predicate } from '../predicate.ts'
import { describeAlteration, readableWords } from './describe-alteration.ts'
import { askBack } from './line-reading.ts'
import type { LineReading } from './line-reading.ts'

const BRACKETS = /^([^()[\]]*?)\s*[([]([^()[\]]+)[)\]]\s*([^()[\]]*)$/

const meaningOf = (one: Alteration) =>
  one.kind === 'REPORTED' && one.meaning ? JSON.stringify(one.meaning) : describeAlteration(one)

/** Whether one reading says all that the other says. */
function says(one: readonly Alteration[], other: readonly Alteration[]): boolean {
  const meanings = new Set(one.map(meaningOf))
  return other.every((each) => meanings.has(meaningOf(each)))
}

/** Whether changes are of a class of changes of their gene: L858R is a missense mutation. */
const areOfClass = (changes: readonly Alteration[], meaning: Predicate) =>
  meaning.kind === 'GENE_CLASS' &&
  changes.every((one) => one.kind === 'SMALL_VARIANT' && compareClass(one, meaning)?.truth === 'TRUE')

/** Whether one reading is of single changes, which say more than the class that the other is. */
const isMoreExact = (one: readonly Alteration[], other: readonly Alteration[]) =>
  one.every(({ kind }) => kind === 'SMALL_VARIANT') &&
  other.every(
    (each) =>
      each.kind === 'REPORTED' &&
      (each.meaning?.kind === 'REGION' || (each.meaning && areOfClass(one, each.meaning))),
  )

/** Whether one names changes and the other says that the exon is skipped, which they may cause: both were found. */
const areCauseAndSkipping = (one: readonly Alteration[], other: readonly Alteration[]) =>
  one.every(({ kind }) => kind === 'SMALL_VARIANT') &&
  other.every(
    (each) =>
      each.kind === 'REPORTED' && each.meaning?.kind === 'REGION' && each.meaning.change === 'SKIPPING',
  )

/**
 * Reads words with brackets that say the same again or name the change itself: `INTERNAL TANDEM DUPLICATION (ITD)`, `EXON 20
 * INSERTION (YVMA)`. Brackets that say something else are asked back. Null where there are none, or nothing is understood.
 */
export function bracketedWords(
  gene: string,
  words: string,
  read: (words: string) => LineReading | null,
): LineReading | null {
  const [all, before = '', within = '', behind = ''] = BRACKETS.exec(words) ?? []
  if (!all) return null
  const outer = `${before} ${behind}`.trim()
  const [one, other] = [read(outer), read(within)]
  if (one?.ok && other?.ok && one.isAbsent === other.isAbsent) {
    const [first, second] = [one.alterations, other.alterations]
    if (areCauseAndSkipping(first, second) || areCauseAndSkipping(second, first))
      return { ...one, alterations: [...first, ...second] }
    if (says(one.alterations, other.alterations) || isMoreExact(one.alterations, other.alterations))
      return one
    if (says(other.alterations, one.alterations) || isMoreExact(other.alterations, one.alterations))
      return other
  }
  const choices = [...(one?.ok ? [outer] : []), ...(other?.ok ? [within] : [])].map(
    (text) => `${gene} ${readableWords(text)}`,
  )
  return choices.length === 0
    ? null
    : askBack(
        `In “${readableWords(words)}”, the brackets may say something else: write the intended one.`,
        choices,
      )
}
