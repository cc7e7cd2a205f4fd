import { z } from 'zod'
import type { RevisedFields } from '#app/curation/forms/revision/revised-fields.ts'
import { atFields } from '#app/curation/forms/submission/violations.ts'
import type { FieldViolation } from '#app/curation/forms/submission/violations.ts'
import { chosenReferences, idsOf, typedText, valueOrUnset } from '#app/curation/forms/values.ts'
import type { SuggestVariantGroupRevisionMutationVariables } from '#app/graphql/generated/revise-variant-group.ts'
import { nameViolations } from '#domain/records/record-names.ts'

/** Fields that people may change of a variant group. */
export const VariantGroupState = z.object({
  name: typedText,
  description: typedText,
  variants: chosenReferences,
  sources: chosenReferences,
})
export type VariantGroupState = z.infer<typeof VariantGroupState>

export const variantGroupFields: RevisedFields<VariantGroupState> = {
  name: { name: 'name' },
  description: { name: 'description' },
  variants: { name: 'variant_ids' },
  sources: { name: 'source_ids' },
}

/** Every rule that the values break; whether the name is taken the server knows. */
export const groupViolations = ({ name }: VariantGroupState): FieldViolation<keyof VariantGroupState>[] =>
  atFields(nameViolations('A variant group', name), { name: 'name' })

/** The whole new state, as the interface takes it. */
export const variantGroupInput = ({
  name,
  description,
  variants,
  sources,
}: VariantGroupState): SuggestVariantGroupRevisionMutationVariables['input']['fields'] => ({
  name: name.trim(),
  description: valueOrUnset(description.trim()),
  variantIds: idsOf(variants),
  sourceIds: idsOf(sources),
})
