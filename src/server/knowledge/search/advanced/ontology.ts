import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Condition, FieldCondition } from './condition.ts'
import type { OntologyInput } from './inputs.ts'
import { requiredValue } from './text.ts'

/** An ontology: a table of terms and the graph of which term is which. */
export interface Ontology {
  /** Such as `diseases`. */
  table: string
  /** The column of the term's id in the ontology, such as `doid`. */
  code: string
  /** Such as `disease`: `disease_parents` holds `disease_id` and `parent_id`. */
  singular: string
  /** The id as it is stored, from what people write. */
  stored(text: string): string
}

/** The terms around those of `start` (a subquery of ids): one step or, with `far`, any number of steps on. */
function reached(
  { singular }: Ontology,
  start: RawBuilder<unknown>,
  direction: 'CHILDREN' | 'PARENTS',
  far: boolean,
): RawBuilder<unknown> {
  const own = sql.ref(`${singular}_id`)
  const parent = sql.ref('parent_id')
  const [from, to] = direction === 'CHILDREN' ? [parent, own] : [own, parent]
  const graph = sql.table(`${singular}_parents`)
  if (!far) return sql`select edge.${to} from ${graph} as edge where edge.${from} in (${start})`
  // `union` forgets what was there already, so that a circle ends.
  return sql`
    with recursive reached (id) as (
      select first.id from (${start}) as first
      union
      select edge.${to} from ${graph} as edge join reached on reached.id = edge.${from}
    ) select id from reached`
}

/** The row is the term with the id, or one that has that place in the graph to it. */
export const term = (ontology: Ontology): FieldCondition<OntologyInput> => ({
  takes: 'ONTOLOGY_TERM',
  of(row, input, place): Condition {
    const code = sql.ref(`${row}.${ontology.code}`)
    const id = sql.ref(`${row}.id`)
    if (input.operator === 'IS_NULL') return sql`nullif(${code}, '') is null`
    if (input.operator === 'IS_NOT_NULL') return sql`nullif(${code}, '') is not null`
    const sought = ontology.stored(requiredValue(input, place.path).trim())
    const self = sql`
      select own.id from ${sql.table(ontology.table)} as own where own.${sql.ref(ontology.code)} = ${sought}`
    const orOneOf = (others: RawBuilder<unknown>): Condition =>
      sql`(${code} = ${sought} or ${id} in (${others}))`
    switch (input.operator) {
      case 'EQ':
        return sql`${code} = ${sought}`
      case 'NE':
        return sql`${code} <> ${sought}`
      case 'EQ_SELF_OR_DIRECT_CHILDREN':
        return orOneOf(reached(ontology, self, 'CHILDREN', false))
      case 'EQ_SELF_OR_DIRECT_PARENTS':
        return orOneOf(reached(ontology, self, 'PARENTS', false))
      case 'EQ_SELF_OR_ALL_DESCENDANTS':
        return orOneOf(reached(ontology, self, 'CHILDREN', true))
      case 'EQ_SELF_OR_ALL_ANCESTORS':
        return orOneOf(reached(ontology, self, 'PARENTS', true))
      case 'EQ_SELF_AND_SIBLINGS':
        return orOneOf(reached(ontology, reached(ontology, self, 'PARENTS', false), 'CHILDREN', false))
    }
  },
})
