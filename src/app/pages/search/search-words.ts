import { chromosomes } from '#domain/vocabularies/coordinates.ts'
import { moderatedEntities, revisionStatuses } from '#domain/vocabularies/curation.ts'
import {
  ampLevels,
  assertionDirections,
  assertionSignificances,
  assertionTypes,
  evidenceDirections,
  evidenceLevels,
  evidenceSignificances,
  evidenceStatuses,
  evidenceTypes,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import {
  featureDeprecationReasons,
  featureInstanceTypes,
  variantDeprecationReasons,
} from '#domain/vocabularies/features.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import { lookupTable } from '#domain/lookup-table.ts'

const operatorWords: Readonly<Record<string, string>> = lookupTable({
  EQ: 'is',
  NE: 'is not',
  CONTAINS: 'contains',
  DOES_NOT_CONTAIN: 'does not contain',
  STARTS_WITH: 'starts with',
  IS_NULL: 'is empty',
  IS_NOT_NULL: 'is not empty',
  LT: 'is less than',
  LE: 'is at most',
  GT: 'is more than',
  GE: 'is at least',
  BEFORE: 'is before',
  AFTER: 'is after',
  ON_OR_BEFORE: 'is on or before',
  ON_OR_AFTER: 'is on or after',
  EQ_SELF_AND_SIBLINGS: 'is or is a sibling of',
  EQ_SELF_OR_ALL_ANCESTORS: 'is or is an ancestor of',
  EQ_SELF_OR_ALL_DESCENDANTS: 'is or is a descendant of',
  EQ_SELF_OR_DIRECT_CHILDREN: 'is or is a child of',
  EQ_SELF_OR_DIRECT_PARENTS: 'is or is a parent of',
})

/** An operator between a field and its value. */
export function operatorLabel(operator: string): string {
  return operatorWords[operator] ?? operator.toLowerCase().replaceAll('_', ' ')
}

/** `evidenceLevel` gives `Evidence level`. */
export function fieldLabel(name: string): string {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const vocabularies = new Map<
  string,
  Pick<Vocabulary<string>, 'name'> & { wordsOf: (value: string) => string }
>(
  [
    wording(ampLevels),
    wording(assertionDirections),
    wording(assertionSignificances),
    wording(assertionTypes),
    wording(chromosomes),
    wording(evidenceDirections),
    wording(evidenceLevels),
    wording(evidenceSignificances),
    wording(evidenceStatuses),
    wording(evidenceTypes),
    wording(featureDeprecationReasons),
    wording(featureInstanceTypes),
    wording(moderatedEntities),
    wording(revisionStatuses),
    wording(sourceSources),
    wording(therapyInteractions),
    wording(variantDeprecationReasons),
    wording(variantOrigins),
  ].map((each) => [each.name, each]),
)

function wording<Value extends string>(vocabulary: Vocabulary<Value>) {
  return {
    name: vocabulary.name,
    wordsOf: (value: string) => (vocabulary.has(value) ? vocabulary.label(value) : value),
  }
}

/** The words for a value of a vocabulary. */
export function choiceLabel(vocabulary: string | undefined, value: string): string {
  return vocabularies.get(vocabulary ?? '')?.wordsOf(value) ?? fieldLabel(value.toLowerCase())
}
