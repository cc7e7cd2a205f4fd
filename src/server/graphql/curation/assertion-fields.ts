import { atMost } from '#domain/text/text-lengths.ts'
import { idList, valueOrNull } from '#server/curation/arguments.ts'
import type { AssertionFields } from '#domain/records/fields/assertion.ts'
import { builder } from '../schema/builder.ts'
import { AssertionDirection, AssertionSignificance, AssertionType, VariantOrigin } from '../schema/enums.ts'
import {
  NullableAmpLevelTypeInput,
  NullableBooleanInput,
  NullableIntInput,
  NullableStringInput,
  NullableTherapyInteractionTypeInput,
} from './nullable-inputs.ts'

export const AssertionFieldsInput = builder.inputType('AssertionFields', {
  description: 'Editable fields of an assertion; a revision gives the complete new state.',
  fields: (t) => ({
    summary: t.field({
      type: NullableStringInput,
      required: true,
      description: `Summary in one or two sentences; ${atMost('summary')}.`,
    }),
    description: t.field({
      type: NullableStringInput,
      required: true,
      description: `Description: the reasoning behind the assertion; ${atMost('description')}.`,
    }),
    molecularProfileId: t.int({ required: true, description: 'Id of the molecular profile.' }),
    variantOrigin: t.field({
      type: VariantOrigin,
      required: true,
      description: 'Variant origin; Combined only for molecular profiles of several variants.',
    }),
    assertionType: t.field({
      type: AssertionType,
      required: true,
      description: 'Type of the assertion: predictive, prognostic, diagnostic, predisposing or oncogenic.',
    }),
    significance: t.field({
      type: AssertionSignificance,
      required: true,
      description: 'Significance of the molecular profile; allowed values depend on the type.',
    }),
    assertionDirection: t.field({
      type: AssertionDirection,
      required: true,
      description: 'Direction; predisposing and oncogenic assertions can only support.',
    }),
    diseaseId: t.field({
      type: NullableIntInput,
      required: true,
      description: 'Id of the disease; required.',
    }),
    therapyIds: t.intList({
      required: true,
      description: 'Ids of the therapies: one or more for predictive assertions, none for all others.',
    }),
    therapyInteractionType: t.field({
      type: NullableTherapyInteractionTypeInput,
      required: true,
      description: 'Therapy interaction type; only for several therapies.',
    }),
    phenotypeIds: t.intList({
      required: true,
      description: 'Ids of the phenotypes; an empty list for none.',
    }),
    evidenceItemIds: t.intList({
      required: true,
      description: 'Ids of the supporting evidence items; at least one, except for oncogenic assertions.',
    }),
    ampLevel: t.field({
      type: NullableAmpLevelTypeInput,
      required: true,
      description: 'AMP/ASCO/CAP tier and level; none for predisposing and oncogenic assertions.',
    }),
    acmgCodeIds: t.intList({
      required: true,
      description: 'Ids of the ACMG/AMP codes, for predisposing assertions.',
    }),
    clingenCodeIds: t.intList({
      required: true,
      description: 'Ids of the ClinGen/CGC/VICC codes, for oncogenic assertions.',
    }),
    nccnGuidelineId: t.field({
      type: NullableIntInput,
      required: true,
      description: 'Id of the NCCN guideline that supports the assertion; requires its version.',
    }),
    nccnGuidelineVersion: t.field({
      type: NullableStringInput,
      required: true,
      description: `Version of the guideline, such as \`3.2018\`; ${atMost('nccn_guideline_version')}.`,
    }),
    fdaCompanionTest: t.field({
      type: NullableBooleanInput,
      required: true,
      description: 'True if there is an FDA-approved companion diagnostic; predictive assertions only.',
    }),
    fdaRegulatoryApproval: t.field({
      type: NullableBooleanInput,
      required: true,
      description:
        'True if the FDA has approved the therapy for this indication; predictive assertions only.',
    }),
  }),
})

/**
 * The fields as curation works with them.
 * @throws ClientError when a nullable field has both a value and `unset: true`
 */
export const assertionFieldsFrom = (input: typeof AssertionFieldsInput.$inferInput): AssertionFields => ({
  summary: valueOrNull(input.summary, 'summary')?.trim() ?? null,
  description: valueOrNull(input.description, 'description')?.trim() ?? null,
  molecularProfileId: input.molecularProfileId,
  variantOrigin: input.variantOrigin,
  assertionType: input.assertionType,
  significance: input.significance,
  assertionDirection: input.assertionDirection,
  diseaseId: valueOrNull(input.diseaseId, 'diseaseId'),
  therapyIds: idList(input.therapyIds, 'therapyIds'),
  therapyInteractionType: valueOrNull(input.therapyInteractionType, 'therapyInteractionType'),
  phenotypeIds: idList(input.phenotypeIds, 'phenotypeIds'),
  evidenceItemIds: idList(input.evidenceItemIds, 'evidenceItemIds'),
  ampLevel: valueOrNull(input.ampLevel, 'ampLevel'),
  acmgCodeIds: idList(input.acmgCodeIds, 'acmgCodeIds'),
  clingenCodeIds: idList(input.clingenCodeIds, 'clingenCodeIds'),
  nccnGuidelineId: valueOrNull(input.nccnGuidelineId, 'nccnGuidelineId'),
  nccnGuidelineVersion: valueOrNull(input.nccnGuidelineVersion, 'nccnGuidelineVersion')?.trim() ?? null,
  fdaCompanionTest: valueOrNull(input.fdaCompanionTest, 'fdaCompanionTest'),
  fdaRegulatoryApproval: valueOrNull(input.fdaRegulatoryApproval, 'fdaRegulatoryApproval'),
})
