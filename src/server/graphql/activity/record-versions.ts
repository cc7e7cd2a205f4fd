import { documentChanges } from '#domain/versions/document-changes.ts'
import type { FieldChange } from '#domain/versions/document-changes.ts'
import {
  changeTexts,
  documentFieldLabel,
  documentName,
  documentTexts,
} from '#domain/versions/document-text.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import { versionCauses } from '#domain/versions/version-causes.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { activityById } from '#server/knowledge/activity/activities.ts'
import {
  documentOf,
  listVersions,
  newestNumber,
  releaseById,
  versionByKey,
  versionKey,
} from '#server/knowledge/activity/record-versions.ts'
import type { RecordVersion } from '#server/knowledge/activity/record-versions.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { documentClaim } from '#domain/versions/document-claim.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { GraphQLContext } from '../context.ts'
import { builder } from '../schema/builder.ts'
import { connect, connectionOf, pageArgs } from '../schema/connection.ts'
import { enumOf } from '../schema/enums.ts'
import { Activity } from '../schema/refs.ts'

export const VersionedRecordType = enumOf(versionedKinds)
export const VersionCause = enumOf(versionCauses)

/** A change of a field of a record of a kind. */
type RecordFieldChange = FieldChange & { kind: VersionedKind }

/** The changes as values of `RecordFieldChange`. */
export const fieldChanges = (
  { record_type: kind }: RecordVersion,
  changes: readonly FieldChange[],
): RecordFieldChange[] => changes.map((change) => ({ ...change, kind }))

export const RecordFieldChange = builder.objectRef<RecordFieldChange>('RecordFieldChange').implement({
  description: 'A field in which two versions of a record differ.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the field in the document.' }),
    fieldDisplayName: t.string({
      description: 'Display name of the field.',
      resolve: ({ field, kind }) => documentFieldLabel(field, kind),
    }),
    before: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Value in the earlier version; null if empty.',
      resolve: ({ before }): unknown => before,
    }),
    after: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Value in the later version; null if empty.',
      resolve: ({ after }): unknown => after,
    }),
    beforeText: t.string({
      description:
        'Display text of the earlier value: names instead of ids (with ids where names are the same), one line for each entry.',
      resolve: (change) => changeTexts(change).before,
    }),
    afterText: t.string({
      description: 'Display text of the later value, in the same form.',
      resolve: (change) => changeTexts(change).after,
    }),
  }),
})

/** The release that made a version; null where something else did. */
const releaseOf = async ({ cause, cause_id }: RecordVersion, load: Load) =>
  cause === 'RELEASE' && cause_id !== null ? load(releaseById, cause_id) : null

/** What changed in a version since an earlier one; nothing in the first. */
async function changesSince(
  version: RecordVersion,
  since: number,
  { load }: GraphQLContext,
): Promise<RecordFieldChange[]> {
  const record = { recordType: version.record_type, recordId: version.record_id }
  const earlier = since === 0 ? null : await load(versionByKey, versionKey(record, since))
  if (since !== 0 && earlier === null)
    throw new ClientError(
      'BAD_USER_INPUT',
      `There is no version ${since} of ${record.recordType} ${record.recordId}: its versions count from 1`,
    )
  const [before, after] = [earlier && documentOf(earlier), documentOf(version)]
  // Nothing is compared with a record that is not there yet, or no longer.
  return before && after ? fieldChanges(version, documentChanges(before, after)) : []
}

const RecordFieldText = builder
  .objectRef<ReturnType<typeof documentTexts>[number]>('RecordFieldText')
  .implement({
    description: 'A field of a version of a record, for display.',
    fields: (t) => ({
      field: t.exposeString('field', { description: 'Name of the field in the document.' }),
      fieldDisplayName: t.exposeString('label', { description: 'Display name of the field.' }),
      text: t.exposeString('text', {
        description: 'Display text of the value: names instead of ids, one line for each entry.',
      }),
    }),
  })

export const RecordVersionType = builder.objectRef<RecordVersion>('RecordVersion').implement({
  description: 'A version of a record: its state after a change.',
  fields: (t) => ({
    recordType: t.expose('record_type', { type: VersionedRecordType, description: 'Kind of the record.' }),
    recordId: t.exposeInt('record_id', { description: 'Id of the record.' }),
    number: t.exposeInt('number', { description: 'Number of the version, counted from 1 for each record.' }),
    knowledgeVersion: t.exposeInt('version', {
      description: 'Knowledge version after the change.',
    }),
    createdAt: t.expose('at', { type: 'ISO8601DateTime', description: 'Time of the change.' }),
    cause: t.expose('cause', { type: VersionCause, description: 'Cause of the version.' }),
    activity: t.field({
      type: Activity,
      nullable: true,
      description: 'Curation activity that created the version; null for other causes.',
      resolve: ({ cause, cause_id }, _args, { load }) =>
        cause === 'ACTIVITY' && cause_id !== null ? load(activityById, cause_id) : null,
    }),
    release: t.string({
      nullable: true,
      description: 'Name of the imported release that created the version; null for other causes.',
      resolve: async (version, _args, { load }) => (await releaseOf(version, load))?.name,
    }),
    releasedOn: t.string({
      nullable: true,
      description: 'Day of that release, such as 2024-08-01; `createdAt` is the time of its import.',
      resolve: async (version, _args, { load }) => (await releaseOf(version, load))?.released_on,
    }),
    name: t.string({
      description:
        'Name of the record in this version; for evidence and assertions, the name of the molecular profile.',
      resolve: (version) => documentName(documentOf(version) ?? {}),
    }),
    claimTitle: t.string({
      nullable: true,
      description:
        'Claim of the evidence item or assertion in this version, in words; null for other records.',
      resolve: (version) => documentClaim(documentOf(version) ?? {}),
    }),
    newestNumber: t.int({
      description: 'Number of the newest version of the record.',
      resolve: async ({ record_type, record_id, number }, _args, { load }) =>
        (await load(newestNumber, `${record_type} ${record_id}`))?.newest ?? number,
    }),
    fields: t.field({
      type: [RecordFieldText],
      description: 'Fields of the version, for display; empty for a deletion.',
      resolve: (version) => documentTexts(documentOf(version) ?? {}, version.record_type),
    }),
    deleted: t.boolean({
      description: 'True if the record was deleted in this version.',
      resolve: ({ document }) => document === null,
    }),
    document: t.field({
      type: 'JSON',
      nullable: true,
      description:
        'All fields of the record, named as in this schema; empty fields are left out. Null if the record was deleted.',
      resolve: (version): unknown => documentOf(version),
    }),
    changes: t.field({
      type: [RecordFieldChange],
      description: 'Fields that differ from an earlier version; empty for a first version or a deletion.',
      args: {
        since: t.arg.int({
          description: 'Number of the version to compare with; the previous one by default.',
        }),
      },
      resolve: (version, { since }, context) => changesSince(version, since ?? version.number - 1, context),
    }),
  }),
})

const RecordVersionConnection = connectionOf('RecordVersion', RecordVersionType)

const record = builder.args((t) => ({
  recordType: t.field({ type: VersionedRecordType, required: true, description: 'Kind of the record.' }),
  recordId: t.int({ required: true, description: 'Id of the record.' }),
}))

builder.queryFields((t) => ({
  recordVersions: t.field({
    type: RecordVersionConnection,
    description: 'Versions of a record, the newest first. Curia extension.',
    args: { ...pageArgs, ...record },
    resolve: (_root, args, { db }) => connect(listVersions(db, args), args),
  }),
  recordVersion: t.field({
    type: RecordVersionType,
    nullable: true,
    description: 'One version of a record. Curia extension.',
    args: {
      ...record,
      number: t.arg.int({ required: true, description: 'Number of the version, counted from 1.' }),
    },
    resolve: (_root, args, { load }) => load(versionByKey, versionKey(args, args.number)),
  }),
}))
