/*
 * Inputs of submissions and revisions: valid ones of each kind, for tests to change a field of.
 */

const unset = { unset: true }
const value = <Value>(given: Value) => ({ value: given })

export interface EvidenceReferences {
  profile: number
  source: number
  disease: number
  therapy: number
}

/** `EvidenceItemFields`: predictive, level B, rated 3, with one therapy. */
export const evidenceInput = (
  { profile, source, disease, therapy }: EvidenceReferences,
  given: object = {},
) => ({
  description: value('Patients responded better than those without the variant'),
  molecularProfileId: profile,
  variantOrigin: 'SOMATIC',
  sourceId: source,
  evidenceType: 'PREDICTIVE',
  significance: 'SENSITIVITYRESPONSE',
  diseaseId: value(disease),
  evidenceLevel: 'B',
  evidenceDirection: 'SUPPORTS',
  phenotypeIds: [] as number[],
  rating: 3,
  therapyIds: [therapy],
  therapyInteractionType: unset,
  ...given,
})

/** `AssertionFields`: predictive, with one therapy and these evidence items. */
export const assertionInput = (
  { profile, disease, therapy }: Omit<EvidenceReferences, 'source'>,
  evidenceItemIds: number[],
  given: object = {},
) => ({
  summary: value('Responds to the therapy'),
  description: value('Several studies found the same'),
  diseaseId: value(disease),
  therapyInteractionType: unset,
  ampLevel: value('TIER_I_LEVEL_A'),
  nccnGuidelineId: unset,
  nccnGuidelineVersion: unset,
  fdaCompanionTest: unset,
  fdaRegulatoryApproval: unset,
  molecularProfileId: profile,
  variantOrigin: 'SOMATIC',
  assertionType: 'PREDICTIVE',
  significance: 'SENSITIVITYRESPONSE',
  assertionDirection: 'SUPPORTS',
  phenotypeIds: [] as number[],
  therapyIds: [therapy],
  evidenceItemIds,
  acmgCodeIds: [] as number[],
  clingenCodeIds: [] as number[],
  ...given,
})
