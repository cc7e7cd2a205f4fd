import {
  constant,
  describe,
  flag,
  float,
  integer,
  list,
  named,
  nullable,
  object,
  text,
  timestamp,
} from './shape.ts'
import { coordinates, variantType } from './terms.ts'

/** Members of every form of a variant, in order. */
export const variantMembers = {
  id: integer,
  entrez_name: describe(text, 'Symbol of the gene, or name of another feature.'),
  entrez_id: describe(nullable(integer), 'Null only if the feature is not a gene; 0 while it is unknown.'),
  name: text,
  description: text,
  gene_id: describe(integer, 'The feature of the variant.'),
  type: constant('variant'),
  variant_types: list(variantType),
  civic_actionability_score: describe(
    float,
    'Sum over its accepted evidence of level weight times rating: what is known, not what to do.',
  ),
  flagged: flag,
  updated_at: nullable(timestamp),
  coordinates,
}

export const variant = named('Variant', 'A variant of a gene or of another feature.', object(variantMembers))
