import { useEffect, useState } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { useDebounced } from '#app/search/use-debounced.ts'
import type { Found, Reference, ReferenceSearch } from './reference.ts'

type Answer<Chosen extends Reference> = {
  to: string
  found: readonly Found<Chosen>[]
  error: string | null
}

const PAUSE_MS = 180

/**
 * Records that a text may mean, asked for when the typing pauses. While the answer is under way the earlier one is
 * given with `searching`. `search` must stay the same function as long as the same is searched.
 */
export function useTypeahead<Chosen extends Reference>(
  search: ReferenceSearch<Chosen>,
  text: string,
  minimum: number,
): { found: readonly Found<Chosen>[]; searching: boolean; error: string | null } {
  const typed = text.trim()
  const debounced = useDebounced(typed, PAUSE_MS)
  const [answer, setAnswer] = useState<Answer<Chosen> | null>(null)
  useEffect(() => {
    if (debounced.length < minimum) return undefined
    let isCurrent = true
    search(debounced).then(
      (found) => isCurrent && setAnswer({ to: debounced, found, error: null }),
      (error: unknown) => {
        if (!isCurrent) return
        const { title, detail } = failureOf(error)
        setAnswer({ to: debounced, found: [], error: `${title}. ${detail}` })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [search, debounced, minimum])
  if (typed.length < minimum) return { found: [], searching: false, error: null }
  const searching = answer?.to !== typed
  return { found: answer?.found ?? [], searching, error: searching ? null : answer.error }
}
