import { nameViolations } from '#domain/records/record-names.ts'
import { atMost } from '#domain/text/text-lengths.ts'
import type { RecordToRevise } from '#app/curation/forms/revision/revised-record.ts'
import type { RevisedValue } from '#app/entities/history/revised-value.ts'
import { wholeNumberIn } from '#app/curation/forms/variant/whole-number.ts'
import { chosenReferences, typedTexts } from '#app/curation/forms/values.ts'
import type { FieldViolation } from '#app/curation/forms/submission/violations.ts'

/** Fields of every variant that people may change. */
export const variantNameValues = { aliases: typedTexts, variantTypes: chosenReferences }

/** Names under which it is recorded. */
export const variantNameFields = {
  aliases: { name: 'variant_alias_ids' },
  variantTypes: { name: 'variant_type_ids' },
}

/** A variant to revise, with its own name and that of its feature beside the two together. */
export type VariantRecord = RecordToRevise & {
  variantName: string
  featureName: string
}

/** The rules that the feature and the name of a variant break; whether the name is taken the server knows. */
export function featureAndNameRules({
  feature,
  name,
}: {
  feature: unknown
  name: string
}): FieldViolation<'feature' | 'name'>[] {
  return [
    ...(feature ? [] : [{ field: 'feature' as const, message: 'Select a feature.' }]),
    ...nameViolations('A variant', name).map(({ message }) => ({ field: 'name' as const, message })),
  ]
}

export const nameHint = `Unique among variants of the feature; ${atMost('name')}.`

/** A number as people compare it, however it was typed. */
export const numberShown = (text: string): RevisedValue => ({
  kind: 'text',
  text: String(wholeNumberIn(text) ?? text),
})
