import type { CodeSystem } from '@medplum/fhirtypes'
import { ampLevels, assertionSignificances, evidenceSignificances } from '#domain/vocabularies/evidence.ts'
import type { AmpLevel } from '#domain/vocabularies/evidence.ts'

/** Path of the code systems of this service. */
export const CODE_SYSTEM_PATH = '/api/fhir/CodeSystem'

/** `Tier I, level A`. */
export const tierText = (level: AmpLevel): string => ampLevels.label(level).replace(' - Level', ', level')

const MATCH_NOTES = {
  undecided: 'A molecular profile of which the sample does not tell whether it is there',
  'not-understood': 'A line or observation of the sample that was not understood',
  warning: 'A warning of the matching',
} as const

/** Kinds of notes in an OperationOutcome. */
export type MatchNote = keyof typeof MATCH_NOTES

const SYSTEMS = {
  'amp-level': {
    title: 'Tiers and levels of AMP, ASCO and CAP',
    description: 'Tiers and levels of the guideline of AMP, ASCO and CAP (2017), as assertions have them.',
    concepts: ampLevels.values
      .filter((level) => level !== 'NA')
      .map((code) => ({ code: code as string, display: tierText(code) })),
  },
  significance: {
    title: 'Significance of evidence',
    description: 'What evidence items and assertions say that a molecular profile means.',
    concepts: [
      ...evidenceSignificances.values.map((code) => ({
        code: code as string,
        display: evidenceSignificances.label(code),
      })),
      ...assertionSignificances.values.flatMap((code) =>
        evidenceSignificances.has(code) ? [] : [{ code, display: assertionSignificances.label(code) }],
      ),
    ],
  },
  'match-note': {
    title: 'Notes of a match',
    description: 'Kinds of notes beside the results of a match.',
    concepts: Object.entries(MATCH_NOTES).map(([code, display]) => ({ code, display })),
  },
} as const

/** Ids of the code systems of this service. */
export const codeSystemIds = Object.keys(SYSTEMS) as (keyof typeof SYSTEMS)[]
type CodeSystemId = (typeof codeSystemIds)[number]

/**
 * The address of a code system of this service.
 * @param address of the service, without a slash at the end
 */
export const systemOf = (address: string, id: CodeSystemId): string => `${address}${CODE_SYSTEM_PATH}/${id}`

/** A code system as a resource; null where there is none of that id. */
export function codeSystem(address: string, id: string, version: string): CodeSystem | null {
  const ownId = codeSystemIds.find((one) => one === id)
  if (!ownId) return null
  const { title, description, concepts } = SYSTEMS[ownId]
  return {
    resourceType: 'CodeSystem',
    id: ownId,
    url: systemOf(address, ownId),
    version,
    name: ownId.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    title,
    status: 'active',
    experimental: false,
    description,
    caseSensitive: true,
    content: 'complete',
    count: concepts.length,
    concept: concepts.map(({ code, display }) => ({ code, display })),
  }
}
