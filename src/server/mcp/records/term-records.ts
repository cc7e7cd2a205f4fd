import { sql } from 'kysely'
import { sourceName } from '#domain/text/names.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { sourceClinicalTrials } from '#server/knowledge/records/sources.ts'
import { therapyById } from '#server/knowledge/records/therapies.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { refOf } from '../reading/refs.ts'
import { citationOf } from './citations.ts'
import { evidenceCountsOf } from './evidence-counts.ts'
import type { RecordAnswer } from './record-shapes.ts'
import { sourceOf } from './statement-items.ts'

/** A publication; null where there is none. */
export async function sourceRecord(reading: McpReading, id: number): Promise<RecordAnswer | null> {
  const { load } = reading
  const row = await load(recordById.sources, id)
  const shown = row && (await sourceOf(reading, id))
  if (!row || !shown) return null
  const [trials, evidence, citation] = await Promise.all([
    load(sourceClinicalTrials, id),
    evidenceCountsOf(reading, 'SOURCE', id),
    citationOf(reading, { recordType: 'SOURCE', kind: 'SOURCE', id }),
  ])
  return {
    ...shown,
    kind: 'SOURCE',
    name: sourceName({ sourceType: row.source_type, citation: row.citation, citationId: row.citation_id }),
    title: row.title,
    journal: row.journal,
    openAccess: row.open_access === null ? null : Boolean(row.open_access),
    clinicalTrials: trials.map(({ nct_id }) => nct_id),
    evidence,
    ...citation,
  }
}

async function parentsOf({ db }: McpReading, id: number) {
  const { rows } = await sql<{ id: number; name: string }>`
    select diseases.id, diseases.name from disease_parents as link join diseases on diseases.id = link.parent_id
    where link.disease_id = ${id} order by diseases.name_folded`.execute(db)
  return rows.map((row) => ({ ref: refOf('DISEASE', row.id), name: row.name }))
}

async function ncitIdOf({ db }: McpReading, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('disease_external_ids')
    .select('external_id')
    .where('disease_id', '=', id)
    .where('external_id', 'like', 'C%')
    .orderBy('external_id')
    .limit(1)
    .executeTakeFirst()
  return row?.external_id ?? null
}

/** A disease with those directly above it; null where there is none. */
export async function diseaseRecord(reading: McpReading, id: number): Promise<RecordAnswer | null> {
  const { load } = reading
  const row = await load(diseaseById, id)
  if (!row) return null
  const [aliases, parents, ncitId, evidence, citation] = await Promise.all([
    load(aliasesOf.disease, id),
    parentsOf(reading, id),
    ncitIdOf(reading, id),
    evidenceCountsOf(reading, 'DISEASE', id),
    citationOf(reading, { recordType: 'DISEASE', kind: 'DISEASE', id }),
  ])
  return {
    ref: refOf('DISEASE', id),
    kind: 'DISEASE',
    name: row.name,
    doid: row.doid,
    ncitId,
    aliases: aliases.map(({ name }) => name),
    parents,
    deprecated: Boolean(row.deprecated),
    evidence,
    ...citation,
  }
}

/** A therapy; null where there is none. */
export async function therapyRecord(reading: McpReading, id: number): Promise<RecordAnswer | null> {
  const { load } = reading
  const row = await load(therapyById, id)
  if (!row) return null
  const [aliases, evidence, citation] = await Promise.all([
    load(aliasesOf.therapy, id),
    evidenceCountsOf(reading, 'THERAPY', id),
    citationOf(reading, { recordType: 'THERAPY', kind: 'THERAPY', id }),
  ])
  return {
    ref: refOf('THERAPY', id),
    kind: 'THERAPY',
    name: row.name,
    doid: null,
    ncitId: row.ncit_id,
    aliases: aliases.map(({ name }) => name),
    parents: [],
    deprecated: Boolean(row.deprecated),
    evidence,
    ...citation,
  }
}
