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
  entrez_name: describe(text, 'Gene symbol, or name of another feature.'),
  entrez_id: describe(nullable(integer), 'Entrez id; null if the feature is not a gene, 0 if unknown.'),
  name: text,
  description: text,
  gene_id: describe(integer, 'Id of the feature of the variant.'),
  type: constant('variant'),
  variant_types: list(variantType),
  civic_actionability_score: describe(
    float,
    'Sum over accepted evidence items of level weight times rating. A measure of available evidence, not a recommendation.',
  ),
  flagged: flag,
  updated_at: nullable(timestamp),
  coordinates,
}

export const variant = named('Variant', 'Variant of a gene or another feature.', object(variantMembers))
