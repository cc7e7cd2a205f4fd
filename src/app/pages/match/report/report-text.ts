import { alterationsOf } from './hits.ts'
import type { Hit } from './hits.ts'
import type { MatchReport } from '#domain/matching/match-report.ts'

/** A value as one cell: spreadsheets must not run what begins like a formula. */
function cell(value: string | number | null | undefined): string {
  const text = String(value ?? '').replaceAll(/[\t\r\n]+/g, ' ')
  return /^[=+\-@]/.test(text) ? `'${text}` : text
}

const columns: readonly (readonly [string, (hit: Hit, report: MatchReport) => string | number | null])[] = [
  [
    'alterations',
    ({ profile }, { alterations }) => {
      const positions = alterationsOf(profile)
      return alterations.flatMap(({ index, text }) => (positions.includes(index) ? [text] : [])).join(' + ')
    },
  ],
  ['molecular_profile_id', ({ profile }) => profile.id],
  ['molecular_profile', ({ profile }) => profile.name],
  ['result', ({ profile }) => profile.result],
  ['precision', ({ profile }) => profile.precision],
  ['because', ({ profile }) => profile.parts.map(({ because }) => because).join(' ')],
  ['record', ({ tag }) => tag],
  ['type', ({ statement }) => statement.type],
  ['direction', ({ statement }) => statement.direction],
  ['significance', ({ statement }) => statement.significance],
  ['level', ({ statement }) => (statement.kind === 'evidenceItem' ? statement.level : null)],
  ['amp_tier', ({ statement }) => (statement.kind === 'assertion' ? statement.ampLevel : null)],
  ['rating', ({ statement }) => (statement.kind === 'evidenceItem' ? statement.rating : null)],
  ['therapies', ({ statement }) => statement.therapies.join(', ')],
  ['therapy_interaction', ({ statement }) => statement.therapyInteraction],
  ['disease', ({ statement }) => statement.disease?.name ?? null],
  ['doid', ({ statement }) => statement.disease?.doid ?? null],
  ['disease_relation', ({ statement }) => statement.diseaseRelation],
  ['variant_origin', ({ statement }) => statement.variantOrigin],
  ['origin_agreement', ({ statement }) => statement.originAgreement],
  ['status', ({ statement }) => statement.status],
  ['source', ({ statement }) => (statement.kind === 'evidenceItem' ? statement.source.citation : null)],
]

/** The hits as a table of tab-separated values, a row each. */
export function tsvOf(hits: readonly Hit[], report: MatchReport): string {
  const rows = hits.map((hit) => columns.map(([, read]) => cell(read(hit, report))).join('\t'))
  return [columns.map(([name]) => name).join('\t'), ...rows, ''].join('\n')
}
