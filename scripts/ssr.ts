import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'
import react from '@vitejs/plugin-react'
import { pageFiles } from './page-files.ts'
import type { PageFiles } from './page-files.ts'

/**
 * Builds what renders pages on the server (`src/app/ssr/render.tsx`) into a hidden folder of the app's build, and
 * writes there which addresses are pages of the app and which files each needs.
 */
export function ssr(): Plugin {
  let root = ''
  let outDir = ''
  let pages: PageFiles[] = []
  return {
    name: 'curia-ssr',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      outDir = join(root, config.build.outDir)
    },
    writeBundle: (_options, bundle) => {
      pages = pageFiles(root, bundle)
    },
    async closeBundle(error) {
      if (error) return
      const folder = join(outDir, '.ssr')
      await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [react()],
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        ssr: { noExternal: true },
        build: { ssr: 'src/app/ssr/render.tsx', outDir: folder, copyPublicDir: false, target: 'node24' },
      })
      await writeFile(join(folder, 'pages.json'), JSON.stringify(pages))
    },
  }
}
