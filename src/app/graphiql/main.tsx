import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './graphiql.css'
import { GraphiQL } from 'graphiql'
import type { ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { examples } from './examples.ts'

/** Sends what is asked to the service that handed out this page. */
const fetcher: ComponentProps<typeof GraphiQL>['fetcher'] = async (request, options) => {
  const answer = await fetch('/api/graphql', {
    method: 'POST',
    headers: { ...options?.headers, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  return answer.json()
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<GraphiQL fetcher={fetcher} defaultTabs={examples} />)
