import { z } from 'zod'
import type { Collection } from '#server/legacy/queries/collections.ts'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import { pageOf } from '../answers.ts'
import { notFound } from '../errors.ts'
import type { LegacyReading } from '../reading.ts'
import { page } from '../schemas/envelope.ts'
import type { Endpoint, LegacyRequest, Parameter, RecordForm } from './endpoint.ts'
import { pagingParameters, recordIdParameter } from './parameter-docs.ts'
import { readId, readPaging } from './parameters.ts'
import type { Query } from './parameters.ts'

/** A kind of record that others are listed for. */
type Parent = { noun: string; byId: Batch<number, object | null> }

/** The collection of the list, or of the record in the path. @throws ClientError for parameters that are wrong */
type Listed =
  | { parent?: undefined; collection: (query: Query) => Collection }
  | { parent: Parent; collection: (query: Query) => (parentId: number) => Collection }

type ListOptions<Value> = Pick<Endpoint, 'path' | 'summary'> & {
  form: RecordForm<Value>
  /** Those beside the id, page and count. */
  parameters?: readonly Parameter[]
  namesPeople?: boolean
  bare?: boolean
} & Listed

/** An address that lists records page by page. */
export function listEndpoint<Value>(options: ListOptions<Value>): Endpoint {
  const { path, summary, form, parent, parameters = [], namesPeople = false, bare = false } = options
  return {
    path,
    summary,
    parameters: [...(parent ? [recordIdParameter(parent.noun)] : []), ...pagingParameters, ...parameters],
    answers: bare ? z.array(form.shape) : page(form.shape),
    namesPeople,
    plan: (request) => {
      const collection = collectionOf(options, request)
      return pageOf(form, readPaging(request.query), collection, { bare })
    },
  }
}

function collectionOf(
  { parent, collection }: Listed,
  { id, query }: LegacyRequest,
): (reading: LegacyReading) => Promise<Collection> {
  if (!parent) {
    const records = collection(query)
    return async () => records
  }
  const childrenOf = collection(query)
  return async (reading) => childrenOf(await parentId(parent, reading, id))
}

/** The id of the record whose children are asked for. @throws ClientError when there is none */
async function parentId({ noun, byId }: Parent, { db }: LegacyReading, path: string): Promise<number> {
  const id = readId(path)
  const records = await valuesById(db, byId, [id])
  if (id === null || !records(id)) throw notFound(noun, 'id', path)
  return id
}
