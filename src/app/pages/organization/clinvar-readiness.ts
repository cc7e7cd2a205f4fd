import * as z from 'zod/mini'

const Page = z.object({
  assertions: z.array(
    z.object({
      id: z.number(),
      molecularProfile: z.string(),
      disease: z.nullable(z.string()),
      /** Day of the approval, ISO 8601. */
      approved: z.string(),
      clinvarAccession: z.nullable(z.string()),
      /** Why it cannot be submitted; empty for one that is ready. */
      reasons: z.array(z.object({ code: z.string(), message: z.string() })),
    }),
  ),
  /** Id after which the next ones follow; null: these are the last. */
  next: z.nullable(z.number()),
})

/** Approved assertions of an organization, some at a time. */
export type ReadinessPage = z.infer<typeof Page>
/** An approved assertion, and whether it can be submitted to ClinVar. */
export type ApprovedAssertion = ReadinessPage['assertions'][number]

/** The approved assertions of the organization after the one with the id; after 0, the first ones. */
export async function fetchReadiness(organizationId: number, after: number): Promise<ReadinessPage> {
  const response = await fetch(`/api/clinvar/organizations/${organizationId}?after=${after}`)
  if (!response.ok) throw new Error(`The server returned status ${response.status}. Retry in a moment.`)
  return Page.parse(await response.json())
}
