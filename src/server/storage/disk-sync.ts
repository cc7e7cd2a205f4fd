import { open } from 'node:fs/promises'

/** Waits until a file or the names in a folder are on the disk. @returns the size of the file in bytes */
export async function syncToDisk(path: string): Promise<number> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}
