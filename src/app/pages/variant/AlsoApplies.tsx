import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { failureOf } from '#app/apollo/failure.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { countOf } from '#app/entities/evidence/counts.ts'
import { EvidenceLevelLetter } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { ShowMore } from '#app/entities/ShowMore.tsx'
import { AlsoAppliesDocument } from '#app/graphql/generated/also-applies.ts'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { broaderProfiles } from './broader-profiles.ts'
import type { BroaderProfile } from './broader-profiles.ts'

const few = 6

/** Accepted evidence on broader molecular profiles that hold for a variant, with the reason that matching gives. */
export default function AlsoApplies({ id, name }: { id: number; name: string }) {
  const { data, error, refetch } = useQuery(AlsoAppliesDocument, { variables: { alteration: name } })
  const [isWhole, setWhole] = useState(false)
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines count={4} />
  const [unread] = data.matchSample.notUnderstood
  if (unread) return <p className="text-sm text-muted">Cannot be worked out for this name: {unread.reason}</p>
  const profiles = broaderProfiles(data.matchSample.profiles, id)
  if (profiles.length === 0)
    return (
      <p className="text-sm text-muted">
        No accepted evidence on a broader molecular profile was found by matching.
      </p>
    )
  const shown = isWhole ? profiles : profiles.slice(0, few)
  return (
    <>
      <ul
        aria-label={`Broader molecular profiles that ${name} makes true`}
        className="divide-y divide-line text-sm"
      >
        {shown.map((one) => (
          <ProfileLine key={one.profile.id} {...one} />
        ))}
      </ul>
      <ShowMore shown={shown.length} total={profiles.length} onMore={() => setWhole(true)} />
    </>
  )
}

function ProfileLine({ profile, reasons, bestLevel, evidenceItemCount }: BroaderProfile) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 py-1.5">
      <EvidenceLevelLetter level={bestLevel} />
      <EntityLink kind="molecularProfile" record={profile} />
      <span>{countOf(evidenceItemCount, 'evidence item', 'evidence items')}</span>
      <span className="min-w-0 basis-full text-muted sm:basis-auto">{reasons.join(' ')}</span>
    </li>
  )
}
