import { z } from 'zod'
import { interfaceAddress } from '#app/page-state/page-state.ts'

const Coverage = z.object({
  evidence: z.number(),
  matchable: z.number(),
  byKind: z.record(z.string(), z.number()),
  unreadable: z.array(z.object({ variantId: z.number(), name: z.string(), evidence: z.number() })),
  unmatchable: z.array(
    z.object({
      profileId: z.number(),
      name: z.string(),
      evidence: z.number(),
      variants: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
  ),
})
export type Coverage = z.infer<typeof Coverage>

/** Share of the accepted evidence that a sample can match. */
export async function loader(): Promise<Coverage> {
  const answer = await fetch(interfaceAddress('/api/match/coverage'))
  if (!answer.ok) throw new Error(`The server returned status ${answer.status}. Retry in a moment.`)
  return Coverage.parse(await answer.json())
}
