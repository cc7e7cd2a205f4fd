import { execute, getOperationAST, GraphQLError, parse, specifiedRules, validate } from 'graphql'
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import type { GraphQLContext } from '#server/graphql/context.ts'
import { savedFilter } from '#server/knowledge/search/permalinks.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Meter } from '#server/graphql/execution/meter.ts'
import type { Entrant } from '#server/concurrency/admission.ts'
import { admitHeavy } from './guards/admission.ts'
import { estimateCost, permalinksOf } from './guards/cost.ts'
import { measureDocument } from './guards/document.ts'
import type { DocumentMeasures } from './guards/document.ts'
import { isCacheable, externalFields } from './response-cache.ts'
import { BUDGETS, operationTooCostly, tooManyOverlaps } from './guards/limits.ts'
import type { Budgets, Caller } from './guards/limits.ts'
import { BY_PERMALINK } from './guards/searches.ts'
import type { SavedFilters } from './guards/searches.ts'
import type { GraphqlRequest } from './request.ts'
import { namesSample } from './samples.ts'
import { createLruCache } from '#server/caches/lru-cache.ts'
import { NoSubscriptionsRule } from './guards/subscriptions.ts'
import { documentTextError } from './guards/text.ts'
import { variablesError } from './guards/variables.ts'
import { cacheLookups } from '#server/monitoring/cache-lookups.ts'
import type { OperationMeasures } from '#server/monitoring/metrics.ts'
import { inSpan } from '#server/monitoring/tracing.ts'

/** A document that passed validation, with the operation of it that is asked for. */
interface Operation {
  document: DocumentNode
  operationName: string | undefined
  measured: DocumentMeasures
  /** As it was estimated last, with variables that may have been others. */
  cost?: number
}

const keyOf = ({ query, operationName }: Pick<GraphqlRequest, 'query' | 'operationName'>) =>
  `${operationName ?? ''}\n${query}`

const callerOf = (viewer: GraphQLContext['viewer']): Caller => (viewer ? 'signedIn' : 'anonymous')

/** The filters of saved searches, by their permalinks. */
async function filtersOf(db: Reading, permalinks: readonly string[]): Promise<SavedFilters> {
  const filters = new Map<string, unknown>()
  for (const permalink of permalinks) filters.set(permalink, await savedFilter(db, permalink))
  return filters
}

const isQuery = ({ document, operationName }: Operation) =>
  getOperationAST(document, operationName)?.operation === 'query'

/** The result, which nobody reads, when the client leaves; pending while it waits. */
const hasLeft = ({ signal }: Entrant, meter: Meter) =>
  new Promise<ExecutionResult>((resolve) => {
    const left = () => {
      meter.end()
      resolve({ errors: [new GraphQLError('The client has left')] })
    }
    if (signal?.aborted) left()
    else signal?.addEventListener('abort', left, { once: true })
  })

/** Bytes of the operations kept parsed and validated; beyond this those used longest ago are dropped. */
const CACHE_BYTES = 32 * 1024 * 1024
/** Bytes of a parsed document for each of its characters (measured: 45 to 80). */
const PARSED_BYTES = 80
/** Longer documents are seldom the same twice, and would fill the memory of those that are. */
const LONGEST_CACHED_DOCUMENT = 50_000
/** Characters of the name of an operation in a span. */
const LONGEST_NAME = 100
/** Expected cost of each character of a document that is new: to read and validate it takes time, too. */
const COST_PER_CHARACTER = 10

const lookups = cacheLookups('operation')

const RULES = [...specifiedRules, NoSubscriptionsRule]

export interface Operations {
  /**
   * Runs one operation within the limits. Limit, syntax, validation and variable errors come back as `errors` without `data`;
   * errors of resolvers beside `data`, as the GraphQL specification says.
   * @param client its address, and a signal with which it leaves: a query is given up then
   */
  run(request: GraphqlRequest, context: GraphQLContext, client?: Entrant): Promise<ExecutionResult>
  /** Whether an operation that has just run changes nothing, so that it may run again. */
  isRepeatable(request: GraphqlRequest): boolean
  /** Whether an operation that has just run gives the same answer as long as the knowledge stays the same. */
  isCacheable(request: GraphqlRequest): boolean
}

/**
 * Runs the operations of a schema, remembering those it has seen.
 * @param options.allowed bytes of those it remembers
 * @param options.budgets what an operation may cost while it is executed; {@link BUDGETS} unless given
 * @param options.onEnd hears of each operation that was executed
 */
export function createOperations(
  schema: GraphQLSchema,
  options: {
    allowed?: number | undefined
    budgets?: Budgets
    onEnd?: ((measures: OperationMeasures) => void) | undefined
  } = {},
): Operations {
  const { allowed = CACHE_BYTES, budgets = BUDGETS, onEnd } = options
  const cache = createLruCache<Operation>(allowed)
  /** What each request turned out to ask for, however little the cache holds; not that of a sample. */
  const lastRuns = new WeakMap<GraphqlRequest, OperationDefinitionNode>()
  const outside = externalFields(schema)

  /** Reads and validates a document in steps: a large one takes some milliseconds for each. */
  async function prepare(
    { query, operationName }: GraphqlRequest,
    { giveWay }: Meter,
  ): Promise<Operation | readonly GraphQLError[]> {
    const key = keyOf({ query, operationName })
    const prepared = cache.get(key)
    const count = prepared ? lookups.hits : lookups.misses
    count.value += 1
    if (prepared) return prepared
    await giveWay()
    const tooLong = documentTextError(query)
    if (tooLong) return [tooLong]
    await giveWay()
    let document: DocumentNode
    try {
      document = parse(query)
    } catch (error) {
      if (error instanceof GraphQLError) return [error]
      throw error
    }
    const measured = measureDocument(document)
    if (measured instanceof GraphQLError) return [measured]
    await giveWay()
    const errors = validate(schema, document, RULES)
    if (errors.some((error) => error.message === 'Validation aborted.')) return [tooManyOverlaps()]
    if (errors.length > 0) return errors
    const operation: Operation = { document, operationName, measured }
    if (query.length <= LONGEST_CACHED_DOCUMENT && !namesSample({ query }))
      cache.set(key, operation, PARSED_BYTES * query.length)
    return operation
  }

  /** What is known of the cost of an operation before anything is done for it. */
  const expectedCost = (request: GraphqlRequest) =>
    cache.get(keyOf(request))?.cost ?? COST_PER_CHARACTER * request.query.length

  /** The estimated cost of an operation with its variables, or the error where it exceeds a limit. */
  async function estimate(
    { document, operationName, measured }: Operation,
    { query, variables }: GraphqlRequest,
    { db, viewer }: GraphQLContext,
  ): Promise<GraphQLError | number> {
    const error = variablesError(variables, measured)
    if (error) return error
    const operation = getOperationAST(document, operationName)
    if (!operation) return 0
    const estimated = { schema, document, operation, variables }
    const savedFilters = query.includes(BY_PERMALINK)
      ? await filtersOf(db, permalinksOf(estimated))
      : undefined
    return estimateCost({ ...estimated, ...(savedFilters && { savedFilters }) }, callerOf(viewer))
  }

  /** Runs what executes an operation within a span of its name, and measures it. */
  async function watched(
    { document, operationName }: Operation,
    run: () => Promise<ExecutionResult>,
  ): Promise<ExecutionResult> {
    const ast = getOperationAST(document, operationName)
    const name = ast?.name?.value
    const type = ast?.operation ?? 'query'
    const attributes = {
      'graphql.operation.type': type,
      ...(name && { 'graphql.operation.name': name.slice(0, LONGEST_NAME) }),
    }
    const begun = performance.now()
    let hasErrors = true
    try {
      return await inSpan(`GraphQL ${type}`, attributes, async (span) => {
        const result = await run()
        hasErrors = result.errors !== undefined
        if (result.errors) span.set({ 'curia.graphql.errors': result.errors.length })
        return result
      })
    } finally {
      onEnd?.({ name, hasErrors, seconds: (performance.now() - begun) / 1000 })
    }
  }

  return {
    isRepeatable: (request) =>
      lastRuns.get(request)?.operation === 'query' && !request.query.includes('createPermalink'),
    isCacheable(request) {
      const last = lastRuns.get(request)
      return last ? isCacheable(last, request.query, outside) : false
    },
    async run(request, context, client = {}) {
      const { meter, viewer } = context
      meter.expect(expectedCost(request))
      const operation = await prepare(request, meter)
      if (!('document' in operation)) return { errors: operation }
      const ast = getOperationAST(operation.document, operation.operationName)
      if (ast && !namesSample(request)) lastRuns.set(request, ast)
      const caller = callerOf(viewer)
      await meter.giveWay()
      const cost = await estimate(operation, request, context)
      if (typeof cost !== 'number') return { errors: [cost] }
      operation.cost = cost
      meter.expect(cost)
      using place = await admitHeavy(cost, caller, client)
      try {
        await meter.giveWay()
        const ended = meter.limit(budgets[caller])
        return await watched(operation, async () => {
          const executed = execute({
            schema,
            document: operation.document,
            rootValue: {},
            contextValue: context,
            variableValues: request.variables,
            operationName: operation.operationName,
          })
          return Promise.race([
            executed,
            ended.then((spent) => ({ errors: [operationTooCostly(spent, caller, budgets)] })),
            ...(isQuery(operation) ? [hasLeft(client, meter)] : []),
          ])
        })
      } finally {
        meter.end()
      }
    },
  }
}
