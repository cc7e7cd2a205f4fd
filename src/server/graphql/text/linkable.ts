import { recordLink } from '#domain/records/links.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import type { VariantRecord } from '#server/knowledge/records/records.ts'
import type { DiseaseRecord, TherapyRecord, VariantTypeRecord } from '#server/knowledge/records/terms.ts'
import { builder } from '../schema/builder.ts'
import { LinkableFeature } from '../schema/refs.ts'

/*
 * Records in few words, for rows of tables that only name them and lead to them.
 */

const ID = 'Id of the record.'
const NAME = 'Name.'
const LINK = 'Path of the page that shows it.'
const DEPRECATED = 'True if it is deprecated.'

export const LinkableDisease = builder.objectRef<DiseaseRecord>('LinkableDisease').implement({
  description: 'A disease by name.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: ID }),
    name: t.exposeString('name', { description: NAME }),
    link: t.string({ description: LINK, resolve: ({ id }) => recordLink('DISEASE', id) }),
    deprecated: t.exposeBoolean('deprecated', { description: DEPRECATED }),
  }),
})

export const LinkableTherapy = builder.objectRef<TherapyRecord>('LinkableTherapy').implement({
  description: 'A therapy by name.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: ID }),
    name: t.exposeString('name', { description: NAME }),
    link: t.string({ description: LINK, resolve: ({ id }) => recordLink('THERAPY', id) }),
    deprecated: t.exposeBoolean('deprecated', { description: DEPRECATED }),
  }),
})

export const LinkableVariantType = builder.objectRef<VariantTypeRecord>('LinkableVariantType').implement({
  description: 'A variant type by name.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: ID }),
    name: t.string({ description: NAME, resolve: ({ name, display_name }) => display_name || name }),
    link: t.string({ description: LINK, resolve: ({ id }) => recordLink('VARIANT_TYPE', id) }),
  }),
})

export const LinkableVariant = builder.objectRef<VariantRecord>('LinkableVariant').implement({
  description: 'A variant by name.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: ID }),
    name: t.exposeString('name', { description: NAME }),
    link: t.string({ description: LINK, resolve: ({ id }) => recordLink('VARIANT', id) }),
    deprecated: t.exposeBoolean('deprecated', { description: DEPRECATED }),
    flagged: t.exposeBoolean('flagged', { description: 'True if it has an open flag.' }),
    feature: t.field({
      type: LinkableFeature,
      nullable: true,
      description: 'Feature of the variant.',
      resolve: (variant, _args, { load }) => existing(load(recordById.features, variant.feature_id)),
    }),
    matchText: t.string({
      nullable: true,
      description: 'Text that a search matched; null outside of searches.',
      resolve: () => null,
    }),
  }),
})

LinkableFeature.implement({
  description: 'A feature by name.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: ID }),
    name: t.exposeString('name', { description: NAME }),
    link: t.string({ description: LINK, resolve: ({ id }) => recordLink('FEATURE', id) }),
    deprecated: t.exposeBoolean('deprecated', { description: DEPRECATED }),
    flagged: t.exposeBoolean('flagged', { description: 'True if it has an open flag.' }),
  }),
})
