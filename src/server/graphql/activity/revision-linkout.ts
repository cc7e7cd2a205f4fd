import { z } from 'zod'
import { fieldDisplayName } from '#domain/records/field-names.ts'
import { revisedObjectKind, revisedValueText } from '#domain/records/revised-values.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import type { RevisionRecord } from '#server/knowledge/records/records.ts'
import { revisedObject } from '#server/knowledge/activity/revised-objects.ts'
import type { RevisedObject } from '#server/knowledge/activity/revised-objects.ts'
import { textRenderer } from '#server/knowledge/text/text-renderer.ts'
import type { WordDiff } from '#server/knowledge/text/word-diff.ts'
import { traits } from '../execution/field-traits.ts'
import { builder } from '../schema/builder.ts'
import { orNull, properties } from '../schema/columns.ts'
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
  description: 'A record or value that a revised field refers to.',
  fields: (t) =>
    properties(t, {
      id: ['Int', 'Id, unique within the type.'],
      displayName: [orNull('String'), 'Name; null when it no longer exists.'],
      displayType: [orNull('String'), 'Subtype, such as PubMed for a source; null if the type has none.'],
      entityType: ['String', 'Type: Therapy, GeneVariant, VariantAlias…'],
      link: [orNull('String'), 'Path of the page that shows it.'],
      feature: [orNull(LinkableFeature), 'Feature of a variant; null for other records.'],
      flagged: [orNull('Boolean'), 'True if it has an open flag; null if it cannot be flagged.'],
      deprecated: [orNull('Boolean'), 'True if it is deprecated; null if it cannot be deprecated.'],
      deleted: ['Boolean', 'True if it no longer exists.'],
    }),
})

const ObjectField = builder.objectRef<Objects>('ObjectField').implement({
  description: 'Value of a field that refers to other records.',
  fields: (t) => ({
    objects: t.expose('objects', {
      type: [ModeratedObjectField],
      description: 'Records or values that the field refers to.',
    }),
  }),
})

const ScalarField = builder.objectRef<Scalar>('ScalarField').implement({
  description: 'Value of a field that refers to no other records: text, number or choice.',
  fields: (t) => ({
    value: t.exposeString('value', {
      nullable: true,
      description: 'Display text of the value; null if the field is empty.',
    }),
  }),
})

const ObjectFieldDiff = builder.objectRef<ObjectsDiff>('ObjectFieldDiff').implement({
  description: 'Difference between two values of a field that refers to other records.',
  fields: (t) => ({
    addedObjects: t.expose('addedObjects', {
      type: [ModeratedObjectField],
      description: 'Records only in the suggested value.',
    }),
    currentObjects: t.expose('currentObjects', {
      type: [ModeratedObjectField],
      description: 'Records in the current value.',
    }),
    keptObjects: t.expose('keptObjects', {
      type: [ModeratedObjectField],
      description: 'Records in both values.',
    }),
    removedObjects: t.expose('removedObjects', {
      type: [ModeratedObjectField],
      description: 'Records only in the current value.',
    }),
    suggestedObjects: t.expose('suggestedObjects', {
      type: [ModeratedObjectField],
      description: 'Records in the suggested value.',
    }),
  }),
})

const ScalarFieldDiff = builder.objectRef<WordDiff>('ScalarFieldDiff').implement({
  description: 'Word-by-word difference between two values of a field, side by side, as safe HTML.',
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
  description: 'Difference between the values of a revised field.',
  types: [ObjectFieldDiff, ScalarFieldDiff],
  resolveType: (diff) => ('keptObjects' in diff ? 'ObjectFieldDiff' : 'ScalarFieldDiff'),
})

const LinkoutData = builder.objectRef<Linkout>('LinkoutData').implement({
  description: 'A revision for display: both values and their difference.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Display name of the field.' }),
    currentValue: t.expose('currentValue', {
      type: ModeratedField,
      description: 'Value of the field when the revision was suggested.',
    }),
    suggestedValue: t.expose('suggestedValue', { type: ModeratedField, description: 'The suggested value.' }),
    diffValue: t.expose('diffValue', {
      type: ModeratedFieldDiff,
      description: 'Difference between the values.',
    }),
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
    ...traits({ slow: true }),
    type: LinkoutData,
    description: 'The revision for display: names instead of ids, with the difference.',
    resolve: (revision, _args, { load }) => linkoutOf(revision, load),
  }),
)
