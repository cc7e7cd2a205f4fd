import { cleanTexts } from '#domain/text/clean-text.ts'
import { coerceInputValue, getNamedType, isEnumType, isInputObjectType } from 'graphql'
import type { GraphQLArgument, GraphQLInputType, GraphQLNamedInputType, GraphQLSchema } from 'graphql'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { lookupTable } from '#domain/lookup-table.ts'
import type { ExportTable } from '#server/export/tables/export-table.ts'
import { exportTables } from '#server/export/tables/export-tables.ts'
import { tableFormats } from '#server/export/tables/table-text.ts'
import type { TableFormat, TableTextRequest } from '#server/export/tables/table-text.ts'
import type { TableTexts } from '#server/export/tables/table-texts.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { resourcesOf } from '#server/concurrency/response-resources.ts'
import { assertJsonSize } from './graphql/guards/json.ts'
import { variablesError } from './graphql/guards/variables.ts'
import { databaseUrlOf } from './as-of/as-of.ts'
import type { AdmitDownload } from './traffic/download-places.ts'

const mediaTypes: Readonly<Record<TableFormat, string>> = {
  tsv: 'text/tab-separated-values; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** Arguments of a query that choose a page or an order, not rows. */
const notFilters = new Set(['first', 'last', 'before', 'after', 'sortBy'])

const badRequest = (message: string) => new ClientError('BAD_REQUEST', message)

/**
 * `POST /api/download_table/<name>`: a browse table with its filters, all rows of it, as an attachment. The body is
 * JSON or a form: `variables` (arguments of the table's query), and beyond the public interface `format`, `columns`
 * and `sort`.
 */
export function registerTableExport(
  app: FastifyInstance,
  services: { schema: GraphQLSchema; tableTexts: TableTexts; admit: AdmitDownload },
): void {
  const config = { readsStates: true }
  app.post<{ Params: { name: string } }>('/api/download_table/:name', { config }, async (request, reply) => {
    const exportRequest = cleanTexts(readRequest(services.schema, request.params.name, request.body ?? {}))
    await services.admit(request, reply)
    const text = await services.tableTexts.open(exportRequest, {
      databaseUrl: databaseUrlOf(request),
      signal: resourcesOf(reply).signal,
    })
    const day = request.frozen?.state.name ?? new Date().toISOString().slice(0, 10)
    const filename = `${exportRequest.table}-${day}.${exportRequest.format}`
    reply.header('content-disposition', `attachment; filename="${filename}"`)
    reply.header('cache-control', 'no-store')
    reply.header('link', '<https://creativecommons.org/publicdomain/zero/1.0/>; rel="license"')
    return reply.type(mediaTypes[exportRequest.format]).send(text)
  })
}

// A form can only hold text.
const fromForm = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  if (value.trim() === '') return null
  assertJsonSize(value)
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

const Body = z.strictObject({
  variables: z.preprocess(fromForm, z.record(z.string(), z.unknown()).nullish()),
  format: z.enum(tableFormats).nullish(),
  columns: z.preprocess(fromForm, z.array(z.string()).nullish()),
  sort: z.preprocess(fromForm, z.unknown()),
})

const allowedOf: Readonly<Record<string, string>> = lookupTable({
  variables: '“variables” must be an object with arguments of the query of the table',
  format: `“format” must be one of ${tableFormats.join(', ')}`,
  columns: '“columns” must be a list of names of columns',
})

function readRequest(schema: GraphQLSchema, name: string, body: unknown): TableTextRequest {
  const table = exportTables.get(name)
  if (!table) {
    throw badRequest(`There is no table “${shorten(name)}”; there are ${[...exportTables.keys()].join(', ')}`)
  }
  const parsed = Body.safeParse(body)
  if (!parsed.success) throw badRequest(whyNoBody(parsed.error))
  const { variables, format, columns, sort } = parsed.data
  const error = variables && variablesError(variables)
  if (error) throw badRequest(error.message)
  const args = schema.getQueryType()?.getFields()[table.query]?.args ?? []
  return {
    table: name,
    format: format ?? 'tsv',
    columns: readColumns(table, columns),
    filter: readFilter(args, variables ?? {}, name),
    sort: readSort(args, sort ?? null, name),
  }
}

function whyNoBody(error: z.ZodError): string {
  const [issue] = error.issues
  if (issue?.code === 'unrecognized_keys') {
    return `“${shorten(issue.keys[0] ?? '')}” is not a member of the body; it has variables, format, columns and sort`
  }
  return allowedOf[String(issue?.path[0])] ?? 'The body must be an object'
}

function readColumns(
  table: ExportTable,
  exportRequest: readonly string[] | null | undefined,
): readonly string[] {
  if (!exportRequest || exportRequest.length === 0) return table.columns
  const unknown = exportRequest.find((column) => !table.offered.includes(column))
  if (unknown !== undefined) {
    throw badRequest(`“${shorten(unknown)}” is not a column of the table; it has ${table.offered.join(', ')}`)
  }
  return [...new Set(exportRequest)]
}

function readFilter(
  args: readonly GraphQLArgument[],
  variables: Readonly<Record<string, unknown>>,
  table: string,
): object {
  const filter: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(variables)) {
    if (value === null || notFilters.has(name)) continue
    const argument = args.find((argument) => argument.name === name)
    if (!argument) {
      const filters = args.map((argument) => argument.name).filter((name) => !notFilters.has(name))
      throw badRequest(`“${shorten(name)}” is not a filter of ${table}; it has ${filters.join(', ')}`)
    }
    filter[name] = readValue(argument, value, name)
  }
  return filter
}

function readSort(args: readonly GraphQLArgument[], sort: unknown, table: string): object | null {
  if (sort === null) return null
  const argument = args.find(({ name }) => name === 'sortBy')
  if (!argument) throw badRequest(`The order of ${table} cannot be chosen`)
  return Object(readValue(argument, sort, 'sort'))
}

/** A value as the query of the table would take it. */
function readValue(argument: GraphQLArgument, value: unknown, name: string): unknown {
  return coerceInputValue(value, argument.type, (path, _invalid, error) => {
    const type = typeAt(argument.type, path)
    const allowed = isEnumType(type)
      ? ` Allowed are ${type
          .getValues()
          .map((each) => each.name)
          .join(', ')}.`
      : ''
    throw badRequest(`“${[name, ...path].join('.')}” is wrong: ${error.message}${allowed}`)
  })
}

/** The type of a member of an input object, however deep. */
function typeAt(type: GraphQLInputType, path: readonly (string | number)[]): GraphQLNamedInputType {
  return path.reduce<GraphQLNamedInputType>((at, step) => {
    const member = isInputObjectType(at) ? at.getFields()[step] : undefined
    return member ? getNamedType(member.type) : at
  }, getNamedType(type))
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
