import { ApolloLink, Observable } from '@apollo/client'
import type { OperationVariables } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import type { ExecutionResult } from 'graphql'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { client } from '../apollo/client.ts'
import { textOf } from '../apollo/fetch-link.ts'
import { OriginProvider } from '../records/origin.ts'
import { routes } from '../routes.tsx'

/** Asks the interface one operation, without the way over the network. */
export type Ask = (operation: {
  query: string
  variables: OperationVariables
  operationName: string | undefined
}) => Promise<ExecutionResult>

/** A page before scripts run. */
export type Drawing = {
  /** The elements of the page. */
  markup: string
  /** What the page's queries answered: JSON that `drawn-answers.ts` takes up in the browser. */
  data: string
}

// Pages share the client of the module and with it what has been asked: they are drawn one after another.
let last: Promise<unknown> = Promise.resolve()

/**
 * Draws a page of the app as a reader without an account sees it; the service sends it with the document.
 *
 * @param address whole, as `https://curia.example.org/genes/BRAF`
 * @returns null where the page leads elsewhere, is not there, or an answer holds errors: the browser then finds out
 */
export function draw(address: string, ask: Ask): Promise<Drawing | null> {
  const drawing = last.then(() => drawNext(address, ask))
  last = drawing.catch(() => undefined)
  return drawing
}

const { query, dataRoutes } = createStaticHandler(routes)

/** A page that takes longer, in ms, is given up: others wait for it. */
const LONGEST_MS = 5000

// Nobody tells the client when a drawn page is gone; it would keep its queries for half a minute.
client.defaultOptions.react = { suspense: { autoDisposeTimeoutMs: 1000 } }

async function drawNext(address: string, ask: Ask): Promise<Drawing | null> {
  let failed = false
  const link = linkTo(ask, () => (failed = true))
  client.setLink(link)
  try {
    const context = await query(new Request(address, { signal: AbortSignal.timeout(LONGEST_MS) }))
    if (context instanceof Response || context.errors || failed) return null
    const router = createStaticRouter(dataRoutes, context)
    const markup = renderToStaticMarkup(
      <OriginProvider value={new URL(address).origin}>
        <ApolloProvider client={client}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </ApolloProvider>
      </OriginProvider>,
    )
    // The shape of a page that waits for something has no heading.
    if (failed || !markup.includes('<h1')) return null
    // The head of the document has its own title and names the pictures.
    const body = markup.replace(/^(?:<link[^>]*>|<title>[^<]*<\/title>)+/, '')
    return { markup: body, data: JSON.stringify(client.extract()) }
  } finally {
    await client.clearStore()
  }
}

function linkTo(ask: Ask, onFailure: () => void): ApolloLink {
  return new ApolloLink(
    ({ query: document, variables, operationName }) =>
      new Observable((observer) => {
        const answer = async () => {
          const { data, errors } = await ask({ query: textOf(document), variables, operationName })
          if (errors) onFailure()
          observer.next({ data, errors } as ApolloLink.Result)
          observer.complete()
        }
        answer().catch((error: unknown) => {
          onFailure()
          observer.error(error)
        })
      }),
  )
}
