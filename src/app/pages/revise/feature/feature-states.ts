import { z } from 'zod'
import type { RevisedFields } from '#app/curation/forms/revision/revised-fields.ts'
import { atFields } from '#app/curation/forms/submission/violations.ts'
import type { FieldViolation } from '#app/curation/forms/submission/violations.ts'
import { chosenReferences, idsOf, typedText, typedTexts, valueOrUnset } from '#app/curation/forms/values.ts'
import { nameViolations } from '#domain/records/record-names.ts'

/* What people may change of a feature, which its kind says. */

export const GeneState = z.object({ description: typedText, sources: chosenReferences })
export type GeneState = z.infer<typeof GeneState>

export const RegionState = GeneState.extend({ aliases: typedTexts })
export type RegionState = z.infer<typeof RegionState>

/** Known partners are genes among the multiple ones of a side. */
export const FusionState = RegionState.extend({ knownPartnerGenes: chosenReferences })
export type FusionState = z.infer<typeof FusionState>

export const FactorState = z.object({
  name: typedText,
  fullName: typedText,
  ...RegionState.shape,
  ncitId: typedText,
})
export type FactorState = z.infer<typeof FactorState>

export const geneFields: RevisedFields<GeneState> = {
  description: { name: 'description' },
  sources: { name: 'source_ids' },
}

export const regionFields: RevisedFields<RegionState> = {
  ...geneFields,
  aliases: { name: 'feature_alias_ids', label: 'Aliases' },
}

export const fusionFields: RevisedFields<FusionState> = {
  ...regionFields,
  knownPartnerGenes: { name: 'known_partner_gene_ids', label: 'Known partner genes' },
}

export const factorFields: RevisedFields<FactorState> = {
  name: { name: 'name' },
  fullName: { name: 'full_name', label: 'Full name' },
  ...regionFields,
  ncitId: { name: 'ncit_id', label: 'NCI Thesaurus code' },
}

/** Every rule that the values of a factor break; whether the name is taken the server knows. */
export const factorViolations = ({ name }: FactorState): FieldViolation<keyof FactorState>[] =>
  atFields(nameViolations('A feature', name), { name: 'name' })

/* The whole new states, as the interface takes them. */

export const geneInput = ({ description, sources }: GeneState) => ({
  description: valueOrUnset(description.trim()),
  sourceIds: idsOf(sources),
})

export const regionInput = (state: RegionState) => ({ ...geneInput(state), aliases: state.aliases })

export const fusionInput = (state: FusionState) => ({
  ...regionInput(state),
  knownPartnerGeneIds: idsOf(state.knownPartnerGenes),
})

export const factorInput = (state: FactorState) => ({
  ...regionInput(state),
  name: state.name.trim(),
  fullName: valueOrUnset(state.fullName.trim()),
  ncitId: valueOrUnset(state.ncitId.trim()),
})
