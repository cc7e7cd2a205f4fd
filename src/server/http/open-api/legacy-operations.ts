import { lookupTable } from '#domain/lookup-table.ts'
import { endpoints } from '#server/legacy/endpoints/endpoints.ts'
import type { Endpoint } from '#server/legacy/endpoints/endpoint.ts'
import { errors } from '#server/legacy/schemas/envelope.ts'
import { json } from './operation.ts'
import type { Operation } from './operation.ts'

/** Ids of records that every release has, by the collection in the path. */
const EXAMPLES: Readonly<Record<string, string>> = lookupTable({
  genes: '5',
  variants: '12',
  evidence_items: '1409',
  assertions: '7',
  variant_groups: '1',
})

function present({ path, summary, parameters, answers }: Endpoint, url: string | undefined): Operation {
  const example = EXAMPLES[path.split('/')[2] ?? '']
  const hasId = parameters.some(({ name }) => name === 'id')
  return {
    method: 'get',
    path: path.replaceAll(/:(\w+)/g, '{$1}'),
    tag: 'Legacy',
    summary,
    parameters: parameters.map((each) => ({
      ...each,
      ...(each.in === 'path' && { example: example ?? '1' }),
    })),
    answers: {
      200: { description: summary, content: json(answers) },
      304: { description: 'Not modified: the ETag in If-None-Match is current.' },
    },
    ...(hasId && { errors: { 404: 'Record not found.' } }),
    errorBody: errors,
    isDeprecated: true,
    url,
  }
}

/** The legacy REST API. @param url its address, where it is another one than that of the service */
export const legacyOperations = (url?: string): Operation[] =>
  endpoints.map((endpoint) => present(endpoint, url))
