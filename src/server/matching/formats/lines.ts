import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import type { FormatReader, ReaderOptions } from './file-entry.ts'
import { nothingLeftOut } from './file-entry.ts'

/** Reads alterations as people write them, one a line; `#` begins a comment. */
export const lineReader = ({ index }: ReaderOptions): FormatReader => ({
  format: 'LINES',
  read: (text, line) =>
    /^\s*(#|$)/.test(text)
      ? []
      : [
          {
            samples: [null],
            line,
            text: text.slice(0, 500).trim(),
            reading: parseAlterationLine(text, index.names),
          },
        ],
  end: () => [],
  build: () => null,
  leftOut: nothingLeftOut(),
  warnings: [],
})
