import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'

/** Why a record has no form in GKS (gks.md, sections 6 and 8). */
export type ExclusionCode =
  | 'not-accepted'
  | 'significance'
  | 'therapy-sequential'
  | 'therapy-missing'
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

/** The reason against a record that no editor has accepted; none against one that was. */
export const notAccepted = (status: EvidenceStatus): ExclusionReason[] =>
  status === 'ACCEPTED' ? [] : [{ code: 'not-accepted', message: 'It has not been accepted' }]
