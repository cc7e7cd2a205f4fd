import { z } from 'zod'
import {
  evidenceDirections,
  evidenceLevels,
  evidenceSignificances,
  evidenceTypes,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'

const name = z.string().min(1).max(200).optional()

/** Fields of an evidence item as an agent gives them: records by name or ref. */
export const draftFields = z.strictObject({
  molecularProfile: name,
  disease: name,
  source: name.describe('Of the knowledgebase: PMID:… or SID….'),
  therapies: z.array(z.string().min(1).max(200)).max(20).optional(),
  therapyInteraction: z.enum(therapyInteractions.values).optional(),
  type: z.enum(evidenceTypes.values).optional(),
  level: z.enum(evidenceLevels.values).optional(),
  direction: z.enum(evidenceDirections.values).optional(),
  significance: z.enum(evidenceSignificances.values).optional(),
  origin: z.enum(variantOrigins.values).optional(),
  rating: z.int().min(1).max(5).optional(),
  description: z.string().min(1).max(10_000).optional().describe('The statement, in your own words.'),
})
export type DraftFields = z.infer<typeof draftFields>

/** Arguments of a draft. */
export const draftArguments = {
  kind: z
    .enum(['EVIDENCE', 'REVISION', 'SOURCE_SUGGESTION'])
    .describe('A new evidence item; a change of one (ref); a publication to be read.'),
  mode: z
    .enum(['PREVIEW', 'SUBMIT'])
    .describe('PREVIEW first; SUBMIT with its previewDigest, after a person agreed.'),
  previewDigest: z.string().max(100).optional(),
  ref: z.string().max(40).optional().describe('Of a REVISION: EID….'),
  fields: draftFields
    .optional()
    .describe(
      'EVIDENCE: all; REVISION: those that change; SOURCE_SUGGESTION: source, molecularProfile, disease.',
    ),
  comment: z.string().min(1).max(2000).optional().describe('For reviewers; needed but for EVIDENCE.'),
  organizationId: z.int().min(1).optional(),
}
const Draft = z.strictObject(draftArguments)
export type Draft = z.infer<typeof Draft>
