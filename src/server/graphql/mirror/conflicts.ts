import { conflictTexts } from '#domain/mirror/conflict-texts.ts'
import { upstreamAddress } from '#domain/mirror/upstream-address.ts'
import { decisionDenial } from '#domain/policies/mirror.ts'
import { editorDenial } from '#domain/policies/rights.ts'
import type { Curator } from '#domain/policies/rights.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { existing, findRecord } from '#server/knowledge/records/records.ts'
import { conflictCounts, listConflicts } from '#server/mirror/conflicts.ts'
import {
  conflictDigest,
  contentOf,
  documentHere,
  fieldOf,
  recordKey,
  subjectOf,
} from '#server/mirror/decisions/conflict-rows.ts'
import type { ConflictRow } from '#server/mirror/decisions/conflict-rows.ts'
import { upstreamIdOf, upstreamKey } from '#server/mirror/record-upstreams.ts'
import type { GraphQLContext } from '../context.ts'
import { VersionedRecordType } from '../activity/record-versions.ts'
import { Ability, viewingCurator } from '../people/abilities.ts'
import { signedIn } from '../people/signed-in.ts'
import { builder } from '../schema/builder.ts'
import { connect, connectionOf, pageArgs } from '../schema/connection.ts'
import { EventSubject } from '../schema/refs.ts'

const contentsOf = async (row: ConflictRow, { load }: Pick<GraphQLContext, 'load'>) => ({
  base: row.base === null ? null : contentOf(row.base),
  ours: (await load(documentHere, recordKey(row)))[row.field] ?? null,
  theirs: contentOf(row.theirs),
})

const textsOf = async (row: ConflictRow, context: Pick<GraphQLContext, 'load'>) =>
  conflictTexts(row.field, await contentsOf(row, context))

const ConflictAbilities = builder.objectRef<Curator>('MirrorConflictAbilities').implement({
  description: 'Permissions of the viewer on a conflict with an upstream. Curia extension.',
  fields: (t) => ({
    decide: t.field({
      type: Ability,
      description: 'Permission to decide it.',
      resolve: (curator) => ({ denial: decisionDenial(curator) }),
    }),
  }),
})

const ConflictObject = builder.objectRef<ConflictRow>('MirrorConflict').implement({
  description: 'A field that was changed here and, otherwise, upstream. Curia extension.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the conflict.' }),
    upstreamId: t.exposeInt('upstream_id', { description: 'Id of the upstream.' }),
    upstreamName: t.exposeString('upstream', { description: 'Name of the upstream.' }),
    upstreamUrl: t.string({
      nullable: true,
      description: 'Page of the record at the upstream.',
      resolve: async ({ upstream_id, record_type, record_id, url }, _args, { load }) => {
        const id = await load(upstreamIdOf, upstreamKey(upstream_id, record_type, record_id))
        return id && upstreamAddress(url, record_type, id.id)
      },
    }),
    kind: t.expose('record_type', { type: VersionedRecordType, description: 'Kind of the record.' }),
    record: t.field({
      type: EventSubject,
      description: 'The record.',
      resolve: (row, _args, { load }) => {
        const { entityType, id } = subjectOf(row)
        return existing(findRecord(load, entityType, id))
      },
    }),
    field: t.exposeString('field', { description: 'Name of the field.' }),
    fieldDisplayName: t.string({ description: 'Display name of the field.', resolve: fieldOf }),
    openedAt: t.expose('opened_at', { type: 'ISO8601DateTime', description: 'Time it was found.' }),
    isBaseKnown: t.boolean({
      description: 'True if the content before both changes is known.',
      resolve: ({ base }) => base !== null,
    }),
    base: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Content before both changes; null if empty or unknown.',
      resolve: async (row, _args, context): Promise<unknown> => (await contentsOf(row, context)).base,
    }),
    ours: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Content here; null if empty.',
      resolve: async (row, _args, context): Promise<unknown> => (await contentsOf(row, context)).ours,
    }),
    theirs: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Content upstream; null if empty.',
      resolve: async (row, _args, context): Promise<unknown> => (await contentsOf(row, context)).theirs,
    }),
    digest: t.string({
      description: 'A text that changes with `ours` and `theirs`; decisions name it.',
      resolve: async (row, _args, context) => conflictDigest(await contentsOf(row, context)),
    }),
    baseText: t.string({
      description: 'Display text of `base`: names instead of ids, one line for each entry.',
      resolve: async (row, _args, context) => (await textsOf(row, context)).base,
    }),
    oursText: t.string({
      description: 'Display text of `ours`, in the same form.',
      resolve: async (row, _args, context) => (await textsOf(row, context)).ours,
    }),
    theirsText: t.string({
      description: 'Display text of `theirs`, in the same form.',
      resolve: async (row, _args, context) => (await textsOf(row, context)).theirs,
    }),
    viewerMay: t.field({
      type: ConflictAbilities,
      nullable: true,
      description: 'Permissions of the viewer.',
      resolve: (_row, _args, context) => viewingCurator(context),
    }),
  }),
})

interface KindCount {
  kind: VersionedKind
  count: number
}

const KindCountObject = builder.objectRef<KindCount>('MirrorConflictCount').implement({
  description: 'Number of open conflicts of one kind of record. Curia extension.',
  fields: (t) => ({
    kind: t.expose('kind', { type: VersionedRecordType, description: 'Kind of the records.' }),
    count: t.exposeInt('count', { description: 'Number of open conflicts.' }),
  }),
})

interface Counted {
  countsByKind: () => Promise<KindCount[]>
}

const ConflictConnection = connectionOf<ConflictRow, Counted>('MirrorConflict', ConflictObject)

builder.objectField(ConflictConnection, 'countsByKind', (t) =>
  t.field({
    type: [KindCountObject],
    description: 'Numbers of all open conflicts by kind of record, regardless of filters.',
    resolve: ({ countsByKind }) => countsByKind(),
  }),
)

/** @throws ClientError for anyone but editors and administrators */
function requireEditorOf(context: GraphQLContext): void {
  const denial = editorDenial(
    signedIn(context, 'to see conflicts with upstreams'),
    'see conflicts with upstreams',
  )
  if (denial) throw new ClientError('FORBIDDEN', denial)
}

builder.queryField('mirrorConflicts', (t) =>
  t.field({
    type: ConflictConnection,
    description:
      'Open conflicts with upstreams, the oldest first; for editors and administrators. Curia extension.',
    args: {
      ...pageArgs,
      kind: t.arg({ type: VersionedRecordType, description: 'Only conflicts of this kind of record.' }),
      upstreamId: t.arg.int({ description: 'Only conflicts with this upstream.' }),
      recordId: t.arg.int({
        description: 'Only conflicts of records with this id; with `kind`, of one record.',
      }),
    },
    resolve: (_root, args, context) => {
      requireEditorOf(context)
      const { db } = context
      return { ...connect(listConflicts(db, args), args), countsByKind: () => conflictCounts(db) }
    },
  }),
)
