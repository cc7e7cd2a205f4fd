import { execute, getOperationAST, getVariableValues, GraphQLError, parse, validate } from 'graphql'
import type { DocumentNode, ExecutionResult, GraphQLSchema, VariableDefinitionNode } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { CompiledQuery } from 'graphql-jit'
import { compiledFields } from './compiled-size.ts'
import { refuseCost } from './cost.ts'
import { refuseDocument } from './document-limits.ts'
import type { Measured } from './document-limits.ts'
import { isKeepable, outsideFields } from './kept-answers.ts'
import { hasRecursiveInput } from './recursive-input.ts'
import type { GraphqlRequest } from './request.ts'
import { weighedMap } from '#server/weighed-map.ts'
import { refuseText } from './text-limits.ts'
import { refuseVariables } from './variable-limits.ts'

/** A document that passed validation, with the operation of it that is asked for. */
interface Operation {
  document: DocumentNode
  operationName: string | undefined
  measured: Measured
  uses: number
  /** Null until compiled, and for good when it cannot be. */
  compiled: { query: CompiledQuery['query']; variables: readonly VariableDefinitionNode[] } | null
}

const keyOf = ({ query, operationName }: Pick<GraphqlRequest, 'query' | 'operationName'>) =>
  `${operationName ?? ''}\n${query}`

/** Bytes of the operations kept parsed, validated and compiled; beyond this those used longest ago are dropped. */
const KEPT_BYTES = 32 * 1024 * 1024
/** Bytes of a parsed document for each of its characters, and of a compiled field (measured: 45 to 80). */
const PARSED_BYTES = 80
const COMPILED_BYTES = 4000
/** Longer documents are seldom the same twice, and would fill the memory of those that are. */
const LONGEST_KEPT_DOCUMENT = 50_000
/** Compiling a page's operation takes 2 to 4 ms and saves a tenth of each run: it must be asked for again to pay. */
export const COMPILED_FROM_USE = 10

export interface Operations {
  /**
   * Runs one operation within the limits. Refusals, syntax, validation and variable errors come back as `errors` without `data`;
   * errors of resolvers beside `data`, as the GraphQL specification says.
   */
  run(request: GraphqlRequest, context: object): Promise<ExecutionResult>
  /** Whether an operation that has just run gives the same answer as long as the knowledge stays the same. */
  isKeepable(request: GraphqlRequest): boolean
}

/**
 * Runs the operations of a schema, remembering those it has seen.
 * @param options.jit false: every operation runs by graphql-js itself, which the compiled ones must equal
 * @param options.compiledFrom the use of an operation with which it is compiled
 * @param options.allowed bytes of those it remembers
 */
export function createOperations(
  schema: GraphQLSchema,
  options: { jit: boolean; compiledFrom?: number; allowed?: number },
): Operations {
  const { compiledFrom = COMPILED_FROM_USE, allowed = KEPT_BYTES } = options
  const kept = weighedMap<Operation>(allowed)
  const outside = outsideFields(schema)

  function prepare({ query, operationName }: GraphqlRequest): Operation | readonly GraphQLError[] {
    // One document may hold several operations, and what is compiled is an operation.
    const key = keyOf({ query, operationName })
    const known = kept.get(key)
    if (known) return known
    const tooLong = refuseText(query)
    if (tooLong) return [tooLong]
    let document: DocumentNode
    try {
      document = parse(query)
    } catch (error) {
      if (error instanceof GraphQLError) return [error]
      throw error
    }
    const measured = refuseDocument(document)
    if (measured instanceof GraphQLError) return [measured]
    const errors = validate(schema, document)
    if (errors.length > 0) return errors
    const operation = { document, operationName, measured, uses: 0, compiled: null }
    if (query.length <= LONGEST_KEPT_DOCUMENT) kept.set(key, operation, PARSED_BYTES * query.length)
    return operation
  }

  function refuse({ document, operationName, measured }: Operation, variables: Record<string, unknown>) {
    const refused = refuseVariables(variables, measured)
    if (refused) return refused
    const asked = getOperationAST(document, operationName)
    return asked ? refuseCost(schema, document, asked, variables) : null
  }

  function compile(operation: Operation, request: GraphqlRequest) {
    const { document, operationName } = operation
    const asked = getOperationAST(document, operationName)
    const variables = asked?.variableDefinitions ?? []
    const fields = asked ? compiledFields(schema, document, asked) : 0
    if (fields === null || hasRecursiveInput(schema, variables)) return
    const key = keyOf(request)
    const weight = PARSED_BYTES * request.query.length + COMPILED_BYTES * fields
    if (!kept.fits(key, weight)) return
    const compiled = compileQuery(schema, document, operationName)
    // Not so for an operation name the document does not have: graphql-js then words the error.
    if (!isCompiledQuery(compiled)) return
    operation.compiled = { query: compiled.query, variables }
    kept.set(key, operation, weight)
  }

  return {
    isKeepable(request) {
      const operation = kept.get(keyOf(request))
      const asked = operation && getOperationAST(operation.document, operation.operationName)
      return asked ? isKeepable(asked, request.query, outside) : false
    },
    async run(request, context) {
      const operation = prepare(request)
      if (!('document' in operation)) return { errors: operation }
      const refused = refuse(operation, request.variables)
      if (refused) return { errors: [refused] }
      operation.uses += 1
      if (options.jit && operation.uses === compiledFrom) compile(operation, request)
      if (operation.compiled) {
        const { query, variables } = operation.compiled
        // The compiled operation reads variables itself, but words their errors otherwise than graphql-js.
        const { errors } = getVariableValues(schema, variables, request.variables, { maxErrors: 50 })
        return errors ? { errors } : query({}, context, request.variables)
      }
      return execute({
        schema,
        document: operation.document,
        rootValue: {},
        contextValue: context,
        variableValues: request.variables,
        operationName: operation.operationName,
      })
    },
  }
}
