import { sql } from 'kysely'
import { lookupTable } from '#domain/lookup-table.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { foldText } from '#domain/text/names.ts'
import type { Writing } from '#server/storage/database.ts'
import { sortKey } from '#server/storage/sort-key.ts'

/** A column that follows from the text of another one. */
interface FoldedColumn {
  from: string
  fold: (text: string) => string
  /** No two rows of the table may have the same. */
  isUnique?: true
}

const name: FoldedColumn = { from: 'name', fold: foldText }
const unique: FoldedColumn = { ...name, isUnique: true }

/**
 * Columns by which texts are found and sorted, by table. An e-mail address follows from another rule, and is no text that
 * is found by what is seen of it.
 */
export const FOLDED_COLUMNS: Readonly<Record<string, Readonly<Record<string, FoldedColumn>>>> = lookupTable({
  assertions: {
    summary_folded: { from: 'summary', fold: foldText },
    summary_sort_key: { from: 'summary', fold: sortKey },
  },
  clinical_trials: { name_folded: name },
  disease_aliases: { name_folded: unique },
  diseases: { name_folded: name },
  evidence_items: { description_sort_key: { from: 'description', fold: sortKey } },
  feature_aliases: { name_folded: unique },
  features: { name_folded: name, full_name_folded: { from: 'full_name', fold: foldText } },
  hgvs_descriptions: { name_folded: unique },
  molecular_profile_aliases: { name_folded: unique },
  molecular_profiles: { name_folded: name },
  organizations: { name_folded: unique },
  phenotypes: { name_folded: name },
  sources: {
    citation_folded: { from: 'citation', fold: foldText },
    title_folded: { from: 'title', fold: foldText },
    journal_folded: { from: 'journal', fold: foldText },
    author_string_folded: { from: 'author_string', fold: foldText },
    author_sort_key: { from: 'author_string', fold: foldText },
  },
  therapies: { name_folded: name },
  therapy_aliases: { name_folded: unique },
  users: { name_folded: name, username_folded: { from: 'username', fold: foldText, isUnique: true } },
  variant_aliases: { name_folded: unique },
  variant_groups: { name_folded: name },
  variant_types: { name_folded: unique },
  variants: { name_folded: name },
})

/** Rows read at a time, so that memory does not grow with the knowledge. */
const PART = 500

type Row = { id: number } & Record<string, string | null>

/**
 * Writes a folded text, unless another row has it: of two names that look alike and are not, the one that was written with
 * characters that nobody sees stays as it is.
 */
async function writeFolded(
  tx: Writing,
  { table, column, isUnique = false }: { table: string; column: string; isUnique?: boolean | undefined },
  { id, folded }: { id: number; folded: string },
): Promise<void> {
  const isFree = isUnique
    ? sql`and not exists (
        select 1 from ${sql.table(table)} as other where other.${sql.ref(column)} = ${folded} and other.id <> ${id})`
    : sql``
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${folded} where id = ${id} ${isFree}`.execute(
    tx,
  )
}

async function refoldTable(tx: Writing, table: string): Promise<void> {
  const columns = Object.entries(FOLDED_COLUMNS[table] ?? {})
  const read = new Set(columns.flatMap(([column, { from }]) => [column, from]))
  let last = 0
  for (;;) {
    const { rows } = await sql<Row>`
      select id, ${sql.join([...read].map((column) => sql.ref(column)))} from ${sql.table(table)}
      where id > ${last} order by id limit ${PART}`.execute(tx)
    for (const row of rows)
      for (const [column, { from, fold, isUnique }] of columns) {
        const text = row[from]
        const folded = typeof text === 'string' ? fold(cleanText(text)) : row[column]
        if (typeof folded === 'string' && folded !== row[column])
          await writeFolded(tx, { table, column, isUnique }, { id: row.id, folded })
      }
    if (rows.length < PART) return
    last = rows.at(-1)?.id ?? last
  }
}

/**
 * Folds all texts anew, by what is seen of them: those that were stored before texts were cleaned, or were folded by other
 * rules, are found again. The texts stay as they are.
 */
export async function refoldTexts(tx: Writing): Promise<void> {
  for (const table of Object.keys(FOLDED_COLUMNS)) await refoldTable(tx, table)
}
