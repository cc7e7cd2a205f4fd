import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { reachedTerms } from '#server/knowledge/records/term-graph.ts'
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
        return orOneOf(reachedTerms(ontology, self, 'CHILDREN', false))
      case 'EQ_SELF_OR_DIRECT_PARENTS':
        return orOneOf(reachedTerms(ontology, self, 'PARENTS', false))
      case 'EQ_SELF_OR_ALL_DESCENDANTS':
        return orOneOf(reachedTerms(ontology, self, 'CHILDREN', true))
      case 'EQ_SELF_OR_ALL_ANCESTORS':
        return orOneOf(reachedTerms(ontology, self, 'PARENTS', true))
      case 'EQ_SELF_AND_SIBLINGS':
        return orOneOf(
          reachedTerms(ontology, reachedTerms(ontology, self, 'PARENTS', false), 'CHILDREN', false),
        )
    }
  },
})
