import { useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { change } from '#app/account/change.ts'
import { useViewer } from '#app/account/use-viewer.ts'
import {
  AcceptRevisionsDocument,
  RejectRevisionsDocument,
  RevisionValidationDocument,
  RivalRevisionsDocument,
} from '#app/graphql/generated/revision-review.ts'
import type { RivalRevisionsQueryVariables } from '#app/graphql/generated/revision-review.ts'
import { Callout } from '#app/ui/Callout.tsx'
import { FormProblem } from '#app/ui/form/FormProblem.tsx'
import { fieldDisplayName } from '#domain/field-names.ts'
import { AbilityButton } from '../AbilityButton.tsx'
import type { Ability } from '../AbilityButton.tsx'
import { ActingFor } from '../ActingFor.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { useActingOrganization } from '../acting-for.ts'
import { refreshShown } from '../refresh-shown.ts'
import { RevisionCard } from './RevisionCard.tsx'
import type { ReviewedRevision } from './revised-value.ts'

const kinds: Record<string, RivalRevisionsQueryVariables['subject']['entityType']> = {
  EvidenceItem: 'EVIDENCE_ITEM',
  Assertion: 'ASSERTION',
  VariantGroup: 'VARIANT_GROUP',
  MolecularProfile: 'MOLECULAR_PROFILE',
  VariantCoordinate: 'VARIANT_COORDINATES',
  ExonCoordinate: 'EXON_COORDINATES',
  Feature: 'FEATURE',
  Gene: 'FEATURE',
  Factor: 'FEATURE',
  Fusion: 'FEATURE',
  Region: 'FEATURE',
}

type Result = { decided: string; fields: string[]; superseded: ReviewedRevision[] }

/** The changes of one set: all are chosen at first, and those that are chosen are accepted or rejected together. */
export function RevisionSetReview({ revisions }: { revisions: readonly ReviewedRevision[] }) {
  const viewer = useViewer()
  const acting = useActingOrganization()
  const pending = revisions.filter(({ status }) => status === 'NEW')
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [busy, setBusy] = useState(false)
  const [rejecting, setRejecting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const place = useRef<HTMLOutputElement>(null)
  const chosen = pending.filter(({ id }) => !left.has(id))
  const ids = chosen.map(({ id }) => id)
  const rivals = useRivals(pending[0]?.subject)
  const { data: validation } = useQuery(RevisionValidationDocument, {
    variables: { ids },
    skip: !viewer || ids.length === 0,
    fetchPolicy: 'network-only',
  })
  const errors = ids.length > 0 ? validation?.validateRevisionsForAcceptance : undefined
  const invalid = (errors?.genericErrors.length ?? 0) + (errors?.validationErrors.length ?? 0) > 0
  const shownFields = new Set(revisions.map(({ fieldName }) => fieldName))

  const after = async (decided: string, superseded: ReviewedRevision[]) => {
    setResult({ decided, fields: chosen.map(({ fieldDisplayName: name }) => name), superseded })
    setLeft(new Set())
    await refreshShown()
    place.current?.focus()
  }
  const accept = async () => {
    setBusy(true)
    const { organizationId } = acting
    const { data, problem: wrong } = await change(AcceptRevisionsDocument, { ids, organizationId })
    setProblem(wrong)
    if (data) await after('accepted', [...(data.acceptRevisions?.supersededRevisions ?? [])])
    setBusy(false)
  }
  const reject = async (comment: string) => {
    const { organizationId } = acting
    const { data, problem: wrong } = await change(RejectRevisionsDocument, { ids, comment, organizationId })
    if (data) await after('rejected', [])
    return wrong
  }

  return (
    <div className="space-y-4">
      <output ref={place} tabIndex={-1} className="block outline-none empty:hidden">
        {result ? <Outcome result={result} /> : null}
      </output>
      {viewer && pending.length > 0 ? (
        <section aria-label="Decision" className="space-y-2">
          <FormProblem problem={problem} />
          {(errors?.genericErrors ?? []).map((error) => (
            <Callout key={error} tone="danger">
              {error}
            </Callout>
          ))}
          {(errors?.validationErrors ?? [])
            .filter(({ fieldName }) => !shownFields.has(fieldName))
            .map(({ fieldName, error }) => (
              <Callout key={fieldName + error} tone="danger" title={`${fieldDisplayName(fieldName)}:`}>
                {error}
              </Callout>
            ))}
          <div className="flex flex-wrap items-center gap-2">
            <AbilityButton
              look="primary"
              reasonId="decision-reasons"
              pending={busy}
              ability={
                invalid
                  ? { allowed: false, reason: 'The record would break its rules with what is chosen' }
                  : abilityOf(chosen, 'accept')
              }
              onDo={() => void accept()}
            >
              Accept {countOf(chosen.length)}
            </AbilityButton>
            <AbilityButton
              reasonId="decision-reasons"
              pending={busy}
              ability={abilityOf(chosen, 'reject')}
              onDo={() => setRejecting(true)}
            >
              Reject {countOf(chosen.length)}…
            </AbilityButton>
            <ActingFor {...acting} />
          </div>
          <Reasons abilities={[abilityOf(chosen, 'accept'), abilityOf(chosen, 'reject')]} />
        </section>
      ) : null}
      {revisions.map((revision) => (
        <RevisionCard
          key={revision.id}
          revision={revision}
          rivals={rivals.filter((rival) => isRival(revision, rival))}
          errors={(errors?.validationErrors ?? [])
            .filter(({ fieldName }) => fieldName === revision.fieldName)
            .map(({ error }) => error)}
          selected={!left.has(revision.id)}
          onSelect={
            viewer && revision.status === 'NEW'
              ? (selected) => {
                  const next = new Set(left)
                  if (selected) next.delete(revision.id)
                  else next.add(revision.id)
                  setLeft(next)
                }
              : null
          }
        />
      ))}
      {rejecting ? (
        <ReasonDialog
          title={`Reject ${countOf(chosen.length)}`}
          confirm="Reject"
          minLength={10}
          onSubmit={reject}
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </div>
  )
}

function useRivals(subject: ReviewedRevision['subject'] | undefined): readonly ReviewedRevision[] {
  const typeName = subject?.['__typename'] ?? ''
  const entityType = kinds[typeName] ?? 'VARIANT'
  const { data } = useQuery(RivalRevisionsDocument, {
    variables: { subject: { entityType, id: subject?.id ?? 0 } },
    skip: !subject,
    fetchPolicy: 'network-only',
  })
  return data?.revisions.nodes ?? []
}

const isRival = (revision: ReviewedRevision, other: ReviewedRevision): boolean =>
  other.id !== revision.id &&
  other.status === 'NEW' &&
  other.fieldName === revision.fieldName &&
  other.subject['__typename'] === revision.subject['__typename'] &&
  other.subject.id === revision.subject.id

const countOf = (count: number): string => (count === 1 ? '1 change' : `${count} changes`)

/** What all of them allow; else the first reason why not. */
function abilityOf(revisions: readonly ReviewedRevision[], deed: 'accept' | 'reject'): Ability {
  if (revisions.length === 0) return { allowed: false, reason: 'Choose at least one change' }
  const refused = revisions.map(({ viewerMay }) => viewerMay?.[deed]).find((ability) => !ability?.allowed)
  return refused ?? { allowed: revisions.every(({ viewerMay }) => viewerMay) }
}

function Reasons({ abilities }: { abilities: Ability[] }) {
  const reasons = [...new Set(abilities.flatMap(({ reason }) => reason ?? []))]
  return (
    <ul id="decision-reasons" className="text-xs text-muted">
      {reasons.map((reason) => (
        <li key={reason}>{reason}.</li>
      ))}
    </ul>
  )
}

function Outcome({ result: { decided, fields, superseded } }: { result: Result }) {
  return (
    <Callout title={`${fields.join(', ')} ${fields.length === 1 ? 'was' : 'were'} ${decided}.`}>
      {superseded.length > 0 ? (
        <>
          Superseded with that:{' '}
          {superseded
            .map(
              ({ name, fieldDisplayName: field, creationActivity }) =>
                `${name} (${field}, suggested by ${creationActivity?.user.displayName ?? 'somebody'})`,
            )
            .join(', ')}
          .
        </>
      ) : null}
    </Callout>
  )
}
