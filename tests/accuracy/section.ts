import type { ReleaseFigures, Row } from './figures.ts'

const BEGIN = '<!-- accuracy: written by npm run accuracy -->'
const END = '<!-- /accuracy -->'

const JUDGED = ['Set', 'Members', 'Read rightly', 'Asked back', 'No record of it', 'Read wrongly']
const OWN = ['Set', 'Members', 'Its record is matched', 'Undecided or asked back', 'Not mentioned']

function table(head: readonly string[], rows: readonly Row[]): string[] {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)]
}

/** The figures as the section of docs/matching.md has them. */
export function writeFigures(common: readonly Row[], releases: readonly ReleaseFigures[]): string {
  const lines = [
    BEGIN,
    '',
    '#### With records of what the lines name',
    '',
    ...table(JUDGED, common),
    ...releases.flatMap(({ release, own, judged }) => [
      '',
      `#### Release ${release}`,
      '',
      ...table(OWN, own),
      '',
      ...table(JUDGED, judged),
    ]),
    '',
    END,
  ]
  return lines.join('\n')
}

/** Figures in a document; null where it has none. */
export function figuresIn(document: string): string | null {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)]
  return begin < 0 || end < begin ? null : document.slice(begin, end + END.length)
}

/** The document with other figures. */
export function withFigures(document: string, figures: string): string {
  const present = figuresIn(document)
  if (present === null) throw new Error(`docs/matching.md has no ${BEGIN} … ${END}`)
  return document.replace(present, () => figures)
}
