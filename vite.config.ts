import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const service = `http://127.0.0.1:${process.env['PORT'] || '3000'}`

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { outDir: 'dist', target: 'es2022' },
  server: { proxy: { '/api': service, '/links': service, '/downloads': service } },
})
