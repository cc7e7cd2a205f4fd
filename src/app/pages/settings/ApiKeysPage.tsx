import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { ApiKeyTable, isActive } from '#app/account/ApiKeyTable.tsx'
import { RevokeAllKeys } from '#app/account/RevokeAllKeys.tsx'
import { useRefetch } from '#app/apollo/use-refetch.ts'
import type { ApiKeysQuery } from '#app/graphql/generated/api-keys.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { AnonymousQuota } from './AnonymousQuota.tsx'
import { CreateApiKey } from './CreateApiKey.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import type { loader } from './api-keys-loader.ts'

export function Component() {
  return (
    <SettingsPage current="api-keys" title="API keys">
      <ApiKeys query={useLoaderData<typeof loader>()} />
    </SettingsPage>
  )
}

function ApiKeys({ query }: { query: QueryRef<ApiKeysQuery> }) {
  // Before it is read: what it asks again is then read in the same rendering.
  const again = useRefetch(query)
  const keys = useReadQuery(query).data.viewer?.apiKeys ?? []
  const [creating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState(false)
  const [now] = useState(() => Date.now())
  const active = keys.filter((key) => isActive(key, now)).length
  const list = useRef<HTMLDivElement>(null)
  const [activeBefore, setActiveBefore] = useState<number | null>(null)
  const isRevoked = activeBefore !== null && active < activeBefore
  // The button goes with what was revoked.
  useEffect(() => {
    if (isRevoked) list.current?.focus()
  }, [isRevoked])
  const onRevoked = () => {
    setActiveBefore(active)
    again()
  }
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-sm">
        An API key lets a script act as you, with your rights and without the request limit for anonymous
        readers. Send it in the header <code>Authorization: Bearer &lt;key&gt;</code>, never in a URL.
      </p>
      <Card
        title="Your keys"
        actions={
          <div className="flex flex-wrap justify-end gap-2">
            {active > 0 ? (
              <Button aria-haspopup="dialog" look="danger" onClick={() => setRevoking(true)}>
                Revoke all keys
              </Button>
            ) : null}
            <Button aria-haspopup="dialog" look="primary" onClick={() => setCreating(true)}>
              Create a key
            </Button>
          </div>
        }
      >
        <section ref={list} tabIndex={-1} aria-label="API keys" className="outline-none">
          <ApiKeyTable keys={keys} onRevoked={onRevoked} />
        </section>
      </Card>
      <AnonymousQuota />
      {revoking ? (
        <RevokeAllKeys active={active} onRevoked={onRevoked} onClose={() => setRevoking(false)} />
      ) : null}
      {creating ? <CreateApiKey onCreated={again} onClose={() => setCreating(false)} /> : null}
    </div>
  )
}
