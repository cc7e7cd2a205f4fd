import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import type { Tables } from '#server/storage/tables.ts'
import { namedIds } from '#server/import/records/named-rows.ts'
import { parentsByName } from './parents-by-name.ts'
import type { ReferenceContext } from './reference-context.ts'
import type { Term } from './term.ts'
import type { TermTable } from './term-tables.ts'

export interface TermRow {
  id: number
  name: string
  term_id: string | null
  description: string | null
}

/** A term of the file with its row. */
export interface PlacedTerm {
  term: Term
  row: TermRow
  isNew: boolean
}

type Pair = { owner: number; target: number }

const key = ({ owner, target }: Pair) => `${owner} ${target}`

async function pairsOf(
  { tx }: ReferenceContext,
  table: string,
  owner: string,
  target: string,
): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select ${sql.ref(owner)} as owner, ${sql.ref(target)} as target from ${sql.table(table)}`.execute(tx)
  return rows
}

/** Adds the other names that terms do not have yet. Gives the ids of the terms that got one. */
export async function writeTermAliases(
  context: ReferenceContext,
  { aliases, owner }: TermTable,
  placed: readonly PlacedTerm[],
): Promise<Set<number>> {
  if (!aliases) return new Set()
  const links = placed.flatMap(({ term, row }) => {
    const own = foldText(row.name)
    const names = new Map([term.name, ...term.synonyms].map((name) => [foldText(name), name]))
    names.delete(own)
    names.delete('')
    return [...names].map(([folded, name]) => ({ owner: row.id, folded, name }))
  })
  const ids = await namedIds(
    context,
    aliases.names,
    links.map(({ name }) => name),
  )
  const there = new Set((await pairsOf(context, aliases.links, owner, aliases.column)).map(key))
  const missing = links
    .map(({ owner, folded }) => ({ owner, target: ids.get(folded) ?? 0 }))
    .filter((pair) => !there.has(key(pair)))
  await context.writer.insert(
    aliases.links,
    missing.map((pair) => ({ [owner]: pair.owner, [aliases.column]: pair.target })) as unknown as Insertable<
      Tables['disease_disease_aliases']
    >[],
  )
  return new Set(missing.map(({ owner }) => owner))
}

/** Adds the NCI Thesaurus codes that diseases do not have yet. Gives the ids of the diseases that got one. */
export async function writeDiseaseCodes(
  context: ReferenceContext,
  placed: readonly PlacedTerm[],
): Promise<Set<number>> {
  const there = await context.tx.selectFrom('disease_external_ids').selectAll().execute()
  const present = new Set(there.map(({ disease_id, external_id }) => `${disease_id} ${external_id}`))
  const missing = placed.flatMap(({ term, row }) =>
    [...new Set(term.crossReferences)].flatMap((reference) => {
      const external_id = /^NCI:(C\d+)$/.exec(reference)?.[1]
      return external_id && !present.has(`${row.id} ${external_id}`)
        ? [{ disease_id: row.id, external_id }]
        : []
    }),
  )
  await context.writer.insert('disease_external_ids', missing)
  return new Set(missing.map(({ disease_id }) => disease_id))
}

/** Makes the parents of the terms those that the file names, and of cancers those that their names say. Gives the ids of the terms whose parents changed. */
export async function writeTermParents(
  context: ReferenceContext,
  table: TermTable,
  placed: readonly PlacedTerm[],
): Promise<Set<number>> {
  const idOf = new Map(placed.map(({ term, row }) => [term.id, row.id]))
  const named: ReadonlyMap<string, string> =
    table.table === 'diseases' ? parentsByName(placed.map(({ term }) => term)) : new Map()
  const links = new Map<string, Pair>()
  for (const { term, row } of placed)
    for (const parent of [...term.parents, named.get(term.id) ?? '']) {
      const target = idOf.get(parent)
      if (target !== undefined && target !== row.id)
        links.set(key({ owner: row.id, target }), { owner: row.id, target })
    }
  const described = new Set(placed.map(({ row }) => row.id))
  const there = (await pairsOf(context, table.parents, table.owner, 'parent_id')).filter(({ owner }) =>
    described.has(owner),
  )
  const present = new Set(there.map(key))
  const gone = there.filter((pair) => !links.has(key(pair)))
  const missing = [...links.values()].filter((pair) => !present.has(key(pair)))
  for (const { owner, target } of gone)
    await sql`delete from ${sql.table(table.parents)}
      where ${sql.ref(table.owner)} = ${owner} and parent_id = ${target}`.execute(context.tx)
  await context.writer.insert(
    table.parents,
    missing.map(({ owner, target }) => ({
      [table.owner]: owner,
      parent_id: target,
    })) as unknown as Insertable<Tables['disease_parents']>[],
  )
  return new Set([...gone, ...missing].map(({ owner }) => owner))
}
