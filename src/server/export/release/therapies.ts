import { hasStatus } from '#server/knowledge/records/clinical/evidence-status.ts'
import type { Reading } from '#server/storage/database.ts'
import { canonicalNames, splitNames } from '#server/import/cells/name-lists.ts'
import { plainNamesCell, sortedNames, textCell } from '../cells.ts'
import { partsOf } from '#server/text/parts-of.ts'
import { linkedNames } from '../relations.ts'
import { releaseTable, statusesInScope } from './release-table.ts'

/** Therapies per statement that asks for their aliases. */
const CHUNK = 1000

/** Therapies of the release, by name: an import needs the names that hold commas to take lists of them apart. */
export const therapySummaries = releaseTable({
  rows: async function* (db) {
    yield* partsOf(await namedTherapies(db), CHUNK)
  },
  relations: async (db) => async (ids) => ({ aliases: await linkedNames(db, 'therapyAliases', ids) }),
  cells: {
    name: ({ name }) => textCell(name),
    ncit_id: ({ ncit_id }) => textCell(ncit_id),
    aliases: ({ id }, { aliases }) => plainNamesCell(aliases(id)),
  },
})

/** The therapies of evidence and assertions that are accepted or submitted. */
const namedTherapies = (db: Reading) =>
  db
    .selectFrom('therapies')
    .select(['id', 'name', 'ncit_id'])
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('evidence_item_therapies as link')
            .innerJoin('evidence_items as item', 'item.id', 'link.evidence_item_id')
            .select('item.id')
            .whereRef('link.therapy_id', '=', 'therapies.id')
            .where(hasStatus('item.status', statusesInScope.ACCEPTED_AND_SUBMITTED)),
        ),
        exists(
          selectFrom('assertion_therapies as link')
            .innerJoin('assertions as item', 'item.id', 'link.assertion_id')
            .select('item.id')
            .whereRef('link.therapy_id', '=', 'therapies.id')
            .where(hasStatus('item.status', statusesInScope.ACCEPTED_AND_SUBMITTED)),
        ),
      ]),
    )
    .orderBy('name_folded')
    .execute()

/** Lists up to this length are tried in every order, of which there are 720. */
const MOST_ORDERED = 6

/** Writes cells with the names of therapies, of which an import reads the same names. */
export async function therapyCells(db: Reading): Promise<(names: readonly string[]) => string> {
  const rows = await namedTherapies(db)
  const vocabulary = canonicalNames(rows.map(({ name }) => textCell(name)))
  return (names) => {
    const sorted = sortedNames(names)
    const isReadAgain = (cell: string) =>
      sortedNames(splitNames(cell, vocabulary)).join('\t') === sorted.join('\t')
    // Therapies `A` and `B` side by side look like a third one, `A,B`; the other way round they do not.
    for (const order of sorted.length > MOST_ORDERED ? [] : ordersOf(sorted)) {
      const cell = order.join(',')
      if (isReadAgain(cell)) return cell
    }
    return sorted.join(',')
  }
}

function* ordersOf(names: readonly string[]): Generator<string[]> {
  if (names.length < 2) yield [...names]
  else
    for (const [place, name] of names.entries())
      for (const rest of ordersOf(names.toSpliced(place, 1))) yield [name, ...rest]
}
