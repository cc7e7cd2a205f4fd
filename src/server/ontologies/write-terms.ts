import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import { reindexSearch } from '#server/knowledge/search/reindex.ts'
import type { Tables } from '#server/storage/tables.ts'
import { noReferenceCounts } from './reference-context.ts'
import type { ReferenceContext, ReferenceCounts } from './reference-context.ts'
import type { Term } from './term.ts'
import type { TermTable } from './term-tables.ts'
import { writeDiseaseCodes, writeTermAliases, writeTermParents } from './write-term-links.ts'
import type { TermRow, PlacedTerm } from './write-term-links.ts'

/**
 * Brings a vocabulary up to date: terms that are missing are added, those that were known by name only get their
 * id, all get the other names and the place in the hierarchy that the file tells. Names stay as they are, since a
 * release or people gave them; the file's name is then another name. Obsolete terms are left out, and named
 * where they are in use here: only people take terms out of use.
 */
export async function writeTerms(
  context: ReferenceContext,
  table: TermTable,
  terms: AsyncIterable<Term>,
): Promise<ReferenceCounts> {
  const counts = noReferenceCounts()
  const existing = await termRows(context, table)
  const placed: PlacedTerm[] = []
  const touched = new Set<number>()
  const added: Record<string, unknown>[] = []
  for await (const term of terms) {
    counts.read += 1
    const row = existing.find(term)
    if (term.obsolete) {
      counts.left_out += 1
      if (row) context.note(`${term.id} (${row.name}) is obsolete in the file but known here; it stays.`)
    } else if (row) {
      if (await completeTerm(context, table, row, term)) touched.add(row.id)
      placed.push({ term, row, isNew: false })
    } else {
      const fresh = await newTerm(context, table, term)
      added.push(fresh.columns)
      existing.learn(fresh.row)
      placed.push({ term, row: fresh.row, isNew: true })
    }
  }
  await context.writer.insert(table.table, added as unknown as Insertable<Tables['diseases']>[])
  for (const id of await writeTermAliases(context, table, placed)) touched.add(id)
  if (table.table === 'diseases') for (const id of await writeDiseaseCodes(context, placed)) touched.add(id)
  for (const id of await writeTermParents(context, table, placed)) touched.add(id)
  for (const { row, isNew } of placed) {
    if (isNew) counts.added += 1
    else if (touched.has(row.id)) counts.changed += 1
    else counts.unchanged += 1
  }
  await makeFindable(
    context,
    table,
    placed.filter(({ isNew, row }) => isNew || touched.has(row.id)).map(({ row }) => row.id),
  )
  return counts
}

async function termRows({ tx }: ReferenceContext, table: TermTable) {
  const description = table.description ? sql.ref(table.description) : sql`null`
  const { rows } = await sql<TermRow>`
    select id, name, ${sql.ref(table.idColumn)} as term_id, ${description} as description
    from ${sql.table(table.table)} order by id`.execute(tx)
  const byId = new Map<string, TermRow>()
  const byName = new Map<string, TermRow>()
  const learn = (row: TermRow) => {
    if (row.term_id !== null) byId.set(row.term_id, row)
    // A name belongs to a term without an id only: two terms of an ontology may share one.
    else if (!byName.has(foldText(row.name))) byName.set(foldText(row.name), row)
  }
  rows.forEach(learn)
  return {
    learn,
    find(term: Term): TermRow | undefined {
      const withId = byId.get(table.idOf(term.id))
      if (withId) return withId
      const named = byName.get(foldText(table.nameOf(term)))
      return named?.term_id === null ? named : undefined
    },
  }
}

/** Gives a known term its id and description where it has none. True when something was written. */
async function completeTerm(
  { tx, now }: ReferenceContext,
  table: TermTable,
  row: TermRow,
  term: Term,
): Promise<boolean> {
  const changes: Record<string, string> = {}
  if (row.term_id === null) changes[table.idColumn] = row.term_id = table.idOf(term.id)
  const { description } = table.otherColumns(term)
  if (table.description && !row.description && description) changes[table.description] = description
  if (Object.keys(changes).length === 0) return false
  // Every one of these tables has the columns that its description names.
  await tx
    .updateTable(table.table as 'therapies')
    .set({ ...changes, updated_at: now })
    .where('id', '=', row.id)
    .execute()
  return true
}

async function newTerm({ ids, now }: ReferenceContext, table: TermTable, term: Term) {
  const id = await ids.next(table.table)
  const name = table.nameOf(term)
  const term_id = table.idOf(term.id)
  const row: TermRow = { id, name, term_id, description: null }
  const columns = {
    id,
    name,
    name_folded: foldText(name),
    [table.idColumn]: term_id,
    ...table.otherColumns(term),
    created_at: now,
    updated_at: now,
  }
  return { row, columns }
}

async function makeFindable({ tx, writer }: ReferenceContext, { table }: TermTable, ids: number[]) {
  const type = table === 'diseases' ? 'DISEASE' : table === 'therapies' ? 'THERAPY' : null
  if (type) await reindexSearch(tx, type, ids, (rows) => writer.insert('search_words', rows))
}
