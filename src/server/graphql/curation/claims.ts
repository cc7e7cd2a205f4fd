import { claimRecord, releaseClaim } from '#server/curation/moderation/claims.ts'
import { claimOf, isStanding } from '#server/knowledge/activity/claims.ts'
import type { ClaimRecord } from '#server/knowledge/activity/claims.ts'
import { existing, findRecord } from '#server/knowledge/records/records.ts'
import { userById } from '#server/knowledge/people/users.ts'
import { builder } from '../schema/builder.ts'
import { curationMutation } from '../schema/mutation.ts'
import { Flaggable, User } from '../schema/refs.ts'
import { relation } from '../schema/relation.ts'
import { FlaggableInput } from '../activity/subjects.ts'

/*
 * Beyond the public interface: an editor says what they are reviewing, so that others take something else.
 */

const Claim = builder.objectRef<ClaimRecord>('Claim').implement({
  description: 'Claim of a user who is currently reviewing a record; it does not lock the record.',
  fields: (t) => ({
    user: relation(t, User, 'User who is reviewing the record.', { user_id: userById }),
    claimedAt: t.expose('claimed_at', {
      type: 'ISO8601DateTime',
      description: 'Time of the claim, or of its latest renewal.',
    }),
    expiresAt: t.expose('expires_at', {
      type: 'ISO8601DateTime',
      description: 'Time of expiry, unless renewed.',
    }),
  }),
})

builder.interfaceField(Flaggable, 'claim', (t) =>
  t.field({
    type: Claim,
    nullable: true,
    description:
      'Claim of the user who is currently reviewing the record; null if there is none, and for anonymous viewers.',
    resolve: async (record, _args, { load, viewer }) => {
      if (!viewer) return null
      const claim = await load(claimOf(record.record_type), record.id)
      return claim && isStanding(claim, new Date().toISOString()) ? claim : null
    },
  }),
)

const subjectInput = { type: FlaggableInput, required: true, description: 'The record.' } as const

curationMutation('claimRecord', {
  description:
    'Claims a record for review by the caller, for one hour; repeating it renews the claim. For editors, unless another editor has claimed the record.',
  onBehalf: false,
  knowledge: false,
  input: (t) => ({ subject: t.field(subjectInput) }),
  check: ({ subject }) => subject,
  act: claimRecord,
  payload: (t) => ({
    record: t.field({
      type: Flaggable,
      description: 'The record.',
      resolve: ({ subject }, _args, { load }) => existing(findRecord(load, subject.entityType, subject.id)),
    }),
  }),
})

curationMutation('releaseClaim', {
  description: 'Ends a claim of the caller before it expires.',
  onBehalf: false,
  knowledge: false,
  input: (t) => ({ subject: t.field(subjectInput) }),
  check: ({ subject }) => subject,
  act: releaseClaim,
  payload: (t) => ({
    record: t.field({
      type: Flaggable,
      description: 'The record.',
      resolve: ({ subject }, _args, { load }) => existing(findRecord(load, subject.entityType, subject.id)),
    }),
  }),
})
