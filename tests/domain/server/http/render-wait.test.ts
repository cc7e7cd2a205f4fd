import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWait } from '#server/http/ssr/render-wait.ts'
import { ssrCache } from '#server/http/ssr/ssr-cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  { what: 'before any page was made', took: [], ms: 1000 },
  { what: 'where pages are fast', took: [20, 30, 20], ms: 250 },
  { what: 'where pages take longer', took: [100, 100, 100], ms: 400 },
  { what: 'where pages take as long as anybody waits', took: [900, 900], ms: 1000 },
])('Readers wait for what pages took of late: $what', ({ took, ms }) => {
  const wait = renderWait()
  for (const each of took) wait.took(each)
  expect(wait.ms()).toBe(ms)
})

it('Nobody waits after a late page until one comes in time, or some seconds have passed', () => {
  const wait = renderWait()
  wait.late()
  expect(wait.ms()).toBe(0)
  wait.took(1500)
  expect(wait.ms()).toBe(0)
  wait.took(100)
  expect(wait.ms()).toBeGreaterThan(0)
  wait.late()
  vi.advanceTimersByTime(4999)
  expect(wait.ms()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(wait.ms()).toBeGreaterThan(0)
})

/** Pages that take so long, rendered without end of their number at once. */
function pagesThatTake(times: Record<string, number>) {
  const serverRendered = ssrCache({
    renderer: {
      render: (address) =>
        new Promise((resolve, reject) => {
          const ms = times[address] ?? 0
          if (ms < 0) reject(new Error('too busy'))
          else setTimeout(resolve, ms, { html: address })
        }),
      close: async () => {},
    },
    origin: () => '',
    version: async () => 1,
    bytes: 1_000_000,
  })
  /** Milliseconds that a reader of a page waits, and whether it comes rendered. */
  return async (path: string) => {
    const begun = performance.now()
    const page = await serverRendered(path, null)
    const document = { bytes: 10, onGrowth: () => {} }
    const made = page?.render(() => ({ document: document as never, isCached: true }))
    const waited = Promise.resolve(made).then((each) => ({
      isRendered: Boolean(page?.cached ?? each),
      ms: performance.now() - begun,
    }))
    await vi.advanceTimersByTimeAsync(1000)
    return waited
  }
}

it('One reader waits for a renderer that is late; the next ones do not, and the page is there for those after', async () => {
  const load = pagesThatTake({ '/one': 3000, '/two': 3000, '/three': 3000 })
  expect(await load('/one')).toEqual({ isRendered: false, ms: 1000 })
  expect((await load('/two')).ms).toBeLessThan(10)
  expect((await load('/three')).ms).toBeLessThan(10)
  await vi.advanceTimersByTimeAsync(3000)
  expect((await load('/one')).isRendered).toBe(true)
  expect((await load('/two')).isRendered).toBe(true)
})

it('Readers wait again as soon as a page came in time', async () => {
  const load = pagesThatTake({ '/slow': 3000, '/fast': 40, '/other': 60 })
  await load('/slow')
  expect(await load('/fast')).toMatchObject({ isRendered: false })
  expect(await load('/other')).toMatchObject({ isRendered: true, ms: 60 })
})

it('A renderer that refuses pages is waited for no longer', async () => {
  const load = pagesThatTake({ '/refused': -1, '/slow': 500 })
  expect(await load('/refused')).toMatchObject({ isRendered: false })
  expect((await load('/slow')).ms).toBeLessThan(10)
})
