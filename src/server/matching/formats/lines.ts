import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import type { FileEntry, FormatReader, ReaderOptions } from './file-entry.ts'
import { nothingLeftOut } from './file-entry.ts'
import { assertIsList } from './unread-formats.ts'

/**
 * Reads alterations as people write them, one a line; `#` begins a comment.
 * @throws ClientError for a file that is no list of alterations, with what it seems to be
 */
export function lineReader({ index }: ReaderOptions): FormatReader {
  const counts = { first: '', firstLine: 0, understood: 0, notUnderstood: 0 }

  function read(text: string, line: number): FileEntry[] {
    if (/^\s*(#|$)/.test(text)) return []
    if (counts.firstLine === 0) Object.assign(counts, { first: text, firstLine: line })
    const reading = parseAlterationLine(text, index.names)
    counts[reading.ok ? 'understood' : 'notUnderstood'] += 1
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
