import { z } from 'zod'

const States = z.object({
  states: z.array(
    z.object({
      name: z.string(),
      knowledgeVersion: z.number(),
      /** What the knowledge is as of, ISO 8601. */
      date: z.string(),
      /** `sha256:` and the SHA-256 of the file, hexadecimal. */
      digest: z.string(),
      bytes: z.number(),
      /** Path of the SQLite file. */
      path: z.string(),
    }),
  ),
})

/** A frozen state that pages can be opened at. */
export type ListedState = z.infer<typeof States>['states'][number]

/** The frozen states, oldest first. */
export async function fetchStates(): Promise<ListedState[]> {
  const answer = await fetch('/api/states')
  if (!answer.ok) throw new Error(`The server returned status ${answer.status}. Retry in a moment.`)
  return States.parse(await answer.json()).states
}
