import type { TherapyInteraction } from '#domain/vocabularies/evidence.ts'
import { assertionEvidence } from '#server/knowledge/records/clinical/evidence.ts'
import {
  assertionPhenotypes,
  assertionTherapies,
  evidenceItemTherapies,
} from '#server/knowledge/records/clinical/clinical-terms.ts'
import type { AssertionRecord } from '#server/knowledge/records/records.ts'
import { claimedRecords } from './claim.ts'
import type { AssertionClaim } from './claim.ts'
import type { GksContext } from './gks-context.ts'

/** The claim of an assertion. */
export async function assertionClaim(
  assertion: AssertionRecord,
  context: GksContext,
): Promise<AssertionClaim> {
  const [records, phenotypes, therapies] = await Promise.all([
    claimedRecords(assertion, context),
    context.load(assertionPhenotypes, assertion.id),
    context.load(assertionTherapies, assertion.id),
  ])
  const { assertion_type, significance, variant_origin } = assertion
  const said = { type: assertion_type, significance, origin: variant_origin }
  const interaction = await interactionOf(assertion, therapies, context)
  return { ...said, interaction, ...records, phenotypes, therapies }
}

/** Releases do not tell how the therapies of an assertion interact: then its evidence on the same ones does, if it agrees. */
export async function interactionOf(
  { id, therapy_interaction_type }: AssertionRecord,
  therapies: readonly { id: number }[],
  { load }: Pick<GksContext, 'load'>,
): Promise<TherapyInteraction | null> {
  if (therapy_interaction_type !== null || therapies.length < 2) return therapy_interaction_type
  const ids = new Set(therapies.map((therapy) => therapy.id))
  const accepted = (await load(assertionEvidence, id)).filter(({ status }) => status === 'ACCEPTED')
  const found = await Promise.all(
    accepted.map(async (item) => {
      const own = await load(evidenceItemTherapies, item.id)
      const isSame = own.length === ids.size && own.every((therapy) => ids.has(therapy.id))
      return isSame ? [item.therapy_interaction_type] : []
    }),
  )
  const [interaction, ...others] = new Set(found.flat())
  return others.length === 0 ? (interaction ?? null) : null
}
