import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileOwner, isAbandoned } from '#server/files/file-owner.ts'

const NAME = /^curia-release-(\d+)@(.+)-\w{6}$/

/** Checks whether a folder is of a process that has ended; the id of this one may have been another's before. */
async function isLeft(name: string): Promise<boolean> {
  const [, pid, host = ''] = NAME.exec(name) ?? []
  if (pid === undefined || !isAbandoned(Number(pid), host)) return false
  const found = await stat(join(tmpdir(), name)).catch(() => null)
  return found !== null && (Number(pid) !== process.pid || found.mtimeMs < performance.timeOrigin)
}

/** Removes folders that downloads of this machine have left which were killed. */
async function removeLeftFolders(): Promise<void> {
  for (const name of await readdir(tmpdir()))
    if (await isLeft(name)) await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {})
}

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** A folder for files that are downloaded. */
export interface DownloadFolder {
  path: string
  remove(): Promise<void>
}

/** Makes a folder, which is removed when a signal ends the process, too. */
export async function downloadFolder(): Promise<DownloadFolder> {
  await removeLeftFolders()
  const path = await mkdtemp(join(tmpdir(), `curia-release-${fileOwner()}-`))
  const onSignal = (signal: NodeJS.Signals) => {
    rmSync(path, { recursive: true, force: true })
    stopListening()
    // Ends the process as it would have without us.
    process.kill(process.pid, signal)
  }
  const stopListening = () => {
    for (const signal of SIGNALS) process.off(signal, onSignal)
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
  return {
    path,
    async remove() {
      stopListening()
      await rm(path, { recursive: true, force: true })
    },
  }
}
