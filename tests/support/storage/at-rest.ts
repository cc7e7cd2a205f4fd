import { expect } from '@playwright/test'
import type { Page, Request } from '@playwright/test'

/**
 * Listens to what a page asks for from now on. The function it gives waits until all of that is answered and the page,
 * having had the time to do what it does then, asks for nothing more; unlike a silence of some length it is not deceived by
 * a machine that is slow.
 */
export function watchRest(page: Page): () => Promise<void> {
  let begun = 0
  // Of requests that began before, only the end would be heard.
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    begun += 1
    underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return () =>
    expect(async () => {
      const before = begun
      await page.evaluate(untilIdle)
      expect([...underWay].map((request) => request.url())).toEqual([])
      expect(begun).toBe(before)
    }).toPass()
}

/**
 * Runs in the page: resolves when it has had nothing to do, also after the time for which React may hold back what follows
 * a placeholder (300 ms). Chromium does not call a page idle that has drawn no frame since a link within it was followed.
 */
async function untilIdle(): Promise<void> {
  const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
  const frame = new Promise((resolve) => requestAnimationFrame(resolve))
  await idle()
  await later(350)
  await Promise.race([frame, later(1000)])
  await idle()
}
