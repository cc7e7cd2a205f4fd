import { sql } from 'kysely'
import { profileSubject, statementSentence } from '#domain/clinical/statement-sentence.ts'
import { isComplex, singleVariant, variantsOf } from '#domain/profiles/profile-expression.ts'
import type { ProfileExpression } from '#domain/profiles/profile-expression.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import { diseaseRelation } from '#domain/matching/comparison/disease-relation.ts'
import type { PatientDisease } from '#server/matching/diseases/patient-disease.ts'
import { manyForEach } from '#server/knowledge/paging/batch.ts'
import {
  assertionTherapies,
  evidenceItemTherapies,
} from '#server/knowledge/records/clinical/clinical-terms.ts'
import { evidenceItemAssertions } from '#server/knowledge/records/clinical/evidence.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import { placedDiseases } from '#server/knowledge/records/disease-places.ts'
import { isRetracted } from '#server/knowledge/records/sources.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { quoteOf } from '../output/plain-text.ts'
import { refOf } from '../reading/refs.ts'
import { statementRows } from '../evidence/statement-rows.ts'
import type { StatementRow } from '../evidence/statement-rows.ts'
import type { StatementKind } from '../evidence/selection.ts'
import { citationOf } from './citations.ts'

const variantNames = manyForEach<number, { profile_id: number; id: number; name: string }>(
  (_db, ids) => sql<{ profile_id: number; id: number; name: string }>`
    select link.molecular_profile_id as profile_id, variants.id, features.name || ' ' || variants.name as name
    from molecular_profile_variants as link join variants on variants.id = link.variant_id
    join features on features.id = variants.feature_id
    where link.molecular_profile_id in (${sql.join(ids)}) order by link.position`,
  ({ profile_id }) => profile_id,
)

const expressionOf = (rawName: string): ProfileExpression => {
  const expression = parseRawName(rawName)
  return expression.ok ? expression.value : singleVariant(0)
}

/** The molecular profile of a statement, and the words for it in a sentence. */
async function profileOf({ load }: McpReading, id: number) {
  const profile = await existing(load(recordById.molecular_profiles, id))
  const expression = expressionOf(profile.raw_name)
  const names = new Map((await load(variantNames, id)).map((variant) => [variant.id, variant.name]))
  return {
    subject: profileSubject(expression, (variantId) => names.get(variantId) ?? profile.name),
    profile: {
      id,
      ref: refOf('MOLECULAR_PROFILE', id),
      name: profile.name,
      isComplex: isComplex(expression),
      hasNot: variantsOf(expression).some(({ negated }) => negated),
    },
  }
}

async function diseaseOf({ load }: McpReading, id: number | null, patient: PatientDisease | null) {
  const disease = id === null ? null : await load(diseaseById, id)
  if (!disease) return { disease: null, diseaseRelation: patient ? diseaseRelation(patient, null) : null }
  const isPlaced = (await load(placedDiseases, disease.id)) !== null
  return {
    disease: { ref: refOf('DISEASE', disease.id), name: disease.name, doid: disease.doid },
    diseaseRelation: patient && diseaseRelation(patient, { id: disease.id, isPlaced }),
  }
}

/** A source, as items name it. */
export async function sourceOf({ load }: McpReading, id: number | null) {
  if (id === null) return null
  const source = await existing(load(recordById.sources, id))
  return {
    ref: refOf('SOURCE', id),
    type: source.source_type,
    citationId: source.citation_id,
    citation: source.citation,
    year: source.publication_year,
    retracted: isRetracted(source),
  }
}

const therapiesOf = {
  EVIDENCE: evidenceItemTherapies,
  ASSERTION: assertionTherapies,
}

const recordTypeOf = { EVIDENCE: 'EVIDENCE_ITEM', ASSERTION: 'ASSERTION' } as const

/** Extent to which items are shown. */
export interface ItemOptions {
  /** The disease to which those of the items are related; null: to none. */
  disease: PatientDisease | null
  /** Characters of the quote; null: none is shown. */
  quote: number | null
}

/** An evidence item or assertion as answers show it. */
export type StatementItem = Awaited<ReturnType<typeof itemOf>>

async function itemOf(reading: McpReading, kind: StatementKind, row: StatementRow, options: ItemOptions) {
  const { load } = reading
  const recordType = recordTypeOf[kind]
  const [
    { profile, subject },
    { disease, diseaseRelation: relation },
    therapies,
    source,
    assertions,
    citation,
  ] = await Promise.all([
    profileOf(reading, row.profile_id),
    diseaseOf(reading, row.disease_id, options.disease),
    load(therapiesOf[kind], row.id),
    sourceOf(reading, row.source_id),
    kind === 'EVIDENCE' ? load(evidenceItemAssertions, row.id) : [],
    citationOf(reading, { recordType, kind: recordType, id: row.id }),
  ])
  const withdrawn = Boolean(row.withdrawn)
  return {
    ref: refOf(recordType, row.id),
    kind,
    status: row.status,
    withdrawn,
    statement: statementSentence({
      status: row.status,
      withdrawn,
      type: row.type,
      direction: row.direction,
      significance: row.significance,
      therapies,
      therapyInteractionType: row.interaction,
      subject,
      disease: disease?.name ?? null,
    }),
    type: row.type,
    level: row.level,
    rating: row.rating,
    tier: row.tier,
    direction: row.direction,
    significance: row.significance,
    origin: row.origin,
    profile,
    disease,
    diseaseRelation: relation,
    therapies: therapies.map(({ id, name }) => ({ ref: refOf('THERAPY', id), name })),
    therapyInteraction: therapies.length > 1 ? row.interaction : null,
    source,
    assertions: assertions.map(({ id }) => refOf('ASSERTION', id)),
    ...citation,
    ...(options.quote !== null && { quote: quoteOf(row.text, options.quote) }),
  }
}

/** The records as answers show them, in the order of the ids. */
export async function statementItems(
  reading: McpReading,
  kind: StatementKind,
  ids: readonly number[],
  options: ItemOptions,
): Promise<StatementItem[]> {
  const rows = new Map((await statementRows(reading, kind, ids)).map((row) => [row.id, row]))
  const found = ids.flatMap((id) => rows.get(id) ?? [])
  return Promise.all(found.map((row) => itemOf(reading, kind, row, options)))
}
