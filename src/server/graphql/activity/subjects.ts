import type * as curation from '#domain/vocabularies/curation.ts'
import { builder } from '../schema/builder.ts'
import {
  CommentableEntities,
  FlaggableEntities,
  ModeratedEntities,
  SubscribableEntities,
  TaggableEntity,
} from '../schema/enums.ts'

/*
 * How arguments name a record: by its kind and id. Which kinds are allowed differs.
 */

const ID = 'Id of the record.'
const KIND = 'Kind of record.'

export const CommentableInput = builder.inputType('CommentableInput', {
  description: 'A record that can be commented on.',
  fields: (t) => ({
    entityType: t.field({ type: CommentableEntities, required: true, description: KIND }),
    id: t.int({ required: true, description: ID }),
  }),
})

export const FlaggableInput = builder.inputType('FlaggableInput', {
  description: 'A record that can be flagged.',
  fields: (t) => ({
    entityType: t.field({ type: FlaggableEntities, required: true, description: KIND }),
    id: t.int({ required: true, description: ID }),
  }),
})

export const ModeratedInput = builder.inputType('ModeratedInput', {
  description: 'A record that can be revised.',
  fields: (t) => ({
    entityType: t.field({ type: ModeratedEntities, required: true, description: KIND }),
    id: t.int({ required: true, description: ID }),
  }),
})

export const SubscribableInput = builder.inputType('SubscribableInput', {
  description: 'A record that can be subscribed to.',
  fields: (t) => ({
    entityType: t.field({ type: SubscribableEntities, required: true, description: KIND }),
    id: t.int({ required: true, description: ID }),
  }),
})

export const SubscribableQueryInput = builder.inputType('SubscribableQueryInput', {
  description: 'A record that can be subscribed to, alone or with its children.',
  fields: (t) => ({
    entityType: t.field({ type: SubscribableEntities, required: true, description: KIND }),
    id: t.int({ required: true, description: ID }),
    includeChildren: t.boolean({
      defaultValue: false,
      description:
        'True to include the variants of a feature, the evidence of an assertion, and the variants, evidence and assertions of a molecular profile.',
    }),
  }),
})

export const TaggableEntityInput = builder.inputType('TaggableEntityInput', {
  description: 'A record or role that a comment can mention.',
  fields: (t) => ({
    entityType: t.field({ type: TaggableEntity, required: true, description: 'Kind of record, or ROLE.' }),
    id: t.int({ required: true, description: 'Id of the record; for a role, its rank.' }),
  }),
})

/** The kind of record that a taggable kind stands for; a role is none. */
export const isTaggedRecord = (input: {
  entityType: curation.TaggableEntity
  id: number
}): input is { entityType: Exclude<curation.TaggableEntity, 'ROLE'>; id: number } =>
  input.entityType !== 'ROLE'
