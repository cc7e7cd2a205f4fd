import {
  assertionTherapies,
  evidenceItemTherapies,
} from '#server/knowledge/records/clinical/clinical-terms.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import { interactionOf } from './assertion-claim.ts'
import { reasonsAgainstAssertion, reasonsAgainstEvidence } from './claim-rules.ts'
import { notAccepted, notInUse } from './exclusion.ts'
import { genesOf } from './molecular-profile.ts'

/** Checks whether the profile is about one gene alone. */
async function isOfOneGene(profileId: number, load: Load): Promise<boolean> {
  const profile = await existing(load(recordById.molecular_profiles, profileId))
  const [gene, ...others] = await genesOf(profile, { load })
  return Boolean(gene) && others.length === 0
}

/** Rules that say whether a record has an object in GKS, which is not made for that. */
export const HAS_GKS_OBJECT = {
  async EVIDENCE_ITEM(id: number, load: Load): Promise<boolean> {
    const item = await load(recordById.evidence_items, id)
    if (!item || notAccepted(item.status).length > 0) return false
    const { evidence_type: type, significance, therapy_interaction_type: interaction } = item
    const therapies = (await load(evidenceItemTherapies, id)).length
    const hasGene = await isOfOneGene(item.molecular_profile_id, load)
    const facts = {
      type,
      significance,
      interaction,
      therapies,
      hasDisease: item.disease_id !== null,
      hasGene,
    }
    return reasonsAgainstEvidence(facts).length === 0
  },
  async ASSERTION(id: number, load: Load): Promise<boolean> {
    const assertion = await load(recordById.assertions, id)
    if (!assertion || notAccepted(assertion.status).length > 0) return false
    const { assertion_type: type, significance } = assertion
    const therapies = await load(assertionTherapies, id)
    const facts = {
      type,
      significance,
      interaction: await interactionOf(assertion, therapies, { load }),
      therapies: therapies.length,
      hasDisease: assertion.disease_id !== null,
      hasGene: await isOfOneGene(assertion.molecular_profile_id, load),
    }
    return reasonsAgainstAssertion(facts).length === 0
  },
  async MOLECULAR_PROFILE(id: number, load: Load): Promise<boolean> {
    const profile = await load(recordById.molecular_profiles, id)
    return profile !== null && notInUse(profile).length === 0
  },
}
