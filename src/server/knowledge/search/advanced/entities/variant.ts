import { variantDeprecationReasons } from '#domain/vocabularies/features.ts'
import { isVisible } from '#server/knowledge/records/visibility.ts'
import { field } from '../condition.ts'
import type { SearchedEntity } from '../condition.ts'
import { liesAt } from '../coordinates.ts'
import { commentedOn, doneBy, linkedTo, openRevisions, refersTo, revisedBy } from '../nested.ts'
import { column, integer, truth, wordOf } from '../scalars.ts'
import { aliases, text } from '../text.ts'

export const variant: SearchedEntity = {
  plural: 'variants',
  table: 'variants',
  unlessFiltered: { field: 'isDeprecated', condition: isVisible },
  fields: {
    id: field('Id of the variant.', integer(column('id'))),
    name: field('Name.', text(column('name'), column('name_folded'))),
    variantAlias: field('One of its aliases.', aliases('variant')),
    feature: field('Feature of the variant.', refersTo('feature_id', 'Feature')),
    molecularProfile: field(
      'A molecular profile with the variant.',
      linkedTo('molecular_profile_variants', 'variant_id', 'molecular_profile_id', 'MolecularProfile'),
    ),
    singleVariantMolecularProfile: field(
      'Molecular profile of this variant alone.',
      refersTo('single_variant_molecular_profile_id', 'MolecularProfile'),
    ),
    variantType: field(
      'One of its Sequence Ontology terms.',
      linkedTo('variant_variant_types', 'variant_id', 'variant_type_id', 'VariantType'),
    ),
    coordinates: field('Coordinates of the variant or of one of its exons.', liesAt),
    isFlagged: field('True if it has an open flag.', truth(column('flagged'))),
    isDeprecated: field(
      'True for deprecated records; without this condition only records that are neither deprecated nor withdrawn are found.',
      truth(column('deprecated')),
    ),
    deprecationReason: field(
      'Reason for the deprecation.',
      wordOf(variantDeprecationReasons, 'deprecation_reason'),
    ),
    openRevisionCount: field(
      'Number of pending revisions of the variant and its coordinates.',
      openRevisions('VARIANT'),
    ),
    revisions: field('A revision of the variant or of its coordinates.', revisedBy('VARIANT')),
    comment: field('A comment on it.', commentedOn('VARIANT')),
    creatingUser: field('User who created it.', doneBy('VARIANT', 'VARIANT_CREATED')),
    deprecatingUser: field('User who deprecated it.', doneBy('VARIANT', 'DEPRECATED_VARIANT')),
  },
}
