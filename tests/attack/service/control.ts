import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Block } from './loop-delay.ts'

const controlProcess = fileURLToPath(import.meta.resolve('./control-process.ts'))

/** Starts a process that does next to nothing beside the service; `stop` gives the longest block of its event loop. */
export async function startControl(): Promise<{ stop: () => Promise<Block> }> {
  const child = fork(controlProcess, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  await once(child, 'message')
  return {
    async stop() {
      const answer = once(child, 'message')
      child.send('stop')
      const [message] = await answer
      return Block.parse(message)
    },
  }
}
