import type { GraphQLSchema } from 'graphql'

/** A request sent whole, whose answer is read whole. */
export type Request = {
  label: string
  method: string
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
}

/**
 * Requests that ask for ever less of the same. They are sent from the costliest down until one is not refused, as
 * somebody would who looks for the most that a limit lets through.
 */
export type Descent = { label: string; requests: readonly Request[] }

/** Bytes on a connection of its own, written and read at the client's pace. */
export type Conversation = {
  label: string
  /** Written one after the other, with a pause between. */
  chunks: readonly (string | Buffer)[]
  pauseMs: number
  read: 'all' | 'slowly' | 'nothing'
  /** How long the connection stays open at most. */
  holdMs: number
}

export type Exchange = Request | Descent | Conversation

/** A route of the service: its method and path, as Fastify names them. */
export type Route = { method: string; path: string }

/** A frozen state of the service, as `/api/states` lists it. */
export type ListedState = { name: string; date: string; knowledgeVersion: number; path: string }

/** What a family may know of the service it attacks, as any client could find out. */
export type Target = {
  schema: GraphQLSchema
  routes: readonly Route[]
  /** Ids of records of each kind, as the root field that lists them is called. */
  ids: Readonly<Record<string, readonly number[]>>
  /** Frozen states, the oldest first. */
  states: readonly ListedState[]
}

/** Traffic of one kind. */
export type Family = {
  name: string
  /** How many exchanges are under way at once. */
  connections: number
  /** What is sent: each exchange once, in this order. Endless for a flood, which ends with its time. */
  exchanges: (target: Target) => Iterable<Exchange>
  /** All of it comes from one address, so that what the service allows one address counts, too. */
  oneAddress?: boolean
  /** What the polite reader asks for beside the rest, as it is of the kind that is attacked. */
  beside?: readonly Request[]
  /** Prepares the database before the service starts; the result is called at the end. */
  prepare?: (database: string) => Promise<() => Promise<void>>
  /** Shown in the short form that `npm test` runs, too. */
  short?: boolean
  /** Is refused before the database is asked: `npm test` attacks with it on one engine. */
  beforeDatabase?: boolean
  /** Needs the built browser application. */
  needsApp?: boolean
  /** Its clients leave early: the service must not have grown after all of them. Seconds that it may take. */
  leavingSeconds?: number
}

/** A GraphQL operation as a request. */
export const graphql = (
  label: string,
  query: string,
  variables?: Readonly<Record<string, unknown>>,
): Request => ({
  label,
  method: 'POST',
  path: '/api/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
})

/** A request of `GET`, labelled with the beginning of its path. */
export const get = (path: string, headers: Readonly<Record<string, string>> = {}): Request => ({
  label: path.slice(0, 60),
  method: 'GET',
  path,
  headers,
})
