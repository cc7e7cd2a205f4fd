import { isDeepStrictEqual } from 'node:util'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import { copyNumberFiles, fusionFiles, variantFiles } from '#tests/support/matching/caller-files.ts'
import { furtherFiles } from '#tests/support/matching/further-caller-files.ts'
import { eventNames, hgvsExpressions, spellings } from '#tests/support/matching/judged-lines.ts'
import type { JudgedLine } from '#tests/support/matching/judged-lines.ts'
import { judgedMatches, readCallerFile } from '#tests/support/matching/read-caller-file.ts'
import { releaseIndex } from '#tests/support/matching/release-index.ts'
import { reportIndex } from '#tests/support/matching/report-index.ts'
import { judgeOwn, ownLines } from './own-names.ts'
import type { OwnLine } from './own-names.ts'
import { judgeHgvs, judgeLine } from './reading.ts'
import type { ReadingOutcome } from './reading.ts'

/** A row of a table of figures. */
export type Row = readonly (string | number)[]

/** Figures of the matching with one release. */
export interface ReleaseFigures {
  release: string
  own: Row[]
  judged: Row[]
}

const share = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`

function ownRow(title: string, lines: readonly OwnLine[], index: MatchIndex): Row {
  const outcomes = lines.map((line) => judgeOwn(line, index))
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length
  const matched = count('MATCHED')
  return [title, lines.length, `${matched} (${share(matched, lines.length)})`, count('OPEN'), count('SILENT')]
}

function judgedRow(
  title: string,
  lines: readonly JudgedLine[],
  judge: (line: JudgedLine) => ReadingOutcome,
): Row {
  const outcomes = lines.map(judge)
  const count = (outcome: ReadingOutcome) => outcomes.filter((one) => one === outcome).length
  return [title, lines.length, count('RIGHT'), count('ASKED'), count('NO_RECORD'), count('WRONG')]
}

/** Judges a release: its own names, and lines that were judged by hand. */
export function releaseFigures(folder: string): ReleaseFigures {
  const index = releaseIndex(folder)
  const own = ownLines(folder)
  return {
    release: folder.replace(/^.*\//, ''),
    // An older release has no HGVS expressions.
    own: [
      ownRow('Names of variants with accepted evidence', own.namesWithEvidence, index),
      ownRow('Names of all variants', own.names, index),
      ownRow('Aliases of variants, behind the gene', own.aliases, index),
      ownRow('HGVS expressions of the records', own.hgvs, index),
      ownRow('Bases at the positions of the records', own.positions, index),
    ].filter(([, members]) => members !== 0),
    judged: [
      judgedRow('Spellings of reports', spellings, (line) => judgeLine(line, index)),
      judgedRow('Event names', eventNames, (line) => judgeLine(line, index)),
      judgedRow('HGVS lists', hgvsExpressions, (line) => judgeHgvs(line, index)),
    ],
  }
}

/** Figures that depend on no release: spellings with records of everything that they name, and files of callers. */
export async function commonFigures(): Promise<Row[]> {
  const index = reportIndex()
  const files = await Promise.all(
    (
      [
        ['Files of fusions', fusionFiles],
        ['Files of copy number', copyNumberFiles],
        ['Files of variants', variantFiles],
        ['Files of further programs, and in other languages', furtherFiles],
      ] as const
    ).map(async ([title, some]): Promise<Row> => {
      const found = await Promise.all(
        some.map(async (file) =>
          isDeepStrictEqual((await readCallerFile(file.content)).matches, judgedMatches(file)),
        ),
      )
      const right = found.filter(Boolean).length
      return [title, some.length, right, 0, 0, some.length - right]
    }),
  )
  return [judgedRow('Spellings of reports', spellings, (line) => judgeLine(line, index)), ...files]
}
