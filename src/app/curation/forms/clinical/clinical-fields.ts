/** The field of a form that each attribute of a violation is about, of those that evidence and assertions share. */
export const clinicalFieldOf = {
  significance: 'significance',
  disease_id: 'disease',
  therapy_ids: 'therapies',
  therapy_interaction_type: 'therapyInteractionType',
  phenotype_ids: 'phenotypes',
  variant_origin: 'variantOrigin',
  molecular_profile_id: 'molecularProfile',
} as const
