import { foldText } from '#domain/text/names.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { sortKey } from '#server/storage/sort-key.ts'
import type { AnnotatedAssertion } from '../parsers/vcf-facts.ts'
import type { AssertionFacts } from '../parsers/assertion-facts.ts'
import { readAssertion } from '../parsers/assertion-facts.ts'
import type { Release, ReleaseFile } from '../release/release-file.ts'
import type { Row } from '../release/rows.ts'
import { inParts } from './batch-writer.ts'
import type { ClinicalStep } from './evidence.ts'
import { profilesOf, skipWithoutProfile, writeStatuses, writeTerms } from './evidence.ts'
import { linkOfField, oneByOne, writeList } from './field-lists.ts'
import { followCitedEvidence } from './withdrawal/contradictions.ts'
import type { ImportContext } from './import-context.ts'
import { syncLinks } from './links.ts'
import { readBatches } from './read-batches.ts'
import type { CurrentRecord } from './record-writer.ts'
import { currentRecords, isChangedHere, recordColumns, writeRecords } from './record-writer.ts'
import { writeUnresolvedReferences } from './unresolved.ts'
import { requiredId } from './required-id.ts'

/**
 * Writes the assertions of a release with their terms, evidence and history. `annotated` is what VCF files tell of
 * them; the table's own columns, where it has them, win.
 */
export async function importAssertions(
  step: ClinicalStep,
  release: Release,
  annotated: ReadonlyMap<number, AnnotatedAssertion>,
  onRows: (rows: number) => void,
): Promise<void> {
  const { context } = step
  const read = (row: Row, file: ReleaseFile): AssertionFacts => {
    const facts = readAssertion(row, context.survey.vocabulary, impliedStatus(context, row, file))
    const annotation = annotated.get(facts.id)
    return {
      ...facts,
      variantOrigin: facts.variantOrigin ?? annotation?.variantOrigin ?? null,
      therapyInteraction: facts.therapyInteraction ?? annotation?.therapyInteraction ?? null,
    }
  }
  for await (const rows of readBatches(context, release, 'assertion', read, onRows)) {
    const batch = await followCitedEvidence(context, rows)
    const profileIds = await profilesOf(context, batch)
    const possible = batch.filter(
      (row) => profileIds.has(row.facts.id) || skipWithoutProfile(context, 'assertion', row),
    )
    await writeBatch(step, await currentRecords(context, 'assertion', possible), profileIds)
  }
}

// A file of accepted and submitted assertions does not tell which is which; only one of the accepted ones does.
function impliedStatus({ survey }: ImportContext, row: Row, file: ReleaseFile): EvidenceStatus {
  if (file.scope === 'ACCEPTED') return 'ACCEPTED'
  return survey.acceptedAssertions?.has(Number(row.text('assertion_id'))) ? 'ACCEPTED' : 'SUBMITTED'
}

async function writeBatch(
  step: ClinicalStep,
  records: readonly CurrentRecord<AssertionFacts>[],
  profileIds: ReadonlyMap<number, number>,
): Promise<void> {
  const { context, terms, diseases } = step
  const before = await statusesBefore(context, records)
  const rows = []
  for (const record of records) {
    const { facts } = record
    rows.push({
      id: facts.id,
      molecular_profile_id: requiredId(profileIds, facts.id, 'the molecular profile of assertion'),
      disease_id: facts.disease && (await diseases.idOf(facts.disease)),
      status: facts.status,
      assertion_type: facts.type,
      assertion_direction: facts.direction,
      significance: facts.significance,
      variant_origin: facts.variantOrigin,
      therapy_interaction_type: facts.therapyInteraction,
      amp_level: facts.ampLevel,
      nccn_guideline_id: facts.nccnGuideline === null ? null : await terms.nccnGuideline(facts.nccnGuideline),
      nccn_guideline_version: facts.nccnGuidelineVersion,
      fda_companion_test: facts.companionTest,
      fda_regulatory_approval: facts.regulatoryApproval,
      summary: facts.summary,
      summary_folded: foldText(facts.summary),
      summary_sort_key: sortKey(facts.summary),
      description: facts.description,
      ...facts.extensions,
      ...recordColumns(context, 'assertion', record),
    })
  }
  await writeRecords(context, 'assertion', rows)
  await writeTerms(step, 'assertion', records)
  const { acmgCode, clingenCode } = terms
  await writeList(
    context,
    'assertion',
    'acmgCodeIds',
    records,
    (facts) => facts.acmgCodes,
    oneByOne(acmgCode),
  )
  await writeList(
    context,
    'assertion',
    'clingenCodeIds',
    records,
    (facts) => facts.clingenCodes,
    oneByOne(clingenCode),
  )
  await linkEvidence(context, records)
  await writeStatuses(context, 'ASSERTION', records, before, rows)
}

async function statusesBefore(
  { tx }: ImportContext,
  records: readonly CurrentRecord<AssertionFacts>[],
): Promise<Map<number, EvidenceStatus>> {
  const before = new Map<number, EvidenceStatus>()
  const old = records.filter(({ present }) => present !== null).map(({ facts }) => facts.id)
  for (const part of inParts(old, 1000)) {
    const rows = await tx.selectFrom('assertions').select(['id', 'status']).where('id', 'in', part).execute()
    for (const { id, status } of rows) before.set(id, status)
  }
  return before
}

async function linkEvidence(
  context: ImportContext,
  records: readonly CurrentRecord<AssertionFacts>[],
): Promise<void> {
  const free = records.filter(
    ({ facts }) => !isChangedHere(context, 'assertion', facts.id, 'evidence_item_ids'),
  )
  const there = new Set<number>()
  const named = [...new Set(free.flatMap(({ facts }) => facts.evidenceIds))]
  for (const part of inParts(named, 1000)) {
    const rows = await context.tx.selectFrom('evidence_items').select('id').where('id', 'in', part).execute()
    for (const { id } of rows) there.add(id)
  }
  await syncLinks(
    context,
    linkOfField('assertion', 'evidenceItemIds'),
    free.map(({ facts, present }) => ({
      owner: facts.id,
      targets: facts.evidenceIds.filter((id) => there.has(id)),
      isNew: present === null,
    })),
  )
  await writeUnresolvedReferences(
    context,
    'ASSERTION',
    free.map(({ facts, present }) => ({
      id: facts.id,
      isNew: present === null,
      evidence: facts.evidenceIds.filter((id) => !there.has(id)),
      assertion: [],
    })),
  )
}
