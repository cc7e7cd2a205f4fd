import { ClientError } from '#server/errors/client-error.ts'
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
 * an id, are reported as skipped. While a batch is written, `context.place` says where it was read.
 * @throws ClientError when no row of a file can be read
 */
export async function* readBatches<Facts>(
  context: ImportContext,
  release: Release,
  kind: RecordKind,
  read: (row: Row, file: ReleaseFile) => Facts,
  onRows: (rows: number) => void,
): AsyncGenerator<ReadFacts<Facts>[]> {
  let batch: ReadFacts<Facts>[] = []
  const give = () => {
    const [first, last] = [batch[0], batch.at(-1)]
    context.place = first && last ? { file: first.file, from: first.line, to: last.line } : null
    const full = batch
    batch = []
    return full
  }
  const files = release.files.filter((file) => file.kind === kind)
  for (const [place, file] of files.entries()) {
    const rows = { read: 0, unreadable: 0, firstError: '' }
    const skip = (line: number, why: string) => {
      rows.unreadable += 1
      rows.firstError ||= `line ${line}: ${why}`
      context.report.count(kind, 'read')
      context.report.skip(kind, { file: file.name, line, why })
    }
    for await (const readings of readRows(file)) {
      onRows(readings.length)
      rows.read += readings.length
      for (const { line, row, error } of readings) {
        if (!row) {
          skip(line, error)
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
          skip(line, error.message)
        }
        if (batch.length === BATCH) yield give()
      }
    }
    if (rows.read > 0 && rows.unreadable === rows.read) {
      const message = `No row of ${file.name} can be read; the first, ${rows.firstError}. Download the file again, or leave it out.`
      throw new ClientError('BAD_USER_INPUT', message)
    }
    if (batch.length > 0) yield give()
  }
  context.place = null
}
