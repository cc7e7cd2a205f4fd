import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { looseAcquisitions } from '#tests/support/acquisitions.ts'

const root = resolve(import.meta.dirname, '../../..')

describe('what is held for a request', () => {
  test('is bound to what gives it back as soon as it is acquired', () => {
    const files = globSync('src/server/**/*.ts', { cwd: root })
    expect(files.length).toBeGreaterThan(500)
    const loose = files.flatMap((file) =>
      looseAcquisitions(readFileSync(join(root, file), 'utf8')).map(
        ({ line, why }) => `${file}:${line} ${why}`,
      ),
    )
    expect(loose).toEqual([])
  })

  const wrong: readonly [what: string, source: string][] = [
    [
      'a lease that is registered after it',
      "async function f() { const l = await s.lease(x); raw.once('close', l.end) }",
    ],
    ['a registration after a wait', "async function f() { await admit(); raw.once('close', end) }"],
    [
      'a registration after a loop that waits',
      "async function f() { for await (const p of b) g(p)\n b.on('end', end) }",
    ],
    [
      'a signal that is asked after a wait',
      "const f = async () => { await g(); signal.addEventListener('abort', end) }",
    ],
    [
      'a process whose end is waited for too late',
      "async function f() { await started; child.once('exit', end) }",
    ],
    ['a place in a constant', 'async function f() { const place = await admission.enter(); work(place) }'],
    [
      'a snapshot in a constant',
      "async function f() { const s = await storage.snapshot('answer'); try { g(s) } finally { s.close() } }",
    ],
    ['a place that nobody names', 'async function f() { await admission.enter(); work() }'],
    ['a reservation without an end', 'function f() { budget.reserve(hold); done() }'],
    ['a lease that something else gets', 'async function f() { read(await states.lease(state)) }'],
    ['a place taken in a callback', 'const f = () => list.map((one) => admission.enter(one))'],
  ]
  test.each(wrong)('is found loose: %s', (_what, source) => {
    expect(looseAcquisitions(source).length).toBeGreaterThan(0)
  })

  const right: readonly [what: string, source: string][] = [
    ['a place for a block', 'async function f() { using place = await admission.enter(); await work() }'],
    [
      'a snapshot for a block',
      "async function f() { await using s = await storage.snapshot('answer'); await g(s) }",
    ],
    [
      'a lease of a response',
      'async function f() { await resourcesOf(reply).acquire(() => states.lease(state)) }',
    ],
    [
      'a named lease of a response',
      'async function f() { const { storage } = await resources.acquire(() => states.lease(s)); g(storage) }',
    ],
    ['a reservation of a response', 'function f() { resourcesOf(reply).take(() => budget.reserve(hold)) }'],
    [
      'a place in a stack',
      'async function f() { using stack = new DisposableStack(); const p = stack.use(await admission.enter()); g(p) }',
    ],
    ['a place that is passed on', 'const f = async (cost) => (cost < 1 ? null : admissions.enter(entrant))'],
    ['a snapshot that is passed on', "function f() { return storage.snapshot('stream') }"],
    ['a registration before any wait', "async function f() { raw.once('close', end)\n await g() }"],
    [
      'a registration in a function that does not wait',
      "async function f() { await g()\n return new Promise((r) => raw.once('close', r)) }",
    ],
  ]
  test.each(right)('is bound: %s', (_what, source) => {
    expect(looseAcquisitions(source)).toEqual([])
  })
})
