import { z } from 'zod'

const States = z.object({
  states: z.array(z.object({ name: z.string(), date: z.string(), version: z.number() })),
})

/** A frozen state that pages can be opened at. */
export type ListedState = z.infer<typeof States>['states'][number]

/** The frozen states, oldest first. */
export async function fetchStates(): Promise<ListedState[]> {
  const answer = await fetch('/api/states')
  if (!answer.ok) throw new Error(`The server answered with status ${answer.status}. Retry in a moment.`)
  return States.parse(await answer.json()).states
}
