import { useQueryRefHandlers } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { startTransition } from 'react'

/**
 * Gives a function that asks a page's query again. What is shown stays until the answer is there, and the focus with it.
 * To be called before the query is read: what it asks again is then read in the same rendering.
 */
export function useRefetch(query: QueryRef<unknown>): () => void {
  const { refetch } = useQueryRefHandlers(query)
  return () => startTransition(() => void refetch())
}
