import { z } from 'zod'
import { precisions } from '#domain/matching/comparison/comparison.ts'
import { diseaseRelations } from '#domain/matching/comparison/disease-relation.ts'
import {
  ampLevels,
  assertionSignificances,
  assertionTypes,
  evidenceDirections,
  evidenceLevels,
  evidenceSignificances,
  evidenceStatuses,
  evidenceTypes,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'

const Disease = z.object({ id: z.number(), name: z.string(), doid: z.string().nullable() })
const Variant = z.object({ id: z.number(), name: z.string(), feature: z.string() })

const statement = {
  id: z.number(),
  status: z.enum(evidenceStatuses.values),
  direction: z.enum(evidenceDirections.values),
  variantOrigin: z.enum(variantOrigins.values).nullable(),
  originAgreement: z.enum(['AGREES', 'DIFFERS', 'UNKNOWN']),
  disease: Disease.nullable(),
  diseaseRelation: z.enum(diseaseRelations),
  therapies: z.array(z.string()),
  therapyInteraction: z.enum(therapyInteractions.values).nullable(),
}

const Evidence = z.object({
  ...statement,
  type: z.enum(evidenceTypes.values),
  significance: z.enum(evidenceSignificances.values),
  level: z.enum(evidenceLevels.values),
  rating: z.number().nullable(),
  source: z.object({ id: z.number(), citation: z.string().nullable(), citationId: z.string() }),
})

const Assertion = z.object({
  ...statement,
  type: z.enum(assertionTypes.values),
  significance: z.enum(assertionSignificances.values),
  ampLevel: z.enum(ampLevels.values).nullable(),
  summary: z.string(),
})

const Part = z.object({
  variant: Variant,
  negated: z.boolean(),
  state: z.enum(['TRUE', 'FALSE', 'UNKNOWN']),
  precision: z.enum(precisions).nullable(),
  alterations: z.array(z.number()),
  because: z.string(),
})

const Profile = z.object({
  id: z.number(),
  name: z.string(),
  result: z.enum(['MATCHED', 'UNDECIDED', 'NEARLY']),
  precision: z.enum(precisions).nullable(),
  parts: z.array(Part),
  evidence: z.array(Evidence),
  assertions: z.array(Assertion),
})

/** The answer of `POST /api/match` for one sample, as far as the page shows it. */
export const MatchReport = z.object({
  knowledge: z.object({
    version: z.number(),
    writtenAt: z.string().nullable(),
    releases: z.array(z.string()),
  }),
  sample: z.string().nullable(),
  build: z.string().nullable(),
  disease: Disease.nullable(),
  alterations: z.array(
    z.object({
      index: z.number(),
      /** Line of the file; null for what was typed beside a file. */
      line: z.number().nullable(),
      text: z.string(),
      name: z.string(),
      understoodAs: z.array(z.string()),
      isAbsent: z.boolean(),
      warnings: z.array(z.string()),
    }),
  ),
  notUnderstood: z.array(
    z.object({
      index: z.number().nullable(),
      line: z.number().nullable(),
      text: z.string(),
      reason: z.string(),
      choices: z.array(z.string()),
    }),
  ),
  warnings: z.array(z.string()),
  missingReferenceData: z.string().nullable(),
  profiles: z.array(Profile),
  related: z.array(
    z.object({
      variant: Variant,
      alteration: z.number().nullable(),
      why: z.enum(['SAME_CODON', 'SAME_GENE']),
    }),
  ),
  notDecidable: z.object({ variants: z.number(), evidence: z.number() }),
  /** What became of the lines of a file. */
  file: z
    .object({
      format: z.string(),
      lines: z.number(),
      alterations: z.number(),
      listed: z.number(),
      notUnderstood: z.number(),
      leftOut: z.object({
        filtered: z.number(),
        notCarried: z.number(),
        withoutGenotype: z.number(),
        withoutAllele: z.number(),
      }),
      samples: z.object({ count: z.number(), names: z.array(z.string()) }),
    })
    .optional(),
})
export type MatchReport = z.infer<typeof MatchReport>
export type MatchedFile = NonNullable<MatchReport['file']>
export type MatchedProfile = MatchReport['profiles'][number]
export type ProfilePart = MatchedProfile['parts'][number]
export type MatchedEvidence = MatchedProfile['evidence'][number]
export type MatchedAssertion = MatchedProfile['assertions'][number]
