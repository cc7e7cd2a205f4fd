import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { KnowledgebaseStatusQuery } from '#app/graphql/generated/knowledgebase-status.ts'

/** Who is signed in; null for readers without an account. */
export const useViewer = () => useRouteLoaderData<KnowledgebaseStatusQuery | null>('root')?.viewer ?? null

export type Viewer = NonNullable<ReturnType<typeof useViewer>>

let hasEnded = false
const listeners = new Set<() => void>()

/** Notes whether the session that this page was opened with has ended: its content stays, its head follows. */
export function setSessionEnded(ended: boolean): void {
  hasEnded = ended
  for (const listener of listeners) listener()
}

/** True where the session that this page was opened with has ended. */
export const useSessionEnded = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => hasEnded,
    () => false,
  )
