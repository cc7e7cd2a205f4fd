import { quoted } from '../formats/file-error.ts'
import { leftOutSentences } from './left-out.ts'
import type { FileSampleReport } from '../file-sample-report.ts'
import type { MatchFileOptions } from '../match-file-options.ts'

/** Notes that are written. */
const MOST_NOTES = 1000

/**
 * Collects notes on a file for formats whose output leaves them out: lines that were not understood, and warnings, each
 * once, however many samples they concern.
 */
export function lineNotes(format: MatchFileOptions['format']) {
  const lineOf = new Map<string, number>()
  let hasMore = false
  const hasNotes = format === 'json' || format === 'ndjson' || format === 'fhir'

  function addNote(line: number, note: string): void {
    if (lineOf.size < MOST_NOTES) lineOf.set(note, line)
    else hasMore ||= !lineOf.has(note)
  }
  return {
    add({ warnings, missingReferenceData, alterations, notUnderstood, file }: FileSampleReport): void {
      if (hasNotes) return
      for (const sentence of [...leftOutSentences(file.leftOut), ...warnings]) addNote(0, sentence)
      if (missingReferenceData) addNote(0, missingReferenceData)
      for (const { line, text, reason } of notUnderstood)
        addNote(line ?? 0, `Line ${line} was not understood: ${quoted(text)}. ${reason}`)
      for (const { line, text, warnings: some } of alterations)
        for (const warning of some) addNote(line ?? 0, `Line ${line}: ${quoted(text)}. ${warning}`)
      hasMore ||= file.notUnderstood > notUnderstood.length
    },
    /** The notes, in the order of the file. */
    texts(): string[] {
      const notes = [...lineOf].sort(([, one], [, other]) => one - other).map(([note]) => note)
      return hasMore ? [...notes, 'There are more lines like these: --format json has their number.'] : notes
    },
  }
}
