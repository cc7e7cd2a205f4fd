/*
 * The values of an advanced search, as the interface takes them.
 */

export type BooleanOperator = 'AND' | 'OR'

/** Parts that every filter has besides conditions of its own. */
export interface FilterNode {
  booleanOperator?: BooleanOperator | null
  subFilters?: readonly FilterNode[] | null
}

export const stringOperators = [
  'EQ',
  'NE',
  'CONTAINS',
  'DOES_NOT_CONTAIN',
  'STARTS_WITH',
  'IS_NULL',
  'IS_NOT_NULL',
] as const

/** Text of a field; IS_NULL and IS_NOT_NULL take no value, all others need one. */
export interface StringInput {
  operator: (typeof stringOperators)[number]
  value?: string | null
}

export const numberOperators = ['EQ', 'NE', 'LT', 'GT', 'LE', 'GE'] as const

export interface NumberInput {
  operator: (typeof numberOperators)[number]
  value: number
}

export interface BooleanInput {
  value: boolean
}

export const dateOperators = ['BEFORE', 'AFTER', 'ON_OR_BEFORE', 'ON_OR_AFTER'] as const

export interface DateInput {
  operator: (typeof dateOperators)[number]
  /** ISO 8601, UTC, with milliseconds. */
  date: string
}

export const enumOperators = ['EQ', 'NE'] as const

export interface EnumInput<Value extends string = string> {
  operator: (typeof enumOperators)[number]
  value: Value
}

export const ontologyOperators = [
  'EQ',
  'NE',
  'EQ_SELF_OR_DIRECT_CHILDREN',
  'EQ_SELF_OR_DIRECT_PARENTS',
  'EQ_SELF_OR_ALL_ANCESTORS',
  'EQ_SELF_OR_ALL_DESCENDANTS',
  'EQ_SELF_AND_SIBLINGS',
  'IS_NULL',
  'IS_NOT_NULL',
] as const

/** A term by its id in its ontology; IS_NULL and IS_NOT_NULL take no value, all others need one. */
export interface OntologyInput {
  operator: (typeof ontologyOperators)[number]
  value?: string | null
}

/** Input of one row of coordinates. */
export interface CoordinateInput {
  chromosome?: EnumInput | null
  start?: NumberInput | null
  stop?: NumberInput | null
  referenceBases?: StringInput | null
  variantBases?: StringInput | null
}
