import { sameValue } from '#domain/records/field-values.ts'
import type { FieldValue } from '#domain/records/field-values.ts'
import { acceptDenial, rejectDenial } from '#domain/policies/revisions.ts'
import type { Curator, Denial } from '#domain/policies/rights.ts'
import { subjectOf, suggestedValue } from '#server/curation/revising/drafts.ts'
import { alreadyDecided } from '#server/curation/revising/pending.ts'
import { revisables } from '#server/curation/revising/revisables.ts'
import { recordOf, submissionOf } from '#server/curation/revising/revised-record.ts'
import type { RevisionRecord } from '#server/knowledge/records/records.ts'
import { Ability, viewingCurator } from '#server/graphql/people/abilities.ts'
import { builder } from '#server/graphql/schema/builder.ts'
import type { GraphQLContext } from '../../context.ts'
import { Revision } from '#server/graphql/schema/refs.ts'
import { ModeratedField, moderatedValue } from '#server/graphql/activity/revision-linkout.ts'

/*
 * What reviewers of revisions want to know beyond the contract.
 */

/** The value that the revised field has now; null when its subject is gone. */
async function presentValue(revision: RevisionRecord, { load }: GraphQLContext): Promise<FieldValue> {
  const { entityType, id } = subjectOf(revision)
  const values = await load(revisables[entityType].valuesById, id)
  return values?.[revision.field_name] ?? null
}

/** What the viewer may do with a revision. */
interface Reviewing {
  revision: RevisionRecord
  curator: Curator
}

/** Why nobody may decide on it any more. */
const stateDenial = (revision: RevisionRecord): Denial => alreadyDecided([revision])[0] ?? null

const RevisionAbilities = builder.objectRef<Reviewing>('RevisionAbilities').implement({
  description: 'Permissions of the viewer on a revision. Curia extension.',
  fields: (t) => ({
    accept: t.field({
      type: Ability,
      description: 'Permission to accept it.',
      resolve: async ({ revision, curator }, _args, { load }) => {
        const decided = stateDenial(revision)
        if (decided) return { denial: decided }
        const submission = await submissionOf(load, await recordOf(load, subjectOf(revision)))
        return { denial: acceptDenial(curator, [revision], submission) }
      },
    }),
    reject: t.field({
      type: Ability,
      description: "Permission to reject it, or to withdraw one's own; requires a comment.",
      resolve: ({ revision, curator }) => ({
        denial: stateDenial(revision) ?? rejectDenial(curator, [revision]),
      }),
    }),
  }),
})

builder.objectFields(Revision, (t) => ({
  presentValue: t.field({
    type: 'JSON',
    nullable: true,
    description:
      'Present value of the field, which may differ from that when the revision was suggested. Curia extension.',
    resolve: (revision, _args, context) => presentValue(revision, context),
  }),
  presentField: t.field({
    type: ModeratedField,
    description: 'Present value of the field, for display: names instead of ids. Curia extension.',
    resolve: async (revision, _args, context) =>
      moderatedValue(context.load, revision.field_name, await presentValue(revision, context)),
  }),
  conflicting: t.boolean({
    description: 'True if it is pending and the field has changed since it was suggested. Curia extension.',
    resolve: async (revision, _args, context) => {
      if (revision.status !== 'NEW') return false
      const present = await presentValue(revision, context)
      const base = JSON.parse(revision.current_value) as FieldValue
      return !sameValue(present, base) && !sameValue(present, suggestedValue(revision))
    },
  }),
  viewerMay: t.field({
    type: RevisionAbilities,
    nullable: true,
    description: 'Permissions of the viewer; null when anonymous. Curia extension.',
    resolve: async (revision, _args, context) => {
      const curator = await viewingCurator(context)
      return curator && { revision, curator }
    },
  }),
}))
