import { foldText } from '#domain/text/names.ts'
import { revisedObjectKind, revisedValueText } from '#domain/records/revised-values.ts'
import { fieldLabel } from '#domain/records/field-labels.ts'
import type { RevisedObject, RevisedValue } from '#app/entities/history/revised-value.ts'
import { Reference } from '../references/reference.ts'
import type { RevisedSubject } from './pending-revisions.ts'

/** Name under which a field of a form is recorded when somebody suggests another value for it. */
export type RevisedField<Value> = {
  /** The name of the recorded field, in snake case. */
  name: string
  /** What people read for it, where its name alone would not tell it from another one. */
  label?: string
  /** Whose field it is, where that is not the record itself; several where it is written to each of them. */
  subjects?: readonly RevisedSubject[]
  /** The value as people compare it, where it is neither text, number, yes or no, a vocabulary's, records nor names. */
  shown?: (value: Value) => RevisedValue
}

/** Every field of a form, in the order of the page. */
export type RevisedFields<Values> = {
  readonly [Field in keyof Values & string]: RevisedField<Values[Field]>
}

export const fieldsOf = <Values>(fields: RevisedFields<Values>): (keyof Values & string)[] =>
  // All members of the type are known by their names.
  Object.keys(fields) as (keyof Values & string)[]

/** The field of the form for each name under which one is recorded. */
export const fieldsByName = <Values>(
  fields: RevisedFields<Values>,
): Readonly<Record<string, keyof Values & string>> =>
  Object.fromEntries(fieldsOf(fields).map((field) => [fields[field].name, field]))

/** Label of a field. */
export const labelOf = ({ name, label }: { name: string; label?: string }): string =>
  label ?? fieldLabel(name)

/** The value of a field as people compare it. */
export function shownValue<Values, Field extends keyof Values & string>(
  fields: RevisedFields<Values>,
  field: Field,
  values: Values,
): RevisedValue {
  const { name, shown } = fields[field]
  const value = values[field]
  if (shown) return shown(value)
  if (revisedObjectKind(name)) return { kind: 'records', records: objectsIn(value) }
  return { kind: 'text', text: revisedValueText(name, value) ?? '' }
}

/** Names that are no records yet, as a revision shows them: letter case makes no other name. */
export const namedObjects = (names: readonly string[]): RevisedObject[] =>
  names.map((name) => ({ id: foldText(name), name, link: null }))

function objectsIn(value: unknown): RevisedObject[] {
  const values: unknown[] = Array.isArray(value) ? value : value === null ? [] : [value]
  return values.flatMap((one): RevisedObject[] => {
    if (typeof one === 'string') return namedObjects([one])
    const { data } = Reference.safeParse(one)
    return data ? [{ ...data, link: null }] : []
  })
}

/**
 * Checks whether two values say the same; of lists the order and of texts the white space around them say
 * nothing.
 */
export function sameShown(one: RevisedValue, other: RevisedValue): boolean {
  if (one.kind === 'text' || other.kind === 'text')
    return one.kind === other.kind && textOf(one) === textOf(other)
  const byName = [...one.records, ...other.records].some(({ id }) => typeof id === 'string')
  const keys = ({ records }: { records: readonly RevisedObject[] }) =>
    new Set(records.map(({ id, name }) => (byName ? foldText(name) : String(id))))
  const [ones, others] = [keys(one), keys(other)]
  return ones.size === others.size && [...ones].every((key) => others.has(key))
}

const textOf = (value: RevisedValue): string => (value.kind === 'text' ? value.text.trim() : '')
