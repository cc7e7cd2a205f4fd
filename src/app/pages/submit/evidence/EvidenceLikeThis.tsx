import { useQuery } from '@apollo/client/react'
import { skipToken } from '@apollo/client/react'
import { Link } from 'react-router'
import { plainWords } from '#domain/text/plain-words.ts'
import { evidenceTypes } from '#domain/vocabularies/evidence.ts'
import { EvidenceLikeThisDocument } from '#app/graphql/generated/submit-evidence.ts'
import type { EvidenceLikeThisQuery } from '#app/graphql/generated/submit-evidence.ts'
import { evidenceStatementOf } from '#app/curation/forms/evidence/evidence-record.ts'
import { evidenceFields } from '#app/curation/forms/evidence/evidence-values.ts'
import type { EvidenceStatement } from '#app/curation/forms/evidence/evidence-values.ts'
import { fieldsOf, sameShown, shownValue } from '#app/curation/forms/revision/revised-fields.ts'
import { paths } from '#app/paths.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { Direction } from '#app/entities/evidence/Direction.tsx'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { StatusTag } from '#app/entities/evidence/StatusTag.tsx'
import { TherapyLinks } from '#app/entities/evidence/TherapyLinks.tsx'
import { significanceLabel } from '#app/entities/evidence/significance.ts'
import { Card } from '#app/ui/Card.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'

type Item = EvidenceLikeThisQuery['evidenceItems']['nodes'][number]

/** The evidence there is from the same source on the same profile, so that nothing is submitted twice. */
export function EvidenceLikeThis({ counted }: { counted: EvidenceStatement }) {
  const { source, molecularProfile } = counted
  const isComplete = source !== null && molecularProfile !== null
  const { data, error } = useQuery(
    EvidenceLikeThisDocument,
    isComplete
      ? {
          variables: { sourceId: source.id, molecularProfileId: molecularProfile.id },
          fetchPolicy: 'cache-and-network',
        }
      : skipToken,
  )
  const found = isComplete ? data?.evidenceItems : undefined
  const twin = found?.nodes.find((item) => isSame(item, counted))
  return (
    <Card title="Evidence from this source on this profile">
      <div className="space-y-3 text-sm">
        {/* The statements below are not announced with it. */}
        <output className={error ? 'block text-danger' : 'block text-muted'}>
          {!isComplete
            ? 'Select a source and a molecular profile to list existing evidence.'
            : error
              ? 'Existing evidence could not be loaded.'
              : !found
                ? 'Loading…'
                : found.totalCount === 0
                  ? 'No submitted or accepted evidence.'
                  : `${countOf(found.totalCount, 'evidence item', 'evidence items')}, submitted or accepted.`}
        </output>
        <div role="alert" className="empty:hidden">
          {twin ? (
            <Callout tone="danger">
              <EntityLink kind="evidenceItem" record={{ id: twin.id }} /> already has these values, so this
              would be refused. To change its statement,{' '}
              <Link className="link" to={paths.reviseEvidenceItem.href(twin.id)}>
                suggest a revision of it
              </Link>
              .
            </Callout>
          ) : null}
        </div>
        {found && found.nodes.length > 0 ? (
          <>
            <ul className="space-y-3">
              {found.nodes.map((item) => (
                <Alike key={item.id} item={item} />
              ))}
            </ul>
            {found.totalCount > found.nodes.length ? (
              <p className="text-muted">and {found.totalCount - found.nodes.length} more</p>
            ) : null}
          </>
        ) : null}
      </div>
    </Card>
  )
}

function Alike({ item }: { item: Item }) {
  return (
    <li className="border-b border-line pb-2 last:border-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-2">
        <EntityLink kind="evidenceItem" record={{ id: item.id }} />
        <StatusTag status={item.status} />
        {evidenceTypes.label(item.evidenceType)}, level {item.evidenceLevel}
      </p>
      <p>
        <Direction direction={item.evidenceDirection} /> {significanceLabel(item.significance)}
        {item.disease ? (
          <>
            {' '}
            in <EntityLink kind="disease" record={item.disease} />
          </>
        ) : null}
      </p>
      {item.therapies.length > 0 ? (
        <p>
          <TherapyLinks therapies={item.therapies} interaction={item.therapyInteractionType} />
        </p>
      ) : null}
      {item.description ? <p className="line-clamp-3 text-muted">{plainWords(item.description)}</p> : null}
    </li>
  )
}

/** Checks whether an item says all that the form says, the statement aside: the rule by which repetitions are refused. */
function isSame(item: Item, values: EvidenceStatement): boolean {
  const other = evidenceStatementOf(item)
  return fieldsOf(evidenceFields).every(
    (field) =>
      field === 'description' ||
      sameShown(shownValue(evidenceFields, field, other), shownValue(evidenceFields, field, values)),
  )
}
