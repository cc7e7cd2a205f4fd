import { z } from 'zod'
import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
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
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { precisions } from './comparison/comparison.ts'
import { diseaseRelations } from './comparison/disease-relation.ts'
import { originAgreements, sampleOrigins } from './comparison/origin-agreement.ts'
import { profileResults } from './evaluate-profile.ts'
import { truthValues } from './three-valued-logic.ts'

const Disease = z.strictObject({ id: z.int(), name: z.string(), doid: z.string().nullable() })
const Variant = z.strictObject({ id: z.int(), name: z.string(), feature: z.string() })

/** Members that evidence items and assertions of a matched profile have in common. */
const statement = {
  id: z.int(),
  link: z.string(),
  status: z.enum(evidenceStatuses.values),
  direction: z.enum(evidenceDirections.values),
  variantOrigin: z.enum(variantOrigins.values).nullable(),
  originAgreement: z.enum(originAgreements),
  disease: Disease.nullable(),
  diseaseRelation: z.enum(diseaseRelations),
  therapies: z.array(z.string()),
  therapyInteraction: z.enum(therapyInteractions.values).nullable(),
}

const Evidence = z.strictObject({
  ...statement,
  type: z.enum(evidenceTypes.values),
  significance: z.enum(evidenceSignificances.values),
  level: z.enum(evidenceLevels.values),
  rating: z.int().nullable().describe('1 to 5 stars; null if not rated'),
  source: z.strictObject({
    id: z.int(),
    type: z.enum(sourceSources.values),
    citationId: z.string(),
    citation: z.string().nullable(),
    retracted: z.boolean().describe('the statement counts no longer in conflicts, and comes last'),
  }),
})

const Assertion = z.strictObject({
  ...statement,
  type: z.enum(assertionTypes.values),
  significance: z.enum(assertionSignificances.values),
  ampLevel: z.enum(ampLevels.values).nullable(),
  summary: z.string(),
  retractedEvidence: z
    .int()
    .describe('how many of its evidence items, rejected ones aside, are of retracted sources'),
})

const Part = z.strictObject({
  variant: Variant,
  negated: z.boolean().describe('whether the profile requires its absence (NOT)'),
  state: z.enum(truthValues),
  precision: z.enum(precisions).nullable(),
  alterations: z.array(z.int()).describe('positions of the related alterations in the request or file'),
  because: z.string(),
})

const Profile = z.strictObject({
  id: z.int(),
  name: z.string(),
  result: z.enum(profileResults),
  precision: z.enum(precisions).nullable(),
  parts: z.array(Part),
  evidence: z.array(Evidence).readonly().describe('nearest disease first, then by level and rating'),
  assertions: z.array(Assertion).readonly().describe('nearest disease first, then by tier'),
})

const Understood = z.strictObject({
  index: z.int().describe('position in the request or file, from 0'),
  line: z
    .int()
    .nullable()
    .describe('line of the file, or number in the request, from 1; null for alterations sent beside a file'),
  text: z.string().describe('as it was given'),
  name: z.string().describe('short name for headings, such as BRAF V600E'),
  understoodAs: z.array(z.string()),
  isAbsent: z.boolean(),
  warnings: z.array(z.string()),
})

const Misunderstood = z.strictObject({
  index: z.int().nullable().describe('position in the request; null in a file, of which the line says it'),
  line: z.int().nullable(),
  text: z.string(),
  reason: z.string(),
  choices: z.array(z.string()).describe('possible meanings, each in a form that is understood'),
})

/** Statements that disagree on one subject, by their tags. */
const Disagreement = z.strictObject({
  type: z.string(),
  treatment: z.string().nullable(),
  profileId: z.int().nullable().describe('null for statements on several profiles'),
  disease: Disease.nullable(),
  supporting: z.array(z.string()),
  opposing: z.array(z.string()),
})

/** Numbers of the lines of a file that are not in the report, by reason. */
const LeftOut = z.strictObject({
  filtered: z.int().describe('lines whose FILTER is neither PASS nor missing'),
  notCarried: z.int().describe('alleles that no chosen sample carries'),
  withoutGenotype: z
    .int()
    .describe('alleles of samples without a genotype (./.), which no read supports either'),
  withoutAllele: z.int().describe('alleles without bases, such as * and <NON_REF>'),
})

const MatchedFile = z.strictObject({
  format: z.string(),
  lines: z.int(),
  alterations: z.int().describe('alterations of the sample that were read'),
  listed: z.int().describe('those of them in the list of alterations'),
  notUnderstood: z.int(),
  leftOut: LeftOut,
  samples: z
    .strictObject({ count: z.int(), names: z.array(z.string()).optional() })
    .describe('samples that are matched; the first report has the names of the first hundred'),
})

/**
 * The report on one sample: the one shape of `POST /api/match`, of which the types of the service, of GraphQL and of the
 * app follow. The app uses its type alone.
 */
export const MatchReport = z.strictObject({
  knowledge: z.strictObject({
    version: z.int(),
    writtenAt: z.string().nullable(),
    releases: z.array(z.string()),
  }),
  sample: z.string().nullable(),
  build: z.enum(referenceBuilds.values).nullable(),
  origin: z.enum(sampleOrigins),
  disease: Disease.nullable(),
  alterations: z.array(Understood),
  notUnderstood: z.array(Misunderstood),
  warnings: z.array(z.string()),
  missingReferenceData: z.string().nullable(),
  profiles: z.array(Profile),
  conflicts: z.array(Disagreement),
  opposed: z.array(Disagreement),
  related: z.array(
    z.strictObject({
      variant: Variant,
      alteration: z.int().nullable(),
      why: z.enum(['SAME_CODON', 'SAME_GENE']),
    }),
  ),
  notDecidable: z.strictObject({ variants: z.int(), evidence: z.int() }),
  file: MatchedFile.optional().describe('counts of the lines of a file'),
})

export type MatchReport = z.infer<typeof MatchReport>
export type LeftOut = z.infer<typeof LeftOut>
export type MatchedFile = z.infer<typeof MatchedFile>
export type MatchedDisease = z.infer<typeof Disease>
export type MatchedProfile = z.infer<typeof Profile>
export type ProfilePart = z.infer<typeof Part>
export type MatchedEvidence = z.infer<typeof Evidence>
export type MatchedAssertion = z.infer<typeof Assertion>
export type UnderstoodAlteration = z.infer<typeof Understood>
export type MisunderstoodAlteration = z.infer<typeof Misunderstood>
