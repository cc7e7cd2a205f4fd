import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { chunkGroups } from './scripts/chunks.ts'
import { gallery } from './scripts/gallery.ts'
import { leanLibraries } from './scripts/lean/lean-libraries.ts'
import { headScript } from './scripts/head-script.ts'
import { precompress } from './scripts/precompress.ts'
import { service } from './scripts/service-bundle.ts'
import { ssr } from './scripts/ssr.ts'

const serviceUrl = `http://127.0.0.1:${process.env['PORT'] || '3000'}`

// The service must see the address in the browser: requests of other sites it refuses.
const behind = { target: serviceUrl, changeOrigin: false }

export default defineConfig({
  plugins: [
    leanLibraries(),
    react(),
    tailwindcss(),
    headScript('start.js'),
    precompress(),
    ssr(),
    service(),
    gallery(),
  ],
  // Today's build of rxjs instead of the one for ES5 browsers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  // Its workers are found by their place in the package, which pre-bundling changes.
  optimizeDeps: { exclude: ['@graphiql/react'] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    // GraphiQL's editor is large; only its own page loads it.
    chunkSizeWarningLimit: 3000,
    rolldownOptions: {
      input: ['index.html', 'graphiql.html'],
      output: {
        codeSplitting: {
          groups: chunkGroups(import.meta.dirname),
        },
      },
      onLog(level, log, report) {
        // Packages compiled by the React compiler carry a directive that means nothing to a bundler.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
  server: { proxy: { '/api': behind, '/links': behind, '/downloads': behind } },
})
