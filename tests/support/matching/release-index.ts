import type { MatchIndex } from '#domain/matching/match-index.ts'
import { matchSample } from '#domain/matching/match-sample.ts'
import type { Alteration } from '#domain/matching/sample/alteration.ts'
import { NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import type { MatchRequest } from '#server/matching/match-request.ts'
import { readSample } from '#server/matching/read-sample.ts'
import { releaseTable } from '#tests/domain/support/release-table.ts'
import { matchIndexOf } from './match-index.ts'
import type { SomeFacts } from './match-index.ts'

const listed = (cell = '') => (cell === 'N/A' || cell === '' ? [] : cell.split(','))
const numberOf = (cell = '') => (cell === '' ? null : Number(cell))

function factsOf(row: Record<string, string>): SomeFacts {
  return {
    feature: row['gene'] ?? '',
    name: row['variant'] ?? '',
    aliases: listed(row['variant_aliases']),
    hgvsDescriptions: listed(row['hgvs_descriptions']),
    types: listed(row['variant_types']),
    coordinates: row['chromosome']
      ? {
          reference_build: row['reference_build'] === 'GRCh38' ? 'GRCH38' : 'GRCH37',
          chromosome: row['chromosome'],
          start: numberOf(row['start']),
          stop: numberOf(row['stop']),
          reference_bases: row['reference_bases'] || null,
          variant_bases: row['variant_bases'] || null,
          representative_transcript: row['representative_transcript'] || null,
        }
      : null,
  }
}

/**
 * An index of the variants of a public release, each with a profile of its own; empty where the release is absent, as
 * suites that are skipped are collected, too.
 */
export const releaseIndex = (folder: string | null): MatchIndex =>
  matchIndexOf(folder === null ? [] : releaseTable(folder, 'VariantSummaries.tsv').map(factsOf))

/** What a sample has to do with the variants of an index: names with the reason. */
export interface Outcome {
  matched: ReadonlyMap<string, string>
  undecided: ReadonlyMap<string, string>
}

/** The outcome of alterations that are read already. */
export function outcomeOf(alterations: readonly Alteration[], index: MatchIndex): Outcome {
  const sample = { alterations, absences: [], assayed: NOTHING_ASSAYED, build: 'GRCH37' as const }
  const { profiles } = matchSample(sample, index)
  const of = (result: string) =>
    new Map(
      profiles.flatMap(({ profileId, match }) => {
        const name = index.profiles.get(profileId)?.name
        return match.result === result && name ? [[name, match.parts[0]?.because ?? ''] as const] : []
      }),
    )
  return { matched: of('MATCHED'), undecided: of('UNDECIDED') }
}

/** The outcome of one alteration of a request, which must be understood. */
export function outcomeOfAlteration(
  alteration: MatchRequest['alterations'][number],
  index: MatchIndex,
): Outcome {
  const { sample, notUnderstood } = readSample({ alterations: [alteration], build: 'GRCH37' }, index)
  if (notUnderstood.length > 0) throw new Error(notUnderstood.map(({ reason }) => reason).join(' '))
  return outcomeOf(sample.alterations, index)
}
