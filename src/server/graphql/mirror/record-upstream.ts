import { isEditor } from '#domain/policies/roles.ts'
import { recordUpstream } from '#server/mirror/record-upstreams.ts'
import type { RecordUpstream } from '#server/mirror/record-upstreams.ts'
import { VersionedRecordType } from '../activity/record-versions.ts'
import { builder } from '../schema/builder.ts'

const RecordUpstreamObject = builder.objectRef<RecordUpstream>('RecordUpstream').implement({
  description: 'Origin of a record at an upstream that is followed. Curia extension.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the upstream.' }),
    url: t.exposeString('url', { description: 'Page of the record at the upstream.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'ISO8601DateTime',
      description: 'Time at which what the upstream says of it changed last.',
    }),
    gone: t.exposeBoolean('isGone', { description: 'True if the upstream no longer has the record.' }),
    changedFieldCount: t.exposeInt('changedFields', {
      description: 'Number of fields that were changed here.',
    }),
    openConflictCount: t.int({
      nullable: true,
      description: 'Number of open conflicts; null for viewers who cannot decide them.',
      resolve: ({ openConflicts }, _args, { viewer }) => (viewer && isEditor(viewer) ? openConflicts : null),
    }),
  }),
})

builder.queryField('recordUpstream', (t) =>
  t.field({
    type: RecordUpstreamObject,
    nullable: true,
    description:
      'Origin of a record at an upstream that is followed; null if it comes from none. Curia extension.',
    args: {
      recordType: t.arg({ type: VersionedRecordType, required: true, description: 'Kind of the record.' }),
      recordId: t.arg.int({ required: true, description: 'Id of the record.' }),
    },
    resolve: (_root, { recordType, recordId }, { db }) => recordUpstream(db, recordType, recordId),
  }),
)
