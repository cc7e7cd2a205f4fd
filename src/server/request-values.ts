import { z } from 'zod'
import { ClientError } from '#server/client-error.ts'
import type { ClientErrorCode } from '#server/client-error.ts'
import { invalidValue } from '#server/invalid-value.ts'

/** An object without other members than these, which an error about another names. */
export const objectOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? Object.keys(shape).join(', ') : undefined),
  })

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  object: 'an object',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
}

type Issue = z.core.$ZodIssue

/** What a value must be where an issue is. */
function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.expected
    case 'invalid_value':
      return issue.values.map(String).join(', ')
    case 'too_big':
      return issue.origin === 'string'
        ? `a text of at most ${issue.maximum} characters`
        : `at most ${issue.maximum}`
    case 'too_small':
      return `at least ${issue.minimum}`
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap(([first]) => (first ? [expectation(first)] : [])))].join(' or ')
    default:
      return issue.message
  }
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value)

/** An issue, or that within the alternative of a union that fits best: the one that fails deepest. */
function deepest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue
  const within = issue.errors.flat().find(({ path }) => path.length > 0)
  return within ? deepest({ ...within, path: [...issue.path, ...within.path] }) : issue
}

function sentenceOf(found: Issue, request: unknown): string {
  const issue = deepest(found)
  const name = issue.path.join('.')
  const value = valueAt(request, issue.path)
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `“${key.slice(0, 60)}”`).join(' and ')
    const verb = issue.keys.length > 1 ? 'are' : 'is'
    return `${keys} ${verb} not part of ${name ? `“${name}”` : 'a request'}; allowed are ${issue.message}`
  }
  if (name === '') return `The request must be ${expectation(issue)}`
  if (value === undefined) return `“${name}” is missing: it must be ${expectation(issue)}`
  if (issue.code === 'too_big' && Array.isArray(value))
    return `“${name}” has ${value.length} entries: at most ${issue.maximum} are allowed`
  return invalidValue(
    name,
    value,
    issue.code === 'invalid_value' ? issue.values.map(String) : expectation(issue),
  )
}

/**
 * The values of a request, as its schema reads them.
 * @throws ClientError naming each value that is wrong and what is allowed
 */
export function readRequest<Schema extends z.ZodType>(
  schema: Schema,
  request: unknown,
  code: ClientErrorCode = 'BAD_REQUEST',
): z.infer<Schema> {
  const { data, error } = schema.safeParse(request)
  if (error) throw new ClientError(code, error.issues.map((issue) => sentenceOf(issue, request)).join('; '))
  return data
}
