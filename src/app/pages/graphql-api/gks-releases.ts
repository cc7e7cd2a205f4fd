import { z } from 'zod'

const Index = z.object({
  releases: z.array(
    z.object({
      name: z.string(),
      files: z.array(z.object({ filename: z.string(), path: z.string(), bytes: z.number() })),
    }),
  ),
})

/** A release with its files of GKS objects. */
export type GksRelease = z.infer<typeof Index>['releases'][number]

/** The releases with their files of GKS objects, newest first. */
export async function fetchGksReleases(): Promise<GksRelease[]> {
  const response = await fetch('/api/gks')
  if (!response.ok) throw new Error(`The server returned status ${response.status}. Retry in a moment.`)
  return Index.parse(await response.json()).releases
}
