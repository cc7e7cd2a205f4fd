import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { applicableAssertion, assertionViolations } from '#app/curation/forms/assertion/assertion-values.ts'
import { assertionStatementOf } from '#app/curation/forms/assertion/assertion-record.ts'
import { AssertionClassification } from '#app/entities/evidence/AssertionClassification.tsx'
import { ProfileExpression } from '#app/entities/profile/ProfileExpression.tsx'
import { RichText } from '#app/entities/text/RichText.tsx'
import { AssertionPageDocument } from '#app/graphql/generated/assertion-page.ts'
import { AssertionRecordDocument } from '#app/graphql/generated/assertion-record.ts'
import { evidenceMatrix } from '#domain/clinical/evidence-matrix.ts'
import { Gaps } from '../../assertion/workspace/Gaps.tsx'
import { UnlinkedEvidence } from '../../assertion/workspace/UnlinkedEvidence.tsx'
import { itemRelation } from '../../assertion/workspace/item-relation.ts'
import { ItemLine } from '../../assertion/workspace/WorkspaceItem.tsx'
import { PaneSection } from './PaneSection.tsx'
import { PaneState } from './PaneState.tsx'
import { RuleChecks } from './RuleChecks.tsx'

/** An assertion for review: summary, description, rules, classification, and its evidence with conflicts and gaps. */
export function AssertionPane({ id }: { id: number }) {
  const [year] = useState(() => new Date().getFullYear())
  const query = useQuery(AssertionPageDocument, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const assertion = query.data?.assertion
  if (!assertion) return <PaneState query={query} />
  const claim = { ...assertion, evidenceType: assertion.assertionType }
  const matrix = evidenceMatrix(claim, assertion.evidenceItems)
  return (
    <>
      {assertion.summaryWithTags.length > 0 ? (
        <RichText segments={assertion.summaryWithTags} className="text-base leading-relaxed" />
      ) : (
        <p className="text-sm text-muted">No summary.</p>
      )}
      <AssertionRules id={id} />
      {assertion.descriptionWithTags.length > 0 ? (
        <RichText segments={assertion.descriptionWithTags} className="text-sm" />
      ) : null}
      <AssertionClassification assertion={assertion} />
      <PaneSection title="Molecular profile">
        <ProfileExpression profile={assertion.molecularProfile} />
      </PaneSection>
      <PaneSection title={`Supporting evidence (${assertion.evidenceItems.length})`}>
        <Gaps
          evidence={assertion.evidenceItems.map((item) => ({
            ...item,
            source: { id: item.source.id, publicationYear: item.source.publicationYear ?? null },
          }))}
          year={year}
        />
        <ul className="divide-y divide-line text-sm">
          {assertion.evidenceItems.map((item) => (
            <li key={item.id} className="space-y-1 py-2">
              <ItemLine
                item={item}
                relation={itemRelation(item, { claim, matrix, diseases: assertion.evidenceDiseases })}
              />
              <RichText segments={item.descriptionWithTags} className="line-clamp-3 max-w-none text-muted" />
            </li>
          ))}
        </ul>
      </PaneSection>
      <PaneSection title="Evidence that is not linked">
        <UnlinkedEvidence assertionId={id} claim={claim} />
      </PaneSection>
    </>
  )
}

function AssertionRules({ id }: { id: number }) {
  const { data } = useQuery(AssertionRecordDocument, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const record = data?.assertion && assertionStatementOf(data.assertion)
  return (
    <RuleChecks violations={record ? assertionViolations(applicableAssertion(record, record)) : undefined} />
  )
}
