import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'

/** Hidden folder of the build with the program of the service. */
const FOLDER = '.service'
/** From the folder of a bundle to that of the checkout, in which the files that the sources read stay. */
const TO_ROOT = '../../..'

const PLACE = /new URL\(\s*'([^']+)',\s*import\.meta\.url,?\s*\)|\bimport\.meta\.dirname\b/g
const UNPLACED = /\bimport\.meta\.(?:url|filename|resolve)\b/

/** The name of a program of its own thread or process in the bundle: `server-matching-match-worker.js`. */
const programName = (root: string, file: string) =>
  relative(join(root, 'src'), file).replaceAll(/[/\\]/g, '-').replace(/\.ts$/, '.js')

/**
 * Has what the sources say of their own place be true in the bundle: programs of workers become programs beside it, files
 * and folders stay where they are.
 */
function places(root: string): Plugin {
  return {
    name: 'curia-places',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(join(root, 'src/')) || !code.includes('import.meta.')) return null
      const folder = dirname(id)
      const placed = code.replaceAll(PLACE, (_, named: string | undefined) => {
        if (named === undefined)
          return `process.getBuiltinModule('node:path').join(import.meta.dirname, '${TO_ROOT}/${relative(root, folder)}')`
        const file = resolve(folder, named)
        if (!file.endsWith('.ts')) return `new URL('${TO_ROOT}/${relative(root, file)}', import.meta.url)`
        const fileName = programName(root, file)
        this.emitFile({ type: 'chunk', id: file, fileName })
        return `new URL('./${fileName}', import.meta.url)`
      })
      const left = UNPLACED.exec(code.replaceAll(PLACE, ''))
      if (left) this.error(`${id} uses ${left[0]}, which is another place in the bundle of the service`)
      // Lines stay what they were.
      return { code: placed, map: null }
    },
  }
}

/** A name for the contents of a folder. */
function digestOf(folder: string): string {
  const digest = createHash('sha256')
  for (const name of readdirSync(folder).toSorted())
    digest.update(`${name}\0`).update(readFileSync(join(folder, name)))
  return digest.digest('hex').slice(0, 16)
}

/**
 * Bundles a program with all that it imports, packages too: it starts in half of the time, as nothing has to be looked for.
 * The files are in a folder that is named by what they are, so that a program that runs never loads a part of another
 * build; `.service/cli.js` in `outDir` leads to it.
 * @param root the checkout, with the program in `src/cli.ts`
 * @param outDir a folder in `root`
 */
export async function bundleService(root: string, outDir: string): Promise<void> {
  const folder = join(outDir, FOLDER)
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [places(root)],
    // Its modules for bundlers and those for Node would be two copies, which refuse each other's schemas.
    resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.mjs' }] },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(folder, 'new'),
      copyPublicDir: false,
      target: 'node24',
      sourcemap: true,
      rolldownOptions: {
        input: join(root, 'src/cli.ts'),
        output: {
          chunkFileNames: '[name]-[hash].js',
          keepNames: true,
          // Comments are memory of each process.
          comments: false,
          sourcemapExcludeSources: true,
        },
      },
    },
  })
  const digest = digestOf(join(folder, 'new'))
  renameSync(join(folder, 'new'), join(folder, digest))
  writeFileSync(join(folder, 'cli.js'), `import './${digest}/cli.js'\n`)
}

/** Builds the program of the service into a hidden folder of the app's build. */
export function service(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'curia-service',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      outDir = join(root, config.build.outDir)
    },
    async closeBundle(error) {
      if (!error) await bundleService(root, outDir)
    },
  }
}
