import { z } from 'zod'
import { fieldDisplayName } from '#domain/records/field-names.ts'
import { revisedObjectKind, revisedValueText } from '#domain/records/revised-values.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import type { RevisionRecord } from '#server/knowledge/records/records.ts'
import { revisedObject } from '#server/knowledge/activity/revised-objects.ts'
import type { RevisedObject } from '#server/knowledge/activity/revised-objects.ts'
import { textRenderer } from '#server/knowledge/text/text-renderer.ts'
import type { WordDiff } from '#server/knowledge/text/word-diff.ts'
import { builder } from '../schema/builder.ts'
import { LinkableFeature, Revision } from '../schema/refs.ts'

interface Objects {
  objects: RevisedObject[]
}

interface Scalar {
  value: string | null
}

interface ObjectsDiff {
  addedObjects: RevisedObject[]
  currentObjects: RevisedObject[]
  keptObjects: RevisedObject[]
  removedObjects: RevisedObject[]
  suggestedObjects: RevisedObject[]
}

interface Linkout {
  name: string
  currentValue: Objects | Scalar
  suggestedValue: Objects | Scalar
  diffValue: ObjectsDiff | WordDiff
}

const ModeratedObjectField = builder.objectRef<RevisedObject>('ModeratedObjectField').implement({
  description: 'Something that a revised field names.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id among things of its kind.' }),
    displayName: t.exposeString('displayName', {
      nullable: true,
      description: 'Name; null when it no longer exists.',
    }),
    displayType: t.exposeString('displayType', {
      nullable: true,
      description: 'Kind within its type, such as PubMed of a source; null where there is but one.',
    }),
    entityType: t.exposeString('entityType', {
      description: 'Type: Therapy, GeneVariant, VariantAlias…',
    }),
    link: t.exposeString('link', { nullable: true, description: 'Path of the page that shows it.' }),
    feature: t.expose('feature', {
      type: LinkableFeature,
      nullable: true,
      description: 'The feature of a variant.',
    }),
    flagged: t.exposeBoolean('flagged', {
      nullable: true,
      description: 'True if a flag of it is open; null for what cannot be flagged.',
    }),
    deprecated: t.exposeBoolean('deprecated', {
      nullable: true,
      description: 'True if it is out of use; null for what cannot be.',
    }),
    deleted: t.exposeBoolean('deleted', { description: 'True if there is no such thing any more.' }),
  }),
})

const ObjectField = builder.objectRef<Objects>('ObjectField').implement({
  description: 'The value of a field that names other things.',
  fields: (t) => ({
    objects: t.expose('objects', { type: [ModeratedObjectField], description: 'Reference.' }),
  }),
})

const ScalarField = builder.objectRef<Scalar>('ScalarField').implement({
  description: 'The value of a field that stands for itself.',
  fields: (t) => ({
    value: t.exposeString('value', {
      nullable: true,
      description: 'The value as people read it; null when the field is empty.',
    }),
  }),
})

const ObjectFieldDiff = builder.objectRef<ObjectsDiff>('ObjectFieldDiff').implement({
  description: 'Difference of two values of a field that refers to other records.',
  fields: (t) => ({
    addedObjects: t.expose('addedObjects', {
      type: [ModeratedObjectField],
      description: 'Values only in the suggested one.',
    }),
    currentObjects: t.expose('currentObjects', {
      type: [ModeratedObjectField],
      description: 'All that the current value names.',
    }),
    keptObjects: t.expose('keptObjects', {
      type: [ModeratedObjectField],
      description: 'Values in both.',
    }),
    removedObjects: t.expose('removedObjects', {
      type: [ModeratedObjectField],
      description: 'Values only in the current one.',
    }),
    suggestedObjects: t.expose('suggestedObjects', {
      type: [ModeratedObjectField],
      description: 'All that the suggested value names.',
    }),
  }),
})

const ScalarFieldDiff = builder.objectRef<WordDiff>('ScalarFieldDiff').implement({
  description: 'Word by word difference of two values of a field, side by side, as safe HTML.',
  fields: (t) => ({
    left: t.exposeString('left', {
      description: 'The current value; words that the suggested one lacks are in `<del>`.',
    }),
    right: t.exposeString('right', {
      description: 'The suggested value; words that the current one lacks are in `<ins>`.',
    }),
  }),
})

export const ModeratedField = builder.unionType('ModeratedField', {
  description: 'The value of a revised field.',
  types: [ObjectField, ScalarField],
  resolveType: (value) => ('objects' in value ? 'ObjectField' : 'ScalarField'),
})

const ModeratedFieldDiff = builder.unionType('ModeratedFieldDiff', {
  description: 'Difference of the values of a revised field.',
  types: [ObjectFieldDiff, ScalarFieldDiff],
  resolveType: (diff) => ('keptObjects' in diff ? 'ObjectFieldDiff' : 'ScalarFieldDiff'),
})

const LinkoutData = builder.objectRef<Linkout>('LinkoutData').implement({
  description: 'A suggested change as people look at it: both values, and what differs.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Field name.' }),
    currentValue: t.expose('currentValue', {
      type: ModeratedField,
      description: 'The value when the change was suggested.',
    }),
    suggestedValue: t.expose('suggestedValue', { type: ModeratedField, description: 'The suggested value.' }),
    diffValue: t.expose('diffValue', { type: ModeratedFieldDiff, description: 'Difference.' }),
  }),
})

const Ids = z
  .union([z.array(z.int()), z.int().transform((id) => [id]), z.null().transform((): number[] => [])])
  .transform((ids) => new Set(ids))

/** A value of a field as people look at it: what the ids in it name, or words. */
export async function moderatedValue(load: Load, field: string, value: unknown): Promise<Objects | Scalar> {
  const kind = revisedObjectKind(field)
  const ids = Ids.safeParse(value)
  if (!kind || !ids.success) return { value: revisedValueText(field, value) }
  return { objects: await Promise.all([...ids.data].map((id) => revisedObject(load, kind, id))) }
}

async function linkoutOf(revision: RevisionRecord, load: Load): Promise<Linkout> {
  const { field_name: field } = revision
  const name = fieldDisplayName(field)
  const current: unknown = JSON.parse(revision.current_value)
  const suggested: unknown = JSON.parse(revision.suggested_value)
  const kind = revisedObjectKind(field)
  const ids = z.tuple([Ids, Ids]).safeParse([current, suggested])
  if (!kind || !ids.success) {
    const [before, after] = [revisedValueText(field, current), revisedValueText(field, suggested)]
    const diffValue = await textRenderer.diff(before ?? '', after ?? '')
    return { name, currentValue: { value: before }, suggestedValue: { value: after }, diffValue }
  }
  const objectsOf = (some: Set<number>) => Promise.all([...some].map((id) => revisedObject(load, kind, id)))
  const [old, suggestedIds] = ids.data
  const [currentObjects, suggestedObjects] = await Promise.all([objectsOf(old), objectsOf(suggestedIds)])
  return {
    name,
    currentValue: { objects: currentObjects },
    suggestedValue: { objects: suggestedObjects },
    diffValue: {
      currentObjects,
      suggestedObjects,
      addedObjects: suggestedObjects.filter(({ id }) => !old.has(id)),
      removedObjects: currentObjects.filter(({ id }) => !suggestedIds.has(id)),
      keptObjects: currentObjects.filter(({ id }) => suggestedIds.has(id)),
    },
  }
}

builder.objectField(Revision, 'linkoutData', (t) =>
  t.field({
    type: LinkoutData,
    description: 'The change as people look at it: names instead of ids, and what differs.',
    resolve: (revision, _args, { load }) => linkoutOf(revision, load),
  }),
)
