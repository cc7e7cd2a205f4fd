import type { MatchIndex } from '#domain/matching/match-index.ts'
import { matchSample } from '#domain/matching/match-sample.ts'
import { readSample } from '#server/matching/read-sample.ts'
import { releaseTable } from '#tests/domain/support/release-table.ts'

/** A line that is about a record of the release by what the record itself says. */
export interface OwnLine {
  line: string
  /** Feature and name of the record. */
  record: string
}

/** Outcome of such a line: the record is matched; undecided or asked back; or not mentioned. */
export type OwnOutcome = 'MATCHED' | 'OPEN' | 'SILENT'

/** Judges what a line gives for its record. */
export function judgeOwn({ line, record }: OwnLine, index: MatchIndex): OwnOutcome {
  const { sample, notUnderstood } = readSample({ alterations: [line], build: 'GRCH37' }, index)
  if (notUnderstood.length > 0) return 'OPEN'
  const results = matchSample(sample, index).profiles.flatMap(({ profileId, match }) =>
    index.profiles.get(profileId)?.name === record ? [match.result] : [],
  )
  if (results.includes('MATCHED')) return 'MATCHED'
  return results.length > 0 ? 'OPEN' : 'SILENT'
}

const listed = (cell = '') => (cell === 'N/A' || cell === '' ? [] : cell.split(','))

interface OwnLines {
  names: OwnLine[]
  /** Those of records with accepted evidence. */
  namesWithEvidence: OwnLine[]
  aliases: OwnLine[]
  hgvs: OwnLine[]
  positions: OwnLine[]
}

/** Ids of the variants that accepted evidence items are about alone. */
function variantsWithEvidence(folder: string): Set<string> {
  const variantOfProfile = new Map(
    releaseTable(folder, 'VariantSummaries.tsv').map((row) => [
      row['single_variant_molecular_profile_id'] ?? '',
      row['variant_id'] ?? '',
    ]),
  )
  return new Set(
    releaseTable(folder, 'ClinicalEvidenceSummaries.tsv')
      .filter((row) => row['evidence_status'] === 'accepted')
      .map((row) => row['variant_id'] ?? variantOfProfile.get(row['molecular_profile_id'] ?? '') ?? ''),
  )
}

/** The lines of a release about its own records: names, aliases, HGVS expressions, and bases at their places. */
export function ownLines(folder: string): OwnLines {
  const withEvidence = variantsWithEvidence(folder)
  const rows = releaseTable(folder, 'VariantSummaries.tsv').map((row) => ({
    ...row,
    gene: row['gene'] ?? '',
    record: `${row['gene']} ${row['variant']}`,
  }))
  const linesOf = (write: (row: (typeof rows)[number]) => string[]) =>
    rows.flatMap((row) => write(row).map((line) => ({ line, record: row.record })))
  const name = ({ record }: (typeof rows)[number]) => [record]
  return {
    names: linesOf(name),
    namesWithEvidence: rows
      .filter((row: Record<string, string>) => withEvidence.has(row['variant_id'] ?? ''))
      .map(({ record }) => ({ line: record, record })),
    aliases: linesOf((row: Record<string, string>) =>
      listed(row['variant_aliases']).map((alias) => `${row['gene']} ${alias}`),
    ),
    hgvs: linesOf((row: Record<string, string>) => listed(row['hgvs_descriptions'])),
    positions: linesOf((row: Record<string, string>) => {
      const [reference, alternate] = [row['reference_bases'] ?? '', row['variant_bases'] ?? '']
      const isAllele = /^[ACGT]*$/.test(reference + alternate) && reference + alternate !== ''
      const isHere = row['reference_build'] === 'GRCh37' && row['start'] && reference !== alternate
      return isAllele && isHere
        ? [`${row['chromosome']}-${row['start']}-${reference || '-'}-${alternate || '-'}`]
        : []
    }),
  }
}
