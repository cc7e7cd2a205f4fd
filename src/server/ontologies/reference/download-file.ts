import { createWriteStream } from 'node:fs'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { ownAsFolder, putInPlace } from '#server/files/folder-owner.ts'
import { ClientError } from '#server/errors/client-error.ts'

/** What the server said of a file: with it an interrupted download goes on, and an unchanged file is not fetched again. */
const Validators = z.object({ url: z.string(), etag: z.string().nullable(), modified: z.string().nullable() })
type Validators = z.infer<typeof Validators>

export interface DownloadOptions {
  url: string
  /** Where the complete file is; beside it are `<path>.part` and `<path>.source.json`. */
  path: string
  maxBytes: number
  onBytes?: (done: number, total: number | null) => void
}

export interface DownloadedFile {
  /** True where the server says that the file of before is still current. */
  isUnchanged: boolean
  /** `Last-Modified` of the server. */
  modified: string | null
}

/** A server that sends nothing for so long is not there, in milliseconds. */
const SILENCE_MS = 60_000
const MAX_REDIRECTS = 5
/** Attempts until a download is given up; each goes on where the one before ended. */
const ATTEMPTS = 3

/**
 * Downloads a file, going on with what an interrupted download has left. The file has its name only when it is complete.
 * @throws ClientError that names the address and what is wrong
 */
export async function downloadFile(options: DownloadOptions): Promise<DownloadedFile> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await downloadOnce(options)
    } catch (error) {
      if (error instanceof ClientError) throw error
      if (attempt === ATTEMPTS) throw unreachable(options.url, error)
    }
  }
}

function unreachable(url: string, error: unknown): ClientError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const reason =
    cause instanceof Error && cause.name === 'AbortError'
      ? 'the server sent nothing for a minute'
      : cause instanceof Error
        ? cause.message
        : String(cause)
  return new ClientError(
    'SERVICE_UNAVAILABLE',
    `${url} could not be downloaded: ${reason}. Run the command again: it goes on where it stopped.`,
    { cause: error },
  )
}

async function downloadOnce({ url, path, maxBytes, onBytes }: DownloadOptions): Promise<DownloadedFile> {
  const [complete, partial] = [await sizeOf(path), await sizeOf(`${path}.part`)]
  const previous = await readValidators(`${path}.source.json`, url)
  const silence = silenceTimer()
  try {
    const response = await request(url, silence.signal, conditions(previous, { complete, partial }))
    const validators: Validators = {
      url,
      etag: response.headers.get('etag'),
      modified: response.headers.get('last-modified'),
    }
    if (response.status === 304) return { isUnchanged: true, modified: previous?.modified ?? null }
    const startsAt = response.status === 206 ? (partial ?? 0) : 0
    assertStatus(url, response, startsAt)
    const total = expectedBytes(url, response, startsAt, maxBytes)
    await writeFile(`${path}.source.json`, JSON.stringify(validators))
    ownAsFolder(`${path}.source.json`)
    let done = startsAt
    const count = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        silence.restart()
        done += chunk.length
        onBytes?.(done, total)
        next(done > maxBytes ? tooLarge(url, maxBytes) : null, chunk)
      },
    })
    const flags = startsAt > 0 ? 'a' : 'w'
    const target = createWriteStream(`${path}.part`, { flags, flush: true })
    await pipeline(Readable.from(response.body ?? []), count, target)
    if (total !== null && done !== total)
      throw new Error(`the connection ended after ${done} of ${total} bytes`)
    await putInPlace(`${path}.part`, path)
    return { isUnchanged: false, modified: validators.modified }
  } finally {
    silence.stop()
  }
}

function silenceTimer() {
  const controller = new AbortController()
  const restart = () => setTimeout(() => controller.abort(), SILENCE_MS)
  let timer = restart()
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer)
      timer = restart()
    },
    stop: () => clearTimeout(timer),
  }
}

/** Headers that ask for the rest of a partial file, or for nothing where the complete one is current. */
function conditions(
  previous: Validators | null,
  { complete, partial }: { complete: number | null; partial: number | null },
): Record<string, string> {
  const validator = previous && (previous.etag ?? previous.modified)
  if (!validator) return {}
  // A weak tag does not say that the bytes are the same.
  if (partial && !validator.startsWith('W/')) return { range: `bytes=${partial}-`, 'if-range': validator }
  if (complete === null || partial) return {}
  return previous.etag ? { 'if-none-match': previous.etag } : { 'if-modified-since': validator }
}

/** Follows redirects, which may lead to other hosts but not from https to http. */
async function request(url: string, signal: AbortSignal, headers: Record<string, string>): Promise<Response> {
  let address = new URL(url)
  for (let redirects = 0; ; redirects += 1) {
    // Bytes as they are stored: what is unpacked on the way has no length and no place to go on from.
    const response = await fetch(address, {
      signal,
      redirect: 'manual',
      headers: { ...headers, 'accept-encoding': 'identity' },
    })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || response.status === 304 || location === null)
      return response
    await response.body?.cancel()
    const next = new URL(location, address)
    if (redirects === MAX_REDIRECTS) throw unusable(url, `redirects more than ${MAX_REDIRECTS} times`)
    if (next.protocol !== 'https:' && next.protocol !== address.protocol)
      throw unusable(url, `redirects to ${next.origin}, which is not https`)
    address = next
  }
}

const unusable = (url: string, what: string) => new ClientError('BAD_USER_INPUT', `${url} ${what}.`)

const tooLarge = (url: string, maxBytes: number) =>
  unusable(url, `is larger than the ${Math.round(maxBytes / 1_000_000)} MB allowed for it`)

function assertStatus(url: string, response: Response, startsAt: number): void {
  if (response.status >= 500 || response.status === 429)
    throw new Error(`the server responded with status ${response.status}`)
  if (!response.ok) {
    throw new ClientError(
      'NOT_FOUND',
      `${url} responded with status ${response.status}. Name another address with --file or --base-url.`,
    )
  }
  if (startsAt === 0) return
  const from = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1]
  if (Number(from) !== startsAt) throw new Error('the server sent another part of the file')
}

/** The size of the complete file; null where the server does not give it. */
function expectedBytes(url: string, response: Response, startsAt: number, maxBytes: number): number | null {
  const length = response.headers.get('content-length')
  const total = length === null ? null : startsAt + Number(length)
  if (total !== null && total > maxBytes) throw tooLarge(url, maxBytes)
  return total
}

async function readValidators(path: string, url: string): Promise<Validators | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return null
  try {
    const validators = Validators.parse(JSON.parse(text))
    return validators.url === url ? validators : null
  } catch {
    return null
  }
}

const sizeOf = async (path: string): Promise<number | null> =>
  (await stat(path).catch(() => null))?.size ?? null

/** Removes a downloaded file with all that is stored beside it. */
export async function removeDownload(path: string): Promise<void> {
  for (const file of [path, `${path}.part`, `${path}.source.json`]) await rm(file, { force: true })
}
