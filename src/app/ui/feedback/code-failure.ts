import { useEffect, useState } from 'react'

/**
 * Checks whether an error says that code of the app could not be fetched or read. Browsers word the first each in their own
 * way; the second is a `SyntaxError`, which nothing else here throws.
 */
export function isCodeFailure(error: unknown): boolean {
  if (error instanceof SyntaxError) return !/JSON/.test(error.message)
  const message = error instanceof Error ? error.message : ''
  return /dynamically imported module|importing a module script|preload CSS/i.test(message)
}

/** Sentences about code that could not be fetched, by whether the service has another build by now. */
export const codeFailures = {
  updated: { title: 'Curia was updated', detail: 'Reload the page to continue.' },
  unknown: {
    title: 'A part of this page could not be loaded',
    detail: 'Reload the page. If this stays, check the network connection.',
  },
  unreachable: {
    title: 'The server cannot be reached',
    detail: 'Check the network connection, then reload the page.',
  },
} as const

/** Sentences about code that could not be fetched, exact once the service has been asked which build it serves. */
export function useCodeFailure(isCode: boolean): (typeof codeFailures)[keyof typeof codeFailures] {
  const [kind, setKind] = useState<keyof typeof codeFailures>('unknown')
  useEffect(() => {
    if (!isCode) return
    const leaving = new AbortController()
    servedApp(leaving.signal).then(
      (app) => setKind(app === appOf(document) ? 'unknown' : 'updated'),
      () => leaving.signal.aborted || setKind('unreachable'),
    )
    return () => leaving.abort()
  }, [isCode])
  return codeFailures[kind]
}

async function servedApp(signal: AbortSignal): Promise<string | null> {
  const response = await fetch('/', { cache: 'no-store', signal })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return appOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
}

/** Script that starts the app in a document, which has another name in each build. */
function appOf(page: Document): string | null {
  const script = page.querySelector('script[data-app], script[type="module"][src]')
  return script?.getAttribute('data-app') ?? script?.getAttribute('src') ?? null
}
