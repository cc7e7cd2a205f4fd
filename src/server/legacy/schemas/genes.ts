import { z } from 'zod'
import { featureLifecycle } from './people.ts'
import { errors, provisionalValues } from './provisional.ts'
import { timestamp, named } from './json-schema.ts'
import { source } from './terms.ts'

const listedVariant = z.strictObject({
  name: z.string(),
  id: z.int(),
  evidence_items: z.strictObject({
    accepted_count: z.int(),
    rejected_count: z.int(),
    submitted_count: z.int(),
  }),
})

const identity = {
  id: z.int(),
  name: z.string().describe('Gene symbol.'),
  entrez_id: z.int().describe('Entrez id; 0 if unknown.'),
}

const members = {
  ...identity,
  description: z.string(),
  flagged: z.boolean(),
  variants: z.array(listedVariant),
  aliases: z.array(z.string()),
  updated_at: z.nullable(timestamp),
  type: z.literal('gene'),
}

export const gene = named(
  'Gene',
  'Gene with its variants and their evidence counts.',
  z.strictObject(members),
)

export const geneDetail = named(
  'GeneDetail',
  'Gene with its sources and its history.',
  z.strictObject({
    ...members,
    lifecycle_actions: featureLifecycle,
    sources: z.array(source).describe('Sources of the description.'),
    provisional_values: provisionalValues,
    errors,
  }),
)

/** Members of a gene that `detailed=false` leaves. */
export const geneName = named('GeneName', 'Ids and symbol of a gene.', z.strictObject(identity))

/** Members of a gene in a list that `detailed=false` leaves. */
export const geneNames = named(
  'GeneNames',
  'Ids, symbol and aliases of a gene.',
  z.strictObject({ ...identity, aliases: z.array(z.string()) }),
)
