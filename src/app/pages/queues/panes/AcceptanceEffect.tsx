import { useQuery } from '@apollo/client/react'
import { acceptanceEffect } from '#domain/clinical/acceptance-effect.ts'
import type { SummarisedEvidence } from '#domain/clinical/acceptance-effect.ts'
import { AcceptanceEffectDocument } from '#app/graphql/generated/acceptance-effect.ts'

/** Items that are compared; a profile has hardly more of one type. */
const first = 200

/** Says what accepting a submitted item changes in the summaries. */
export function AcceptanceEffect({
  item,
}: {
  item: Omit<SummarisedEvidence, 'molecularProfile'> & { molecularProfile: { id: number; name: string } }
}) {
  const { id: molecularProfileId, name } = item.molecularProfile
  const { data, error } = useQuery(AcceptanceEffectDocument, {
    variables: { molecularProfileId, evidenceType: item.evidenceType, first },
    fetchPolicy: 'network-only',
  })
  if (error || data?.evidenceItems.pageInfo.hasNextPage)
    return (
      <p className="text-sm text-muted">What accepting changes in the summaries could not be determined.</p>
    )
  // Its room is there before it is known.
  if (!data) return <p className="min-h-10 text-sm text-muted">Comparing with accepted evidence…</p>
  const accepted = data.evidenceItems.nodes
    .filter(({ retracted }) => !retracted)
    .map((other) => ({
      ...other,
      disease: other.disease ?? null,
      therapyInteractionType: other.therapyInteractionType ?? null,
    }))
  return <p className="min-h-10 text-sm">{acceptanceEffect(item, name, accepted)}</p>
}
