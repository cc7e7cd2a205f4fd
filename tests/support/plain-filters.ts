import { foldText } from '#domain/text/names.ts'

/*
 * Advanced search once more, over plain objects in memory and without SQL: what the database finds must be this.
 */

type Text = string | null
type StringInput = { operator: string; value?: string | null }
type NumberInput = { operator: string; value: number }

export interface PlainDisease {
  id: number
  name: string
  aliases: string[]
  doid: Text
  parents: number[]
}
export interface PlainFeature {
  id: number
  name: string
  kind: string
  deprecated: boolean
  aliases: string[]
}
export interface PlainVariant {
  id: number
  name: string
  feature: PlainFeature
  deprecated: boolean
  aliases: string[]
  places: { chromosome: Text; start: number | null; referenceBases: Text }[]
}
export interface PlainProfile {
  id: number
  score: number
  variants: PlainVariant[]
}
export interface PlainEvidence {
  id: number
  status: string
  rating: number | null
  description: string
  flagged: boolean
  disease: PlainDisease | null
  profile: PlainProfile
  therapies: string[]
}

export interface PlainKnowledge {
  diseases: PlainDisease[]
  variants: PlainVariant[]
  profiles: PlainProfile[]
  evidence: PlainEvidence[]
}

const contains = (text: string, part: string) => foldText(text).includes(foldText(part))

function isText(text: Text, { operator, value = '' }: StringInput): boolean {
  const none = text === null || text === ''
  if (operator === 'IS_NULL') return none
  if (operator === 'IS_NOT_NULL') return !none
  if (operator === 'DOES_NOT_CONTAIN') return none || !contains(text, value ?? '')
  if (none) return false
  if (operator === 'EQ') return text === value
  if (operator === 'NE') return text !== value
  return operator === 'CONTAINS'
    ? contains(text, value ?? '')
    : foldText(text).startsWith(foldText(value ?? ''))
}

function isOneOf(texts: string[], input: StringInput): boolean {
  if (input.operator === 'IS_NULL') return texts.length === 0
  const negative = input.operator === 'NE' || input.operator === 'DOES_NOT_CONTAIN'
  if (!negative) return texts.some((text) => isText(text, input))
  return (texts.length > 0 || input.operator !== 'NE') && texts.every((text) => isText(text, input))
}

function isNumber(number: number | null, { operator, value }: NumberInput): boolean {
  if (number === null) return false
  const order = Math.sign(number - value)
  const signs: Record<string, number[]> = {
    EQ: [0],
    NE: [-1, 1],
    LT: [-1],
    GT: [1],
    LE: [-1, 0],
    GE: [0, 1],
  }
  return signs[operator]?.includes(order) ?? false
}

function isTerm(disease: PlainDisease, { operator, value }: StringInput, all: PlainDisease[]): boolean {
  if (operator === 'IS_NULL') return disease.doid === null
  if (operator === 'IS_NOT_NULL') return disease.doid !== null
  if (operator === 'NE') return disease.doid !== null && disease.doid !== value
  if (disease.doid !== null && disease.doid === value) return true
  const self = all.filter(({ doid }) => doid !== null && doid === value)
  const byIds = (ids: number[]) => all.filter(({ id }) => ids.includes(id))
  const parents = (of: PlainDisease[]) => byIds(of.flatMap((each) => each.parents))
  const children = (of: PlainDisease[]) =>
    all.filter((each) => of.some(({ id }) => each.parents.includes(id)))
  const closure = (step: (of: PlainDisease[]) => PlainDisease[]) => {
    const reached = new Set<PlainDisease>()
    let edge = step(self)
    while (edge.some((each) => !reached.has(each))) {
      for (const each of edge) reached.add(each)
      edge = step(edge)
    }
    return [...reached]
  }
  switch (operator) {
    case 'EQ_SELF_OR_DIRECT_CHILDREN':
      return children(self).includes(disease)
    case 'EQ_SELF_OR_DIRECT_PARENTS':
      return parents(self).includes(disease)
    case 'EQ_SELF_OR_ALL_DESCENDANTS':
      return closure(children).includes(disease)
    case 'EQ_SELF_OR_ALL_ANCESTORS':
      return closure(parents).includes(disease)
    case 'EQ_SELF_AND_SIBLINGS':
      return children(parents(self)).includes(disease)
    default:
      return false
  }
}

/** A filter as the interface takes it. */
export type PlainFilter = { booleanOperator?: string | null; subFilters?: PlainFilter[] } & Record<
  string,
  unknown
>

type Rule<Row> = (row: Row, value: never) => boolean

function holds<Row>(row: Row, filter: PlainFilter, rules: Record<string, Rule<Row>>): boolean {
  const own = Object.entries(rules)
    .filter(([field]) => filter[field] !== undefined)
    .map(([field, rule]) => rule(row, filter[field] as never))
  const parts = (filter.subFilters ?? []).map((part) => holds(row, part, rules))
  const all = [...own, ...parts]
  return filter.booleanOperator === 'OR' ? all.some(Boolean) : all.every(Boolean)
}

const asks = (filter: PlainFilter, field: string): boolean =>
  filter[field] !== undefined || (filter.subFilters ?? []).some((part) => asks(part, field))

const isFeature = (feature: PlainFeature, filter: PlainFilter): boolean =>
  (!feature.deprecated || asks(filter, 'isDeprecated')) &&
  holds<PlainFeature>(feature, filter, {
    id: (row, input: NumberInput) => isNumber(row.id, input),
    entrezSymbol: (row, input: StringInput) => isText(row.kind === 'GENE' ? row.name : null, input),
    alias: (row, input: StringInput) => isOneOf(row.aliases, input),
    isDeprecated: (row, input: { value: boolean }) => row.deprecated === input.value,
  })

const isProfile = (profile: PlainProfile, filter: PlainFilter): boolean =>
  holds<PlainProfile>(profile, filter, {
    score: (row, input: NumberInput) => isNumber(row.score, input),
    name: (row, input: StringInput) =>
      isOneOf(
        row.variants.flatMap(({ name, feature }) => [feature.name, name, `${feature.name} ${name}`]),
        input,
      ),
  })

/** Whether the filter finds the variant. */
export const isVariant = (variant: PlainVariant, filter: PlainFilter, knowledge: PlainKnowledge): boolean =>
  (!variant.deprecated || asks(filter, 'isDeprecated')) &&
  holds<PlainVariant>(variant, filter, {
    id: (row, input: NumberInput) => isNumber(row.id, input),
    name: (row, input: StringInput) => isText(row.name, input),
    variantAlias: (row, input: StringInput) => isOneOf(row.aliases, input),
    isDeprecated: (row, input: { value: boolean }) => row.deprecated === input.value,
    feature: (row, part: PlainFilter) => isFeature(row.feature, part),
    molecularProfile: (row, part: PlainFilter) =>
      knowledge.profiles.some((profile) => profile.variants.includes(row) && isProfile(profile, part)),
    coordinates: (
      row,
      {
        chromosome,
        start,
        referenceBases,
      }: { chromosome?: StringInput; start?: NumberInput; referenceBases?: StringInput },
    ) =>
      row.places.some(
        (place) =>
          (!chromosome ||
            isText(place.chromosome, { ...chromosome, value: chromosome.value?.replace('CHR_', '') })) &&
          (!start || isNumber(place.start, start)) &&
          (!referenceBases || isText(place.referenceBases, referenceBases)),
      ),
  })

/** Whether the filter finds the evidence item. */
export const isEvidence = (item: PlainEvidence, filter: PlainFilter, knowledge: PlainKnowledge): boolean =>
  holds<PlainEvidence>(item, filter, {
    id: (row, input: NumberInput) => isNumber(row.id, input),
    status: (row, input: StringInput) => isText(row.status, input),
    evidenceRating: (row, input: NumberInput) => isNumber(row.rating, input),
    description: (row, input: StringInput) => isText(row.description, input),
    isFlagged: (row, input: { value: boolean }) => row.flagged === input.value,
    disease: (row, part: PlainFilter) =>
      row.disease !== null &&
      holds<PlainDisease>(row.disease, part, {
        name: (disease, input: StringInput) => isText(disease.name, input),
        diseaseAliases: (disease, input: StringInput) => isOneOf(disease.aliases, input),
        doid: (disease, input: StringInput) => isTerm(disease, input, knowledge.diseases),
      }),
    molecularProfile: (row, part: PlainFilter) => isProfile(row.profile, part),
    therapies: (row, part: PlainFilter) =>
      row.therapies.some((name) =>
        holds<string>(name, part, { name: (own, input: StringInput) => isText(own, input) }),
      ),
  })
