import { recordLink } from '#domain/records/links.ts'
import { currentRecord } from '#server/knowledge/records/current-records.ts'
import { variantsOfFeature } from '#server/knowledge/records/variants/variants.ts'
import { builder } from '../schema/builder.ts'
import { featureFields, featureInterfaces } from './feature-fields.ts'
import { typeNameOf } from '../schema/interfaces.ts'
import { Feature, MolecularProfileComponent, VariantInterfaceConnection } from '../schema/refs.ts'
import { variantArgs } from './variant-arguments.ts'

MolecularProfileComponent.implement({
  description: 'Segment of the name of a molecular profile: a feature or a variant.',
  resolveType: typeNameOf,
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the feature or variant.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    link: t.string({
      description: 'Path of the page that shows it.',
      resolve: ({ record_type, id }) => recordLink(record_type, id),
    }),
  }),
})

Feature.implement({
  description: 'A feature, which has variants: a gene, factor, fusion or region.',
  interfaces: featureInterfaces,
  fields: (t) => ({
    ...featureFields(t),
    variants: t.field({
      type: VariantInterfaceConnection,
      description: 'Variants, by name unless sorted otherwise; deprecated and withdrawn ones are excluded.',
      args: variantArgs,
      resolve: ({ id }, args, context) => variantsOfFeature(context, id, args),
    }),
  }),
})

builder.queryField('feature', (t) =>
  t.field({
    type: Feature,
    nullable: true,
    description: 'One feature.',
    args: { id: t.arg.int({ description: 'Id of the feature.' }) },
    resolve: (_root, { id }, { load }) => (id == null ? null : currentRecord(load, 'features', id)),
  }),
)
