import { ApolloProvider } from '@apollo/client/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { client } from './apollo/client.ts'
import { followRecordLinks } from './follow-links.ts'
import { router } from './router.ts'
import { takePlace } from './take-place.ts'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

const app = createRoot(root)
const render = () =>
  app.render(
    <StrictMode>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </StrictMode>,
  )

// What the service has drawn stays until the page can take its place.
if (!root.hasChildNodes()) render()
else if (router.state.initialized) takePlace(root, render)
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    takePlace(root, render)
  })
}

followRecordLinks(router)

// Nothing needs it to be read.
const prefetch = () =>
  import('./prefetch.ts')
    .then(({ prefetchOnIntent }) => prefetchOnIntent(router.routes))
    .catch(() => undefined)
if (document.readyState === 'complete') void prefetch()
else window.addEventListener('load', prefetch)
