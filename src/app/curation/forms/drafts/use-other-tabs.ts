import { useEffect, useState } from 'react'
import { z } from 'zod'
import { newDraftId } from './draft-store.ts'

const Word = z.object({ says: z.enum(['here', 'hello', 'bye']), key: z.string(), tab: z.string() })

/** Number of other tabs of this browser with the same draft open. */
export function useOtherTabs(key: string): number {
  const [tab] = useState(newDraftId)
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    const channel = new BroadcastChannel('curia:drafts')
    const say = (says: 'here' | 'hello' | 'bye') =>
      // A channel reaches its own origin only.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel.postMessage({ says, key, tab })
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      const word = Word.safeParse(data).data
      if (!word || word.key !== key || word.tab === tab) return
      setOthers((current) => [
        ...current.filter((other) => other !== word.tab),
        ...(word.says === 'bye' ? [] : [word.tab]),
      ])
      if (word.says === 'hello') say('here')
    }
    channel.addEventListener('message', onMessage)
    const leave = () => say('bye')
    window.addEventListener('pagehide', leave)
    say('hello')
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
      channel.close()
    }
  }, [key, tab])
  return others.length
}
