import { ApolloProvider } from '@apollo/client/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { client } from './apollo/client.ts'
import { followRecordLinks } from './follow-links.ts'
import { router } from './router.ts'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

const start = () =>
  createRoot(root).render(
    <StrictMode>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </StrictMode>,
  )

// What the service has drawn stays until the page can take its place.
if (root.hasChildNodes() && !router.state.initialized) {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    start()
  })
} else start()

followRecordLinks(router)

// Nothing needs it to be read.
const prefetch = () =>
  import('./prefetch.ts')
    .then(({ prefetchOnIntent }) => prefetchOnIntent(router.routes))
    .catch(() => undefined)
if (document.readyState === 'complete') void prefetch()
else window.addEventListener('load', prefetch)
