import { spreadsheetCell } from '#domain/text/spreadsheet-cell.ts'
import { writeTsvLine } from '#server/files/tsv/writer.ts'
import type { MatchReport } from '#domain/matching/match-report.ts'

type Profile = MatchReport['profiles'][number]
type Statement = Profile['evidence'][number] | Profile['assertions'][number]

/** Result of a row about a line that was not understood; its `because` is the reason. */
const NOT_UNDERSTOOD = 'NOT_UNDERSTOOD'
/** Result of a row about what a file was left without. */
const LEFT_OUT = 'LEFT_OUT'

/** One row of the table: an alteration, a profile and what one evidence item or assertion says of it. */
interface Row {
  report: MatchReport
  alteration: MatchReport['alterations'][number] | null
  profile: Profile
  statement: Statement
  /** Address of the service, with which links begin; empty for relative ones. */
  site: string
}

const isEvidence = (one: Statement): one is Profile['evidence'][number] => 'source' in one

/** Names of the columns with their values. */
const COLUMNS: Readonly<Record<string, (row: Row) => string | number | null | undefined>> = {
  sample: ({ report }) => report.sample,
  line: ({ alteration }) => alteration?.line,
  alteration: ({ alteration }) => alteration?.text,
  understood_as: ({ alteration }) => alteration?.understoodAs.join('; '),
  molecular_profile_id: ({ profile }) => profile.id,
  molecular_profile: ({ profile }) => profile.name,
  result: ({ profile }) => profile.result,
  precision: ({ profile }) => profile.precision,
  because: ({ profile }) => [...new Set(profile.parts.map(({ because }) => because))].join(' '),
  kind: ({ statement }) => (isEvidence(statement) ? 'EVIDENCE_ITEM' : 'ASSERTION'),
  id: ({ statement }) => statement.id,
  status: ({ statement }) => statement.status,
  type: ({ statement }) => statement.type,
  level: ({ statement }) => (isEvidence(statement) ? statement.level : statement.ampLevel),
  direction: ({ statement }) => statement.direction,
  significance: ({ statement }) => statement.significance,
  therapies: ({ statement }) => statement.therapies.join(', '),
  therapy_interaction: ({ statement }) => statement.therapyInteraction,
  disease: ({ statement }) => statement.disease?.name,
  doid: ({ statement }) => statement.disease?.doid,
  disease_relation: ({ statement }) => statement.diseaseRelation,
  variant_origin: ({ statement }) => statement.variantOrigin,
  origin_agreement: ({ statement }) => statement.originAgreement,
  rating: ({ statement }) => (isEvidence(statement) ? statement.rating : null),
  source_type: ({ statement }) => (isEvidence(statement) ? statement.source.type : null),
  citation_id: ({ statement }) => (isEvidence(statement) ? statement.source.citationId : null),
  source_retracted: ({ statement }) => (isEvidence(statement) ? String(statement.source.retracted) : null),
  retracted_evidence: ({ statement }) => (isEvidence(statement) ? null : statement.retractedEvidence),
  link: ({ statement, site }) => `${site}${statement.link}`,
  build: ({ report }) => report.build,
  knowledge_version: ({ report }) => report.knowledge.version,
}

/** The names of the columns. */
export const tsvHeader = (): string => writeTsvLine(Object.keys(COLUMNS), 'quoted')

const lineText = (cells: readonly unknown[]) =>
  writeTsvLine(
    cells.map((cell) => spreadsheetCell(String(cell ?? ''))),
    'quoted',
  )

const rowText = (row: Row) => lineText(Object.values(COLUMNS).map((cell) => cell(row)))

/** A row of what was not matched, with the cells that are known of it. */
function notMatchedText(
  { sample, build, knowledge }: MatchReport,
  result: typeof NOT_UNDERSTOOD | typeof LEFT_OUT,
  cells: { line?: number | null; alteration?: string; because: string },
): string {
  const values: Record<string, unknown> = {
    sample,
    result,
    build,
    knowledge_version: knowledge.version,
    ...cells,
  }
  return lineText(Object.keys(COLUMNS).map((column) => values[column]))
}

/** Rows of the lines that were not understood, first of the sample; of a file with very many the last row has the number. */
function notUnderstoodTexts(report: MatchReport, count: number): string[] {
  const rows = report.notUnderstood.map(({ line, text, reason }) =>
    notMatchedText(report, NOT_UNDERSTOOD, { line, alteration: text, because: reason }),
  )
  const further = count - rows.length
  if (further <= 0) return rows
  return [
    ...rows,
    notMatchedText(report, NOT_UNDERSTOOD, { because: `${further} further lines were not understood.` }),
  ]
}

/**
 * The rows of one sample; a profile that holds without any alteration has rows without one.
 * @param options.site address of the service, with which links begin; empty for relative ones
 * @param options.count lines that were not understood, of which the report names the first
 * @param options.leftOut what the file was left without
 */
export function tsvText(
  report: MatchReport,
  {
    site,
    count = report.notUnderstood.length,
    leftOut = [],
  }: { site: string; count?: number | undefined; leftOut?: readonly string[] },
): string {
  const byIndex = new Map(report.alterations.map((one) => [one.index, one]))
  const rows = report.profiles.flatMap((profile) => {
    const indexes = new Set(profile.parts.flatMap(({ alterations }) => alterations))
    const alterations = [...indexes].map((index) => byIndex.get(index) ?? null)
    const statements = [...profile.assertions, ...profile.evidence]
    return (alterations.length > 0 ? alterations : [null]).flatMap((alteration) =>
      statements.map((statement) => rowText({ report, alteration, profile, statement, site })),
    )
  })
  const missing = leftOut.map((because) => notMatchedText(report, LEFT_OUT, { because }))
  return [...missing, ...notUnderstoodTexts(report, count), ...rows].join('')
}
