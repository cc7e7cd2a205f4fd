import { UnreadableRow } from '../cells/cell-values.ts'
import type { RecordKind } from '../release/kinds.ts'
import type { Release, ReleaseFile } from '../release/release-file.ts'
import type { Row } from '../release/rows.ts'
import { readRows } from '../release/rows.ts'
import type { ImportContext } from './import-context.ts'
import type { ReadFacts } from './record-writer.ts'

const BATCH = 200

/**
 * Reads the rows of all files of a kind as facts, a batch at a time. Rows that cannot be read, and rows that repeat
 * an id, are reported as skipped.
 */
export async function* readBatches<Facts>(
  context: ImportContext,
  release: Release,
  kind: RecordKind,
  read: (row: Row, file: ReleaseFile) => Facts,
  onRows: (rows: number) => void,
): AsyncGenerator<ReadFacts<Facts>[]> {
  let batch: ReadFacts<Facts>[] = []
  const files = release.files.filter((file) => file.kind === kind)
  for (const [place, file] of files.entries()) {
    for await (const readings of readRows(file)) {
      onRows(readings.length)
      for (const { line, row, problem } of readings) {
        if (!row) {
          context.report.count(kind, 'read')
          context.report.skip(kind, { file: file.name, line, why: problem })
          continue
        }
        if (context.survey.repeated.has(`${file.name} ${line}`)) {
          // A second file of a kind repeats on purpose: it holds the accepted records and others.
          if (place > 0) continue
          context.report.count(kind, 'read')
          context.report.skip(kind, { file: file.name, line, why: 'the id occurs on an earlier line' })
          continue
        }
        try {
          batch.push({ facts: read(row, file), file: file.name, line })
        } catch (error) {
          if (!(error instanceof UnreadableRow)) throw error
          context.report.count(kind, 'read')
          context.report.skip(kind, { file: file.name, line, why: error.message })
        }
        if (batch.length === BATCH) {
          yield batch
          batch = []
        }
      }
    }
  }
  if (batch.length > 0) yield batch
}
