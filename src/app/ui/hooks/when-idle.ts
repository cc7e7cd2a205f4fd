import { firstPaint } from '../first-paint.ts'

/** Milliseconds after which what waits for rest is done though the page is still busy. */
const latest = 3000

/** Does something once a page stands and the browser has nothing else to do; the function it gives calls that off. */
export function whenIdle(act: () => void): () => void {
  let isCalledOff = false
  let callOff = () => {
    isCalledOff = true
  }
  void firstPaint.then(() => {
    if (!isCalledOff) callOff = requestIdle(act)
  })
  return () => callOff()
}

function requestIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, latest)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act, { timeout: latest })
  return () => window.cancelIdleCallback(handle)
}
