// `npm start`: builds the app and the program when their sources are newer, then becomes `curia serve`. Runs on any
// Node from 20 on; the service itself runs on the Node 24 of the package `node`.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildWhereStale } from './build.mjs'
import { builtProgram } from './program.mjs'
import { serviceEnvironment, serviceFlags } from './service-flags.mjs'

const root = resolve(import.meta.dirname, '..')

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

const status = buildWhereStale(node)
if (status !== 0) {
  console.error('Curia could not be built: the reason is above.')
  process.exit(status)
}

const environment = { ...serviceEnvironment, ...process.env }
const service = [...serviceFlags, builtProgram(), 'serve', ...process.argv.slice(2)]
if (typeof process.execve === 'function' && process.platform !== 'win32') {
  // The service takes this process over: signals reach it and its exit code is ours, with nothing in between.
  process.execve(node, [node, ...service], environment)
} else {
  passOn(spawn(node, service, { stdio: 'inherit', env: environment }))
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
