import { useEffect, useState } from 'react'
import { Button } from '#app/ui/controls/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { useStableCallback } from '#app/ui/hooks/use-stable-callback.ts'
import { readQuota } from './anonymous-quota.ts'
import type { Quota } from './anonymous-quota.ts'

const REFRESH_MS = 15_000
const number = new Intl.NumberFormat('en')

/** Rest of the requests of readers without an account for the address of this browser. */
export function AnonymousQuota() {
  const [quota, setQuota] = useState<Quota | 'asking' | 'unknown'>('asking')
  const look = useStableCallback(async () => setQuota((await readQuota()) ?? 'unknown'))
  useEffect(() => {
    const first = setTimeout(look)
    const again = setInterval(() => document.visibilityState === 'visible' && void look(), REFRESH_MS)
    return () => {
      clearTimeout(first)
      clearInterval(again)
    }
  }, [look])
  return (
    <Card
      title="Without a key"
      actions={
        <Button look="quiet" onClick={() => void look()}>
          Refresh
        </Button>
      }
    >
      <div aria-live="polite" className="text-sm">
        {quota === 'asking' ? <p className="text-muted">Checking…</p> : null}
        {quota === 'unknown' ? <p>This knowledgebase has no request limit or does not report it.</p> : null}
        {typeof quota === 'object' ? <Meter quota={quota} /> : null}
      </div>
    </Card>
  )
}

function Meter({ quota: { left, limit, windowSeconds, resetsIn } }: { quota: Quota }) {
  return (
    <>
      <meter
        min={0}
        max={limit}
        low={limit * 0.1}
        value={left}
        aria-label="Requests left without a key"
        className="h-3 w-full max-w-md"
      />
      <p>
        <strong className="tabular-nums">{number.format(left)}</strong> of {number.format(limit)} requests are
        left for your network address; resets in {Math.max(1, Math.ceil(resetsIn / 60))} min. The limit counts
        over {Math.round(windowSeconds / 60)} minutes. Requests with a key or from a signed-in browser do not
        count.
      </p>
    </>
  )
}
