import { z } from 'zod'
import { tooLongTexts } from '#domain/text/text-lengths.ts'
import type { RevisedFields } from '#app/curation/forms/revision/revised-fields.ts'
import { atFields } from '#app/curation/forms/submission/violations.ts'
import type { FieldViolation } from '#app/curation/forms/submission/violations.ts'
import { chosenReference, idsOf, typedText, valueOrUnset } from '#app/curation/forms/values.ts'
import type { SuggestFactorVariantRevisionMutationVariables } from '#app/graphql/generated/revise-variant.ts'
import { featureAndNameRules, variantNameFields, variantNameValues } from './variant-common.ts'

/** Fields that people may change of a variant of a factor. */
export const FactorVariantState = z.object({
  feature: chosenReference,
  name: typedText,
  ncitId: typedText,
  ...variantNameValues,
})
export type FactorVariantState = z.infer<typeof FactorVariantState>

export const factorVariantFields: RevisedFields<FactorVariantState> = {
  feature: { name: 'feature_id', label: 'Factor' },
  name: { name: 'name' },
  ncitId: { name: 'ncit_id', label: 'NCIt ID' },
  ...variantNameFields,
}

/** Every rule that the values break; whether the name is taken the server knows. */
export const factorVariantViolations = (
  values: FactorVariantState,
): FieldViolation<keyof FactorVariantState>[] => [
  ...featureAndNameRules(values),
  ...atFields(tooLongTexts({ ncit_id: values.ncitId }), { ncit_id: 'ncitId' }),
]

/** The whole new state, as the interface takes it. */
export const factorVariantInput = (
  values: FactorVariantState,
): SuggestFactorVariantRevisionMutationVariables['input']['fields'] => ({
  featureId: values.feature?.id ?? 0,
  name: values.name.trim(),
  ncitId: valueOrUnset(values.ncitId.trim()),
  aliases: values.aliases,
  variantTypeIds: idsOf(values.variantTypes),
})
