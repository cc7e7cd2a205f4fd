import { ApolloLink, Observable } from '@apollo/client'
import { ServerError, ServerParseError } from '@apollo/client/errors'
import { print } from './graphql-documents.ts'
import type { DocumentNode } from 'graphql'
import { pageState } from '../page-state/page-state.ts'

/** The highest version that this page has seen: no process of the service answers it with an older one. */
let seen = 0

const texts = new WeakMap<DocumentNode, string>()

/** A document as it is sent; written out once, however often it is asked. */
export function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document)
  texts.set(document, text)
  return text
}

/**
 * Sends an operation to the GraphQL interface. Apollo's own link can also do files, streams and GET, which the app has
 * no use for and which every page would load.
 */
export function fetchLink(address: string): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController()
        const send = async () => {
          const response = await fetch(address, {
            method: 'POST',
            // A state is the same for everybody, and has no account.
            credentials: pageState ? 'omit' : 'same-origin',
            headers: {
              accept: 'application/graphql-response+json, application/json;q=0.9',
              'content-type': 'application/json',
              'x-curia-version': `${seen}`,
            },
            body: JSON.stringify({
              operationName: operation.operationName,
              query: textOf(operation.query),
              variables: operation.variables,
            }),
            signal: abort.signal,
          })
          seen = Math.max(seen, Number(response.headers.get('x-curia-version')))
          operation.setContext({ response })
          observer.next(await readAnswer(response))
          observer.complete()
        }
        // Whoever has left does not wait for the answer any more.
        send().catch((error: unknown) => abort.signal.aborted || observer.error(error))
        return () => abort.abort()
      }),
  )
}

/** The answer as the interface gives it. Anything else is an error of the server, whatever it says. */
async function readAnswer(response: Response): Promise<ApolloLink.Result> {
  const bodyText = await response.text()
  // A document that was not executed is answered with 400 and its errors.
  const isAnswer = response.headers.get('content-type')?.includes('application/graphql-response+json')
  if (!response.ok && !(response.status === 400 && isAnswer)) {
    throw new ServerError(`The server returned status ${response.status}`, { response, bodyText })
  }
  const body = parse(bodyText, response)
  if (isResult(body)) return body
  throw new ServerError('The server’s response could not be read', { response, bodyText })
}

function parse(bodyText: string, response: Response): unknown {
  try {
    return JSON.parse(bodyText)
  } catch (error) {
    throw new ServerParseError(error, { response, bodyText })
  }
}

function isResult(body: unknown): body is ApolloLink.Result {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)
}
