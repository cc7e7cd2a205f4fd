import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import type { FileEntry, FormatReader, ReaderOptions } from './file-entry.ts'
import { nothingLeftOut } from './file-entry.ts'
import { tableHeader } from './tables/table.ts'
import { assertIsList } from './unread-formats.ts'
import type { ListCounts } from './unread-formats.ts'

/**
 * Reads alterations as people write them, one a line; `#` begins a comment.
 * @param comment the comment before the first line, which names the columns of some tables
 * @throws ClientError for a file that is no list of alterations, with what it seems to be
 */
export function lineReader({ index }: ReaderOptions, comment: string): FormatReader {
  const counts: ListCounts = { header: '', firstLine: 0, understood: 0, notUnderstood: 0, rows: 0 }
  const columnsOf = (text: string) => tableHeader(text)?.labels.length ?? 1

  function read(text: string, line: number): FileEntry[] {
    if (/^\s*(#|$)/.test(text)) return []
    if (counts.firstLine === 0) {
      const isHeader = comment !== '' && columnsOf(comment) === columnsOf(text)
      Object.assign(counts, { header: isHeader ? comment : text, firstLine: line })
    }
    const reading = parseAlterationLine(text, index.names)
    counts[reading.ok ? 'understood' : 'notUnderstood'] += 1
    if (counts.understood === 0 && columnsOf(text) === columnsOf(counts.header)) counts.rows += 1
    assertIsList(counts, false)
    return [{ samples: [null], line, text: text.slice(0, 500).trim(), reading }]
  }

  return {
    format: 'LINES',
    read,
    end() {
      assertIsList(counts, true)
      return []
    },
    build: () => null,
    leftOut: nothingLeftOut(),
    warnings: [],
  }
}
