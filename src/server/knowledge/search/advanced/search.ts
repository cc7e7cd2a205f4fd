import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Condition, EntityName, Place, SearchedEntity } from './condition.ts'
import { searchedEntities } from './entities.ts'
import type { FilterNode } from './inputs.ts'

/** Larger filters and deeper ones than people make; both engines can run what is within. */
const MOST_CONDITIONS = 100
const DEEPEST = 12

type Filter = FilterNode & Record<string, unknown>

/** The conditions of a filter in SQL, over the rows named `row`. */
function conditionOf(name: EntityName, filter: FilterNode, row: string, place: Place): Condition {
  const { fields } = searchedEntities[name]
  const values = filter as Filter
  const own = Object.entries(fields).flatMap(([field, { of }]) => {
    const value = values[field]
    return value == null ? [] : [of(row, value as never, place.at(field))]
  })
  const parts = (filter.subFilters ?? []).map((part, position) =>
    conditionOf(name, part, row, place.at(`subFilters[${position}]`)),
  )
  const all = [...own, ...parts]
  if (all.length === 0) {
    throw new ClientError(
      'BAD_USER_INPUT',
      `${place.path} has no condition: a ${name}SearchFilter needs at least one of ${Object.keys(fields).join(', ')}, subFilters`,
    )
  }
  const operator = filter.booleanOperator === 'OR' ? sql` or ` : sql` and `
  return sql`(${sql.join(all, operator)})`
}

/** Whether the filter or a part of it, though not of another kind of record, has a condition on the field. */
const asksFor = (filter: FilterNode, field: string): boolean =>
  (filter as Filter)[field] != null || (filter.subFilters ?? []).some((part) => asksFor(part, field))

function rowsFound(entity: SearchedEntity, row: string, filter: FilterNode, condition: Condition) {
  const { always, unlessFiltered } = entity
  const all = [
    ...(always ? [always(row)] : []),
    ...(unlessFiltered && !asksFor(filter, unlessFiltered.field) ? [unlessFiltered.condition(row)] : []),
    condition,
  ]
  return sql`${sql.table(entity.table)} as ${sql.ref(row)} where ${sql.join(all, sql` and `)}`
}

/** The places of one search, which count what it consists of. */
function placesFrom(path: string): Place {
  let rows = 0
  let conditions = 0
  const placeAt = (path: string, depth: number): Place => ({
    path,
    row: () => `row_${(rows += 1)}`,
    at(part) {
      conditions += 1
      if (conditions > MOST_CONDITIONS)
        throw new ClientError(
          'BAD_USER_INPUT',
          `The search has more than ${MOST_CONDITIONS} conditions: split it`,
        )
      if (depth === DEEPEST)
        throw new ClientError(
          'BAD_USER_INPUT',
          `${path}.${part} is nested too deeply: at most ${DEEPEST} filters may be in one another`,
        )
      return placeAt(`${path}.${part}`, depth + 1)
    },
    matching(name, filter): RawBuilder<unknown> {
      const entity = searchedEntities[name]
      const row = this.row()
      return sql`select ${sql.ref(`${row}.id`)} from ${rowsFound(entity, row, filter, conditionOf(name, filter, row, this))}`
    },
  })
  return placeAt(path, 0)
}

/**
 * The ids of the records of a kind that a filter finds, ascending; for revisions those of their sets.
 * Statuses are not looked at unless the filter does. A node of the filter is its own conditions and its
 * subfilters, all of which (AND) or one of which (OR) must hold.
 * @throws ClientError for a node without conditions, an operator without its value, bases that are none, and
 * filters beyond 100 conditions or 12 levels
 */
export async function advancedSearch(db: Reading, name: EntityName, filter: FilterNode): Promise<number[]> {
  const entity = searchedEntities[name]
  const place = placesFrom('query')
  const row = place.row()
  const found = rowsFound(entity, row, filter, conditionOf(name, filter, row, place))
  const id = sql.ref(`${row}.${entity.result ?? 'id'}`)
  const { rows } = await sql<{ id: number }>`select distinct ${id} as id from ${found} order by id`.execute(
    db,
  )
  return rows.map((each) => each.id)
}
