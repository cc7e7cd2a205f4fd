import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'

/** Why a record has no form in GKS (gks.md, sections 6 and 8). */
export type RefusalCode =
  | 'not-accepted'
  | 'significance'
  | 'therapy-sequential'
  | 'therapy-missing'
  | 'disease-missing'
  | 'gene-ambiguous'

/** A reason in words for people. */
export interface RefusalReason {
  code: RefusalCode
  message: string
}

/** A record that has no form, and why. */
export interface Refusal {
  id: string
  reasons: RefusalReason[]
}

/** The object of a record, or why it has none. */
export type Written<Value> = { object: Value } | { refusal: Refusal }

/** The reason against a record that no editor has accepted; none against one that was. */
export const notAccepted = (status: EvidenceStatus): RefusalReason[] =>
  status === 'ACCEPTED' ? [] : [{ code: 'not-accepted', message: 'It has not been accepted' }]
