import * as fc from 'fast-check'
import type { PlainFilter } from './plain-filters.ts'

const word = fc.constantFrom(
  'KIN',
  'kin1',
  'KIN1',
  'V10E',
  'v10e',
  'KIN1 V10E',
  'melanoma',
  'Melanoma',
  'mm',
  'shows',
  '50%',
  '_',
  '%',
  'A_b',
  'drug',
  'Drug A',
  'alpha',
  'one',
)
const string = fc.oneof(
  fc.record({
    operator: fc.constantFrom('EQ', 'NE', 'CONTAINS', 'DOES_NOT_CONTAIN', 'STARTS_WITH'),
    value: word,
  }),
  fc.record({ operator: fc.constantFrom('IS_NULL', 'IS_NOT_NULL') }),
)
const number = (values: number[]) =>
  fc.record({
    operator: fc.constantFrom('EQ', 'NE', 'LT', 'GT', 'LE', 'GE'),
    value: fc.constantFrom(...values),
  })
const truth = fc.record({ value: fc.boolean() })
const term = fc.oneof(
  fc.record({
    operator: fc.constantFrom(
      'EQ',
      'NE',
      'EQ_SELF_OR_DIRECT_CHILDREN',
      'EQ_SELF_OR_DIRECT_PARENTS',
      'EQ_SELF_OR_ALL_ANCESTORS',
      'EQ_SELF_OR_ALL_DESCENDANTS',
      'EQ_SELF_AND_SIBLINGS',
    ),
    value: fc.constantFrom('1', '2', '3', '5', '6', '99'),
  }),
  fc.record({ operator: fc.constantFrom('IS_NULL', 'IS_NOT_NULL') }),
)

/** Filters of some of the fields, never none, and at most this deep. */
function filterOf(fields: Record<string, fc.Arbitrary<unknown>>, depth = 2): fc.Arbitrary<PlainFilter> {
  const some = fc
    .subarray(Object.keys(fields), { minLength: 1, maxLength: Math.min(2, Object.keys(fields).length) })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, fields[name] ?? fc.constant(null)]))),
    )
  const operator = fc.record({ booleanOperator: fc.constantFrom('AND', 'OR') }, { requiredKeys: [] })
  const parts: fc.Arbitrary<object> =
    depth === 0
      ? fc.constant({})
      : fc.oneof(
          fc.constant({}),
          fc.record({ subFilters: fc.array(filterOf(fields, depth - 1), { minLength: 1, maxLength: 2 }) }),
        )
  return fc.tuple(some, operator, parts).map((members) => Object.assign({}, ...members) as PlainFilter)
}

const profileFilter = filterOf({ score: number([0, 2.5, 5]), name: string }, 1)
const featureFilter = filterOf(
  { id: number([1, 2, 3]), entrezSymbol: string, alias: string, isDeprecated: truth },
  1,
)
/** Filters of variants. */
export const variantFilter = filterOf({
  id: number([1, 3, 5]),
  name: string,
  variantAlias: string,
  isDeprecated: truth,
  feature: featureFilter,
  molecularProfile: profileFilter,
  coordinates: fc.constantFrom(
    { chromosome: { operator: 'EQ', value: 'CHR_7' }, start: { operator: 'GE', value: 200 } },
    { chromosome: { operator: 'NE', value: 'CHR_7' } },
    { start: { operator: 'LT', value: 200 }, referenceBases: { operator: 'STARTS_WITH', value: 'A' } },
    { referenceBases: { operator: 'IS_NULL' } },
    { referenceBases: { operator: 'DOES_NOT_CONTAIN', value: 'C' } },
  ),
})
/** Filters of evidence. */
export const evidenceFilter = filterOf({
  id: number([1, 12, 24]),
  status: fc.record({
    operator: fc.constantFrom('EQ', 'NE'),
    value: fc.constantFrom('ACCEPTED', 'REJECTED'),
  }),
  evidenceRating: number([0, 3]),
  description: string,
  isFlagged: truth,
  disease: filterOf({ name: string, diseaseAliases: string, doid: term }, 1),
  molecularProfile: profileFilter,
  therapies: filterOf({ name: string }, 1),
})
