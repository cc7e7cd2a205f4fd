import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './scripts/precompress.ts'

const service = `http://127.0.0.1:${process.env['PORT'] || '3000'}`

export default defineConfig({
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // GraphiQL's editor is large; only its own page loads it.
    chunkSizeWarningLimit: 3000,
    rolldownOptions: {
      input: ['index.html', 'graphiql.html'],
      onLog(level, log, report) {
        // Packages compiled by the React compiler carry a directive that means nothing to a bundler.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
  server: { proxy: { '/api': service, '/links': service, '/downloads': service } },
})
