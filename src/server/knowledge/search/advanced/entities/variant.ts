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
    variantAlias: field('One of its other names.', aliases('variant')),
    feature: field('Feature.', refersTo('feature_id', 'Feature')),
    molecularProfile: field(
      'A profile that contains it.',
      linkedTo('molecular_profile_variants', 'variant_id', 'molecular_profile_id', 'MolecularProfile'),
    ),
    singleVariantMolecularProfile: field(
      'The profile of it alone.',
      refersTo('single_variant_molecular_profile_id', 'MolecularProfile'),
    ),
    variantType: field(
      'One of its Sequence Ontology terms.',
      linkedTo('variant_variant_types', 'variant_id', 'variant_type_id', 'VariantType'),
    ),
    coordinates: field('A place of it, or of an exon of it, that is all of this.', liesAt),
    isFlagged: field('True if a flag of it is open.', truth(column('flagged'))),
    isDeprecated: field(
      'True if it is out of use; without this only those in use are found.',
      truth(column('deprecated')),
    ),
    deprecationReason: field(
      'Reason for the deprecation.',
      wordOf(variantDeprecationReasons, 'deprecation_reason'),
    ),
    openRevisionCount: field(
      'Number of pending revisions of it or of its coordinates.',
      openRevisions('VARIANT'),
    ),
    revisions: field('A revision of it or of its coordinates.', revisedBy('VARIANT')),
    comment: field('A comment on it.', commentedOn('VARIANT')),
    creatingUser: field('User who made it.', doneBy('VARIANT', 'VARIANT_CREATED')),
    deprecatingUser: field('User who deprecated it.', doneBy('VARIANT', 'DEPRECATED_VARIANT')),
  },
}
