import { readFile, rm, writeFile } from 'node:fs/promises'
import { ClientError } from '#server/errors/client-error.ts'
import { fileOwner, isAbandoned } from '#server/files/file-owner.ts'

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** Process and machine that a lock file names; null where it names none. */
async function ownerOf(file: string): Promise<{ pid: number; host: string } | null> {
  const [, pid, host] = /^(\d+)@(.+)$/.exec(await readFile(file, 'utf8').catch(() => '')) ?? []
  return host === undefined ? null : { pid: Number(pid), host }
}

async function take(file: string, what: string): Promise<void> {
  const write = () => writeFile(file, fileOwner(), { flag: 'wx', mode: 0o600 })
  try {
    await write()
  } catch (error) {
    if (!isTaken(error)) throw error
    const owner = await ownerOf(file)
    if (owner && !isAbandoned(owner.pid, owner.host))
      throw new ClientError('CONFLICT', `${what} is under way (process ${owner.pid} on ${owner.host})`)
    // Its process has ended.
    await rm(file, { force: true })
    await write()
  }
}

/**
 * Does something that only one process may do at a time.
 * @param file exists while it is under way, and names the process
 * @param what it is in the error, such as `A backup`
 * @throws ClientError when another process does it
 */
export async function withLockFile<T>(file: string, what: string, run: () => Promise<T>): Promise<T> {
  await take(file, what)
  try {
    return await run()
  } finally {
    await rm(file, { force: true })
  }
}
