import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { BothThemes } from './BothThemes.tsx'
import { Gallery } from './Gallery.tsx'
import '../styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

const theme = new URLSearchParams(location.search).get('theme')
document.documentElement.dataset['theme'] = theme ?? 'light'
const Component = theme === null ? BothThemes : Gallery
const router = createMemoryRouter([{ path: '*', Component }])
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
