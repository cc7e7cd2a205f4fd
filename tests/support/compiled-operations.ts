import { getOperationAST, parse } from 'graphql'
import type { ExecutionResult } from 'graphql'
import type { GraphQLContext } from '#server/graphql/context.ts'
import { schema } from '#server/graphql/schema.ts'
import { createOperations } from '#server/http/graphql/operations.ts'

const compiled = createOperations(schema, { jit: true, compiledFrom: 1 })

function readsOnly(source: string): boolean {
  // A permalink is kept by asking for it.
  if (source.includes('createPermalink')) return false
  try {
    return getOperationAST(parse(source))?.operation === 'query'
  } catch {
    return false
  }
}

/**
 * Fails when the operation, compiled as the service compiles it, answers otherwise than graphql-js did: other values,
 * another order, other errors. Operations that write are not run again.
 */
export async function expectSameCompiled(
  answer: ExecutionResult,
  source: string,
  variables: Record<string, unknown>,
  context: GraphQLContext,
): Promise<void> {
  if (!readsOnly(source)) return
  const again = await compiled.run({ query: source, variables, operationName: undefined }, context)
  const text = ({ data, errors }: ExecutionResult) => JSON.stringify({ data, errors })
  const [expected, actual] = [text(answer), text(again)]
  if (actual !== expected)
    throw new Error(
      `Compiled, the operation answers otherwise.\ngraphql-js: ${expected}\ncompiled:   ${actual}`,
    )
}
