import { recordSearchKinds, searchMatches } from '#domain/vocabularies/search.ts'
import type { RecordSearchKind, SearchMatch } from '#domain/vocabularies/search.ts'

/** A record that a search found. */
export interface RecordHit {
  kind: RecordSearchKind
  id: number
  name: string
  match: SearchMatch
  /** Accepted evidence items; 0 for kinds that have none. */
  acceptedEvidenceCount: number
}

/** A hit whose evidence is not counted yet. */
export type UncountedHit = Omit<RecordHit, 'acceptedEvidenceCount'>

/** The best first: by kind of match, then accepted evidence, then the shorter name, kind and id. */
export const byMatchAndEvidence = (left: RecordHit, right: RecordHit): number =>
  searchMatches.compare(left.match, right.match) ||
  right.acceptedEvidenceCount - left.acceptedEvidenceCount ||
  left.name.length - right.name.length ||
  recordSearchKinds.compare(left.kind, right.kind) ||
  left.id - right.id

/** Each record once, by its closest match. */
export function closestOfEach<Hit extends UncountedHit>(hits: readonly Hit[]): Hit[] {
  const closest = new Map<string, Hit>()
  for (const hit of hits) {
    const key = `${hit.kind} ${hit.id}`
    const other = closest.get(key)
    if (!other || searchMatches.compare(hit.match, other.match) < 0) closest.set(key, hit)
  }
  return [...closest.values()]
}
