import { useQuery } from '@apollo/client/react'
import { applicableEvidence, evidenceViolations } from '#app/curation/forms/evidence/evidence-values.ts'
import { evidenceStatementOf } from '#app/curation/forms/evidence/evidence-record.ts'
import { EvidenceClassification } from '#app/entities/evidence/EvidenceClassification.tsx'
import { EvidenceFromSource, EvidenceOnProfile } from '#app/entities/evidence/EvidenceFromSource.tsx'
import { ProfileExpression } from '#app/entities/profile/ProfileExpression.tsx'
import { SourceCard } from '#app/entities/source/SourceCard.tsx'
import { RichText } from '#app/entities/text/RichText.tsx'
import { EvidencePageDocument } from '#app/graphql/generated/evidence-page.ts'
import { EvidenceRecordDocument } from '#app/graphql/generated/evidence-record.ts'
import { AcceptanceEffect } from './AcceptanceEffect.tsx'
import { PaneSection } from './PaneSection.tsx'
import { PaneState } from './PaneState.tsx'
import { RuleChecks } from './RuleChecks.tsx'

/** An evidence item for review: statement, classification, source, rules, and the evidence that is near it. */
export function EvidencePane({ id }: { id: number }) {
  const query = useQuery(EvidencePageDocument, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const item = query.data?.evidenceItem
  if (!item) return <PaneState query={query} />
  return (
    <>
      {item.descriptionWithTags.length > 0 ? (
        <RichText segments={item.descriptionWithTags} className="text-base leading-relaxed" />
      ) : (
        <p className="text-sm text-muted">No evidence statement.</p>
      )}
      {item.status === 'SUBMITTED' ? (
        <AcceptanceEffect
          item={{
            ...item,
            disease: item.disease ?? null,
            therapyInteractionType: item.therapyInteractionType ?? null,
          }}
        />
      ) : null}
      <EvidenceRules id={id} />
      <EvidenceClassification item={item} />
      <PaneSection title="Molecular profile">
        <ProfileExpression profile={item.molecularProfile} />
      </PaneSection>
      <PaneSection title="Source">
        <SourceCard source={item.source} />
      </PaneSection>
      <PaneSection title="Other evidence from this source">
        <EvidenceFromSource sourceId={item.source.id} except={id} />
      </PaneSection>
      <PaneSection title="Other evidence on this molecular profile">
        <EvidenceOnProfile profileId={item.molecularProfile.id} except={id} />
      </PaneSection>
    </>
  )
}

function EvidenceRules({ id }: { id: number }) {
  const { data } = useQuery(EvidenceRecordDocument, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const record = data?.evidenceItem && evidenceStatementOf(data.evidenceItem)
  return (
    <RuleChecks violations={record ? evidenceViolations(applicableEvidence(record, record)) : undefined} />
  )
}
