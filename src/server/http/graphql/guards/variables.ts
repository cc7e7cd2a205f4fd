import type { GraphQLError } from 'graphql'
import type { Measured } from './document.ts'
import { LIMITS, nulCharacter, tooMany } from './limits.ts'

/**
 * Refuses the variables unless they, with the lists written in the document, hold no more values than a statement may
 * have parameters, no text with NUL and no endless nesting. Null when all is well.
 */
export function refuseVariables(variables: Record<string, unknown>, written: Measured): GraphQLError | null {
  let values = written.listValues
  let largest = written.largestList
  let problem: GraphQLError | null = null

  function look(value: unknown, name: string, depth: number): void {
    if (problem) return
    if (typeof value === 'string') {
      if (value.includes('\0')) problem = nulCharacter(`The variable “$${name}”`)
      return
    }
    if (typeof value !== 'object' || value === null) return
    if (depth > LIMITS.variableDepth) {
      const { variableDepth } = LIMITS
      problem = tooMany(
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
      problem = tooMany('TOO_MANY_FIELDS', what, inners.length, LIMITS.objectMembers)
      return
    }
    for (const inner of inners) look(inner, name, depth + 1)
  }

  for (const [name, value] of Object.entries(variables)) look(value, name, 1)
  if (problem) return problem
  if (values <= LIMITS.listValues) return null
  const what = `The lists of the operation have # values, “${largest?.argument ?? ''}” ${largest?.length ?? 0} of them`
  return tooMany('LIST_TOO_LONG', what, values, LIMITS.listValues)
}
