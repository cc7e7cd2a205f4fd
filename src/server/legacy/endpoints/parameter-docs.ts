import { z } from 'zod'
import type { Parameter } from './endpoint.ts'
import { statusWords } from './parameters.ts'

const query = (name: string, description: string, schema: Parameter['schema']): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
})

export const pagingParameters: readonly Parameter[] = [
  query('page', 'Page number, from 1.', z.int().min(1).default(1)),
  query('count', 'Records per page. There is no maximum.', z.int().min(1).default(25)),
]

export const statusParameter = query(
  'status',
  'Only records with this status; all if omitted.',
  z.enum(statusWords),
)

export const idParameter = (what: string): Parameter => ({
  name: 'id',
  in: 'path',
  description: what,
  schema: z.string(),
})

export const recordIdParameter = (noun: string) =>
  idParameter(`Id of ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}.`)

export const identifierTypeParameter = (description: string, types: readonly string[]) =>
  query('identifier_type', description, z.enum(['civic_id', ...types]).default('civic_id'))

export const textParameter = (name: string, description: string) => query(name, description, z.string())

export const flagParameter = (name: string, value: 'true' | 'false', description: string) =>
  query(name, description, z.enum([value]))
