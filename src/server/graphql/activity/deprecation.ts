import { deprecationOf, successorOf } from '#server/knowledge/activity/deprecations.ts'
import type { DeprecableType } from '#server/knowledge/activity/deprecations.ts'
import { existing, findRecord, recordById } from '#server/knowledge/records/records.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { builder } from '../schema/builder.ts'
import { Activity, EventSubject } from '../schema/refs.ts'
import { DeprecableEntities } from '../curation/deprecation-preview.ts'
import type { ActivityRecord } from '#server/knowledge/records/terms.ts'

interface Deprecation {
  type: DeprecableType
  id: number
  reason: string | null
  activity: ActivityRecord | null
}

const Deprecation = builder.objectRef<Deprecation>('Deprecation').implement({
  description: 'Deprecation of a record: its reason, author and time. Curia extension.',
  fields: (t) => ({
    reason: t.exposeString('reason', {
      nullable: true,
      description:
        'Reason: DUPLICATE, INVALID, OTHER, FEATURE_DEPRECATED or VARIANT_DEPRECATED; null if not recorded.',
    }),
    activity: t.field({
      type: Activity,
      nullable: true,
      description:
        'Activity that deprecated it, with its user, time and comment; its subject is the feature or variant that it was deprecated with. Null if not recorded.',
      resolve: ({ activity }) => activity,
    }),
    successor: t.field({
      type: EventSubject,
      nullable: true,
      description:
        'Record that it is a duplicate of, or for a molecular profile of one variant that of the variant; null if none is named.',
      resolve: async ({ type, id }, _args, { load }) => {
        const found = await successorOf(load, type, id)
        return found && existing(findRecord(load, found.record_type, found.id))
      },
    }),
  }),
})

/** The row of the record, of whichever kind. */
const deprecatedRow = (load: Load, type: DeprecableType, id: number) =>
  type === 'FEATURE'
    ? load(recordById.features, id)
    : type === 'VARIANT'
      ? load(recordById.variants, id)
      : load(recordById.molecular_profiles, id)

builder.queryField('deprecation', (t) =>
  t.field({
    type: Deprecation,
    nullable: true,
    description:
      'Deprecation of a record; null for one that is not, and for one that does not exist. Curia extension.',
    args: {
      entityType: t.arg({ type: DeprecableEntities, required: true, description: 'Kind of record.' }),
      id: t.arg.int({ required: true, description: 'Id of the record.' }),
    },
    resolve: async (_root, { entityType: type, id }, { load }) => {
      const record = await deprecatedRow(load, type, id)
      if (!record?.deprecated) return null
      return { type, id, reason: record.deprecation_reason, activity: await deprecationOf(load, type, id) }
    },
  }),
)
