import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { openPromise } from 'yauzl'
import { putInPlace } from '#server/files/folder-owner.ts'
import { ClientError } from '#server/errors/client-error.ts'

/**
 * Unpacks one file of a zip archive. It has its name only when it is complete.
 * @throws ClientError when the archive is damaged, has no such file, or one of more bytes than allowed
 */
export async function unpackArchive(
  archive: string,
  wanted: RegExp,
  target: string,
  maxBytes: number,
): Promise<void> {
  const name = basename(archive)
  const unfinished = `${target}.part`
  try {
    const zip = await openPromise(archive, { lazyEntries: true })
    for await (const entry of zip.eachEntry()) {
      if (!wanted.test(entry.fileName)) continue
      if (entry.uncompressedSize > maxBytes)
        throw new ClientError('BAD_USER_INPUT', `${entry.fileName} in ${name} is larger than allowed.`)
      let checksum = 0
      const check = new Transform({
        transform(chunk: Buffer, _encoding, next) {
          checksum = crc32(chunk, checksum)
          next(null, chunk)
        },
      })
      // The reader compares the size with the one that the archive states.
      const content = await zip.openReadStreamPromise(entry)
      await pipeline(content, check, createWriteStream(unfinished, { flush: true }))
      if (checksum !== entry.crc32) throw new Error(`the checksum of ${entry.fileName} is wrong`)
      await putInPlace(unfinished, target)
      return
    }
  } catch (error) {
    await rm(unfinished, { force: true })
    if (error instanceof ClientError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ClientError('BAD_USER_INPUT', `${name} is a damaged archive: ${reason}.`, { cause: error })
  }
  throw new ClientError('BAD_USER_INPUT', `${name} has no file whose name matches ${wanted.source}.`)
}
