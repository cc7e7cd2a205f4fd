import type { MatchIndex } from '#domain/matching/match-index.ts'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import { describeAlteration } from '#domain/matching/sample/describe-alteration.ts'
import type { JudgedLine } from '#tests/support/matching/judged-lines.ts'
import { readEvent } from '#tests/support/matching/read-event.ts'

/** Outcome of a judged line. NO_RECORD: it was understood, and the release has no record of what it is about. */
export type ReadingOutcome = 'RIGHT' | 'ASKED' | 'NO_RECORD' | 'WRONG'

const ASK = 'ask:'
const NO_RECORD = /^This knowledgebase has no record of/

function outcomeOf(reading: string, expected: string, reason: string | null): ReadingOutcome {
  // Of a sequence that no record names the gene is not known, which is said.
  const isWithoutGene = expected.endsWith(` ${reading}`) && /^(?:N[MPR]_|ENS[TP])/.test(reading)
  if (!reading.startsWith(ASK)) return reading === expected ? 'RIGHT' : isWithoutGene ? 'NO_RECORD' : 'WRONG'
  return reason !== null && NO_RECORD.test(reason) ? 'NO_RECORD' : 'ASKED'
}

const reasonOf = (line: string, { names }: MatchIndex) => {
  const reading = parseAlterationLine(line, names)
  return reading.ok ? null : reading.reason
}

/** Judges how a line is read with the records of an index. */
export const judgeLine = ({ line, reading }: JudgedLine, index: MatchIndex): ReadingOutcome =>
  outcomeOf(readEvent(line, index), reading, reasonOf(line, index))

/** Judges how an expression in HGVS is read; its gene is that of the records that name its sequence. */
export function judgeHgvs({ line, reading: expected }: JudgedLine, index: MatchIndex): ReadingOutcome {
  const reading = parseAlterationLine(line, index.names)
  if (!reading.ok) return outcomeOf(ASK, expected, reading.reason)
  const text = reading.alterations
    .map((one) => describeAlteration(one.kind === 'SMALL_VARIANT' ? { ...one, gene: null } : one))
    .join(' + ')
  return outcomeOf(text, expected, null)
}
