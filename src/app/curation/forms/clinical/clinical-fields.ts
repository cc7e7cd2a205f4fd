/* Under which names the fields are recorded that evidence items and assertions share: before and after their claim. */

export const aboutFields = {
  molecularProfile: { name: 'molecular_profile_id' },
  variantOrigin: { name: 'variant_origin' },
} as const

export const clinicalFields = {
  disease: { name: 'disease_id' },
  therapies: { name: 'therapy_ids' },
  therapyInteractionType: { name: 'therapy_interaction_type' },
  phenotypes: { name: 'phenotype_ids' },
} as const
