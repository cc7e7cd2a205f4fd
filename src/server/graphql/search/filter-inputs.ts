import type { InputRef } from '@pothos/core'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import * as coordinates from '#domain/vocabularies/coordinates.ts'
import type { EntityName, Takes } from '#server/knowledge/search/advanced/condition.ts'
import { searchedEntities } from '#server/knowledge/search/advanced/entities.ts'
import * as inputs from '#server/knowledge/search/advanced/inputs.ts'
import { builder } from '../schema/builder.ts'
import * as enums from '../schema/enums.ts'

/*
 * The filters of advanced search: one input for each kind of record, made from the table by which it is searched.
 */

type AnyOperator = (
  | typeof inputs.stringOperators
  | typeof inputs.numberOperators
  | typeof inputs.dateOperators
  | typeof inputs.enumOperators
  | typeof inputs.ontologyOperators
)[number]

const OPERATORS: Record<AnyOperator, string> = {
  AFTER: 'After the value.',
  BEFORE: 'Before the value.',
  CONTAINS: 'Contains the value.',
  DOES_NOT_CONTAIN: 'Does not contain the value.',
  EQ: 'Equal to the value.',
  EQ_SELF_AND_SIBLINGS: 'The term or one of its siblings, with which it shares a parent.',
  EQ_SELF_OR_ALL_ANCESTORS: 'The term or any of its ancestors.',
  EQ_SELF_OR_ALL_DESCENDANTS: 'The term or any of its descendants.',
  EQ_SELF_OR_DIRECT_CHILDREN: 'The term or one of its direct children.',
  EQ_SELF_OR_DIRECT_PARENTS: 'The term or one of its direct parents.',
  GE: 'Greater than or equal to the value.',
  GT: 'Greater than the value.',
  IS_NOT_NULL: 'The field has a value.',
  IS_NULL: 'The field has no value.',
  LE: 'Less than or equal to the value.',
  LT: 'Less than the value.',
  NE: 'Not equal to the value.',
  ON_OR_AFTER: 'At the value or after it.',
  ON_OR_BEFORE: 'At the value or before it.',
  STARTS_WITH: 'Begins with the value.',
}

const operatorEnum = <Operator extends AnyOperator>(name: string, operators: readonly Operator[]) =>
  builder.enumType(name, {
    description: 'Comparison operator.',
    values: Object.fromEntries(
      operators.map((operator) => [operator, { value: operator, description: String(OPERATORS[operator]) }]),
    ) as Record<Operator, { value: Operator; description: string }>,
  })

const OPERATOR = 'Comparison operator.'
const VALUE = 'Value to compare the field with.'

const StringOperator = operatorEnum('StringSearchOperator', inputs.stringOperators)
const IntOperator = operatorEnum('IntSearchOperator', inputs.numberOperators)
const FloatOperator = operatorEnum('FloatSearchOperator', inputs.numberOperators)
const DateOperator = operatorEnum('DateSearchOperator', inputs.dateOperators)
const EnumOperator = operatorEnum('EnumSearchOperator', inputs.enumOperators)
const OntologyOperator = operatorEnum('OntologyTermSearchOperator', inputs.ontologyOperators)

const StringSearchInput = builder.inputType('StringSearchInput', {
  description:
    'Condition on a text. EQ and NE are case-sensitive, the other operators are not. Empty text counts as missing: only IS_NULL and DOES_NOT_CONTAIN match it.',
  fields: (t) => ({
    operator: t.field({ type: StringOperator, required: true, description: OPERATOR }),
    value: t.string({
      description: `${VALUE} Required, except for IS_NULL and IS_NOT_NULL, which take none.`,
    }),
  }),
})

const DnaBaseStringInput = builder.inputType('DnaBaseStringInput', {
  description: 'Condition on bases: letters A, C, T, G and `/`.',
  fields: (t) => ({
    operator: t.field({ type: StringOperator, required: true, description: OPERATOR }),
    value: t.string({
      description: `${VALUE} Required, except for IS_NULL and IS_NOT_NULL, which take none.`,
    }),
  }),
})

const IntSearchInput = builder.inputType('IntSearchInput', {
  description: 'Condition on an integer; missing values match neither EQ nor NE.',
  fields: (t) => ({
    operator: t.field({ type: IntOperator, required: true, description: OPERATOR }),
    value: t.int({ required: true, description: VALUE }),
  }),
})

const FloatSearchInput = builder.inputType('FloatSearchInput', {
  description: 'Condition on a number; missing values match neither EQ nor NE.',
  fields: (t) => ({
    operator: t.field({ type: FloatOperator, required: true, description: OPERATOR }),
    value: t.float({ required: true, description: VALUE }),
  }),
})

const BooleanSearchInput = builder.inputType('BooleanSearchInput', {
  description: 'Condition on a boolean; missing values match neither true nor false.',
  fields: (t) => ({ value: t.boolean({ required: true, description: 'Value that the field must have.' }) }),
})

const DateSearchInput = builder.inputType('DateSearchInput', {
  description: 'Condition on a point in time.',
  fields: (t) => ({
    operator: t.field({ type: DateOperator, required: true, description: OPERATOR }),
    date: t.field({ type: 'ISO8601DateTime', required: true, description: VALUE }),
  }),
})

const OntologyTermSearchInput = builder.inputType('OntologyTermSearchInput', {
  description: 'Condition on an ontology term, alone or with related terms.',
  fields: (t) => ({
    operator: t.field({ type: OntologyOperator, required: true, description: OPERATOR }),
    value: t.string({
      description: 'Id of the term. Required, except for IS_NULL and IS_NOT_NULL, which take none.',
    }),
  }),
})

type EnumOf = (typeof enums)['EvidenceType' | 'AssertionType']

const enumInput = (name: string, type: unknown) =>
  builder.inputType(name, {
    description: 'Condition on an enum value; missing values match neither EQ nor NE.',
    fields: (t) => ({
      operator: t.field({ type: EnumOperator, required: true, description: OPERATOR }),
      value: t.field({ type: type as EnumOf, required: true, description: VALUE }),
    }),
  })

const enumInputs = new Map<string, InputRef<unknown>>(
  Object.entries({
    EvidenceType: enumInput('EvidenceTypeTypeSearchInput', enums.EvidenceType),
    EvidenceLevel: enumInput('EvidenceLevelTypeSearchInput', enums.EvidenceLevel),
    EvidenceDirection: enumInput('EvidenceDirectionTypeSearchInput', enums.EvidenceDirection),
    EvidenceSignificance: enumInput('EvidenceSignificanceTypeSearchInput', enums.EvidenceSignificance),
    EvidenceStatus: enumInput('EvidenceStatusTypeSearchInput', enums.EvidenceStatus),
    AssertionType: enumInput('AssertionTypeTypeSearchInput', enums.AssertionType),
    AssertionDirection: enumInput('AssertionDirectionTypeSearchInput', enums.AssertionDirection),
    AssertionSignificance: enumInput('AssertionSignificanceTypeSearchInput', enums.AssertionSignificance),
    AmpLevel: enumInput('AmpLevelTypeSearchInput', enums.AmpLevel),
    VariantOrigin: enumInput('VariantOriginTypeSearchInput', enums.VariantOrigin),
    TherapyInteraction: enumInput('TherapyInteractionTypeSearchInput', enums.TherapyInteraction),
    FeatureInstanceTypes: enumInput('FeatureInstanceTypesSearchInput', enums.FeatureInstanceTypes),
    FeatureDeprecationReason: enumInput(
      'FeatureDeprecationReasonTypeSearchInput',
      enums.FeatureDeprecationReason,
    ),
    VariantDeprecationReason: enumInput(
      'VariantDeprecationReasonTypeSearchInput',
      enums.VariantDeprecationReason,
    ),
    SourceSource: enumInput('SourceSourceTypeSearchInput', enums.SourceSource),
    ModeratedEntities: enumInput('ModeratedEntitiesTypeSearchInput', enums.ModeratedEntities),
    RevisionStatus: enumInput('RevisionStatusSearchInput', enums.RevisionStatus),
  }),
)

const ChromosomeTypeSearchInput = enumInput(
  'ChromosomeTypeSearchInput',
  enums.enumOf(coordinates.chromosomes),
)

const CoordinateSearchInput = builder.inputType('CoordinateSearchInput', {
  description:
    'Conditions on coordinates, all met by the same coordinates; positions are 1-based and inclusive.',
  fields: (t) => ({
    chromosome: t.field({ type: ChromosomeTypeSearchInput, description: 'Chromosome.' }),
    start: t.field({ type: IntSearchInput, description: 'Start position.' }),
    stop: t.field({ type: IntSearchInput, description: 'Stop position.' }),
    referenceBases: t.field({ type: DnaBaseStringInput, description: 'Reference bases.' }),
    variantBases: t.field({ type: DnaBaseStringInput, description: 'Variant bases.' }),
  }),
})

const filterRef = (name: EntityName) => builder.inputRef<inputs.FilterNode>(`${name}SearchFilter`)

/** The filter of each kind of record. */
export const searchFilters = Object.fromEntries(
  Object.keys(searchedEntities).map((name) => [name, filterRef(name as EntityName)]),
) as Record<EntityName, ReturnType<typeof filterRef>>

const plainInputs = {
  STRING: StringSearchInput,
  INT: IntSearchInput,
  FLOAT: FloatSearchInput,
  BOOLEAN: BooleanSearchInput,
  DATE: DateSearchInput,
  ONTOLOGY_TERM: OntologyTermSearchInput,
  COORDINATES: CoordinateSearchInput,
}

function enumInputOf({ name }: Vocabulary<string>): InputRef<unknown> {
  const input = enumInputs.get(name)
  if (!input) throw new Error(`no input for words of ${name}`)
  return input
}

function inputFor(takes: Takes): InputRef<unknown> {
  if (typeof takes === 'string') return plainInputs[takes]
  return 'word' in takes ? enumInputOf(takes.word) : searchFilters[takes.entity]
}

for (const [name, { plural, fields }] of Object.entries(searchedEntities)) {
  const filter = searchFilters[name as EntityName]
  filter.implement({
    description: `Conditions and subfilters for ${plural}, at least one of them.`,
    fields: (t) => ({
      ...Object.fromEntries(
        Object.entries(fields).map(([field, { about, takes }]) => [
          field,
          t.field({ type: inputFor(takes) as typeof StringSearchInput, description: about }),
        ]),
      ),
      booleanOperator: t.field({
        type: enums.BooleanOperator,
        description: 'Operator of conditions and subfilters: all (AND, the default) or any (OR).',
      }),
      subFilters: t.field({
        type: [filter],
        description: 'Subfilters, each with its own conditions.',
      }),
    }),
  })
}
