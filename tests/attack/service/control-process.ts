// A control: a process that does nothing but make some garbage, as every program does, and measure how long its event loop
// is blocked. So it tells what the machine does to any process, whose garbage collector waits for threads of its own.
// Asked over IPC, it answers once and ends.
import { loopDelay } from './loop-delay.ts'

const EVERY_MS = 20
const OBJECTS = 2000
const HELD = 20

const held: { id: number }[][] = []
setInterval(() => {
  held.push(Array.from({ length: OBJECTS }, (_, id) => ({ id })))
  if (held.length > HELD) held.shift()
}, EVERY_MS).unref()

const delay = loopDelay()
process.once('message', () => process.send?.(delay.longest(), () => process.exit(0)))
process.send?.('ready')
