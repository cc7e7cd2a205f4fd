import { countOf, formatNumber } from '#app/entities/evidence/counts.ts'
import type { MatchedFile, MatchReport } from '#domain/matching/match-report.ts'
import { BUILD_WORDS, FORMAT_WORDS } from './report/match-words.ts'

const MOST_SHOWN = 200

/** Kinds of content that a file was left without, in words; empty where everything was read. */
export function leftOutTexts({ leftOut, notUnderstood }: MatchedFile): string[] {
  const { filtered, notCarried, withoutGenotype, withoutAllele } = leftOut
  const counts = [
    [filtered, 'did not pass a filter'],
    [notCarried, 'not carried by the sample'],
    [withoutGenotype, 'without a genotype and without reads'],
    [withoutAllele, 'without an allele'],
    [notUnderstood, 'not understood'],
  ] as const
  return counts.flatMap(([count, words]) => (count > 0 ? [`${formatNumber(count)} ${words}`] : []))
}

/** A build as people call it. */
export const buildText = (build: string | null): string =>
  build === 'GRCH37' || build === 'GRCH38' ? BUILD_WORDS[build] : 'build not given'

/** Format, build and number of alterations of a file, in one line. */
export const fileText = ({ build }: MatchReport, { format, alterations }: MatchedFile): string =>
  `${FORMAT_WORDS[format] ?? format}, ${buildText(build)}, ${countOf(alterations, 'alteration', 'alterations')} read`

/**
 * Summary of a file: what was read, what was left out, and the alterations that are listed, each with its
 * line.
 */
export function FileReading({ report, file }: { report: MatchReport; file: MatchedFile }) {
  const listed = report.alterations.filter(({ line }) => line !== null)
  const notUnderstood = report.notUnderstood.filter(({ index }) => index === null)
  const leftOut = leftOutTexts(file)
  return (
    <div className="space-y-1 text-sm">
      <p>{fileText(report, file)}</p>
      <p className="text-muted">Not read: {leftOut.length > 0 ? leftOut.join(', ') : 'nothing'}</p>
      {notUnderstood.length > 0 ? (
        <details>
          <summary className="cursor-pointer text-danger">
            {countOf(file.notUnderstood, 'alteration', 'alterations')} not understood
          </summary>
          <Lines
            label="Alterations that were not understood"
            lines={notUnderstood.map(({ line, text, reason }) => ({ line, text, note: reason }))}
            count={file.notUnderstood}
          />
        </details>
      ) : null}
      {listed.length > 0 ? (
        <details>
          <summary className="cursor-pointer text-accent">Alterations read</summary>
          <Lines
            label="Alterations of the file"
            lines={listed.map(({ line, name, text, isAbsent }) => ({
              line,
              text: `${isAbsent ? 'Absent: ' : ''}${name}`,
              note: name === text ? '' : text,
            }))}
            count={file.alterations}
          />
        </details>
      ) : null}
    </div>
  )
}

function Lines({
  label,
  lines,
  count,
}: {
  label: string
  lines: readonly { line: number | null; text: string; note: string }[]
  count: number
}) {
  const shown = lines.slice(0, MOST_SHOWN)
  return (
    // A region that scrolls must be reached with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section tabIndex={0} aria-label={label} className="mt-1 max-h-64 overflow-y-auto text-xs">
      <ul className="space-y-1">
        {shown.map(({ line, text, note }, at) => (
          <li key={at} className="break-words">
            <span className="text-muted">Line {line}: </span>
            <span className="font-mono">{text}</span>
            {note ? <span className="block text-muted">{note}</span> : null}
          </li>
        ))}
      </ul>
      {count > shown.length ? (
        <p className="mt-1 text-muted">
          {formatNumber(shown.length)} of {formatNumber(count)} are listed; all were compared.
        </p>
      ) : null}
    </section>
  )
}
