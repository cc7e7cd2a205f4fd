import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { sortKey } from '#server/storage/sort-key.ts'
import type { EvidenceFacts } from '../parsers/evidence-facts.ts'
import { readEvidence } from '../parsers/evidence-facts.ts'
import type { Release } from '../release/release-file.ts'
import { inParts } from './batch-writer.ts'
import type { DiseaseDirectory } from './diseases.ts'
import { oneByOne, writeList } from './field-lists.ts'
import { actionsBetween } from './history.ts'
import type { ImportContext } from './import-context.ts'
import { readBatches } from './read-batches.ts'
import type { CurrentRecord, ReadFacts } from './record-writer.ts'
import { currentRecords, recordColumns, writeRecords } from './record-writer.ts'
import type { SourceDirectory } from './sources.ts'
import { sourceKey } from './sources.ts'
import type { TermDirectory } from './terms.ts'
import type { TherapyDirectory } from './therapies.ts'
import { requiredId } from './required-id.ts'

export type ClinicalStep = {
  context: ImportContext
  terms: TermDirectory
  diseases: DiseaseDirectory
  therapies: TherapyDirectory
  sources: SourceDirectory
}

/** Writes the evidence items of a release with their sources, terms and history. */
export async function importEvidence(
  step: ClinicalStep,
  release: Release,
  onRows: (rows: number) => void,
): Promise<void> {
  const { context } = step
  const read = (row: Parameters<typeof readEvidence>[0]) => readEvidence(row, context.survey.vocabulary)
  for await (const batch of readBatches(context, release, 'evidence', read, onRows)) {
    const profileIds = await profilesOf(context, batch)
    const possible = batch.filter(
      (row) => profileIds.has(row.facts.id) || skipWithoutProfile(context, 'evidence', row),
    )
    await writeBatch(step, await currentRecords(context, 'evidence', possible), profileIds)
  }
}

async function writeBatch(
  step: ClinicalStep,
  records: readonly CurrentRecord<EvidenceFacts>[],
  profileIds: ReadonlyMap<number, number>,
): Promise<void> {
  const { context, diseases, sources } = step
  const before = await statusesBefore(context, records)
  const sourceIds = await sources.idsOf(records.map(({ facts }) => facts.source))
  const rows = []
  for (const record of records) {
    const { facts } = record
    rows.push({
      id: facts.id,
      molecular_profile_id: requiredId(profileIds, facts.id, 'the molecular profile of evidence item'),
      disease_id: facts.disease && (await diseases.idOf(facts.disease)),
      source_id: requiredId(sourceIds, sourceKey(facts.source), 'source'),
      status: facts.status,
      evidence_type: facts.type,
      evidence_level: facts.level,
      evidence_direction: facts.direction,
      significance: facts.significance,
      variant_origin: facts.variantOrigin,
      therapy_interaction_type: facts.therapyInteraction,
      evidence_rating: facts.rating,
      description: facts.description,
      description_sort_key: sortKey(facts.description),
      ...facts.extensions,
      ...recordColumns(context, 'evidence', record),
    })
  }
  await writeRecords(context, 'evidence', rows)
  for (const { molecular_profile_id } of rows) context.touchedProfiles.add(molecular_profile_id)
  await writeTerms(step, 'evidence', records)
  await writeStatuses(context, 'EVIDENCE_ITEM', records, before, rows)
}

/** Statuses before the import; the profile that an item leaves has its score to lose. */
async function statusesBefore(
  context: ImportContext,
  records: readonly CurrentRecord<EvidenceFacts>[],
): Promise<Map<number, EvidenceStatus>> {
  const before = new Map<number, EvidenceStatus>()
  const old = records.filter(({ present }) => present !== null).map(({ facts }) => facts.id)
  for (const part of inParts(old, 1000)) {
    const rows = await context.tx
      .selectFrom('evidence_items')
      .select(['id', 'status', 'molecular_profile_id'])
      .where('id', 'in', part)
      .execute()
    for (const { id, status, molecular_profile_id } of rows) {
      before.set(id, status)
      context.touchedProfiles.add(molecular_profile_id)
    }
  }
  return before
}

/** Writes the history of how a batch changed statuses, and sets its flags. */
export async function writeStatuses(
  context: ImportContext,
  type: 'EVIDENCE_ITEM' | 'ASSERTION',
  records: readonly CurrentRecord<{ id: number; status: EvidenceStatus } & ReviewFacts>[],
  before: ReadonlyMap<number, EvidenceStatus>,
  rows: readonly { id: number; status: EvidenceStatus }[],
): Promise<void> {
  const statuses = new Map(rows.map(({ id, status }) => [id, status]))
  for (const { facts, present } of records) {
    const at = facts.lastReview ?? context.now
    const note = present?.withdrawn ? `Release ${context.release.name} holds it again.` : null
    const from = before.get(facts.id) ?? null
    for (const action of actionsBetween(type, from, statuses.get(facts.id) ?? facts.status))
      await context.history.add({ action, type, id: facts.id, at: note ? context.now : at, note })
    await context.flags.syncFlag(type, facts.id, facts.flagged, at)
  }
}

type HasProfile = { id: number; profileId: number | null; variantId: number | null }

/**
 * The profile of each evidence item or assertion: the one that it names, or of the older form the own profile of
 * its variant.
 */
export async function profilesOf(
  { tx, sameProfile }: ImportContext,
  rows: readonly ReadFacts<HasProfile>[],
): Promise<Map<number, number>> {
  const own = new Map<number, number>()
  const variantIds = new Set(rows.flatMap(({ facts }) => facts.variantId ?? []))
  for (const part of inParts([...variantIds], 1000)) {
    const found = await tx
      .selectFrom('variants')
      .select(['id', 'single_variant_molecular_profile_id as profileId'])
      .where('id', 'in', part)
      .execute()
    for (const { id, profileId } of found) own.set(id, profileId)
  }
  const named = new Set(
    rows.flatMap(({ facts }) =>
      facts.profileId === null ? [] : (sameProfile.get(facts.profileId) ?? facts.profileId),
    ),
  )
  const there = new Set<number>()
  for (const part of inParts([...named], 1000)) {
    const found = await tx.selectFrom('molecular_profiles').select('id').where('id', 'in', part).execute()
    for (const { id } of found) there.add(id)
  }
  const profileIds = new Map<number, number>()
  for (const { facts } of rows) {
    const profileId =
      facts.profileId === null
        ? own.get(facts.variantId ?? 0)
        : (sameProfile.get(facts.profileId) ?? facts.profileId)
    if (profileId !== undefined && (facts.profileId === null || there.has(profileId))) {
      profileIds.set(facts.id, profileId)
    }
  }
  return profileIds
}

/** Reports a row whose profile could not be read; always false. */
export function skipWithoutProfile(
  context: ImportContext,
  kind: 'evidence' | 'assertion',
  { facts, file, line }: ReadFacts<HasProfile>,
): false {
  const what =
    facts.profileId === null ? `variant ${facts.variantId}` : `molecular profile ${facts.profileId}`
  context.report.count(kind, 'read')
  context.report.skip(kind, { file, line, why: `its ${what} could not be read` })
  return false
}

type ClinicalRecord = CurrentRecord<{ id: number; therapies: string[]; phenotypes: string[] }>
type ReviewFacts = { flagged: boolean | null; lastReview: string | null }

/** Links evidence items or assertions to their therapies and phenotypes. */
export async function writeTerms(
  { context, therapies, terms }: ClinicalStep,
  kind: 'evidence' | 'assertion',
  records: readonly ClinicalRecord[],
): Promise<void> {
  const write = (key: string, namesOf: (facts: ClinicalRecord['facts']) => string[], find: FindId) =>
    writeList(context, kind, key, records, namesOf, oneByOne(find))
  await write(
    'therapyIds',
    (facts) => facts.therapies,
    (name) => therapies.idOf(name),
  )
  await write(
    'phenotypeIds',
    (facts) => facts.phenotypes,
    (name) => terms.phenotype(name),
  )
}

type FindId = (name: string) => Promise<number>
