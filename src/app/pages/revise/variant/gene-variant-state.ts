import { z } from 'zod'
import { hasFusionSyntax } from '#domain/variants/variant-names.ts'
import type { RevisedFields } from '#app/curation/forms/revision/revised-fields.ts'
import type { RevisedSubject } from '#app/curation/forms/revision/pending-revisions.ts'
import type { FieldViolation } from '#app/curation/forms/submission/violations.ts'
import { chosenReference, idsOf, typedText, typedTexts } from '#app/curation/forms/values.ts'
import {
  clinvarInput,
  clinvarError,
  clinvarRevisedValue,
  ClinvarValue,
} from '#app/curation/forms/variant/clinvar-values.ts'
import { coordinateViolations, placeInput, PlaceValues } from '#app/curation/forms/variant/place-values.ts'
import type { SuggestGeneVariantRevisionMutationVariables } from '#app/graphql/generated/revise-variant.ts'
import { featureAndNameRules, numberShown, variantNameFields, variantNameValues } from './variant-common.ts'

/** Fields that people may change of a gene variant. */
export const GeneVariantState = z.object({
  feature: chosenReference,
  name: typedText,
  ...variantNameValues,
  hgvsDescriptions: typedTexts,
  clinvar: ClinvarValue,
  ...PlaceValues.shape,
})
export type GeneVariantState = z.infer<typeof GeneVariantState>

/** Names under which it is recorded; its place is a subject of its own. */
export const geneVariantFields = (place: readonly RevisedSubject[]): RevisedFields<GeneVariantState> => ({
  feature: { name: 'feature_id', label: 'Gene' },
  name: { name: 'name' },
  ...variantNameFields,
  hgvsDescriptions: { name: 'hgvs_description_ids', label: 'HGVS descriptions' },
  clinvar: { name: 'clinvar_entry_ids', label: 'ClinVar', shown: clinvarRevisedValue },
  referenceBuild: { name: 'reference_build', subjects: place },
  chromosome: { name: 'chromosome', subjects: place },
  start: { name: 'start', subjects: place, shown: numberShown },
  stop: { name: 'stop', subjects: place, shown: numberShown },
  referenceBases: { name: 'reference_bases', subjects: place },
  variantBases: { name: 'variant_bases', subjects: place },
  representativeTranscript: { name: 'representative_transcript', subjects: place },
  ensemblVersion: { name: 'ensembl_version', subjects: place, shown: numberShown },
})

/** Every rule that the values break; whether the name is taken the server knows. */
export function geneVariantViolations(values: GeneVariantState): FieldViolation<keyof GeneVariantState>[] {
  const clinvar = clinvarError(values.clinvar)
  return [
    ...featureAndNameRules(values),
    ...(hasFusionSyntax(values.name)
      ? [
          {
            field: 'name' as const,
            message: `${values.name.trim()} names a fusion (:: or the word fusion), not a variant of a gene.`,
          },
        ]
      : []),
    ...(clinvar ? [{ field: 'clinvar' as const, message: clinvar }] : []),
    ...coordinateViolations(values),
  ]
}

/** The whole new state, as the interface takes it. */
export const geneVariantInput = (
  values: GeneVariantState,
): SuggestGeneVariantRevisionMutationVariables['input']['fields'] => ({
  featureId: values.feature?.id ?? 0,
  name: values.name.trim(),
  aliases: values.aliases,
  variantTypeIds: idsOf(values.variantTypes),
  hgvsDescriptions: values.hgvsDescriptions,
  clinvarIds: clinvarInput(values.clinvar),
  coordinates: placeInput(values),
})
