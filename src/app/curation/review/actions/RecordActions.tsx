import { useQuery } from '@apollo/client/react'
import { useRef } from 'react'
import type { RefObject } from 'react'
import {
  AssertionReviewDocument,
  EvidenceItemReviewDocument,
  RecordClaimDocument,
} from '#app/graphql/generated/moderation.ts'
import { entityKindOf } from '#app/entities/entities.ts'
import { recordForms } from '#app/entities/header/record-forms.ts'
import { Skeleton } from '#app/ui/feedback/Skeleton.tsx'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { ActingFor } from '../ActingFor.tsx'
import { UndoToast } from '../UndoToast.tsx'
import { useActingOrganization } from '../acting-for.ts'
import { useEvidenceMove } from '../moving/use-evidence-move.tsx'
import { useDeprecation } from '../deprecation/use-deprecation.tsx'
import { ActionBar } from './ActionBar.tsx'
import { ClaimMark } from './ClaimMark.tsx'
import type { StandingClaim } from './ClaimMark.tsx'
import { OpenSuggestions } from './OpenSuggestions.tsx'
import type { RecordAction, RecordActionSet } from './record-action.ts'
import { useApprovals } from './use-approvals.tsx'
import { useClaim } from './use-claim.tsx'
import { useFlag } from './use-flag.tsx'
import { useFollow } from './use-follow.tsx'
import { useModeration } from './use-moderation.tsx'

type Props = { entityType: FlaggableEntity; id: number; deprecated: boolean }

/** The actions that a record's page offers: the decision on it, the forms that begin with it, a claim, flags, following and taking it out of use. */
export default function RecordActions(props: Props) {
  const { entityType } = props
  return (
    <section aria-label="Actions" data-print="hide" className="space-y-2">
      {entityType === 'EVIDENCE_ITEM' ? (
        <EvidenceItemActions {...props} />
      ) : entityType === 'ASSERTION' ? (
        <AssertionActions {...props} />
      ) : (
        <OtherActions {...props} entityType={entityType} />
      )}
      {props.deprecated ? null : <OpenSuggestions entityType={entityType} id={props.id} />}
      <UndoToast />
    </section>
  )
}

const none: RecordActionSet = { actions: [], parts: null }

function EvidenceItemActions(props: Props) {
  const { id } = props
  const bar = useRef<HTMLDivElement>(null)
  const acting = useActingOrganization()
  const { data } = useQuery(EvidenceItemReviewDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const item = data?.evidenceItem
  const decidable = item?.viewerMay ? { ...item, may: item.viewerMay } : null
  const moderation = useModeration({ entityType: 'EVIDENCE_ITEM', id }, decidable, bar, acting.organizationId)
  return (
    <Bar
      {...props}
      bar={bar}
      acting={acting}
      isKnown={decidable !== null}
      claim={item?.claim ?? null}
      first={moderation.isOpen ? moderation.actions : []}
      decisions={{ ...moderation, actions: moderation.isOpen ? [] : moderation.actions }}
      last={none}
    />
  )
}

function AssertionActions(props: Props) {
  const { id } = props
  const bar = useRef<HTMLDivElement>(null)
  const acting = useActingOrganization()
  const { data } = useQuery(AssertionReviewDocument, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const assertion = data?.assertion
  const may = assertion?.viewerMay
  const decidable = assertion && may ? { ...assertion, may } : null
  const moderation = useModeration({ entityType: 'ASSERTION', id }, decidable, bar, acting.organizationId)
  const approvals = useApprovals(id, may?.approvals ?? [], assertion?.decisionState ?? null, bar)
  return (
    <Bar
      {...props}
      bar={bar}
      acting={acting}
      isKnown={decidable !== null}
      claim={assertion?.claim ?? null}
      first={[...(moderation.isOpen ? moderation.actions : []), ...approvals.actions]}
      decisions={{ ...moderation, actions: moderation.isOpen ? [] : moderation.actions }}
      last={{ actions: approvals.others, parts: approvals.parts }}
    />
  )
}

/** Of a record that nobody decides on as a whole, such as a variant with its revisions. */
function OtherActions(
  props: Props & { entityType: Exclude<FlaggableEntity, 'EVIDENCE_ITEM' | 'ASSERTION'> },
) {
  const { entityType, id } = props
  const bar = useRef<HTMLDivElement>(null)
  const acting = useActingOrganization()
  const { data } = useQuery(RecordClaimDocument, {
    variables: {
      id,
      isFeature: entityType === 'FEATURE',
      isVariant: entityType === 'VARIANT',
      isProfile: entityType === 'MOLECULAR_PROFILE',
      isGroup: entityType === 'VARIANT_GROUP',
    },
    fetchPolicy: 'cache-and-network',
  })
  const record = data?.feature ?? data?.variant ?? data?.molecularProfile ?? data?.variantGroup
  const deprecation = useDeprecation(
    entityType === 'VARIANT_GROUP' ? null : { entityType, id },
    acting.organizationId,
  )
  const move = useEvidenceMove(entityType === 'MOLECULAR_PROFILE' ? id : null, acting.organizationId)
  return (
    <Bar
      {...props}
      bar={bar}
      acting={acting}
      isKnown={Boolean(record)}
      claim={record?.claim ?? null}
      first={[]}
      decisions={none}
      last={{
        actions: [...move.actions, ...deprecation.actions],
        parts: (
          <>
            {move.parts}
            {deprecation.parts}
          </>
        ),
      }}
    />
  )
}

function Bar({
  entityType,
  id,
  deprecated,
  bar,
  acting,
  isKnown,
  claim,
  first,
  decisions,
  last,
}: Props & {
  bar: RefObject<HTMLDivElement | null>
  acting: ReturnType<typeof useActingOrganization>
  /** Whether what the viewer may do is known by now. */
  isKnown: boolean
  claim: StandingClaim | null
  first: readonly RecordAction[]
  decisions: RecordActionSet
  last: RecordActionSet
}) {
  const subject = { entityType, id }
  const claiming = useClaim(subject, claim)
  const flag = useFlag(subject, acting.organizationId)
  const follow = useFollow(subject)
  const kind = entityKindOf(entityType)
  const forms = kind && !deprecated ? recordForms(kind, id) : []
  return (
    <>
      {isKnown ? (
        <ActionBar
          bar={bar}
          first={first}
          groups={[
            forms.map(({ name, href }) => ({ label: name, href })),
            [...claiming.actions, ...flag.actions, ...follow.actions],
            [...decisions.actions, ...last.actions],
          ]}
        >
          <ClaimMark claim={claim} own={claiming.own} />
          <ActingFor {...acting} />
        </ActionBar>
      ) : (
        <Skeleton className="h-8 w-72 max-w-full" />
      )}
      {decisions.parts}
      {last.parts}
      {claiming.parts}
      {flag.parts}
      {follow.parts}
    </>
  )
}
