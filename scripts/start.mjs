// `npm start`: builds the app when its sources are newer than the build, then becomes `curia serve`. Runs on any
// Node from 20 on; the service itself runs on the Node 24 of the package `node`.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serviceFlags } from './service-flags.mjs'

const root = resolve(import.meta.dirname, '..')
const sources = [
  'index.html',
  'graphiql.html',
  'vite.config.ts',
  'scripts/precompress.ts',
  'scripts/ssr.ts',
  'scripts/head-script.ts',
  'package-lock.json',
  'public',
  'src/app',
  'src/domain',
]

/** The latest change below a path, in ms; a folder changes when an entry is added, renamed or removed. */
function latestChange(path) {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => latestChange(join(path, name))))
}

function isBuilt() {
  // Written last.
  const end = join(root, 'dist/.ssr/pages.json')
  if (!existsSync(end)) return false
  const built = statSync(end).mtimeMs
  return sources
    .map((name) => join(root, name))
    .every((path) => !existsSync(path) || latestChange(path) <= built)
}

function newEnoughNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const own = join(root, 'node_modules/node/bin/node')
  return existsSync(own) ? own : null
}

const node = newEnoughNode()
if (!node) {
  console.error(`Curia needs Node 24, this is ${process.version}: run npm start, which installs it.`)
  process.exit(1)
}

if (!isBuilt()) {
  console.log('Building the app …')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const build = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' })
  if (build.status !== 0) {
    console.error('The app could not be built: the reason is above.')
    process.exit(build.status ?? 1)
  }
}

const service = [...serviceFlags, join(root, 'src/cli.ts'), 'serve', ...process.argv.slice(2)]
if (typeof process.execve === 'function' && process.platform !== 'win32') {
  // The service takes this process over: signals reach it and its exit code is ours, with nothing in between.
  process.execve(node, [node, ...service], process.env)
} else {
  passOn(spawn(node, service, { stdio: 'inherit' }))
}

/** Gives signals to the service and its end to whoever started us. */
function passOn(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`Curia could not start: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
