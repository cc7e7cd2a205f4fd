import type { EvidencePageQuery } from '#app/graphql/generated/evidence-page.ts'
import { CiteRecord } from '#app/entities/source/CiteRecord.tsx'
import { Direction } from '#app/entities/evidence/Direction.tsx'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EvidenceClassification } from '#app/entities/evidence/EvidenceClassification.tsx'
import { ProfileDefinition } from '#app/entities/profile/ProfileDefinition.tsx'
import { Provenance } from '#app/entities/source/Provenance.tsx'
import { SourceCard } from '#app/entities/source/SourceCard.tsx'
import { RichText } from '#app/entities/text/RichText.tsx'
import { withdrawalReason } from '#app/entities/header/RecordNotices.tsx'
import { StatusTag } from '#app/entities/evidence/StatusTag.tsx'
import { significanceLabel } from '#app/entities/evidence/significance.ts'
import { Card } from '#app/ui/Card.tsx'
import { RecordColumns } from '../RecordPage.tsx'

type EvidenceItem = NonNullable<EvidencePageQuery['evidenceItem']>

/** An evidence item: the statement first, then how it is classified and where it comes from. */
export function EvidenceOverview({ item }: { item: EvidenceItem }) {
  return (
    <RecordColumns
      main={
        <Card title="Evidence statement" isPlain>
          {item.descriptionWithTags.length > 0 ? (
            <RichText segments={item.descriptionWithTags} className="text-base leading-relaxed" />
          ) : (
            <p className="text-sm text-muted">No evidence statement.</p>
          )}
        </Card>
      }
      rest={
        <>
          <Card title="Source">
            <SourceCard source={item.source} />
          </Card>
          {item.assertions.length > 0 ? (
            <Card title="Assertions using this evidence">
              <CitingAssertions assertions={item.assertions} />
            </Card>
          ) : null}
          <CiteRecord
            kind="evidenceItem"
            id={item.id}
            name={item.claimTitle}
            status={item.status}
            origin={item.citedOrigin}
          />
        </>
      }
      aside={
        <>
          <Card title="Classification">
            <EvidenceClassification item={item} />
          </Card>
          <ProfileDefinition profile={item.molecularProfile} />
          <Card title="Provenance">
            <Provenance
              steps={[
                { name: 'Submitted', event: item.submissionEvent },
                { name: 'Accepted', event: item.acceptanceEvent },
                { name: item.withdrawn ? withdrawalReason(item) : 'Rejected', event: item.rejectionEvent },
                { name: 'Last changed', event: item.lastAcceptedRevisionEvent },
              ]}
            />
          </Card>
        </>
      }
    />
  )
}

function CitingAssertions({ assertions }: { assertions: EvidenceItem['assertions'] }) {
  return (
    <ul className="space-y-3 text-sm">
      {assertions.map((assertion) => (
        <li key={assertion.id}>
          <p className="flex flex-wrap items-center gap-x-2">
            <EntityLink kind="assertion" record={{ id: assertion.id, flagged: assertion.flagged }} />
            <StatusTag status={assertion.status} withdrawn={assertion.withdrawn} />
            <Direction direction={assertion.assertionDirection} /> {significanceLabel(assertion.significance)}
          </p>
          <div className="text-muted">
            {assertion.withdrawn ? (
              `${withdrawalReason(assertion)}.`
            ) : assertion.status === 'REJECTED' ? (
              'Rejected.'
            ) : (
              <RichText segments={assertion.summaryWithTags} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
