import { setTimeout } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ClientError } from '#server/errors/client-error.ts'
import { held } from '#server/monitoring/held-resources.ts'
import { resourcesOf } from '#server/concurrency/response-resources.ts'
import { countedAddress } from '../limits/client-address.ts'
import { sentBytes } from './least-rate.ts'

/** Bounds of the downloads that are read at once. */
export interface DownloadLimits {
  /** Downloads at once. */
  places: number
  /** Downloads of one address at once. */
  perAddress: number
  /** Milliseconds that a download may wait for a place. */
  waitMs: number
  /** Milliseconds for which a download may be slow while others wait. */
  graceMs: number
  /** Bytes a second below which a download is slow. */
  leastRate: number
}

const defaults: DownloadLimits = {
  places: 4,
  perAddress: 2,
  waitMs: 10_000,
  graceMs: 5000,
  leastRate: 65_536,
}

/** How often those who wait look whether a download has become slow, in ms. */
const CHECK_MS = 250

type Download = { address: string; startedAt: number; rate(): number; end(): void }

/**
 * Admits a download, which leaves its place when its answer has ended.
 * @throws ClientError 429 when the address has too many, 503 when all places stay taken
 */
export type AdmitDownload = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * Gives places to long downloads, each of which holds a connection to the database for as long as its reader takes. No
 * address has all of them, and the slowest reader leaves when others wait.
 * @param use what is downloaded, for metrics
 */
export function downloadPlaces(use: string, limits: DownloadLimits = defaults): AdmitDownload {
  const { places, perAddress, waitMs, graceMs, leastRate } = limits
  const running = new Set<Download>()
  const ofAddress = (address: string) =>
    [...running].filter((download) => download.address === address).length

  function endSlowest(): void {
    const now = performance.now()
    const slow = [...running].filter(({ startedAt, rate }) => now - startedAt > graceMs && rate() < leastRate)
    slow.toSorted((one, other) => one.rate() - other.rate())[0]?.end()
  }

  function limitError(address: string): ClientError | null {
    const again = { retryAfter: 10, headers: { 'cache-control': 'no-store' } }
    if (ofAddress(address) >= perAddress) {
      const message = `One address may read ${perAddress} long answers at once: read them to their end, then ask for others`
      return new ClientError('TOO_MANY_DOWNLOADS', message, again)
    }
    if (running.size < places) return null
    return new ClientError('BUSY', 'Too many long answers are read at once: ask again in a moment', again)
  }

  function start(address: string, { raw }: FastifyReply): Disposable {
    const startedAt = performance.now()
    const sentBefore = sentBytes(raw)
    const seconds = () => (performance.now() - startedAt) / 1000
    const rate = () => (sentBytes(raw) - sentBefore) / seconds()
    const download = { address, startedAt, rate, end: () => raw.destroy() }
    running.add(download)
    return held('place', use, () => running.delete(download))
  }

  async function enter(address: string, reply: FastifyReply, signal: AbortSignal): Promise<Disposable> {
    using waiting = held('waiting', use)
    const until = performance.now() + waitMs
    for (;;) {
      const error = limitError(address)
      if (!error) return start(address, reply)
      if (performance.now() > until) throw error
      if (error.statusCode === 503) endSlowest()
      await setTimeout(CHECK_MS, undefined, { signal })
    }
  }

  return async (request, reply) => {
    const address = countedAddress(request.ip)
    await resourcesOf(reply).acquire((signal) => enter(address, reply, signal))
  }
}
