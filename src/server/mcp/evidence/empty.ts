import type { Filters } from './filters.ts'
import type { McpReading } from '../reading/knowledge.ts'
import type { Empty } from '../output/schemas.ts'
import { anyStatus } from './left-out.ts'
import type { LeftOut } from './left-out.ts'
import { readSelection } from './selection.ts'
import type { Selection } from './selection.ts'
import type { Unresolved } from './resolve-filters.ts'
import { countSelected } from './statement-rows.ts'

const kindWords = { EVIDENCE: 'evidence', ASSERTION: 'assertion' } as const

/** Names what is about: its absence is not asked for alone. */
const SUBJECTS: readonly string[] = [
  'gene',
  'variant',
  'molecularProfile',
  'disease',
  'therapy',
  'source',
  'phenotype',
]

const statusWords = (statuses: Selection['statuses']) =>
  statuses.map((status) => status.toLowerCase()).join(' or ')

/** Arguments of the filters that are conditions. */
const conditionalArguments = (filters: Filters, { conditions }: Selection): string[] => [
  ...(filters.gene && !filters.variant ? ['gene'] : []),
  ...(filters.variant ? ['variant'] : []),
  ...new Set(conditions.map(({ argument }) => argument)),
]

/** The answer where a name is not one record. */
export function emptyForName(unresolved: Unresolved): Empty {
  const { reason, argument, text, because, candidates, nearest } = unresolved
  const shown = `${argument} “${text.slice(0, 60)}”`
  const unknown =
    because ?? 'names no record of this knowledgebase. That says nothing of biology: check the spelling'
  const offer = nearest.length > 0 ? ', or take one of the nearest names if it is meant' : ''
  const message =
    reason === 'AMBIGUOUS_NAME'
      ? `${shown} may be several records: ask again with the ref or full name of one of the candidates.`
      : `${shown} ${unknown}${unknown.endsWith('.') ? '' : `${offer}.`}`
  return { reason, argument, message, candidates: [...candidates], without: [], nearest: [...nearest] }
}

const sentences: Readonly<Record<Exclude<Empty['reason'], 'UNKNOWN_NAME' | 'AMBIGUOUS_NAME'>, string>> = {
  COMBINATIONS_ONLY:
    'on this alone; there is some on combinations with other variants (leftOut), which hold only where all parts are present: set combinations to INCLUDE.',
  NEGATED_ONLY:
    'on this; there is some on profiles that demand its absence (leftOut), which is no evidence on it.',
  OTHER_STATUS_ONLY: 'for these filters; there is some with another status (leftOut): set status.',
  OTHER_DISEASES_ONLY:
    'under this disease; there is some under other diseases (without), which may be related to it.',
  FILTERED_OUT: 'for these filters together; without says how much there is when one of them is left out.',
  NOTHING_CURATED: 'for these filters. Nothing curated is no evidence of no effect.',
}

const hasSubject = (filters: Filters) =>
  SUBJECTS.some((name) =>
    Object.entries(filters).some(([key, value]) => key === name && value && String(value) !== ''),
  )

/** What there is on the same names of the other kind of record. */
async function ofOtherKind(reading: McpReading, filters: Filters, { kind }: Selection): Promise<string> {
  if (!hasSubject(filters)) return ''
  const {
    level: _level,
    minRating: _minRating,
    tier: _tier,
    type: _type,
    significance: _significance,
    ...others
  } = filters
  const other = kind === 'EVIDENCE' ? 'ASSERTION' : 'EVIDENCE'
  const count = await countSelected(reading, await readSelection(reading, { ...others, kind: other }))
  if (count === 0) return ''
  const words = other === 'EVIDENCE' ? ['evidence item', 'evidence items'] : ['assertion', 'assertions']
  return ` For the same names there ${count === 1 ? 'is' : 'are'} ${count} ${words[count === 1 ? 0 : 1]}: set kind to ${other}.`
}

/**
 * Says why a selection is empty, the narrowest reason that holds, and how much there would be without each argument.
 */
export async function emptyOf(
  reading: McpReading,
  filters: Filters,
  selection: Selection,
  leftOut: LeftOut,
): Promise<Empty> {
  const conditional = conditionalArguments(filters, selection)
  const without = await Promise.all(
    conditional.map(async (argument) => ({
      argument,
      total: await countSelected(reading, selection, { without: argument }),
    })),
  )
  const subjects = await countSelected(reading, selection, { only: SUBJECTS, statuses: anyStatus })
  const inOtherDiseases = without.find(({ argument }) => argument === 'disease')?.total ?? 0
  const isFiltered = subjects > 0 || (conditional.length > 1 && without.some(({ total }) => total > 0))
  const reason = reasonOf(leftOut, { inOtherDiseases, isFiltered })
  const argument =
    reason === 'OTHER_DISEASES_ONLY' ? 'disease' : reason === 'OTHER_STATUS_ONLY' ? 'status' : null
  return {
    reason,
    argument,
    message: `No ${statusWords(selection.statuses)} ${kindWords[selection.kind]} ${sentences[reason]}${await ofOtherKind(reading, filters, selection)}`,
    candidates: [],
    without,
    nearest: [],
  }
}

function reasonOf(
  { submitted, rejected, combinations, negated }: LeftOut,
  { inOtherDiseases, isFiltered }: { inOtherDiseases: number; isFiltered: boolean },
): keyof typeof sentences {
  if (combinations > 0) return 'COMBINATIONS_ONLY'
  if (negated > 0) return 'NEGATED_ONLY'
  if (submitted + rejected > 0) return 'OTHER_STATUS_ONLY'
  if (inOtherDiseases > 0) return 'OTHER_DISEASES_ONLY'
  return isFiltered ? 'FILTERED_OUT' : 'NOTHING_CURATED'
}
