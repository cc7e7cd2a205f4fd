import type { z } from 'zod'
import type { Collection } from '#server/legacy/queries/collections.ts'
import type { PageRequest, Query } from './parameters.ts'
import type { LegacyReading, ReadRecords } from '../reading.ts'

/** Request of the legacy REST API. */
export interface LegacyRequest {
  /** The decoded part of the path that names a record; empty where there is none. */
  id: string
  query: Query
}

/** An answer of one piece. */
export interface WholeAnswer {
  kind: 'whole'
  /** The body. @throws ClientError when there is no such record */
  write(reading: LegacyReading): Promise<string>
}

/** An answer of many records, written piece by piece. */
export interface ListAnswer {
  kind: 'list'
  /** Null for a list that is not paged. */
  paging: PageRequest | null
  /** Without `_meta` and `records`: just the list. */
  bare: boolean
  /** The records. @throws ClientError when their parent does not exist */
  collection(reading: LegacyReading): Promise<Collection>
  /** The records with the ids as JSON. */
  write(reading: LegacyReading, ids: readonly number[]): Promise<string[]>
  /** How many records are read at a time. */
  pieceSize: number
}

export type Answer = WholeAnswer | ListAnswer

export interface Parameter {
  name: string
  in: 'path' | 'query'
  description: string
  schema: z.ZodType
}

/** One address of the interface: what it answers with and how it is described. */
export interface Endpoint {
  /** As the router writes it: `/api/genes/:id`. */
  path: string
  summary: string
  parameters: readonly Parameter[]
  answers: z.ZodType<unknown>
  /** Answers hold people, of whose declarations some expire with time alone. */
  namesPeople: boolean
  /** @throws ClientError for parameters that are wrong */
  plan(request: LegacyRequest): Answer
}

/** Records that serialise: how they are read and what they look like. */
export interface RecordForm<Value> {
  read: ReadRecords<Value>
  shape: z.ZodType<Value>
  pieceSize: number
}
