import { z } from 'zod'
import { timestamp, named } from './json-schema.ts'
import { coordinates, variantType } from './terms.ts'

/** Members of every form of a variant, in order. */
export const variantMembers = {
  id: z.int(),
  entrez_name: z.string().describe('Gene symbol, or name of another feature.'),
  entrez_id: z.nullable(z.int()).describe('Entrez id; null if the feature is not a gene, 0 if unknown.'),
  name: z.string(),
  description: z.string(),
  gene_id: z.int().describe('Id of the feature of the variant.'),
  type: z.literal('variant'),
  variant_types: z.array(variantType),
  civic_actionability_score: z
    .number()
    .describe(
      'Sum over accepted evidence items of level weight times rating. A measure of available evidence, not a recommendation.',
    ),
  flagged: z.boolean(),
  updated_at: z.nullable(timestamp),
  coordinates,
}

export const variant = named(
  'Variant',
  'Variant of a gene or another feature.',
  z.strictObject(variantMembers),
)
