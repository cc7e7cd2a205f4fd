import { useQuery } from '@apollo/client/react'
import { variantOrigins } from '#domain/vocabularies/evidence.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { MatchStatementDocument } from '#app/graphql/generated/match-statement.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EvidenceLevelMark } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { Rating } from '#app/entities/evidence/Rating.tsx'
import { RetractedTag, StatusTag } from '#app/entities/evidence/StatusTag.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import type { Hit } from './hits.ts'
import { Reasons } from './Reasons.tsx'

/** What an evidence item states, asked for when somebody opens it. */
function EvidenceStatement({ id }: { id: number }) {
  const { data, error } = useQuery(MatchStatementDocument, { variables: { id } })
  if (error) return <span className="text-danger">{failureOf(error).title}.</span>
  if (!data) return <SkeletonLines count={2} />
  return data.evidenceItem?.description ?? 'No statement.'
}

const AGREEMENT = {
  AGREES: ' (as in this sample)',
  DIFFERS: ' (differs from this sample)',
  UNKNOWN: '',
}

/** Why a hit is one, and the facts of its record. */
export function StatementDetails({ hit: { profile, statement } }: { hit: Hit }) {
  const { variantOrigin, originAgreement, status } = statement
  const isEvidence = statement.kind === 'evidenceItem'
  return (
    <Facts
      facts={[
        {
          name: isEvidence ? 'Evidence statement' : 'Summary',
          value: isEvidence ? <EvidenceStatement id={statement.id} /> : statement.summary,
        },
        { name: 'Molecular profile', value: <EntityLink kind="molecularProfile" record={profile} /> },
        { name: 'Reason for match', value: <Reasons parts={profile.parts} /> },
        { name: 'Level', value: isEvidence && <EvidenceLevelMark level={statement.level} /> },
        { name: 'Rating', value: isEvidence && <Rating rating={statement.rating} /> },
        {
          name: 'Variant origin',
          value: variantOrigin && variantOrigins.label(variantOrigin) + AGREEMENT[originAgreement],
        },
        {
          name: 'Source',
          value: isEvidence && (
            <>
              <EntityLink
                kind="source"
                record={{
                  id: statement.source.id,
                  name: statement.source.citation ?? statement.source.citationId,
                }}
              />{' '}
              <RetractedTag retracted={statement.source.retracted} />
            </>
          ),
        },
        { name: 'Status', value: status !== 'ACCEPTED' && <StatusTag status={status} /> },
      ]}
    />
  )
}
