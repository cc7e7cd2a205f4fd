// A lock on this checkout: several `npm start` at once install and build one after the other. Node's own modules only.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const lock = join(resolve(import.meta.dirname, '..'), '.checkout.lock')
const LOOK_AGAIN_MS = 100
/** Time in which whoever has made the file has written its process id. */
const WRITTEN_MS = 5000

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Whether the process that took the lock has ended without giving it back. */
function isAbandoned() {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    return pid > 0 ? !isAlive(pid) : Date.now() - statSync(lock).mtimeMs > WRITTEN_MS
  } catch {
    return false
  }
}

function take() {
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isAbandoned()) rmSync(lock, { force: true })
    else {
      if (!waited) console.log('Waiting for another process that installs or builds here …')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS)
    }
  }
}

/** Runs work while no other process of this checkout installs or builds. */
export function withCheckoutLock(work) {
  take()
  try {
    return work()
  } finally {
    rmSync(lock, { force: true })
  }
}
