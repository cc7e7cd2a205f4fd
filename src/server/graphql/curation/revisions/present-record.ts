import { fieldDisplayName } from '#domain/records/field-names.ts'
import type { FieldValue } from '#domain/records/field-values.ts'
import type { ModeratedEntity } from '#domain/vocabularies/curation.ts'
import { recordOf } from '#server/curation/revising/revised-record.ts'
import type { RevisedRecordReference } from '#server/curation/revising/revised-record.ts'
import { revisables } from '#server/curation/revising/revisables.ts'
import type { RevisedSubject } from '#server/curation/revising/revisable.ts'
import { approvalsToReview } from '#server/knowledge/activity/approvals.ts'
import { exonCoordinates, variantCoordinates } from '#server/knowledge/records/variants/coordinates.ts'
import { existing, findRecord } from '#server/knowledge/records/records.ts'
import { builder } from '#server/graphql/schema/builder.ts'
import type { GraphQLContext } from '../../context.ts'
import { Approval, EventSubject, Flaggable, RevisionSet } from '#server/graphql/schema/refs.ts'
import { ModeratedField, moderatedValue } from '#server/graphql/activity/revision-linkout.ts'

/*
 * The record that a set of revisions would change, as it is now: with the suggested values in their places it is
 * the record as readers would see it.
 */

interface RevisedField {
  name: string
  value: FieldValue
}

const RevisedField = builder.objectRef<RevisedField>('RevisedField').implement({
  description: 'A field of a record that can be revised. Curia extension.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the field, in snake case.' }),
    displayName: t.string({
      description: 'Display name of the field.',
      resolve: ({ name }) => fieldDisplayName(name),
    }),
    recordedValue: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Current value, as revisions record it.',
      resolve: ({ value }) => value,
    }),
    value: t.field({
      type: ModeratedField,
      description: 'Current value, for display.',
      resolve: ({ name, value }, _args, { load }) => moderatedValue(load, name, value),
    }),
  }),
})

const RevisedPart = builder.objectRef<RevisedSubject>('RevisedPart').implement({
  description: 'A subject of revisions: a record itself, or coordinates of a variant. Curia extension.',
  fields: (t) => ({
    subject: t.field({
      type: EventSubject,
      description: 'The record or coordinates.',
      resolve: ({ entityType, id }, _args, { load }) => existing(findRecord(load, entityType, id)),
    }),
    fields: t.field({
      type: [RevisedField],
      description: 'Fields with their current values.',
      resolve: async ({ entityType, id }, _args, { load }) => {
        const values = (await load(revisables[entityType].valuesById, id)) ?? {}
        return Object.entries(values).map(([name, value]) => ({ name, value }))
      },
    }),
  }),
})

const RevisedRecord = builder.objectRef<RevisedRecordReference>('RevisedRecord').implement({
  description: 'The record that a revision set would change, in its current state. Curia extension.',
  fields: (t) => ({
    record: t.field({
      type: Flaggable,
      description: 'The record; for coordinates, the variant.',
      resolve: ({ entityType, id }, _args, { load }) => existing(findRecord(load, entityType, id)),
    }),
    parts: t.field({
      type: [RevisedPart],
      description: 'The record itself and, for a variant, its coordinates.',
      resolve: partsOf,
    }),
    approvalsToReview: t.field({
      type: [Approval],
      description: 'Active approvals that will require review when a revision is accepted.',
      resolve: ({ entityType, id }, _args, { load }) =>
        entityType === 'EVIDENCE_ITEM' || entityType === 'ASSERTION'
          ? load(approvalsToReview[entityType], id)
          : [],
    }),
  }),
})

async function partsOf(
  record: RevisedRecordReference,
  _args: object,
  { load }: GraphQLContext,
): Promise<RevisedSubject[]> {
  if (record.entityType !== 'VARIANT') return [record]
  const [places, exons] = await Promise.all([
    load(variantCoordinates, record.id),
    load(exonCoordinates, record.id),
  ])
  return [record, ...[...places, ...exons].map(({ record_type, id }) => ({ entityType: record_type, id }))]
}

builder.objectField(RevisionSet, 'revisedRecord', (t) =>
  t.field({
    type: RevisedRecord,
    description: 'The record that the revision set would change, in its current state. Curia extension.',
    // Only what can be revised has revision sets.
    resolve: (set, _args, { load }) =>
      recordOf(load, { entityType: set.subject_type as ModeratedEntity, id: set.subject_id }),
  }),
)
