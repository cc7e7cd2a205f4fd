import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { sortKey } from '#server/storage/sort-key.ts'
import type { EvidenceFacts } from '../parsers/evidence-facts.ts'
import { readEvidence } from '../parsers/evidence-facts.ts'
import type { Release } from '../release/release-file.ts'
import { inParts } from './batch-writer.ts'
import type { DiseaseDirectory } from './diseases.ts'
import { actionsBetween } from './history.ts'
import type { ImportContext } from './import-context.ts'
import { syncLinks } from './links.ts'
import { readBatches } from './read-batches.ts'
import type { CurrentRecord, ReadFacts } from './record-writer.ts'
import { currentRecords, isChangedHere, recordColumns, writeRecords } from './record-writer.ts'
import type { SourceDirectory } from './sources.ts'
import { sourceKey } from './sources.ts'
import type { TermDirectory } from './terms.ts'
import type { TherapyDirectory } from './therapies.ts'

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
  { context, terms, diseases, therapies, sources }: ClinicalStep,
  records: readonly CurrentRecord<EvidenceFacts>[],
  profileIds: ReadonlyMap<number, number>,
): Promise<void> {
  const before = await statusesBefore(context, records)
  const sourceIds = await sources.idsOf(records.map(({ facts }) => facts.source))
  const rows = []
  for (const record of records) {
    const { facts } = record
    rows.push({
      id: facts.id,
      molecular_profile_id: profileIds.get(facts.id) ?? 0,
      disease_id: facts.disease && (await diseases.idOf(facts.disease)),
      source_id: sourceIds.get(sourceKey(facts.source)) ?? 0,
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
      ...recordColumns(context, 'evidence', record),
    })
  }
  await writeRecords(context, 'evidence', rows)
  for (const { molecular_profile_id } of rows) context.touchedProfiles.add(molecular_profile_id)
  await linkTherapies(context, 'evidence', records, therapies)
  await linkPhenotypes(context, 'evidence', records, terms)
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

type ClinicalRecord = CurrentRecord<{ id: number; therapies: string[]; phenotypes: string[] } & ReviewFacts>
type ReviewFacts = { flagged: boolean | null; lastReview: string | null }

export async function linkTherapies(
  context: ImportContext,
  kind: 'evidence' | 'assertion',
  records: readonly ClinicalRecord[],
  therapies: TherapyDirectory,
): Promise<void> {
  const links = []
  for (const { facts, present } of records) {
    if (isChangedHere(context, kind, facts.id, 'therapy_ids')) continue
    const targets = []
    for (const name of facts.therapies) targets.push(await therapies.idOf(name))
    links.push({ owner: facts.id, targets, isNew: present === null })
  }
  if (kind === 'evidence') {
    await syncLinks(context, 'evidence_item_therapies', 'evidence_item_id', 'therapy_id', links)
  } else await syncLinks(context, 'assertion_therapies', 'assertion_id', 'therapy_id', links)
}

export async function linkPhenotypes(
  context: ImportContext,
  kind: 'evidence' | 'assertion',
  records: readonly ClinicalRecord[],
  terms: TermDirectory,
): Promise<void> {
  const pairs = []
  for (const { facts, present } of records) {
    if (isChangedHere(context, kind, facts.id, 'phenotype_ids')) continue
    const targets = []
    for (const name of facts.phenotypes) targets.push(await terms.phenotype(name))
    pairs.push({ owner: facts.id, targets, isNew: present === null })
  }
  if (kind === 'evidence') {
    await syncLinks(context, 'evidence_item_phenotypes', 'evidence_item_id', 'phenotype_id', pairs)
  } else await syncLinks(context, 'assertion_phenotypes', 'assertion_id', 'phenotype_id', pairs)
}
