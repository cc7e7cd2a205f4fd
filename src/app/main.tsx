import { ApolloProvider } from '@apollo/client/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { client } from './apollo/client.ts'
import { followRecordLinks } from './follow-links.ts'
import { mountOverSsr } from './mount-over-ssr.ts'
import { router } from './router.ts'
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

// A server-rendered page stays until the app can be mounted over it.
if (!root.hasChildNodes()) render()
else if (router.state.initialized) mountOverSsr(root, render)
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    mountOverSsr(root, render)
  })
}

followRecordLinks(router)
