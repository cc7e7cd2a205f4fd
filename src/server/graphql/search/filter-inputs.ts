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
  AFTER: 'Later than the value.',
  BEFORE: 'Earlier than the value.',
  CONTAINS: 'Has the value in it.',
  DOES_NOT_CONTAIN: 'Does not have the value in it.',
  EQ: 'The same as the value.',
  EQ_SELF_AND_SIBLINGS: 'The term, or a term with a parent in common with it.',
  EQ_SELF_OR_ALL_ANCESTORS: 'The term or one above it, however far.',
  EQ_SELF_OR_ALL_DESCENDANTS: 'The term or one below it, however far.',
  EQ_SELF_OR_DIRECT_CHILDREN: 'The term or one directly below it.',
  EQ_SELF_OR_DIRECT_PARENTS: 'The term or one directly above it.',
  GE: 'As large as the value or larger.',
  GT: 'Larger than the value.',
  IS_NOT_NULL: 'There is one.',
  IS_NULL: 'There is none.',
  LE: 'As small as the value or smaller.',
  LT: 'Smaller than the value.',
  NE: 'Other than the value.',
  ON_OR_AFTER: 'As late as the value or later.',
  ON_OR_BEFORE: 'As early as the value or earlier.',
  STARTS_WITH: 'Begins with the value.',
}

const operatorEnum = <Operator extends AnyOperator>(name: string, operators: readonly Operator[]) =>
  builder.enumType(name, {
    description: 'Comparison operator.',
    values: Object.fromEntries(
      operators.map((operator) => [operator, { value: operator, description: String(OPERATORS[operator]) }]),
    ) as Record<Operator, { value: Operator; description: string }>,
  })

const OPERATOR = 'Comparison.'
const VALUE = 'With what to compare.'

const StringOperator = operatorEnum('StringSearchOperator', inputs.stringOperators)
const IntOperator = operatorEnum('IntSearchOperator', inputs.numberOperators)
const FloatOperator = operatorEnum('FloatSearchOperator', inputs.numberOperators)
const DateOperator = operatorEnum('DateSearchOperator', inputs.dateOperators)
const EnumOperator = operatorEnum('EnumSearchOperator', inputs.enumOperators)
const OntologyOperator = operatorEnum('OntologyTermSearchOperator', inputs.ontologyOperators)

const StringSearchInput = builder.inputType('StringSearchInput', {
  description:
    'A text. EQ and NE heed case, the others do not. Empty text counts as none: only IS_NULL and DOES_NOT_CONTAIN hold for it.',
  fields: (t) => ({
    operator: t.field({ type: StringOperator, required: true, description: OPERATOR }),
    value: t.string({ description: `${VALUE} IS_NULL and IS_NOT_NULL take none, all others need it.` }),
  }),
})

const DnaBaseStringInput = builder.inputType('DnaBaseStringInput', {
  description: 'Bases of a sequence: the letters A, C, T, G and /.',
  fields: (t) => ({
    operator: t.field({ type: StringOperator, required: true, description: OPERATOR }),
    value: t.string({ description: `${VALUE} IS_NULL and IS_NOT_NULL take none, all others need it.` }),
  }),
})

const IntSearchInput = builder.inputType('IntSearchInput', {
  description: 'A whole number; a missing one is neither equal nor unequal.',
  fields: (t) => ({
    operator: t.field({ type: IntOperator, required: true, description: OPERATOR }),
    value: t.int({ required: true, description: VALUE }),
  }),
})

const FloatSearchInput = builder.inputType('FloatSearchInput', {
  description: 'A number; a missing one is neither equal nor unequal.',
  fields: (t) => ({
    operator: t.field({ type: FloatOperator, required: true, description: OPERATOR }),
    value: t.float({ required: true, description: VALUE }),
  }),
})

const BooleanSearchInput = builder.inputType('BooleanSearchInput', {
  description: 'True if something is so.',
  fields: (t) => ({ value: t.boolean({ required: true, description: 'So or not so.' }) }),
})

const DateSearchInput = builder.inputType('DateSearchInput', {
  description: 'A point in time.',
  fields: (t) => ({
    operator: t.field({ type: DateOperator, required: true, description: OPERATOR }),
    date: t.field({ type: 'ISO8601DateTime', required: true, description: VALUE }),
  }),
})

const OntologyTermSearchInput = builder.inputType('OntologyTermSearchInput', {
  description: 'A term by its id in its ontology, alone or with the terms around it.',
  fields: (t) => ({
    operator: t.field({ type: OntologyOperator, required: true, description: OPERATOR }),
    value: t.string({
      description: 'Id of the term. IS_NULL and IS_NOT_NULL take none, all others need it.',
    }),
  }),
})

type EnumOf = (typeof enums)['EvidenceType' | 'AssertionType']

const enumInput = (name: string, type: unknown) =>
  builder.inputType(name, {
    description: 'A word of a vocabulary; a missing one is neither equal nor unequal.',
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
  description: 'A place on a chromosome: all of this within one row of coordinates; 1-based and inclusive.',
  fields: (t) => ({
    chromosome: t.field({ type: ChromosomeTypeSearchInput, description: 'The chromosome.' }),
    start: t.field({ type: IntSearchInput, description: 'First base.' }),
    stop: t.field({ type: IntSearchInput, description: 'Last base.' }),
    referenceBases: t.field({ type: DnaBaseStringInput, description: 'Bases of the reference.' }),
    variantBases: t.field({ type: DnaBaseStringInput, description: 'Bases of the variant.' }),
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
        description: 'Parts of the filter, each with conditions of its own.',
      }),
    }),
  })
}
