import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { createGunzip } from 'node:zlib'
import { ClientError } from '#server/errors/client-error.ts'

const CHUNK_BYTES = 1 << 18
const LONGEST_LINE = 1 << 24

export type LinesOptions = {
  /** Hears of every chunk of bytes as it is read. */
  onBytes?: (bytes: Buffer) => void
  /** Bytes that are not UTF-8 become replacement characters, instead of an error. */
  anyEncoding?: boolean
}

/**
 * Reads a UTF-8 text file line by line with bounded memory, some lines at a time. Lines end at `\n` only; a `\r`
 * stays. A byte order mark is left out. A last line without `\n` is given like any other, an empty one is not.
 * A file whose name ends with `.gz` is unpacked on the way.
 * @throws ClientError when the file is not UTF-8 text, not the archive that its name promises, or a line is longer
 * than 16 million characters
 */
export async function* readLines(file: string, options: LinesOptions = {}): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: !options.anyEncoding })
  let rest = ''
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch (error) {
      throw new ClientError('BAD_USER_INPUT', `${basename(file)} is not a text file in UTF-8.`, {
        cause: error,
      })
    }
  }
  for await (const bytes of contentOf(file, options)) {
    const lines = (rest + decode(bytes)).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_LINE) {
      throw new ClientError(
        'BAD_USER_INPUT',
        `${basename(file)} has a line of more than 16 million characters.`,
      )
    }
    if (lines.length > 0) yield lines
  }
  rest += decode()
  if (rest !== '') yield [rest]
}

async function* contentOf(file: string, { onBytes }: LinesOptions): AsyncGenerator<Buffer> {
  const packed = createReadStream(file, { highWaterMark: CHUNK_BYTES })
  if (!/\.gz$/i.test(file)) {
    for await (const chunk of packed) {
      const bytes: Buffer = chunk
      onBytes?.(bytes)
      yield bytes
    }
    return
  }
  if (onBytes) packed.on('data', (bytes) => onBytes(Buffer.from(bytes)))
  const content = createGunzip()
  packed.on('error', (error) => content.destroy(error))
  try {
    for await (const bytes of packed.pipe(content)) yield bytes
  } catch (error) {
    throw new ClientError(
      'BAD_USER_INPUT',
      `${basename(file)} cannot be decompressed: it is not a complete gzip file.`,
      {
        cause: error,
      },
    )
  } finally {
    packed.destroy()
  }
}
