import { RecordReview } from '#app/curation/review/RecordReview.tsx'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { StatusTag } from '#app/entities/evidence/StatusTag.tsx'
import { plainWords } from '#domain/text/plain-words.ts'
import { historyTabs } from '../history-tabs.tsx'
import { recordPage } from '../RecordPage.tsx'
import type { Found } from '../RecordPage.tsx'
import { RecordTabs } from '../RecordTabs.tsx'
import { AssertionApprovals } from './AssertionApprovals.tsx'
import { AssertionOverview } from './AssertionOverview.tsx'
import type { loader } from './assertion-loader.ts'

export const Component = recordPage<typeof loader>(
  'Assertion',
  ({ assertion }) => assertion && <Assertion assertion={assertion} />,
  'AID',
)

function Assertion({ assertion }: Found<typeof loader, 'assertion'>) {
  const summary = plainWords(assertion.summary)
  return (
    <div className="space-y-4">
      <RecordHeader
        kind="assertion"
        id={assertion.id}
        name={summary || assertion.claimTitle}
        documentTitle={`${assertion.claimTitle} · ${assertion.name}`}
        crumb={assertion.name}
        section={{ title: 'Assertions', href: paths.assertions.href() }}
        marks={<StatusTag status={assertion.status} withdrawn={assertion.withdrawn} />}
        standing={assertion}
      >
        {summary ? <p className="text-muted">{assertion.claimTitle}</p> : null}
        <EntityLink kind="molecularProfile" record={assertion.molecularProfile} />
      </RecordHeader>
      <RecordReview entityType="ASSERTION" id={assertion.id} />
      <RecordTabs
        label={`Sections of AID${assertion.id}`}
        tabs={[
          {
            id: 'overview',
            title: 'Overview',
            panel: <AssertionOverview assertion={assertion} />,
          },
          {
            id: 'approvals',
            title: 'Approvals',
            count: assertion.approvals.totalCount,
            panel: <AssertionApprovals approvals={assertion.approvals.nodes} />,
          },
          ...historyTabs('ASSERTION', assertion, assertion.name),
        ]}
      />
    </div>
  )
}
