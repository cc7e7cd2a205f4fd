import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { OutboxEntry } from '#server/mirror/outbox/outbox.ts'
import { prepareSuggestion } from '#server/mirror/outbox/prepare.ts'
import type { PreparedSuggestion } from '#server/mirror/outbox/prepare.ts'
import { changedEntry, sendSuggestion } from '#server/mirror/outbox/send.ts'
import { readNow } from '#server/mirror/outbox/upstream-reader.ts'
import { allUpstreams } from '#server/mirror/upstreams.ts'
import { version } from '#server/config/version.ts'
import type { GraphQLContext } from '../context.ts'
import { traits } from '../execution/field-traits.ts'
import { builder } from '../schema/builder.ts'
import { FlaggableEntities } from '../schema/enums.ts'
import { mutation } from '../schema/mutation.ts'
import { mirrorEditor } from './mirror-editor.ts'
import { AttemptObject } from './outbox.ts'

const AGENT = `Curia/${version}`

/** @throws ClientError when there is no such upstream, or nothing of the record was changed here */
async function entryOf(
  { db }: Pick<GraphQLContext, 'db'>,
  { upstreamId, kind, recordId }: { upstreamId: number; kind: FlaggableEntity; recordId: number },
): Promise<OutboxEntry> {
  const upstream = (await allUpstreams(db)).find(({ id }) => id === upstreamId)
  if (!upstream) throw new ClientError('NOT_FOUND', `There is no upstream ${upstreamId}`)
  return changedEntry(db, upstream, { kind, id: recordId })
}

const PreparedObject = builder.objectRef<PreparedSuggestion>('MirrorSuggestion').implement({
  description: 'Local changes of a record as its upstream takes them. Curia extension.',
  fields: (t) => ({
    mutation: t.exposeString('mutation', {
      description: 'Mutation of the GraphQL interface of the upstream.',
    }),
    variables: t.string({
      description:
        'Variables of the mutation, as JSON, without the comment: the whole record with the changes.',
      resolve: ({ input }) => JSON.stringify({ input }, null, 2),
    }),
    digest: t.exposeString('digest', { description: 'Digest, with which it is sent exactly as it is here.' }),
  }),
})

builder.queryField('mirrorSuggestion', (t) =>
  t.field({
    ...traits({ outside: true }),
    type: PreparedObject,
    description:
      'Local changes of a record as its upstream takes them; the upstream is asked for the record as it is now. For editors. Curia extension.',
    args: {
      upstreamId: t.arg.int({ required: true, description: 'Id of the upstream.' }),
      kind: t.arg({ type: FlaggableEntities, required: true, description: 'Kind of the record.' }),
      recordId: t.arg.int({ required: true, description: 'Id of the record here.' }),
    },
    resolve: async (_root, args, context) => {
      mirrorEditor(context, 'see local changes')
      const entry = await entryOf(context, args)
      return readNow(entry.upstream, AGENT, (reader) => prepareSuggestion(context.db, reader, entry))
    },
  }),
)

mutation('sendMirrorSuggestion', {
  description:
    'Sends the local changes of a record to its upstream as a suggestion, with an API key of the upstream, which is used once and not stored; for editors. The same is never sent twice.',
  input: (t) => ({
    upstreamId: t.int({ required: true, description: 'Id of the upstream.' }),
    kind: t.field({ type: FlaggableEntities, required: true, description: 'Kind of the record.' }),
    recordId: t.int({ required: true, description: 'Id of the record here.' }),
    digest: t.string({ required: true, description: 'Digest of the suggestion that was looked at.' }),
    key: t.string({ required: true, description: 'Your API key of the upstream.' }),
    comment: t.string({
      required: true,
      description: 'Reason for the change, ten characters or more, for those who review it there.',
    }),
    organizationId: t.int({
      description: 'Id at the upstream of the organization on whose behalf it is sent.',
    }),
    repeatedAttemptId: t.int({
      description:
        'Id of an attempt that may have arrived and, as you have seen at the upstream, has not; without it nothing is sent again.',
    }),
  }),
  resolve: async (input, context) => {
    const { id: userId } = mirrorEditor(context, 'send suggestions to upstreams')
    const { digest, comment, key, organizationId = null, repeatedAttemptId = null } = input
    const attempt = await sendSuggestion(
      { db: context.db, storage: context.storage, agent: AGENT },
      {
        entry: await entryOf(context, input),
        digest,
        comment,
        key,
        organizationId,
        repeated: repeatedAttemptId,
        userId,
      },
    )
    return { attempt }
  },
  payload: (t) => ({
    attempt: t.field({
      type: AttemptObject,
      description: 'Outcome.',
      resolve: ({ attempt }) => attempt,
    }),
  }),
})
