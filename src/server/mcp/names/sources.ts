import { sql } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import type { SourceSource } from '#domain/vocabularies/sources.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { parseRef } from '../reading/refs.ts'

/** Sources that a text names, and the identifier as it is written everywhere. */
export interface NamedSources {
  ids: number[]
  /** As `PMID:20619739`. */
  identifier: string
}

async function sourcesCited({ db }: McpReading, type: SourceSource, id: string): Promise<number[]> {
  const rows = await db
    .selectFrom('sources')
    .select('id')
    .where('source_type', '=', type)
    .where(({ or, eb }) =>
      or([
        eb('citation_id', '=', id),
        ...(type === 'ASCO' && /^\d{1,9}$/.test(id) ? [eb('asco_abstract_id', '=', Number(id))] : []),
      ]),
    )
    .execute()
  return rows.map((row) => row.id)
}

async function sourcesOfTrial({ db }: McpReading, nctId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select link.source_id as id from source_clinical_trials as link
    join clinical_trials as trial on trial.id = link.clinical_trial_id
    where trial.nct_id = ${nctId} order by link.source_id`.execute(db)
  return rows.map(({ id }) => id)
}

const prefix = (type: SourceSource) => (type === 'PUBMED' ? 'PMID:' : `${type} `)

/**
 * The sources that a text names: `PMID:20619739`, digits alone, `ASCO 161573`, a DOI of Blood, `NCT00261846` (all sources
 * that report on the trial), `SID12`. Null for a text that is no such identifier.
 */
export async function sourcesNamed(reading: McpReading, text: string): Promise<NamedSources | null> {
  const ref = parseRef(text)
  if (ref?.kind === 'SOURCE') {
    const rows = await reading.db.selectFrom('sources').select('id').where('id', '=', ref.id).execute()
    return { ids: rows.map(({ id }) => id), identifier: `SID${ref.id}` }
  }
  const plain = text.trim()
  const [, pubmed] = /^(?:(?:PMID|PUBMED)[:\s]*)?(\d{1,11})$/i.exec(plain) ?? []
  const [, asco] = /^ASCO[:\s]+(?:abstract\s+)?(\S{1,60})$/i.exec(plain) ?? []
  const [, ash] = /^(?:(?:ASH|DOI)[:\s]*)?(10\.1182\/\S{1,100})$/i.exec(plain) ?? []
  const cited: [SourceSource, string][] = [
    ...(pubmed ? ([['PUBMED', pubmed]] as [SourceSource, string][]) : []),
    ...(asco ? ([['ASCO', asco]] as [SourceSource, string][]) : []),
    ...(ash ? ([['ASH', ash]] as [SourceSource, string][]) : []),
  ]
  const [only] = cited
  if (only) return { ids: await sourcesCited(reading, ...only), identifier: `${prefix(only[0])}${only[1]}` }
  const [trial] = /^NCT\d{8}$/i.exec(plain) ?? []
  return trial
    ? { ids: await sourcesOfTrial(reading, trial.toUpperCase()), identifier: trial.toUpperCase() }
    : null
}

/** The phenotypes that a text names: by name or id of the Human Phenotype Ontology. */
export async function phenotypesNamed(
  { db }: McpReading,
  text: string,
): Promise<{ id: number; name: string; hpoId: string; how: 'NAME' | 'IDENTIFIER' }[]> {
  const rows = await db
    .selectFrom('phenotypes')
    .select(['id', 'name', 'name_folded', 'hpo_id'])
    .where(({ or, eb }) =>
      or([eb('name_folded', '=', foldText(text)), eb('hpo_id', '=', text.trim().toUpperCase())]),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    hpoId: row.hpo_id ?? '',
    how: row.name_folded === foldText(text) ? 'NAME' : 'IDENTIFIER',
  }))
}
