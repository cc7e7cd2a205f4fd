import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { putInPlace } from './folder-owner.ts'

/** A file that is written piece by piece, and has its name only when it is complete. */
export interface TextFile {
  /** Resolves when more can be written. */
  write(text: string): Promise<void>
  /** Completes the file, which is still named `.part`. @returns its size in bytes */
  complete(): Promise<number>
  /** Gives a complete file its name. */
  publish(): Promise<void>
  /** Removes what was written. */
  abandon(): Promise<void>
}

/** @param isCompressed with gzip */
export function createTextFile(path: string, { isCompressed }: { isCompressed: boolean }): TextFile {
  const unfinished = `${path}.part`
  const file = createWriteStream(unfinished, { flush: true })
  const entry = isCompressed ? createGzip() : file
  if (entry !== file) entry.pipe(file)
  const ended = finished(file)
  // Reported by whoever writes next.
  ended.catch(() => {})
  return {
    async complete() {
      entry.end()
      await ended
      return (await stat(unfinished)).size
    },
    publish: () => putInPlace(unfinished, path),
    async write(text) {
      if (file.errored) throw file.errored
      if (!entry.write(text)) await Promise.race([once(entry, 'drain'), ended])
    },
    async abandon() {
      entry.destroy()
      file.destroy()
      await ended.catch(() => {})
      await rm(unfinished, { force: true })
    },
  }
}
