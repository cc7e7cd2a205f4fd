import { join } from 'node:path'
import { foldText } from '#domain/text/names.ts'
import type { Writing } from '#server/storage/database.ts'
import type { BatchWriter } from './records/batch-writer.ts'
import type { IdSource } from './records/remapping/ids.ts'
import { readTsv } from '#server/files/tsv/reader.ts'

const folder = join(import.meta.dirname, 'vocabularies')

/** Rows of a committed vocabulary by column name. */
async function readVocabulary(name: string): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = []
  let columns: string[] = []
  for await (const some of readTsv(join(folder, `${name}.tsv`), 'plain')) {
    for (const { line, cells } of some) {
      if (line === 1) columns = cells
      else rows.push(Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])))
    }
  }
  return rows
}

/** Names of the phenotypes that public releases use. */
export async function phenotypeNames(): Promise<string[]> {
  return (await readVocabulary('phenotypes')).map(({ name = '' }) => name)
}

type Vocabularies = { tx: Writing; writer: BatchWriter; ids: IdSource; now: string }

/**
 * Puts the terms and codes that public releases use into the database: variant types, phenotypes, countries, ACMG and
 * ClinGen codes, guidelines. What is there stays, with its id; a term that came without its ontology id gets it.
 * True when anything was written.
 */
export async function loadVocabularies(vocabularies: Vocabularies): Promise<boolean> {
  const written = [
    await loadVariantTypes(vocabularies),
    await loadPhenotypes(vocabularies),
    await loadCodes(vocabularies),
  ]
  return written.includes(true)
}

async function loadVariantTypes({ tx, writer, ids, now }: Vocabularies): Promise<boolean> {
  const terms = await readVocabulary('variant-types')
  const rows = await tx
    .selectFrom('variant_types')
    .select(['id', 'name_folded', 'soid', 'display_name'])
    .execute()
  const existing = new Map(rows.map((row) => [row.name_folded, row]))
  const idOf = new Map<string, number>()
  const added = []
  let changed = false
  for (const { name = '', display_name = '', soid = '' } of terms) {
    const there = existing.get(foldText(name))
    const id = there?.id ?? (await ids.next('variant_types'))
    idOf.set(soid, id)
    if (!there) {
      added.push({
        id,
        soid: soid || null,
        name,
        name_folded: foldText(name),
        display_name,
        description: '',
        created_at: now,
        updated_at: now,
      })
    } else if (there.soid === null && soid !== '') {
      await tx.updateTable('variant_types').set({ soid, display_name }).where('id', '=', id).execute()
      changed = true
    }
  }
  await writer.insert('variant_types', added)
  // Parents are given to terms without any: an imported Sequence Ontology knows better.
  const placed = new Set(
    (await tx.selectFrom('variant_type_parents').select('variant_type_id').distinct().execute()).map(
      ({ variant_type_id }) => variant_type_id,
    ),
  )
  const parents = terms.flatMap(({ soid = '', parents = '' }) =>
    parents
      .split('|')
      .flatMap((parent) => idOf.get(parent) ?? [])
      .map((parent_id) => ({ variant_type_id: idOf.get(soid) ?? 0, parent_id }))
      .filter(({ variant_type_id }) => !placed.has(variant_type_id)),
  )
  await writer.insert('variant_type_parents', parents)
  return changed || added.length > 0 || parents.length > 0
}

async function loadPhenotypes({ tx, writer, ids, now }: Vocabularies): Promise<boolean> {
  const rows = await tx.selectFrom('phenotypes').select(['id', 'name_folded', 'hpo_id']).execute()
  const existing = new Map(rows.map((row) => [row.name_folded, row]))
  const taken = new Set(rows.map(({ hpo_id }) => hpo_id))
  const added = []
  let changed = false
  for (const { name = '', hpo_id = '' } of await readVocabulary('phenotypes')) {
    const there = existing.get(foldText(name))
    if (taken.has(hpo_id) || (there && hpo_id === '')) continue
    if (there && there.hpo_id === null) {
      await tx.updateTable('phenotypes').set({ hpo_id }).where('id', '=', there.id).execute()
      changed = true
    } else if (!there) {
      added.push({
        id: await ids.next('phenotypes'),
        hpo_id: hpo_id || null,
        name,
        name_folded: foldText(name),
        created_at: now,
        updated_at: now,
      })
    }
  }
  await writer.insert('phenotypes', added)
  return changed || added.length > 0
}

async function loadCodes({ tx, writer, ids }: Vocabularies): Promise<boolean> {
  const acmg = new Set((await tx.selectFrom('acmg_codes').select('code').execute()).map(({ code }) => code))
  const clingen = new Set(
    (await tx.selectFrom('clingen_codes').select('code').execute()).map(({ code }) => code),
  )
  const guidelines = new Set(
    (await tx.selectFrom('nccn_guidelines').select('name').execute()).map(({ name }) => name),
  )
  const countries = new Set((await tx.selectFrom('countries').select('iso').execute()).map(({ iso }) => iso))
  let written = 0
  for (const { code = '', description = '' } of await readVocabulary('acmg-codes')) {
    if (acmg.has(code)) continue
    await writer.insert('acmg_codes', [{ id: await ids.next('acmg_codes'), code, description }])
    written += 1
  }
  for (const { code = '', description = '', exclusive } of await readVocabulary('clingen-codes')) {
    if (clingen.has(code)) continue
    const row = { id: await ids.next('clingen_codes'), code, description, exclusive: exclusive === 'true' }
    await writer.insert('clingen_codes', [row])
    written += 1
  }
  for (const { name = '' } of await readVocabulary('nccn-guidelines')) {
    if (guidelines.has(name)) continue
    await writer.insert('nccn_guidelines', [{ id: await ids.next('nccn_guidelines'), name }])
    written += 1
  }
  for (const { iso = '', name = '' } of await readVocabulary('countries')) {
    if (countries.has(iso)) continue
    await writer.insert('countries', [{ id: await ids.next('countries'), iso, name }])
    written += 1
  }
  return written > 0
}
