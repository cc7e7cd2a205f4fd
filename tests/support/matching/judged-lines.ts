import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A line of a report with its right reading, judged by hand; `ask:` where it must be asked back. */
export interface JudgedLine {
  line: string
  reading: string
  /** Who writes so. */
  source: string
}

const lines = (name: string): readonly JudgedLine[] =>
  readFileSync(join(import.meta.dirname, 'judged', `${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [line = '', reading = '', source = ''] = row.split('\t')
      return { line, reading, source }
    })

/**
 * 493 lines as laboratories write them, each with its right reading by HGVS, HGNC and the usage of reports (gene, event and
 * class; `not` where it is denied), or with `ask:` and the choices that can be meant.
 */
export const spellings = lines('spellings')

/** Names of events as companion diagnostics, cytogenetics and programs write them, read as the spellings are. */
export const eventNames = lines('event-names')

/** Expressions of lists of HGVS, with what is read of them but the gene. */
export const hgvsExpressions = lines('hgvs')

/** Lines in odd spellings by the kind of what is hard about them, with their right readings on the release of 2024. */
export const memberLines = lines('members')
