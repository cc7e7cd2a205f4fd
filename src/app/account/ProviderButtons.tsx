import { useState } from 'react'
import { Button } from '#app/ui/controls/Button.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { authRequest } from './auth-request.ts'

export type Provider = { id: string; name: string }

const addressIn = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'url' in body && typeof body.url === 'string' ? body.url : null

/** One button for each service with which people can sign in, or which they can add to their account. */
export function ProviderButtons({
  providers,
  action,
  verb,
  returnTo,
  request = authRequest,
}: {
  providers: readonly Provider[]
  action: 'sign-in/provider' | 'link-provider'
  verb: string
  returnTo: string
  /** Sends the action; it may fail by an Error with a sentence. */
  request?: typeof authRequest
}) {
  const [error, setError] = useState<string | null>(null)
  const go = async (provider: string) => {
    setError(null)
    try {
      const answer = await request(action, { provider, returnTo })
      const url = answer.ok ? addressIn(answer.body) : null
      if (url) window.location.assign(url)
      else setError(answer.ok ? 'The server returned no sign-in address.' : answer.error)
    } catch (error) {
      setError(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className="space-y-2">
      {providers.map(({ id, name }) => (
        <Button key={id} className="w-full" onClick={() => void go(id)}>
          {verb} {name}
        </Button>
      ))}
      <FormError error={error} />
    </div>
  )
}
