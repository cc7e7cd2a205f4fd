import { atMost } from '#domain/text/text-lengths.ts'
import type { assertionFields } from '#domain/records/fields/assertion.ts'
import type { evidenceItemFields } from '#domain/records/fields/evidence-item.ts'
import type { EditedKey, RecordFields } from '#domain/records/fields/record-field.ts'

/** Descriptions of a field in the interface. */
export interface FieldMeaning {
  /** In inputs. */
  entered?: string
  /** In records; none for a field that records show in another form. */
  shown?: string
}

/** Descriptions of the fields of a kind of record: all that people enter, and others that records show as they are. */
export type FieldMeanings<Fields extends RecordFields> = Readonly<
  Record<EditedKey<Fields>, FieldMeaning & { entered: string }> & Partial<Record<keyof Fields, FieldMeaning>>
>

/** One description for inputs and records alike. */
const both = (meaning: string) => ({ entered: meaning, shown: meaning })

const profile = 'Id of the molecular profile.'
const origin = 'Variant origin; Combined only for molecular profiles of several variants.'
const interaction = 'Therapy interaction type; only for several therapies.'
const significance = {
  entered: 'Significance of the molecular profile; allowed values depend on the type.',
  shown: 'Significance of the molecular profile.',
}
const phenotypes = 'Ids of the phenotypes; an empty list for none.'

/** Descriptions of the fields of an evidence item. */
export const evidenceItemMeanings: FieldMeanings<typeof evidenceItemFields> = {
  status: { shown: 'Status of the evidence item.' },
  description: { entered: `Evidence statement, in the curator's own words; ${atMost('description')}.` },
  evidenceType: both(
    'Type of the evidence: predictive, prognostic, diagnostic, predisposing, oncogenic or functional.',
  ),
  evidenceLevel: both('Evidence level, A (validated association) to E (inferential association).'),
  evidenceDirection: both('Direction: supports or does not support the significance.'),
  significance,
  variantOrigin: { entered: origin, shown: 'Variant origin.' },
  rating: both('Evidence rating, 1 to 5 stars.'),
  variantHgvs: { shown: 'HGVS description of the variant from older records; usually empty.' },
  therapyInteractionType: { entered: interaction, shown: 'Therapy interaction type.' },
  molecularProfileId: { entered: profile },
  diseaseId: { entered: 'Id of the disease; none for functional evidence, required for all other types.' },
  sourceId: { entered: 'Id of the source.' },
  therapyIds: {
    entered: 'Ids of the therapies: one or more for predictive evidence, none for all other types.',
  },
  phenotypeIds: { entered: phenotypes },
}

/** Descriptions of the fields of an assertion. */
export const assertionMeanings: FieldMeanings<typeof assertionFields> = {
  status: { shown: 'Status of the assertion.' },
  summary: {
    entered: `Summary in one or two sentences; ${atMost('summary')}.`,
    shown: 'Summary in one or two sentences.',
  },
  description: {
    entered: `Description: the reasoning behind the assertion; ${atMost('description')}.`,
  },
  assertionType: both(
    'Type of the assertion: predictive, prognostic, diagnostic, predisposing or oncogenic.',
  ),
  assertionDirection: {
    entered: 'Direction; predisposing and oncogenic assertions can only support.',
    shown: 'Direction: supports or does not support the significance.',
  },
  significance,
  variantOrigin: { entered: origin },
  therapyInteractionType: { entered: interaction, shown: 'Therapy interaction type.' },
  ampLevel: {
    entered: 'AMP/ASCO/CAP tier and level; none for predisposing and oncogenic assertions.',
    shown: 'AMP/ASCO/CAP tier and level.',
  },
  nccnGuidelineId: {
    entered: 'Id of the NCCN guideline that supports the assertion; requires its version.',
  },
  nccnGuidelineVersion: {
    entered: `Version of the guideline, such as \`3.2018\`; ${atMost('nccn_guideline_version')}.`,
    shown: 'Version of the NCCN guideline.',
  },
  fdaCompanionTest: {
    entered: 'True if there is an FDA-approved companion diagnostic; predictive assertions only.',
    shown: 'True if there is an FDA-approved companion diagnostic; null if not specified.',
  },
  fdaCompanionTestLastUpdated: { shown: 'Date the companion diagnostic was last checked.' },
  fdaRegulatoryApproval: {
    entered: 'True if the FDA has approved the therapy for this indication; predictive assertions only.',
    shown: 'True if the FDA has approved the therapy for this indication; null if not specified.',
  },
  regulatoryApprovalLastUpdated: { shown: 'Date the regulatory approval was last checked.' },
  molecularProfileId: { entered: profile },
  diseaseId: { entered: 'Id of the disease; required.' },
  therapyIds: {
    entered: 'Ids of the therapies: one or more for predictive assertions, none for all others.',
  },
  phenotypeIds: { entered: phenotypes },
  acmgCodeIds: { entered: 'Ids of the ACMG/AMP codes, for predisposing assertions.' },
  clingenCodeIds: { entered: 'Ids of the ClinGen/CGC/VICC codes, for oncogenic assertions.' },
  evidenceItemIds: {
    entered: 'Ids of the supporting evidence items; at least one, except for oncogenic assertions.',
  },
}
