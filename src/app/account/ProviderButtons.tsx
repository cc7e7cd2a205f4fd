import { useState } from 'react'
import { Button } from '#app/ui/controls/Button.tsx'
import { FormProblem } from '#app/ui/form/FormProblem.tsx'
import type { Problem } from '#app/ui/form/use-submission.ts'
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
  /** Sends the action; a refusal may be an Error with a sentence. */
  request?: typeof authRequest
}) {
  const [problem, setProblem] = useState<Problem>(null)
  const go = async (provider: string) => {
    setProblem(null)
    try {
      const answer = await request(action, { provider, returnTo })
      const url = answer.ok ? addressIn(answer.body) : null
      if (url) window.location.assign(url)
      else setProblem(answer.ok ? 'The service did not say where to sign in.' : answer.problem)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className="space-y-2">
      {providers.map(({ id, name }) => (
        <Button key={id} className="w-full" onClick={() => void go(id)}>
          {verb} {name}
        </Button>
      ))}
      <FormProblem problem={problem} />
    </div>
  )
}
