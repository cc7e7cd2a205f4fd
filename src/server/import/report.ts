import type { RecordKind } from './release/kinds.ts'

/** Counts of the records of a kind by what became of them. */
export type KindCounts = {
  /** Rows in the release. */
  read: number
  added: number
  changed: number
  unchanged: number
  /** Records that the release names but does not describe. */
  stubbed: number
  /** Records of an earlier release that this one no longer holds. */
  withdrawn: number
  skipped: number
}

/** Why something in a file did not become a record. */
export type SkippedRow = { file: string; line: number; why: string }

/** Report of an import. */
export type ImportReport = KindCounts & {
  release: { name: string; releasedOn: string }
  /** False when the database held all of it already: then not a byte was written. */
  changedAnything: boolean
  kinds: Partial<Record<RecordKind, KindCounts>>
  /** The first {@link MOST_SKIPPED_ROWS}; `skipped` counts all. */
  skippedRows: SkippedRow[]
  /** Local changes that the release would have overwritten: `EID12 description`. */
  retainedLocalChanges: string[]
  /** Samples and starter records that were removed, because a release replaced the set. */
  starterRecordsRemoved: number
  /** What else a curator should know: columns not understood, files left out. */
  notes: string[]
}

const MOST_SKIPPED_ROWS = 1000

const noCounts: KindCounts = {
  read: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  stubbed: 0,
  withdrawn: 0,
  skipped: 0,
}

/** A report that counts as the import goes. */
export type ReportInProgress = {
  count(kind: RecordKind, what: keyof KindCounts, by?: number): void
  skip(kind: RecordKind, row: SkippedRow): void
  retainLocalChange(what: string): void
  note(sentence: string): void
  starterRemoved(count: number): void
  /** Something was written that is no record of a kind: a term, a redirect. */
  changedSomething(): void
  finish(release: ImportReport['release']): ImportReport
}

export function startReport(): ReportInProgress {
  const kinds: Partial<Record<RecordKind, KindCounts>> = {}
  const skippedRows: SkippedRow[] = []
  const retainedLocalChanges: string[] = []
  const notes: string[] = []
  let starterRecordsRemoved = 0
  let changedAnything = false
  const of = (kind: RecordKind) => (kinds[kind] ??= { ...noCounts })
  return {
    count(kind, what, by = 1) {
      of(kind)[what] += by
      if (by > 0 && (what === 'added' || what === 'changed' || what === 'stubbed' || what === 'withdrawn')) {
        changedAnything = true
      }
    },
    skip(kind, row) {
      of(kind).skipped += 1
      if (skippedRows.length < MOST_SKIPPED_ROWS) skippedRows.push(row)
    },
    retainLocalChange: (what) => void retainedLocalChanges.push(what),
    note: (sentence) => {
      if (!notes.includes(sentence)) notes.push(sentence)
    },
    starterRemoved(count) {
      starterRecordsRemoved += count
      if (count > 0) changedAnything = true
    },
    changedSomething: () => {
      changedAnything = true
    },
    finish(release) {
      const totals = { ...noCounts }
      for (const counts of Object.values(kinds)) {
        for (const what of countNames) totals[what] += counts[what]
      }
      return {
        release,
        ...totals,
        changedAnything,
        kinds,
        skippedRows,
        retainedLocalChanges,
        starterRecordsRemoved,
        notes,
      }
    },
  }
}

export const countNames = [
  'read',
  'added',
  'changed',
  'unchanged',
  'stubbed',
  'withdrawn',
  'skipped',
] as const
