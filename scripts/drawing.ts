import { build } from 'vite'
import type { Plugin } from 'vite'
import react from '@vitejs/plugin-react'

/** Builds what draws pages in the service (`src/app/drawing/draw.tsx`) into a hidden folder of the app's build. */
export function drawing(): Plugin {
  let outDir = ''
  return {
    name: 'curia-drawing',
    apply: 'build',
    configResolved: (config) => {
      outDir = `${config.build.outDir}/.drawing`
    },
    async closeBundle(error) {
      if (error) return
      await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [react()],
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        ssr: { noExternal: true },
        build: { ssr: 'src/app/drawing/draw.tsx', outDir, copyPublicDir: false, target: 'node24' },
      })
    },
  }
}
