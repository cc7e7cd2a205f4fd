import { graphql } from 'graphql'
import { backgroundWork } from '#server/concurrency/background-work.ts'
import { createContext } from '#server/graphql/context.ts'
import { schema } from '#server/graphql/schema.ts'
import type { Storage } from '#server/storage/database.ts'
import type { Person } from '#tests/support/curation/curators.ts'
import { presentedErrors } from '#tests/support/presented-errors.ts'

/** What came of a request, as a client sees it. */
export interface Answer {
  data?: Record<string, unknown> | null
  errors?: readonly { message: string; path?: readonly unknown[]; extensions?: Record<string, unknown> }[]
  /** Where a defect came from, where that is known. */
  stack?: string
}

/** Sends an operation to a service; nobody signed in without a person. */
export type Send = (source: string, input: object, person: Person | null) => Promise<Answer>

/** The interface in this process, over its own connection; work that goes on after answers is settled with `idle`. */
export function inProcess(storage: Storage, onDefect: (defect: string) => void) {
  const background = backgroundWork((error) => onDefect(`in the background: ${String(error)}`))
  const send: Send = async (source, input, viewer) => {
    const site = { name: 'Curia of the tests' }
    const contextValue = createContext({ db: storage.read, storage, site, viewer, background })
    const { data, errors } = await graphql({ schema, source, variableValues: { input }, contextValue })
    const stack = errors?.[0]?.originalError?.stack
    return { ...(data !== undefined && { data }), ...(errors && { errors: presentedErrors(errors), stack }) }
  }
  return { send, settled: () => background.idle() }
}

/** A service that is asked by HTTP with API keys. */
export const overHttp =
  (url: string, keys: ReadonlyMap<number, string>): Send =>
  async (query, input, person) => {
    const key = person && keys.get(person.id)
    const answer = await fetch(`${url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ query, variables: { input } }),
    })
    return (await answer.json()) as Answer
  }
