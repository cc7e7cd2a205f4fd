import { evidenceSignificances } from '#domain/vocabularies/evidence.ts'
import {
  evidenceItemPhenotypes,
  evidenceItemTherapies,
} from '#server/knowledge/records/clinical/clinical-terms.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { EvidenceItemRecord, MolecularProfileRecord } from '#server/knowledge/records/records.ts'
import type { DiseaseRecord, TherapyRecord } from '#server/knowledge/records/terms.ts'
import {
  alleleOrigin,
  condition,
  CURATION_METHOD,
  extensions,
  present,
  sourceDocument,
  therapyConcept,
} from './concepts.ts'
import type { GksContext } from './gks-context.ts'
import type { MappableConcept, Proposition, Statement, TherapyGroup } from './gks-types.ts'
import { categoricalVariant, geneContext } from './molecular-profile.ts'
import { directionOf, PROPOSITIONS, strengthOf } from './propositions.ts'
import type { RefusalReason, Written } from './refusal.ts'

/** All of a record that its statement needs beside it. */
interface Related {
  profile: MolecularProfileRecord
  gene: MappableConcept | null
  disease: DiseaseRecord | null
  therapies: readonly TherapyRecord[]
}

function reasonsAgainst(item: EvidenceItemRecord, { gene, disease, therapies }: Related): RefusalReason[] {
  const reasons: RefusalReason[] = []
  const { evidence_type: type, significance } = item
  const form = PROPOSITIONS[type]
  if (item.status !== 'ACCEPTED') reasons.push({ code: 'not-accepted', message: 'It has not been accepted' })
  if (!form.predicates[significance]) {
    const label = evidenceSignificances.label(significance)
    reasons.push({ code: 'significance', message: `VA-Spec has no predicate for the significance ${label}` })
  }
  if (type === 'PREDICTIVE' && therapies.length === 0)
    reasons.push({ code: 'therapy-missing', message: 'It is predictive and names no therapy' })
  if (type === 'PREDICTIVE' && therapies.length > 1 && item.therapy_interaction_type === 'SEQUENTIAL')
    reasons.push({
      code: 'therapy-sequential',
      message: 'Its therapies are sequential; VA-Spec has groups without order only',
    })
  if (form.condition && !disease) reasons.push({ code: 'disease-missing', message: 'It names no disease' })
  if (type === 'FUNCTIONAL' && !gene)
    reasons.push({ code: 'gene-ambiguous', message: 'Its molecular profile is not about a single gene' })
  return reasons
}

async function therapeutic(
  item: EvidenceItemRecord,
  therapies: readonly TherapyRecord[],
  context: GksContext,
): Promise<MappableConcept | TherapyGroup | null> {
  const [first, ...others] = await Promise.all(therapies.map((therapy) => therapyConcept(therapy, context)))
  if (!first || others.length === 0) return first ?? null
  const membershipOperator = item.therapy_interaction_type === 'SUBSTITUTES' ? 'OR' : 'AND'
  return { therapies: [first, ...others], membershipOperator }
}

async function proposition(
  item: EvidenceItemRecord,
  { profile, gene, disease, therapies }: Related,
  context: GksContext,
): Promise<Proposition> {
  const form = PROPOSITIONS[item.evidence_type]
  const isFunctional = form.condition === null
  const [subjectVariant, phenotypes] = await Promise.all([
    categoricalVariant(profile, context),
    context.load(evidenceItemPhenotypes, item.id),
  ])
  return present({
    type: form.type,
    subjectVariant,
    geneContextQualifier: isFunctional ? null : gene,
    alleleOriginQualifier: isFunctional ? null : alleleOrigin(item.variant_origin),
    predicate: form.predicates[item.significance]?.predicate,
    objectTherapeutic:
      item.evidence_type === 'PREDICTIVE' ? await therapeutic(item, therapies, context) : null,
    ...(form.condition && disease && { [form.condition]: condition(disease, phenotypes, context) }),
    objectSequenceFeature: isFunctional ? gene : null,
  }) as Proposition
}

/** An evidence item as a statement of VA-Spec, or why it has none (gks.md, section 6). */
export async function evidenceStatement(
  item: EvidenceItemRecord,
  context: GksContext,
): Promise<Written<Statement>> {
  const { load, ids, detail } = context
  const id = ids.id('eid', item.id)
  const [profile, source, disease, therapies] = await Promise.all([
    load(recordById.molecular_profiles, item.molecular_profile_id),
    load(recordById.sources, item.source_id),
    item.disease_id === null ? null : load(diseaseById, item.disease_id),
    load(evidenceItemTherapies, item.id),
  ])
  if (!profile || !source) throw new Error(`Evidence item ${item.id} has no profile or no source`)
  const related = { profile, gene: await geneContext(profile, context), disease, therapies }
  const reasons = reasonsAgainst(item, related)
  const predicate = PROPOSITIONS[item.evidence_type].predicates[item.significance]
  if (reasons.length > 0 || !predicate) return { refusal: { id, reasons } }
  const more =
    detail === 'full' ? { evidenceRating: item.evidence_rating, flagged: item.flagged || null } : {}
  const object = present({
    id,
    type: 'Statement',
    description: item.description,
    extensions: extensions(more),
    specifiedBy: CURATION_METHOD,
    reportedIn: [sourceDocument(source, context), ids.link('eid', item.id)],
    proposition: await proposition(item, related, context),
    direction: directionOf(item.evidence_direction, predicate),
    strength: strengthOf(item.evidence_level),
    classification: predicate.effect ? { name: predicate.effect } : null,
  }) as Statement
  return { object }
}
