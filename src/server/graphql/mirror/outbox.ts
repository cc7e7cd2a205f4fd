import { documentFieldLabel, documentName, documentValueText } from '#domain/versions/document-text.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { userById } from '#server/knowledge/people/users.ts'
import { latestAttempts } from '#server/mirror/outbox/attempts.ts'
import type { Attempt } from '#server/mirror/outbox/attempts.ts'
import type { FieldChange } from '#server/mirror/outbox/field-changes.ts'
import { outbox } from '#server/mirror/outbox/outbox.ts'
import type { OutboxEntry } from '#server/mirror/outbox/outbox.ts'
import { builder } from '../schema/builder.ts'
import { FlaggableEntities } from '../schema/enums.ts'
import { User } from '../schema/refs.ts'
import { relationOrNull } from '../schema/relation.ts'
import { mirrorEditor } from './mirror-editor.ts'

/** A changed field with the kind of its record. */
type ShownChange = FieldChange & { kind: FlaggableEntity }

const cellOf = (field: string) => field.slice(field.lastIndexOf('.') + 1)

const labelOf = (field: string, kind: FlaggableEntity) => documentFieldLabel(cellOf(field), kind)

const ChangeObject = builder.objectRef<ShownChange>('MirrorLocalChange').implement({
  description: 'A field of a record of an upstream that was changed here. Curia extension.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the field in the document of the record.' }),
    label: t.string({
      description: 'Name of the field, as forms have it.',
      resolve: ({ field, kind }) => labelOf(field, kind),
    }),
    upstreamText: t.string({
      description:
        'Content at the upstream; empty if there is none. Entries of lists are on lines of their own.',
      resolve: ({ field, theirs }) => documentValueText(cellOf(field), theirs),
    }),
    localText: t.string({
      description: 'Content here; empty if there is none.',
      resolve: ({ field, ours }) => documentValueText(cellOf(field), ours),
    }),
    obstacle: t.exposeString('obstacle', {
      nullable: true,
      description: 'Reason why it cannot be suggested, in a sentence; null if it can.',
    }),
  }),
})

const AttemptState = builder.enumType('MirrorAttemptState', {
  description: 'Outcome of sending a suggestion to an upstream. Curia extension.',
  values: {
    SENDING: { description: 'Being sent.' },
    SENT: { description: 'Received by the upstream.' },
    FAILED: { description: 'Not arrived, or refused by the upstream.' },
    UNCERTAIN: { description: 'Possibly arrived.' },
  } as const,
})

/** A suggestion that was sent, or may have been. */
export const AttemptObject = builder.objectRef<Attempt>('MirrorAttempt').implement({
  description: 'A suggestion that was sent to an upstream, or may have been. Curia extension.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the attempt.' }),
    kind: t.expose('kind', { type: FlaggableEntities, description: 'Kind of the record.' }),
    recordId: t.exposeInt('recordId', { description: 'Id of the record here.' }),
    fields: t.stringList({
      description: 'Names of the changed fields, as forms have them.',
      resolve: ({ fields, kind }) => fields.map((field) => labelOf(field, kind)),
    }),
    state: t.expose('state', { type: AttemptState, description: 'Outcome.' }),
    user: relationOrNull(t, User, 'User who sent it; null: the command line.', { userId: userById }),
    sentAt: t.expose('sentAt', { type: 'ISO8601DateTime', description: 'Time it was sent.' }),
    revisionSetId: t.exposeInt('revisionSetId', {
      nullable: true,
      description: 'Id of the revision set at the upstream.',
    }),
    revisionIds: t.exposeIntList('revisionIds', { description: 'Ids of the revisions at the upstream.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Reason why it failed or is uncertain, in a sentence.',
    }),
    link: t.exposeString('link', { description: 'Address of the revisions of the record at the upstream.' }),
  }),
})

const EntryObject = builder.objectRef<OutboxEntry>('MirrorOutboxEntry').implement({
  description:
    'Local changes of one record of an upstream, which can be suggested to the upstream. Curia extension.',
  fields: (t) => ({
    upstreamId: t.int({ description: 'Id of the upstream.', resolve: ({ upstream }) => upstream.id }),
    upstream: t.string({ description: 'Name of the upstream.', resolve: ({ upstream }) => upstream.name }),
    kind: t.expose('kind', { type: FlaggableEntities, description: 'Kind of the record.' }),
    recordId: t.exposeInt('recordId', { description: 'Id of the record here.' }),
    name: t.string({
      description: 'Name of the record; of evidence items and assertions, that of the molecular profile.',
      resolve: ({ ours }) => documentName(ours),
    }),
    changes: t.field({
      type: [ChangeObject],
      description: 'Fields that were changed here.',
      resolve: ({ changes, kind }) => changes.map((change) => ({ ...change, kind })),
    }),
    sendable: t.boolean({
      description: 'True if a change can be suggested.',
      resolve: ({ digest }) => digest !== null,
    }),
    attempt: t.field({
      type: AttemptObject,
      nullable: true,
      description: 'The last attempt to send the same; null: there was none.',
      resolve: ({ attempt }) => attempt,
    }),
  }),
})

builder.queryField('mirrorOutbox', (t) =>
  t.field({
    type: [EntryObject],
    description:
      'Local changes of records of upstreams that were not sent to these, at most a hundred records; for editors. Curia extension.',
    resolve: async (_root, _args, context) => {
      mirrorEditor(context, 'see local changes')
      return outbox(context.db)
    },
  }),
)

builder.queryField('mirrorAttempts', (t) =>
  t.field({
    type: [AttemptObject],
    description:
      'Suggestions that were sent to upstreams, the latest first, at most a hundred; for editors. Curia extension.',
    resolve: async (_root, _args, context) => {
      mirrorEditor(context, 'see what was sent to upstreams')
      return latestAttempts(context.db)
    },
  }),
)
