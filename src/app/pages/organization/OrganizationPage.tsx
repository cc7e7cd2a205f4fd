import { tables } from '#app/entities/tables/tables.ts'
import { paths } from '#app/paths.ts'
import { formatDate } from '#app/ui/dates.ts'
import { Contributions } from '#app/entities/history/Contributions.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EntityLinks } from '#app/entities/EntityLinks.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { Statement } from '#app/entities/evidence/Statement.tsx'
import { WebAddress } from '#app/entities/WebAddress.tsx'
import { userRoles } from '#domain/vocabularies/people.ts'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { Tag } from '#app/ui/Tag.tsx'
import { actionsTab } from '../history-tabs.tsx'
import { Card } from '#app/ui/Card.tsx'
import { RecordTabs, tableTab } from '../RecordTabs.tsx'
import { RecordColumns, recordPage } from '../RecordPage.tsx'
import type { Found } from '../RecordPage.tsx'
import { ClinvarTab } from './ClinvarTab.tsx'
import type { loader } from './organization-loader.ts'
import { useMayApprove } from './use-may-approve.ts'

export const Component = recordPage<typeof loader>(
  'Organization',
  (data) => data.organization && <Organization {...data} organization={data.organization} />,
)

function Organization({ organization, evidenceItems, assertions }: Found<typeof loader, 'organization'>) {
  const mayApprove = useMayApprove(organization.id)
  const { name } = organization
  const fixed = { organization: { ids: [organization.id] } }
  const isAlone =
    !organization.mostRecentActivityTimestamp && !organization.parent && organization.subGroups.length === 0
  const marks = [
    organization.canApprove && 'Can approve assertions',
    organization.isApprovedVcep && 'Variant curation expert panel',
    organization.isClinvarSubmitter && 'Submits to ClinVar',
  ].filter((mark) => typeof mark === 'string')
  return (
    <div className="space-y-4">
      <RecordHeader
        kind="organization"
        id={organization.id}
        name={name}
        documentTitle={name}
        marks={marks.map((mark) => (
          <Tag key={mark}>{mark}</Tag>
        ))}
      />
      <RecordTabs
        label={`Sections of ${name}`}
        tabs={[
          {
            id: 'overview',
            title: 'Overview',
            panel: (
              <RecordColumns
                main={
                  <>
                    <Card title="About">
                      {organization.description ? <Statement text={organization.description} /> : null}
                      {organization.url ? (
                        <p className="mt-2 text-sm">
                          <WebAddress url={organization.url} />
                        </p>
                      ) : null}
                    </Card>
                    <Card title={`Members (${formatNumber(organization.memberCount)})`}>
                      {organization.members.nodes.length === 0 ? (
                        <p className="text-sm text-muted">No members.</p>
                      ) : (
                        <ul className="grid gap-x-4 text-sm sm:grid-cols-2">
                          {organization.members.nodes.map((member) => (
                            <li key={member.id}>
                              <EntityLink kind="user" record={{ id: member.id, name: member.displayName }} />{' '}
                              <span className="text-muted">{userRoles.label(member.role)}</span>
                            </li>
                          ))}
                        </ul>
                      )}
                    </Card>
                  </>
                }
                aside={
                  <>
                    {isAlone ? null : (
                      <Card title="Activity">
                        <Facts
                          facts={[
                            {
                              name: 'Last active',
                              value:
                                organization.mostRecentActivityTimestamp &&
                                formatDate(organization.mostRecentActivityTimestamp),
                            },
                            {
                              name: 'Parent organization',
                              value: organization.parent && (
                                <EntityLink kind="organization" record={organization.parent} />
                              ),
                            },
                            {
                              name: 'Sub-organizations',
                              value: organization.subGroups.length > 0 && (
                                <EntityLinks kind="organization" records={organization.subGroups} />
                              ),
                            },
                          ]}
                        />
                      </Card>
                    )}
                    <Contributions
                      stats={organization.orgStatsHash}
                      ranks={organization.ranks}
                      by={{ organization: organization.id }}
                      page={paths.organization.href(organization.id)}
                    />
                  </>
                }
              />
            ),
          },
          tableTab({
            id: 'evidence',
            title: 'Submitted evidence',
            count: evidenceItems.totalCount,
            table: tables.evidence,
            caption: `Evidence submitted for ${name}`,
            fixed,
          }),
          tableTab({
            id: 'assertions',
            title: 'Submitted assertions',
            count: assertions.totalCount,
            table: tables.assertions,
            caption: `Assertions submitted for ${name}`,
            fixed,
          }),
          actionsTab({ organizationId: organization.id }, name, organization.eventCount),
          ...(mayApprove
            ? [{ id: 'clinvar', title: 'ClinVar', panel: <ClinvarTab organizationId={organization.id} /> }]
            : []),
        ]}
      />
    </div>
  )
}
