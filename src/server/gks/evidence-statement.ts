import {
  evidenceItemPhenotypes,
  evidenceItemTherapies,
} from '#server/knowledge/records/clinical/clinical-terms.ts'
import { isRetracted } from '#server/knowledge/records/sources.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { EvidenceItemRecord } from '#server/knowledge/records/records.ts'
import { claimedRecords, factsOf, proposition } from './claim.ts'
import type { Claim } from './claim.ts'
import { reasonsAgainstEvidence } from './claim-rules.ts'
import { extensions, present, sourceDocument } from './concepts.ts'
import { curationMethodOf } from './curation-method.ts'
import type { GksContext } from './gks-context.ts'
import type { Statement } from './gks-types.ts'
import { directionOf, PROPOSITIONS, strengthOf } from './propositions.ts'
import { notAccepted } from './exclusion.ts'
import type { Written } from './exclusion.ts'

/** The claim of an evidence item. */
export async function evidenceClaim(item: EvidenceItemRecord, context: GksContext): Promise<Claim> {
  const [records, phenotypes, therapies] = await Promise.all([
    claimedRecords(item, context),
    context.load(evidenceItemPhenotypes, item.id),
    context.load(evidenceItemTherapies, item.id),
  ])
  const { evidence_type, significance, variant_origin, therapy_interaction_type } = item
  const said = { type: evidence_type, significance, origin: variant_origin }
  return { ...said, interaction: therapy_interaction_type, ...records, phenotypes, therapies }
}

/** An evidence item as a statement of VA-Spec, or why it has none (gks.md, section 6). */
export async function evidenceStatement(
  item: EvidenceItemRecord,
  context: GksContext,
): Promise<Written<Statement>> {
  const { load, ids, detail } = context
  const id = ids.id('eid', item)
  const claim = await evidenceClaim(item, context)
  const source = await load(recordById.sources, item.source_id)
  const predicate = PROPOSITIONS[item.evidence_type].predicates[item.significance]
  const reasons = [...notAccepted(item.status), ...reasonsAgainstEvidence(factsOf(claim))]
  if (reasons.length > 0 || !predicate) return { exclusion: { id, reasons } }
  const more =
    detail === 'full' ? { evidenceRating: item.evidence_rating, flagged: item.flagged || null } : {}
  const object = present({
    id,
    type: 'Statement',
    description: item.description,
    extensions: extensions({ ...more, sourceRetracted: (source && isRetracted(source)) || null }),
    specifiedBy: curationMethodOf(item, context),
    reportedIn: [...(source ? [sourceDocument(source, context)] : []), ids.link('eid', item)],
    proposition: await proposition(claim, predicate.predicate, context),
    direction: directionOf(item.evidence_direction, predicate),
    strength: strengthOf(item.evidence_level),
    classification: predicate.effect ? { name: predicate.effect } : null,
  }) as Statement
  return { object }
}
