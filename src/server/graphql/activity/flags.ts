import { latestActivityWith } from '#server/knowledge/activity/activities.ts'
import { flagCount, flagTotals, listFlags } from '#server/knowledge/activity/flags.ts'
import type { FlagFilter } from '#server/knowledge/activity/flags.ts'
import { applicableTo } from '#server/knowledge/paging/page.ts'
import type { PageArgs } from '#server/knowledge/paging/page.ts'
import { userById } from '#server/knowledge/people/users.ts'
import { existing, findRecord, recordById } from '#server/knowledge/records/records.ts'
import type { RecordReference } from '#server/knowledge/records/records.ts'
import { asSubject } from '#server/knowledge/activity/subjects.ts'
import type { DateSort as DateSortInput } from '#server/knowledge/activity/subjects.ts'
import { FlagEntityActivity, ResolveFlagActivity } from './activities.ts'
import { builder } from '../schema/builder.ts'
import { connect, pageArgs } from '../schema/connection.ts'
import type { GraphQLContext } from '../context.ts'
import { FlagState, FlaggableEntities } from '../schema/enums.ts'
import {
  Commentable,
  EventOriginObject,
  EventSubject,
  Flag,
  FlagConnection,
  Flaggable,
  User,
} from '../schema/refs.ts'
import { recordQuery, relation, relationOrNull } from '../schema/relation.ts'
import { DateSort } from '../schema/sorting.ts'
import { FlaggableInput } from './subjects.ts'

Flag.implement({
  description: 'A warning on a record, open until it is resolved.',
  interfaces: [Commentable, EventOriginObject, EventSubject],
  fields: (t) => ({
    createdAt: t.expose('created_at', { type: 'ISO8601DateTime', description: 'Time the flag was added.' }),
    flaggable: t.field({
      type: Flaggable,
      description: 'The flagged record.',
      resolve: (flag, _args, { load }) => existing(findRecord(load, flag.subject_type, flag.subject_id)),
    }),
    flaggingUser: relation(t, User, 'User who added the flag.', { flagging_user_id: userById }),
    openActivity: relation(t, FlagEntityActivity, 'Activity that added the flag.', {
      id: latestActivityWith('FLAG_ENTITY', 'FLAG'),
    }),
    resolutionActivity: relationOrNull(t, ResolveFlagActivity, 'Activity that resolved the flag.', {
      id: latestActivityWith('RESOLVE_FLAG', 'FLAG'),
    }),
    resolvingUser: relationOrNull(t, User, 'User who resolved the flag.', { resolving_user_id: userById }),
    state: t.expose('state', { type: FlagState, description: 'State of the flag.' }),
  }),
})

builder.objectFields(FlagConnection, (t) => ({
  unfilteredCountForSubject: t.int({
    nullable: true,
    description: 'Number of flags of the subject, regardless of other filters; null without a subject.',
    resolve: (connection) => connection.unfilteredCountForSubject(),
  }),
  uniqueFlaggingUsers: t.field({
    type: [User],
    description: 'Users who flagged the subject.',
    resolve: (connection) => connection.flaggingUsers(),
  }),
  uniqueResolvingUsers: t.field({
    type: [User],
    description: 'Users who resolved flags of the subject.',
    resolve: (connection) => connection.resolvingUsers(),
  }),
}))

type FlagArgs = PageArgs &
  Pick<FlagFilter, 'flaggingUserId' | 'resolvingUserId' | 'state'> & { sortBy?: DateSortInput | null }

/** The flags of one record, as all records that can be flagged have them. */
export function flagsOfRecord({ db, load }: GraphQLContext, record: RecordReference, args: FlagArgs) {
  const { flaggingUserId, resolvingUserId, state } = args
  const filter = { flaggingUserId, resolvingUserId, state }
  const subject = asSubject(record)
  return {
    ...applicableTo(connect(listFlags(db, { ...filter, flaggable: subject }, args.sortBy), args), () =>
      flagCount(load, record, filter),
    ),
    ...flagTotals(db, subject, () => flagCount(load, record, {})),
  }
}

/** Filters that every list of flags offers. */
export const flagArgs = builder.args((t) => ({
  ...pageArgs,
  flaggingUserId: t.int({ description: 'Only flags that this user added.' }),
  resolvingUserId: t.int({ description: 'Only flags that this user resolved.' }),
  state: t.field({ type: FlagState, description: 'Only flags in this state.' }),
  sortBy: t.field({ type: DateSort, description: 'Sort order; newest first by default.' }),
}))

builder.queryFields((t) => ({
  flag: recordQuery(t, Flag, recordById.flags, 'flag', 'One flag.'),
  flags: t.field({
    type: FlagConnection,
    description: 'Flags, filtered.',
    args: {
      ...flagArgs,
      ids: t.arg.intList({ description: 'Only these flags.' }),
      flaggable: t.arg({ type: FlaggableInput, description: 'Only flags of this record.' }),
      flaggableType: t.arg({
        type: FlaggableEntities,
        description: 'Only flags of records of this kind. Curia extension.',
      }),
      imported: t.arg.boolean({
        description: 'True: only flags that releases raised; false: only those of people. Curia extension.',
      }),
    },
    resolve: (_root, args, { scan, load }) => {
      const subject = args.flaggable
      const count = async () =>
        subject ? flagCount(load, { id: subject.id, record_type: subject.entityType }, {}) : null
      return {
        ...connect(listFlags(scan, args, args.sortBy), args),
        ...flagTotals(scan, subject, count),
      }
    },
  }),
}))
