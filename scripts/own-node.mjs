import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const own = join(resolve(import.meta.dirname, '..'), 'node_modules/node/bin/node')

/** The Node that runs Curia: this one, else that of the package `node`. Ends the process where neither can. */
export function newEnoughNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  if (existsSync(own)) return own
  console.error(
    `Curia needs Node 24, this is ${process.version}: run npm start or npm run curia, which install it, or npm ci.`,
  )
  process.exit(1)
}

/** Becomes another program: signals reach it and its exit code is ours, with nothing in between where that is possible. */
export function become(program, words, environment) {
  if (typeof process.execve === 'function' && process.platform !== 'win32')
    process.execve(program, [program, ...words], environment)
  else passOn(program, spawn(program, words, { stdio: 'inherit', env: environment }))
}

/** Gives signals to a program and its end to whoever started us. */
function passOn(program, child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`${program} could not start: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
