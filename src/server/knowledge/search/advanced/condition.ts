import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import type { FilterNode } from './inputs.ts'

/** A piece of SQL that is true, false or unknown for a row. */
export type Condition = RawBuilder<SqlBool>

/** Where a piece of a search stands: what it is called in messages, and how it names the rows of subqueries. */
export interface Place {
  /** Such as `query.subFilters[1].disease`. */
  path: string
  /** A name for rows that no other part of the statement uses. */
  row(): string
  /** The same for a part of this one. */
  at(part: string): Place
  /** The ids of the entity's records that the filter finds, as a subquery. */
  matching(entity: EntityName, filter: FilterNode): RawBuilder<unknown>
}

/**
 * Input of the interface for a field: a kind of value, a word of a vocabulary, or a filter of other records.
 */
export type Takes =
  | 'STRING'
  | 'INT'
  | 'FLOAT'
  | 'BOOLEAN'
  | 'DATE'
  | 'ONTOLOGY_TERM'
  | 'COORDINATES'
  | { word: Vocabulary<string> }
  | { entity: EntityName }

/**
 * Condition that a field of a filter puts on a row. `row` is the name by which the statement knows the row; `value`
 * is what the interface was given, which has checked its type.
 */
export interface FieldCondition<Value = never> {
  takes: Takes
  of(row: string, value: Value, place: Place): Condition
}

/** A field of a filter, with what it says to readers of the interface. */
export interface SearchField extends FieldCondition {
  about: string
}

/** A field of a filter. */
export const field = (about: string, condition: FieldCondition): SearchField => ({ about, ...condition })

/** The kinds of record that can be searched. */
export type EntityName =
  | 'Feature'
  | 'MolecularProfile'
  | 'EvidenceItem'
  | 'Assertion'
  | 'Source'
  | 'Disease'
  | 'Phenotype'
  | 'Therapy'
  | 'Variant'
  | 'VariantType'
  | 'User'
  | 'Revision'
  | 'Comment'

/** One kind of record that can be searched: its rows, and a condition for each field of its filter. */
export interface SearchedEntity {
  /** What its records are called in descriptions. */
  plural: string
  table: string
  /** What is true of every row that is ever found. */
  always?: (row: string) => Condition
  /** What is true of every row that is found unless the filter has a condition on one of the fields. */
  unlessFiltered?: { field: string; condition: (row: string) => Expression<SqlBool> }
  fields: Record<string, SearchField>
  /** What is given back for a row found; its id by default. */
  result?: string
}
