import type { ServerResponse } from 'node:http'
import { whenClosed } from '#server/concurrency/response-resources.ts'

/** How often it is looked how far clients have read, in ms. */
const CHECK_MS = 1000

type Window = { startedAt: number; sentBefore: number }

/** Bytes that the client's side has taken of what was written on its connection. */
export const sentBytes = ({ socket }: ServerResponse): number =>
  socket ? socket.bytesWritten - socket.writableLength : 0

/** Disconnects clients that read their answers more slowly than the least rate for too long. */
export interface LeastRate {
  /** Watches an answer until it has left. */
  watch(answer: ServerResponse): void
  stop(): void
}

/**
 * @param limits.leastRate bytes a second
 * @param limits.sendMs for how long a client may be slower, in ms
 */
export function leastRate(limits: { leastRate: number; sendMs: number }): LeastRate {
  const watched = new Map<ServerResponse, Window>()

  function check(): void {
    const now = performance.now()
    for (const [answer, window] of watched) {
      const sent = sentBytes(answer)
      const elapsed = now - window.startedAt
      const isWaiting = (answer.socket?.writableLength ?? 0) > 0
      const isFast = (sent - window.sentBefore) * 1000 >= limits.leastRate * elapsed
      // It is the service that has nothing to send.
      if (!isWaiting) watched.set(answer, { startedAt: now, sentBefore: sent })
      else if (elapsed < limits.sendMs) continue
      else if (isFast) watched.set(answer, { startedAt: now, sentBefore: sent })
      else answer.destroy()
    }
  }

  let timer: NodeJS.Timeout | undefined
  return {
    watch(answer) {
      if (answer.destroyed || watched.has(answer)) return
      timer ??= setInterval(check, Math.min(CHECK_MS, limits.sendMs)).unref()
      watched.set(answer, { startedAt: performance.now(), sentBefore: sentBytes(answer) })
      whenClosed(answer, () => watched.delete(answer))
    },
    stop: () => clearInterval(timer),
  }
}
