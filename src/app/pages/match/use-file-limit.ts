import { useEffect, useState } from 'react'
import { z } from 'zod'

const Limits = z.object({ fileBytes: z.number() })

/** Bytes that a file may have; null until the service has said it. A file that is too large is refused by the service as well. */
export function useFileLimit(): number | null {
  const [limit, setLimit] = useState<number | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    fetch('/api/match/limits', { signal: abort.signal })
      .then(async (answer) => setLimit(Limits.parse(await answer.json()).fileBytes))
      .catch(() => {})
    return () => abort.abort()
  }, [])
  return limit
}
