import { ApolloProvider } from '@apollo/client/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { client } from './apollo/client.ts'
import { followRecordLinks } from './follow-links.ts'
import { router } from './router.tsx'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

createRoot(root).render(
  <StrictMode>
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>
  </StrictMode>,
)

followRecordLinks(router)

// Nothing needs it to be read.
window.addEventListener('load', () => {
  import('./prefetch.ts')
    .then(({ prefetchOnIntent }) => prefetchOnIntent(router.routes))
    .catch(() => undefined)
})
