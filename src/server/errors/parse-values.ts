import { z } from 'zod'
import { lookupTable } from '#domain/lookup-table.ts'

/** Longest part of a value that a sentence names. */
const SHOWN = 60
/** Of a longer list a sentence names the length. */
const MOST_ENTRIES = 10

const nouns: Readonly<Record<string, string>> = lookupTable({
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
})

/** Nouns of what is counted in a text or list; a number has a size itself. */
const counted: Readonly<Record<string, [one: string, several: string]>> = lookupTable({
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
})

function size(limit: number | bigint, origin: string): string {
  const noun = counted[origin]
  return noun ? `${limit.toLocaleString('en')} ${noun[Number(limit) === 1 ? 0 : 1]}` : String(limit)
}

/** Requirement that a value does not meet, to stand behind it in a sentence, for schemas that say none themselves. */
function requirementOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${nouns[String(issue.expected)] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}`
    case 'too_small':
      if (issue.origin in counted && issue.minimum === 1) return 'must not be empty'
      return issue.origin in counted
        ? `must have at least ${size(issue.minimum, issue.origin)}`
        : `must be ${issue.inclusive ? 'at least' : 'greater than'} ${issue.minimum}`
    case 'too_big':
      return issue.origin in counted
        ? `must have at most ${size(issue.maximum, issue.origin)}`
        : `must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`
    case 'invalid_format':
      return issue.format === 'url' ? 'must be a web address' : `must match ${issue.pattern}`
    case 'unrecognized_keys':
      return issue.inst instanceof z.ZodObject
        ? `the members are ${Object.keys(issue.inst.shape).join(', ')}`
        : undefined
    case 'invalid_union':
      // The requirements of the alternatives are known, of which the nearest is named.
      return issue.errors.length > 0 ? '' : undefined
    default:
      return undefined
  }
}

/** The value at a path, to stand behind its name in a sentence. */
function shownValue(value: unknown, path: readonly PropertyKey[], isSecret: boolean): string {
  const found = path.reduce<unknown>((inner, key) => Object(inner)[key], value)
  if (found === undefined) return 'is missing'
  if (isSecret) return 'is not valid'
  return Array.isArray(found) && found.length > MOST_ENTRIES
    ? `has ${found.length.toLocaleString('en')} entries`
    : `is ${JSON.stringify(found).slice(0, SHOWN)}`
}

const OTHER_TYPE: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value'])

/**
 * Issues of the alternative of a union that a value is nearest to: one whose members are wrong rather than the value, or
 * the value's size rather than its type. Of values that are none of the types all are named.
 */
function nearestOf({ errors }: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] {
  const alternatives = errors.toSorted((one, other) => one.length - other.length)
  const nearest = alternatives.find((issues) =>
    issues.some(({ path, code }) => path.length > 0 || !OTHER_TYPE.has(code)),
  )
  const [first] = alternatives.flat()
  if (nearest || !first) return nearest ?? []
  const types = alternatives.flat().map(({ message }) => message.replace(/^must be /, ''))
  return [{ ...first, message: `must be ${[...new Set(types)].join(' or ')}` }]
}

/** Sentences about an issue; of a union about the alternative that the value is nearest to. */
function sentencesOf(
  issue: z.core.$ZodIssue,
  value: unknown,
  secrets: ReadonlySet<PropertyKey>,
  parents: readonly PropertyKey[] = [],
): string[] {
  const path = [...parents, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(
      (key) => `${[...path, key.slice(0, SHOWN)].join('.')} is no member: ${issue.message}`,
    )
  const inner = issue.code === 'invalid_union' && issue.message === '' ? nearestOf(issue) : null
  if (inner) return inner.flatMap((within) => sentencesOf(within, value, secrets, path))
  // The whole holds the members.
  const isSecret = secrets.size > 0 && (path.length === 0 || path.some((key) => secrets.has(key)))
  return [`${path.join('.') || 'it'} ${shownValue(value, path, isSecret)}: ${issue.message}`]
}

/**
 * Parses a value by a schema. Each error is a sentence with the path of what is wrong, its value and what is allowed, such
 * as `status is "draft": must be one of public, hold`.
 * @param secrets names of members whose values no sentence may name
 */
export function parseValues<Values>(
  schema: z.ZodType<Values>,
  value: unknown,
  secrets: ReadonlySet<PropertyKey> = new Set(),
): { ok: true; values: Values } | { ok: false; errors: string[] } {
  const { success, data, error } = schema.safeParse(value, { error: requirementOf })
  if (success) return { ok: true, values: data }
  return { ok: false, errors: error.issues.flatMap((issue) => sentencesOf(issue, value, secrets)) }
}
