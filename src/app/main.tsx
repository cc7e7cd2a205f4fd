import { ApolloProvider } from '@apollo/client/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { client } from './apollo/client.ts'
import { isCodeFailure } from './ui/feedback/code-failure.ts'
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

// A server-rendered page stays until the app can be mounted over it, and where code of the page did not come.
if (!root.hasChildNodes()) render()
else if (router.state.initialized) mount()
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    // Once the router is done: it would take a redirect of the page for a part of its own first navigation.
    queueMicrotask(mount)
  })
}

function mount() {
  if (Object.values(router.state.errors ?? {}).some(isCodeFailure))
    window.dispatchEvent(new Event('app-failed'))
  else mountOverSsr(root as HTMLElement, render)
}

followRecordLinks(router)
