// `npm run build`: builds the app and the program of the service beside the build that there is, which it replaces when it
// is whole, so that no service serves half of one. Runs on any Node from 20 on.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { withCheckoutLock } from './checkout-lock.mjs'
import { LAST_FILE, putInPlace } from './put-in-place.mjs'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')
const sources = [
  'index.html',
  'graphiql.html',
  'vite.config.ts',
  'scripts/chunks.ts',
  'scripts/precompress.ts',
  'scripts/ssr.ts',
  'scripts/head-script.ts',
  'scripts/lean',
  'scripts/page-files.ts',
  'scripts/service-bundle.ts',
  'package-lock.json',
  'public',
  'src',
]

/** The latest change below a path, in ms; a folder changes when an entry is added, renamed or removed. */
function latestChange(path) {
  const changed = statSync(path)
  const { mtimeMs } = changed
  if (!changed.isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => latestChange(join(path, name))))
}

/** Whether the build that there is is newer than its sources. */
export function isBuilt() {
  const end = join(dist, LAST_FILE)
  if (!existsSync(end)) return false
  const built = statSync(end).mtimeMs
  return sources
    .map((name) => join(root, name))
    .every((path) => !existsSync(path) || latestChange(path) <= built)
}

/** Builds into a folder of its own. Gives the exit code. */
function build(node) {
  // Of builds that were ended; nobody else builds now.
  for (const name of readdirSync(root))
    if (/^dist\.\d+(?:\.former)?$/.test(name)) rmSync(join(root, name), { recursive: true, force: true })
  const folder = join(root, `dist.${process.pid}`)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const command = [vite, 'build', '--logLevel', 'warn', '--outDir', `dist.${process.pid}`, '--emptyOutDir']
  const { status } = spawnSync(node, command, { cwd: root, stdio: 'inherit' })
  if (status === 0) putInPlace(folder, dist)
  else rmSync(folder, { recursive: true, force: true })
  return status ?? 1
}

/** Builds the app unless the build that there is is newer than its sources. Gives the exit code. */
export function buildWhereStale(node) {
  if (isBuilt()) return 0
  return withCheckoutLock(() => {
    if (isBuilt()) return 0
    console.log('Building …')
    return build(node)
  })
}

if (process.argv[1] === import.meta.filename) process.exit(withCheckoutLock(() => build(process.execPath)))
