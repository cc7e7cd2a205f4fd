import type { GraphQLError } from 'graphql'
import type { DocumentMeasures } from './document.ts'
import { LIMITS, nulCharacter, tooMany } from './limits.ts'

/**
 * Error of variables that, with the lists written in the document, hold more values than a statement may have
 * parameters, a text with NUL or endless nesting. Null when all is well.
 * @param written lists written in the document; none for variables without one
 */
export function variablesError(
  variables: Record<string, unknown>,
  written: Pick<DocumentMeasures, 'listValues' | 'largestList'> = { listValues: 0, largestList: null },
): GraphQLError | null {
  let values = written.listValues
  let largest = written.largestList
  let error: GraphQLError | null = null

  function look(value: unknown, name: string, depth: number): void {
    if (error) return
    if (typeof value === 'string') {
      if (value.includes('\0')) error = nulCharacter(`The variable “$${name}”`)
      return
    }
    if (typeof value !== 'object' || value === null) return
    if (depth > LIMITS.variableDepth) {
      const { variableDepth } = LIMITS
      error = tooMany(
        'TOO_DEEP',
        `The variable “$${name}” nests more than # levels`,
        variableDepth,
        variableDepth,
      )
      return
    }
    if (Array.isArray(value)) {
      values += value.length
      if (value.length > (largest?.length ?? 0)) largest = { argument: `$${name}`, length: value.length }
    }
    if (values > LIMITS.listValues) return
    const inners = Object.values(value)
    if (!Array.isArray(value) && inners.length > LIMITS.objectMembers) {
      const what = `An object in the variable “$${name}” has # members`
      error = tooMany('TOO_MANY_FIELDS', what, inners.length, LIMITS.objectMembers)
      return
    }
    for (const inner of inners) look(inner, name, depth + 1)
  }

  for (const [name, value] of Object.entries(variables)) look(value, name, 1)
  if (error) return error
  if (values <= LIMITS.listValues) return null
  const what = `The lists of the operation have # values, “${largest?.argument ?? ''}” ${largest?.length ?? 0} of them`
  return tooMany('LIST_TOO_LONG', what, values, LIMITS.listValues)
}
