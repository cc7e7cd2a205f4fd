import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { AttackReport } from './outcomes.ts'
import type { Order } from './attacker.ts'

const attacker = fileURLToPath(import.meta.resolve('./attacker.ts'))

/** A process that attacks, one order after the other. */
export interface Attacker {
  /** @throws Error when it ended without a report */
  attack(order: Order): Promise<AttackReport>
  stop(): void
}

/** Starts a process that attacks. */
export function startAttacker(): Attacker {
  const child = fork(attacker, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  return {
    async attack(order) {
      const waiting = new AbortController()
      const { signal } = waiting
      child.send(order)
      const ends = ['message', 'exit'].map((event) => once(child, event, { signal }))
      const [message] = await Promise.race(ends)
      // The listeners of the one that did not come go; their promise is rejected, which nobody needs to hear.
      void Promise.allSettled(ends)
      waiting.abort()
      const report = AttackReport.safeParse(message)
      if (!report.success) throw new Error(`the attacker of “${order.family}” ended without a report`)
      return report.data
    },
    stop() {
      if (child.connected) child.disconnect()
    },
  }
}
