import { execute, getOperationAST, getVariableValues, GraphQLError, parse, validate } from 'graphql'
import type { DocumentNode, ExecutionResult, GraphQLSchema, VariableDefinitionNode } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { CompiledQuery } from 'graphql-jit'
import { isCompilable } from './compiled-size.ts'
import { refuseCost } from './cost.ts'
import { refuseDocument } from './document-limits.ts'
import type { Measured } from './document-limits.ts'
import { isKeepable, outsideFields } from './kept-answers.ts'
import { hasRecursiveInput } from './recursive-input.ts'
import type { GraphqlRequest } from './request.ts'
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

/** Operations kept parsed, validated and compiled; beyond this the one used longest ago is dropped. */
const KEPT_OPERATIONS = 500
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
 */
export function createOperations(
  schema: GraphQLSchema,
  options: { jit: boolean; compiledFrom?: number },
): Operations {
  const { compiledFrom = COMPILED_FROM_USE } = options
  const kept = new Map<string, Operation>()
  const outside = outsideFields(schema)

  function remember(key: string, operation: Operation) {
    kept.delete(key)
    kept.set(key, operation)
    if (kept.size > KEPT_OPERATIONS) kept.delete(kept.keys().next().value ?? '')
  }

  function prepare({ query, operationName }: GraphqlRequest): Operation | readonly GraphQLError[] {
    // One document may hold several operations, and what is compiled is an operation.
    const key = keyOf({ query, operationName })
    const known = kept.get(key)
    if (known) {
      remember(key, known)
      return known
    }
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
    if (query.length <= LONGEST_KEPT_DOCUMENT) remember(key, operation)
    return operation
  }

  function refuse({ document, operationName, measured }: Operation, variables: Record<string, unknown>) {
    const refused = refuseVariables(variables, measured)
    if (refused) return refused
    const asked = getOperationAST(document, operationName)
    return asked ? refuseCost(schema, document, asked, variables) : null
  }

  function compile(operation: Operation) {
    const { document, operationName } = operation
    const asked = getOperationAST(document, operationName)
    const variables = asked?.variableDefinitions ?? []
    if (asked && (hasRecursiveInput(schema, variables) || !isCompilable(schema, document, asked))) return
    const compiled = compileQuery(schema, document, operationName)
    // Not so for an operation name the document does not have: graphql-js then words the error.
    if (!isCompiledQuery(compiled)) return
    operation.compiled = { query: compiled.query, variables }
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
      if (options.jit && operation.uses === compiledFrom) compile(operation)
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
