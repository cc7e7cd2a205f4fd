import { assayKinds } from '#domain/matching/sample/sample.ts'
import { formatDate } from '#app/ui/dates.ts'
import { Facts } from '#app/ui/Facts.tsx'
import { buildText, fileText, leftOutTexts } from '../FileReading.tsx'
import { alterationsOf } from './hits.ts'
import type { MatchReport } from '#domain/matching/match-report.ts'
import { ASSAY_WORDS, BUILD_WORDS, ORIGIN_WORDS, RESEARCH_USE } from './match-words.ts'
import { panelGenes } from '../sample.ts'
import type { Sample } from '../sample.ts'

function assayedText({ scope, panel }: Sample['assayed'][keyof Sample['assayed']]): string {
  if (scope === 'ALL') return 'all genes'
  return scope === 'PANEL' ? `panel of ${panelGenes(panel).length} genes` : 'unknown'
}

/** Beginning of the printed report: the sample, what was understood of it, and of which knowledge it is. */
export function PrintHeader({
  sample,
  report,
  matchedAt,
}: {
  sample: Sample
  report: MatchReport
  matchedAt: string
}) {
  const { notUnderstood, disease, file } = report
  const alterations = printedAlterations(report)
  return (
    <section aria-label="Report" className="hidden text-sm print:block">
      <p className="font-semibold">{RESEARCH_USE}</p>
      <Facts
        facts={[
          { name: 'Sample', value: sample.name },
          { name: 'Date', value: formatDate(matchedAt) },
          { name: 'Knowledge', value: knowledgeText(report) },
          { name: 'Disease', value: disease ? diseaseText(disease) : 'Not specified' },
          {
            name: 'File',
            value: file ? [fileText(report, file), ...leftOutTexts(file)].join(', ') : null,
          },
          {
            name: 'Build and origin',
            value: `${file ? buildText(report.build) : BUILD_WORDS[sample.build]}, ${ORIGIN_WORDS[sample.origin]}`,
          },
          {
            name: 'Assayed',
            value: assayKinds
              .map((kind) => `${ASSAY_WORDS[kind]}: ${assayedText(sample.assayed[kind])}`)
              .join('; '),
          },
          {
            name: file ? 'Alterations that match' : 'Alterations',
            value: (
              <ul>
                {alterations.map(({ index, text, line, understoodAs, isAbsent }) => (
                  <li key={index}>
                    {file && line !== null ? `Line ${line}: ` : ''}
                    {text} ({isAbsent ? 'absent: ' : 'read as '}
                    {understoodAs.join(' and ')})
                  </li>
                ))}
              </ul>
            ),
          },
          {
            name: 'Not understood',
            value: notUnderstood.map(({ text }) => text).join('; ') || 'None',
          },
        ]}
      />
    </section>
  )
}

/** Alterations of the report: those that were typed, and those of a file by which a profile holds. */
function printedAlterations({ alterations, file, profiles }: MatchReport) {
  if (!file) return alterations
  const matched = new Set(
    profiles.filter(({ result }) => result === 'MATCHED').flatMap((profile) => alterationsOf(profile)),
  )
  return alterations.filter(({ index, line }) => line === null || matched.has(index))
}

const diseaseText = ({ name, doid }: NonNullable<MatchReport['disease']>) =>
  doid ? `${name} (DOID:${doid})` : name

/** Version, date and releases of the knowledge that a report is of. */
export function knowledgeText({ knowledge: { version, writtenAt, releases } }: MatchReport): string {
  return [
    `version ${version}`,
    writtenAt && formatDate(writtenAt),
    releases.length > 0 && `release ${releases.join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ')
}
