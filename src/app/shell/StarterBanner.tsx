import { useState } from 'react'
import type { KnowledgebaseStatusQuery } from '#app/graphql/generated/knowledgebase-status.ts'
import { storedValue, storeValue } from '#app/ui/browser-storage.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'

const key = 'curia.starter-banner'

// On a server-rendered page `public/start.js` hides what was dismissed.
const isDismissed = () => storedValue(key, 'session') === 'dismissed'

/** Says that the knowledgebase is not the full one yet and how to get it. Dismissed for the session. */
export function StarterBanner({
  contents,
  upstreams,
}: Pick<KnowledgebaseStatusQuery['knowledgebase'], 'contents' | 'upstreams'>) {
  const [dismissed, setDismissed] = useState(isDismissed)
  // A mirror is as complete as its upstream.
  const isFull = contents === 'RELEASE' || contents === 'MIRROR' || upstreams.some((one) => one.completeAt)
  if (isFull || dismissed) return null
  const dismiss = () => {
    storeValue(key, 'dismissed', 'session')
    setDismissed(true)
  }
  return (
    <section aria-label="About this knowledgebase">
      <Callout
        title={contents === 'EMPTY' ? 'The knowledgebase is empty.' : 'This is a small starter set.'}
        onDismiss={dismiss}
        className="mx-4 mt-3"
      >
        Import the full public release on the server with{' '}
        <code className="font-mono text-xs break-words">npm run curia -- import &lt;folder&gt;</code>.
      </Callout>
    </section>
  )
}
