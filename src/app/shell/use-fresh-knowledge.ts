import { useEffect } from 'react'
import { client } from '#app/apollo/client.ts'
import { KnowledgeVersionDocument } from '#app/graphql/generated/knowledge-version.ts'

/** The knowledge is asked after at most this often, in milliseconds. */
const restBetween = 30_000

/**
 * Keeps what the app remembers from growing old: when the reader comes back to the window, the knowledgebase is asked
 * whether it has changed; if so, what is on the screen is asked for again and the rest is forgotten.
 */
export function useFreshKnowledge(version: number | undefined) {
  useEffect(() => {
    if (version === undefined) return
    let latest = version
    let checkedAt = Date.now()
    const look = async () => {
      if (document.visibilityState === 'hidden' || Date.now() - checkedAt < restBetween) return
      checkedAt = Date.now()
      const { data } = await client.query({ query: KnowledgeVersionDocument, fetchPolicy: 'no-cache' })
      const current = data?.knowledgebase.knowledgeVersion
      if (current === undefined || current === latest) return
      latest = current
      // Without a broadcast the page keeps what it shows until the new answers are there.
      client.cache.evict({ id: 'ROOT_QUERY', broadcast: false })
      await client.refetchQueries({ include: 'active' })
      client.cache.gc()
    }
    // Out of reach, the page stays as it is; the next look may find the server again.
    const onReturn = () => void look().catch(() => undefined)
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [version])
}
