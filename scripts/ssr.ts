import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'
import react from '@vitejs/plugin-react'
import { paths } from '../src/app/paths.ts'

/**
 * Builds what renders pages on the server (`src/app/ssr/render.tsx`) into a hidden folder of the app's build, and
 * writes there which addresses are pages of the app.
 */
export function ssr(): Plugin {
  let folder = ''
  return {
    name: 'curia-ssr',
    apply: 'build',
    configResolved: ({ build: { outDir } }) => {
      folder = `${outDir}/.ssr`
    },
    async closeBundle(error) {
      if (error) return
      await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [react()],
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        ssr: { noExternal: true },
        build: { ssr: 'src/app/ssr/render.tsx', outDir: folder, copyPublicDir: false, target: 'node24' },
      })
      const patterns = Object.values(paths).map(({ path }) => path)
      await writeFile(join(folder, 'paths.json'), JSON.stringify(patterns))
    },
  }
}
