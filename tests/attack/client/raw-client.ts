import { connect } from 'node:net'
import type { Conversation } from '../traffic.ts'
import { BUSY_WITHOUT_ADVICE, outcomeOf } from './outcomes.ts'

const SLOW_EVERY_MS = 500
const EXCERPT_BYTES = 4000

/**
 * Has a conversation over a connection of its own; gives the status of each answer in it, or how it ended.
 * @param over ends it
 */
export function converse(
  { chunks, pauseMs, read, holdMs }: Conversation,
  from: { port: number; localAddress: string },
  over: AbortSignal,
): Promise<string[]> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', ...from })
    let excerpt = ''
    let ending = 'held open'
    socket.on('data', (part: Buffer) => {
      if (excerpt.length < EXCERPT_BYTES) excerpt += part.toString('latin1')
      if (read !== 'slowly') return
      socket.pause()
      setTimeout(() => socket.resume(), SLOW_EVERY_MS)
    })
    if (read === 'nothing') socket.pause()
    const timer = setTimeout(() => socket.destroy(), holdMs)
    const end = () => socket.destroy()
    over.addEventListener('abort', end)
    socket.on('error', () => (ending = 'connection closed'))
    socket.on('end', () => (ending = 'connection closed'))
    socket.on('close', () => {
      clearTimeout(timer)
      over.removeEventListener('abort', end)
      const statuses = statusesIn(excerpt)
      resolve(statuses.length > 0 ? statuses : [ending])
    })
    socket.on('connect', () => void write())

    async function write() {
      for (const chunk of chunks) {
        if (socket.destroyed) return
        socket.write(chunk)
        if (pauseMs > 0) await new Promise((next) => setTimeout(next, pauseMs))
      }
    }
  })
}

function statusesIn(text: string): string[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})[^\r]*\r\n((?:[^\r]+\r\n)*)/g)].map(([, status, headers]) => {
    const outcome = outcomeOf(Number(status), /^retry-after:/im.test(headers ?? ''), '')
    return outcome === BUSY_WITHOUT_ADVICE ? outcome : String(status)
  })
}
