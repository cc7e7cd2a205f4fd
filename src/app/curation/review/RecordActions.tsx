import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { ActingFor } from './ActingFor.tsx'
import { AssertionModeration } from './AssertionModeration.tsx'
import { Deprecation } from './deprecation/Deprecation.tsx'
import { EvidenceItemModeration } from './EvidenceItemModeration.tsx'
import { FlagButton } from './discussion/FlagButton.tsx'
import { FollowButton } from './discussion/FollowButton.tsx'
import { RecordClaim } from './RecordClaim.tsx'
import { UndoToast } from './UndoToast.tsx'
import { useActingOrganization } from './acting-for.ts'

/** The actions that a record's page offers: the decision on it, a claim, flags, following and taking it out of use. */
export default function RecordActions({ entityType, id }: { entityType: FlaggableEntity; id: number }) {
  const acting = useActingOrganization()
  const { organizationId } = acting
  const always = (
    <>
      <FlagButton subject={{ entityType, id }} organizationId={organizationId} />
      <FollowButton subscribable={{ entityType, id }} />
      <ActingFor {...acting} />
    </>
  )
  return (
    <section aria-label="Review" data-print="hide" className="space-y-2">
      {entityType === 'EVIDENCE_ITEM' ? (
        <EvidenceItemModeration id={id} organizationId={organizationId}>
          {always}
        </EvidenceItemModeration>
      ) : entityType === 'ASSERTION' ? (
        <AssertionModeration id={id} organizationId={organizationId}>
          {always}
        </AssertionModeration>
      ) : (
        <RecordClaim entityType={entityType} id={id}>
          {always}
          {entityType === 'VARIANT_GROUP' ? null : (
            <Deprecation entityType={entityType} id={id} organizationId={organizationId} />
          )}
        </RecordClaim>
      )}
      <UndoToast />
    </section>
  )
}
