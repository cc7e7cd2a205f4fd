import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** The graph of an ontology's terms: `disease` has `disease_parents` with `disease_id` and `parent_id`. */
export interface TermGraph {
  singular: string
}

/** The ids of the terms around those of `start` (a subquery of ids): one step or, with `far`, any number of steps on. */
export function reachedTerms(
  { singular }: TermGraph,
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

/** The ids of these diseases and of all below them in the Disease Ontology. */
export const withSubtypes = (diseases: RawBuilder<unknown>): RawBuilder<unknown> =>
  reachedTerms({ singular: 'disease' }, diseases, 'CHILDREN', true)
