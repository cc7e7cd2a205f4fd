import { atMost } from '#domain/text/text-lengths.ts'
import { idList, valueOrNull, wholeNumberWithin } from '#server/curation/arguments.ts'
import type { EvidenceItemFields } from '#domain/records/fields/evidence-item.ts'
import { builder } from '../schema/builder.ts'
import {
  EvidenceDirection,
  EvidenceLevel,
  EvidenceSignificance,
  EvidenceType,
  VariantOrigin,
} from '../schema/enums.ts'
import {
  NullableIntInput,
  NullableStringInput,
  NullableTherapyInteractionTypeInput,
} from './nullable-inputs.ts'

export const EvidenceItemFieldsInput = builder.inputType('EvidenceItemFields', {
  description: 'Editable fields of an evidence item; a revision gives the complete new state.',
  fields: (t) => ({
    description: t.field({
      type: NullableStringInput,
      required: true,
      description: `Evidence statement, in the curator's own words; ${atMost('description')}.`,
    }),
    molecularProfileId: t.int({ required: true, description: 'Id of the molecular profile.' }),
    variantOrigin: t.field({
      type: VariantOrigin,
      required: true,
      description: 'Variant origin; Combined only for molecular profiles of several variants.',
    }),
    sourceId: t.int({ required: true, description: 'Id of the source.' }),
    evidenceType: t.field({
      type: EvidenceType,
      required: true,
      description:
        'Type of the evidence: predictive, prognostic, diagnostic, predisposing, oncogenic or functional.',
    }),
    significance: t.field({
      type: EvidenceSignificance,
      required: true,
      description: 'Significance of the molecular profile; allowed values depend on the type.',
    }),
    diseaseId: t.field({
      type: NullableIntInput,
      required: true,
      description: 'Id of the disease; none for functional evidence, required for all other types.',
    }),
    evidenceLevel: t.field({
      type: EvidenceLevel,
      required: true,
      description: 'Evidence level, A (validated association) to E (inferential association).',
    }),
    evidenceDirection: t.field({
      type: EvidenceDirection,
      required: true,
      description: 'Direction: supports or does not support the significance.',
    }),
    phenotypeIds: t.intList({
      required: true,
      description: 'Ids of the phenotypes; an empty list for none.',
    }),
    rating: t.int({ required: true, description: 'Evidence rating, 1 to 5 stars.' }),
    therapyIds: t.intList({
      required: true,
      description: 'Ids of the therapies: one or more for predictive evidence, none for all other types.',
    }),
    therapyInteractionType: t.field({
      type: NullableTherapyInteractionTypeInput,
      required: true,
      description: 'Therapy interaction type; only for several therapies.',
    }),
  }),
})

/**
 * The fields as curation works with them.
 * @throws ClientError when a nullable field has both a value and `unset: true`, or for a rating beyond 1 to 5
 */
export const evidenceItemFieldsFrom = (
  input: typeof EvidenceItemFieldsInput.$inferInput,
): EvidenceItemFields => ({
  description: valueOrNull(input.description, 'description')?.trim() ?? null,
  molecularProfileId: input.molecularProfileId,
  variantOrigin: input.variantOrigin,
  sourceId: input.sourceId,
  evidenceType: input.evidenceType,
  significance: input.significance,
  diseaseId: valueOrNull(input.diseaseId, 'diseaseId'),
  evidenceLevel: input.evidenceLevel,
  evidenceDirection: input.evidenceDirection,
  phenotypeIds: idList(input.phenotypeIds, 'phenotypeIds'),
  rating: wholeNumberWithin(input.rating, 'rating', 1, 5),
  therapyIds: idList(input.therapyIds, 'therapyIds'),
  therapyInteractionType: valueOrNull(input.therapyInteractionType, 'therapyInteractionType'),
})
