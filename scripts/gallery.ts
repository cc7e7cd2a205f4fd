import type { Plugin } from 'vite'

/** Serves the components of the design at `/gallery`, in development only: no build has them. */
export const gallery = (): Plugin => ({
  name: 'curia-gallery',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
      if (pathname === '/gallery') request.url = `/src/app/gallery/index.html${search}`
      next()
    })
  },
})
