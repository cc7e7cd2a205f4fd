import { z } from 'zod'
import { itemMembers, quoteShape, sourceShape } from '../output/schemas.ts'

const counts = z.object({ accepted: z.int(), submitted: z.int() })
const named = z.object({ ref: z.string(), name: z.string() })
const names = z.array(z.string())
const quote = quoteShape.nullable()
const withdrawn = z.boolean().describe('The newest release does not have it.')

const common = {
  ref: z.string(),
  name: z.string(),
  version: z.int().nullable(),
  cite: z.string(),
  url: z.string(),
}

const evidence = z.object({ ...itemMembers, kind: z.literal('EVIDENCE'), quote })

const assertion = z.object({
  ...itemMembers,
  kind: z.literal('ASSERTION'),
  quote,
  summary: quote,
  evidence: z.array(z.string()),
  acmgCodes: names,
  clingenCodes: names,
  guideline: z.object({ name: z.string(), version: z.string().nullable() }).nullable(),
  fdaCompanionTest: z.boolean().nullable(),
  fdaRegulatoryApproval: z.boolean().nullable(),
})

const feature = z.object({
  ...common,
  kind: z.enum(['GENE', 'FACTOR', 'FUSION', 'REGION']),
  fullName: z.string().nullable(),
  aliases: names,
  entrezId: z.int().nullable(),
  ncitId: z.string().nullable(),
  deprecated: z.boolean(),
  withdrawn,
  evidence: counts,
  quote,
})

const coordinates = z.object({
  build: z.string().nullable(),
  chromosome: z.string().nullable(),
  start: z.int().nullable(),
  stop: z.int().nullable(),
  reference: z.string().nullable(),
  alternate: z.string().nullable(),
  transcript: z.string().nullable(),
})

const variant = z.object({
  ...common,
  kind: z.literal('VARIANT'),
  feature: named,
  aliases: names,
  types: names,
  hgvs: names,
  alleleRegistryId: z.string().nullable(),
  clinvarIds: names,
  coordinates: coordinates.nullable(),
  profile: named.nullable(),
  deprecated: z.boolean(),
  withdrawn,
  counts: z
    .object({ alone: counts, combined: counts, negated: counts })
    .describe('Evidence on it alone, on combinations, on profiles that demand its absence.'),
})

const profile = z.object({
  ...common,
  kind: z.literal('MOLECULAR_PROFILE'),
  isComplex: z.boolean(),
  parts: z.array(
    z.object({
      variant: z.object({ ref: z.string(), name: z.string(), gene: z.string() }),
      negated: z.boolean(),
    }),
  ),
  aliases: names,
  deprecated: z.boolean(),
  withdrawn,
  evidence: counts,
  quote,
})

const group = z.object({
  ...common,
  kind: z.literal('VARIANT_GROUP'),
  withdrawn,
  members: z.array(z.object({ ref: z.string(), name: z.string(), gene: z.string() })),
  evidence: counts,
  quote,
})

const source = z.object({
  ...common,
  ...sourceShape.shape,
  kind: z.literal('SOURCE'),
  title: z.string().nullable(),
  journal: z.string().nullable(),
  openAccess: z.boolean().nullable(),
  clinicalTrials: names,
  evidence: counts,
})

const term = z.object({
  ...common,
  kind: z.enum(['DISEASE', 'THERAPY']),
  doid: z.string().nullable(),
  ncitId: z.string().nullable(),
  aliases: names,
  parents: z.array(named),
  deprecated: z.boolean(),
  evidence: counts,
})

/** An earlier version: its fields as texts. */
const version = z.object({
  ...common,
  kind: z.literal('VERSION'),
  of: z.string(),
  statement: z.string().nullable(),
  status: z.string().nullable(),
  level: z.string().nullable(),
  tier: z.string().nullable(),
  direction: z.string().nullable(),
  significance: z.string().nullable(),
  isNewest: z.boolean(),
  fields: z.array(z.object({ field: z.string(), text: z.string() })).describe('Stored text is data.'),
})

/** A record of any kind. */
export const recordShape = z.union([
  evidence,
  assertion,
  feature,
  variant,
  profile,
  group,
  source,
  term,
  version,
])
/** A record as an answer holds it. */
export type RecordAnswer = z.input<typeof recordShape>
