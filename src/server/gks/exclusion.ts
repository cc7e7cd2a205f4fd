import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'

/** Reason for which a record has no form in GKS (gks.md, sections 6 and 8; `therapy-interaction` is our own). */
export type ExclusionCode =
  | 'not-accepted'
  | 'significance'
  | 'therapy-sequential'
  | 'therapy-missing'
  | 'therapy-interaction'
  | 'disease-missing'
  | 'gene-ambiguous'

/** A reason in words for people. */
export interface ExclusionReason {
  code: ExclusionCode
  message: string
}

/** A record that has no form, and why. */
export interface Exclusion {
  id: string
  reasons: ExclusionReason[]
}

/** The object of a record, or why it has none. */
export type Written<Value> = { object: Value } | { exclusion: Exclusion }

/** The reason against a profile that is no longer in use; none against others. */
export function notInUse(profile: { deprecated: boolean; withdrawn: boolean }): ExclusionReason[] {
  if (!profile.deprecated && !profile.withdrawn) return []
  const message = profile.deprecated ? 'It is deprecated' : 'It is missing from the latest release'
  return [{ code: 'not-accepted', message }]
}

/** The reason against a record that no editor has accepted; none against one that was. */
export const notAccepted = (status: EvidenceStatus): ExclusionReason[] =>
  status === 'ACCEPTED' ? [] : [{ code: 'not-accepted', message: 'It has not been accepted' }]
