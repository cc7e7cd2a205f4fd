import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ClientError } from '#server/errors/client-error.ts'
import { fileError, FileTooLarge } from './file-error.ts'

/** Bytes that tell what a file is. */
const BEGINNING = 18

/** The empty block that ends every whole bgzip file (SAM/BAM specification, 4.1.2). */
const BGZF_END = Buffer.from('1f8b08040000000000ff0600424302001b0003000000000000000000', 'hex')

/** Files that are no text, by their first bytes (hexadecimal), and what to do with them. */
const BINARY: readonly (readonly [string, string])[] = [
  ['504b0304', 'a zip archive or a spreadsheet: unpack it, or save it as text with tabs'],
  ['425a68', 'packed with bzip2: unpack it, or pack it with gzip or bgzip'],
  ['fd377a58', 'packed with xz: unpack it, or pack it with gzip or bgzip'],
  ['28b52ffd', 'packed with zstd: unpack it, or pack it with gzip or bgzip'],
  ['377abcaf', 'a 7-Zip archive: unpack it'],
  ['424346', 'BCF: write it as VCF (bcftools view)'],
  ['42414d01', 'BAM: call its variants first'],
  ['25504446', 'a PDF: give the alterations as text, one a line'],
  ['89504e47', 'a picture: give the alterations as text, one a line'],
  ['ffd8ff', 'a picture: give the alterations as text, one a line'],
]

/** Texts that are no list of alterations. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)/i, 'a web page: download the file itself'],
  [/^version https/, 'a Git LFS pointer: fetch the file with “git lfs pull”'],
]

function assertReadable(beginning: Buffer): void {
  const hex = beginning.toString('hex')
  const text = beginning.toString('latin1')
  const other =
    BINARY.find(([bytes]) => hex.startsWith(bytes)) ?? TEXTS.find(([pattern]) => pattern.test(text))
  if (other) throw fileError(`The file is ${other[1]}.`)
}

/** Takes the first bytes off a stream, and gives them with all that follows. */
async function beginningOf(bytes: AsyncIterable<Uint8Array>) {
  const iterator = bytes[Symbol.asyncIterator]()
  let beginning = Buffer.alloc(0)
  let isDone = false
  while (beginning.length < BEGINNING && !isDone) {
    const next = await iterator.next()
    if (next.done) isDone = true
    else beginning = Buffer.concat([beginning, next.value])
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      if (beginning.length > 0) yield beginning
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  return { beginning, all: all() }
}

const isGzip = (beginning: Buffer) => beginning[0] === 0x1f && beginning[1] === 0x8b

const tooLarge = (mostBytes: number) =>
  new FileTooLarge(
    `The file is larger than ${Math.round(mostBytes / 2 ** 20)} MB when it is unpacked: match it by the command line (curia match).`,
  )

/** The content of a file, unpacked where it is gzip or bgzip. @throws ClientError for other formats and broken ones */
export async function* unpacked(
  bytes: AsyncIterable<Uint8Array>,
  { mostBytes, checkpoint }: { mostBytes: number | null; checkpoint?: () => void },
): AsyncGenerator<Uint8Array> {
  const { beginning, all } = await beginningOf(bytes)
  if (beginning.length === 0) throw fileError('The file is empty.')
  assertReadable(beginning)
  const content = isGzip(beginning) ? gunzipped(all, beginning) : all
  let count = 0
  for await (const chunk of content) {
    checkpoint?.()
    if (count === 0) assertReadable(Buffer.from(chunk.subarray(0, BEGINNING)))
    count += chunk.length
    if (mostBytes !== null && count > mostBytes) throw tooLarge(mostBytes)
    yield chunk
  }
  if (count === 0) throw fileError('The file is empty.')
}

async function* gunzipped(packed: AsyncGenerator<Uint8Array>, beginning: Buffer): AsyncGenerator<Buffer> {
  let end = Buffer.alloc(0)
  async function* watched() {
    for await (const chunk of packed) {
      end = Buffer.concat([end, chunk.subarray(-BGZF_END.length)]).subarray(-BGZF_END.length)
      yield chunk
    }
  }
  const source = Readable.from(watched())
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error))
  try {
    for await (const chunk of source.pipe(gunzip)) yield chunk
  } catch (error) {
    if (error instanceof ClientError) throw error
    throw fileError('The file cannot be unpacked: it is not a complete gzip file. Copy it again.')
  } finally {
    source.destroy()
  }
  const isBgzip = beginning[3] === 4 && beginning[12] === 0x42 && beginning[13] === 0x43
  if (isBgzip && !end.equals(BGZF_END))
    throw fileError('The file ends before its last bgzip block: it is cut short. Copy it again.')
}
