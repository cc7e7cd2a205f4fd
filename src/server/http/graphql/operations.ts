import { execute, getOperationAST, GraphQLError, parse, specifiedRules, validate } from 'graphql'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import type { GraphQLContext } from '#server/graphql/context.ts'
import { operationTraits } from '#server/graphql/execution/operation-traits.ts'
import type { OperationTraits, ReadTraits } from '#server/graphql/execution/operation-traits.ts'
import { savedFilter } from '#server/knowledge/search/permalinks.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Meter } from '#server/graphql/execution/meter.ts'
import type { Entrant } from '#server/concurrency/admission.ts'
import { admitHeavy } from './guards/admission.ts'
import { estimateCost, permalinksOf } from './guards/cost.ts'
import { measureDocument } from './guards/document.ts'
import type { DocumentMeasures } from './guards/document.ts'
import { BUDGETS, operationTooCostly, tooManyOverlaps } from './guards/limits.ts'
import type { Budgets, Caller } from './guards/limits.ts'
import type { SavedFilters } from './guards/searches.ts'
import type { GraphqlRequest } from './request.ts'
import { createCoalescing } from '#server/caches/coalesce.ts'
import { createLruCache } from '#server/caches/lru-ttl-cache.ts'
import { createScheduler } from '#server/concurrency/scheduler.ts'
import { NoSubscriptionsRule } from './guards/subscriptions.ts'
import { documentTextError } from './guards/text.ts'
import { variablesError } from './guards/variables.ts'
import { cacheLookups } from '#server/monitoring/cache-lookups.ts'
import type { OperationMeasures } from '#server/monitoring/metrics.ts'
import { inSpan } from '#server/monitoring/tracing.ts'

/** A document that passed validation, with its selected operation. */
interface Operation {
  document: DocumentNode
  operationName: string | undefined
  traits: ReadTraits
  measured: DocumentMeasures
  /** As it was estimated last, with variables that may have been others. */
  cost?: number
}

/** An invalid document, with its traits all the same. */
interface InvalidOperation {
  errors: readonly GraphQLError[]
  traits: ReadTraits
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
export const OPERATION_CACHE_BYTES = 32 * 1024 * 1024
/** Bytes of a parsed and validated document, and for each of its characters (measured: 5 kB of 18, 9 of 90, 96 of 2,360). */
const PARSED_BYTES = { document: 5000, character: 45 }
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
  /** The traits of an operation, which is read for that but not run. */
  traits(request: GraphqlRequest): Promise<OperationTraits>
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
  const { allowed = OPERATION_CACHE_BYTES, budgets = BUDGETS, onEnd } = options
  const cache = createLruCache<Operation>(allowed)
  const read = operationTraits(schema)
  const coalesce = createCoalescing<Operation | InvalidOperation>()
  /** What each request turned out to be, however little the cache holds. */
  const prepared = new WeakMap<GraphqlRequest, Promise<Operation | InvalidOperation>>()

  /** Reads and validates a document in steps: a large one takes some milliseconds for each. */
  async function readOperation({
    query,
    operationName,
  }: GraphqlRequest): Promise<Operation | InvalidOperation> {
    const turns = createScheduler()
    turns.expect(COST_PER_CHARACTER * query.length)
    await turns.wait(undefined)
    const unread = () => read.ofText(query)
    const tooLong = documentTextError(query)
    if (tooLong) return { errors: [tooLong], traits: unread }
    await turns.wait(undefined)
    let document: DocumentNode
    try {
      document = parse(query)
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error], traits: unread }
      throw error
    }
    const traits = read.ofDocument(document, operationName)
    const measured = measureDocument(document)
    if (measured instanceof GraphQLError) return { errors: [measured], traits }
    await turns.wait(undefined)
    const errors = validate(schema, document, RULES)
    if (errors.some((error) => error.message === 'Validation aborted.'))
      return { errors: [tooManyOverlaps()], traits }
    return errors.length > 0 ? { errors, traits } : { document, operationName, traits, measured }
  }

  async function findOperation(request: GraphqlRequest): Promise<Operation | InvalidOperation> {
    const key = keyOf(request)
    const cached = cache.get(key)
    const count = cached ? lookups.hits : lookups.misses
    count.value += 1
    if (cached) return cached
    const operation = await coalesce(key, () => readOperation(request))
    const { query, variables } = request
    if (
      'document' in operation &&
      query.length <= LONGEST_CACHED_DOCUMENT &&
      !operation.traits(variables).holdsSample
    )
      cache.set(key, operation, PARSED_BYTES.document + PARSED_BYTES.character * query.length)
    return operation
  }

  function prepare(request: GraphqlRequest): Promise<Operation | InvalidOperation> {
    const before = prepared.get(request)
    if (before) return before
    const operation = findOperation(request)
    prepared.set(request, operation)
    return operation
  }

  /** The estimated cost of an operation with its variables, or the error where it exceeds a limit. */
  async function estimate(
    { document, operationName, measured, traits }: Operation,
    { variables }: GraphqlRequest,
    { db, viewer }: GraphQLContext,
  ): Promise<GraphQLError | number> {
    const error = variablesError(variables, measured)
    if (error) return error
    const operation = getOperationAST(document, operationName)
    if (!operation) return 0
    const estimated = { schema, document, operation, variables }
    const savedFilters = traits(variables).repeatsSearch
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
    traits: async (request) => (await prepare(request)).traits(request.variables),
    async run(request, context, client = {}) {
      const { meter, viewer } = context
      const operation = await prepare(request)
      if ('errors' in operation) return { errors: operation.errors }
      // As it cost last, and what reading it took.
      meter.expect(operation.cost ?? COST_PER_CHARACTER * request.query.length)
      const caller = callerOf(viewer)
      await meter.giveWay()
      const cost = await estimate(operation, request, context)
      if (typeof cost !== 'number') return { errors: [cost] }
      operation.cost = cost
      const { type } = operation.traits(request.variables)
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
            ...(type === 'query' ? [hasLeft(client, meter)] : []),
          ])
        })
      } finally {
        meter.end()
      }
    },
  }
}
