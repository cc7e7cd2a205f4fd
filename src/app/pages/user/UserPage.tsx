import { tables } from '#app/entities/tables/tables.ts'
import { EntityLinks } from '#app/entities/EntityLinks.tsx'
import { Contributions } from '#app/entities/history/Contributions.tsx'
import { paths } from '#app/paths.ts'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { Statement } from '#app/entities/evidence/Statement.tsx'
import { WebAddress } from '#app/entities/WebAddress.tsx'
import { importerName } from '#domain/text/names.ts'
import { areasOfExpertise, userRoles } from '#domain/vocabularies/people.ts'
import { formatDate } from '#app/ui/dates.ts'
import { Tag } from '#app/ui/Tag.tsx'
import { actionsTab } from '../history-tabs.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { RecordTabs, tableTab } from '../RecordTabs.tsx'
import type { UserPageQuery } from '#app/graphql/generated/user-page.ts'
import { RecordColumns, recordPage } from '../RecordPage.tsx'
import type { Found } from '../RecordPage.tsx'
import type { loader } from './user-loader.ts'

export const Component = recordPage<typeof loader>(
  'User',
  (data) => data.user && <User {...data} user={data.user} />,
)

function User({ user, evidenceItems, assertions }: Found<typeof loader, 'user'>) {
  const fixed = { userId: user.id }
  return (
    <div className="space-y-4">
      <RecordHeader
        kind="user"
        id={user.id}
        name={user.displayName}
        documentTitle={user.displayName}
        marks={<Tag>{userRoles.label(user.role)}</Tag>}
      >
        {user.username === importerName ? (
          <p className="max-w-prose text-muted">
            System account for imports: releases do not name who made a change.
          </p>
        ) : null}
      </RecordHeader>
      <RecordColumns
        main={
          <>
            <Card title="About">
              {user.bio ? <Statement text={user.bio} /> : null}
              <Facts
                facts={[
                  { name: 'Username', value: user.username },
                  { name: 'Name', value: user.name },
                  {
                    name: 'Area of expertise',
                    value: user.areaOfExpertise && areasOfExpertise.label(user.areaOfExpertise),
                  },
                  { name: 'Country', value: user.country?.name },
                  {
                    name: 'Organizations',
                    value: user.organizations.length > 0 && (
                      <EntityLinks kind="organization" records={user.organizations} />
                    ),
                  },
                  {
                    name: 'ORCID',
                    value: user.orcid && (
                      <ExternalLink href={`https://orcid.org/${encodeURIComponent(user.orcid)}`}>
                        {user.orcid}
                      </ExternalLink>
                    ),
                  },
                  { name: 'Website', value: user.url && <WebAddress url={user.url} /> },
                  {
                    name: 'Conflict-of-interest disclosure',
                    value: interestsSentence(user.mostRecentConflictOfInterestStatement),
                  },
                ]}
              />
            </Card>
            <Contributions
              stats={user.statsHash}
              ranks={user.ranks}
              by={{ person: user.id }}
              page={paths.user.href(user.id)}
            />
          </>
        }
        aside={
          <Card title="Activity">
            <Facts
              facts={[
                { name: 'Joined', value: user.joinDate && formatDate(user.joinDate) },
                {
                  name: 'Last active',
                  value: user.mostRecentActivityTimestamp && formatDate(user.mostRecentActivityTimestamp),
                },
              ]}
            />
          </Card>
        }
      />
      <RecordTabs
        label={`Contributions of ${user.displayName}`}
        tabs={[
          tableTab({
            id: 'evidence',
            title: 'Submitted evidence',
            count: evidenceItems.totalCount,
            table: tables.evidence,
            caption: `Evidence submitted by ${user.displayName}`,
            fixed,
          }),
          tableTab({
            id: 'assertions',
            title: 'Submitted assertions',
            count: assertions.totalCount,
            table: tables.assertions,
            caption: `Assertions submitted by ${user.displayName}`,
            fixed,
          }),
          actionsTab({ originatingUserId: user.id }, user.displayName, user.events.totalCount),
        ]}
      />
    </div>
  )
}

type Statement = NonNullable<UserPageQuery['user']>['mostRecentConflictOfInterestStatement']

/** What the person last stated about their interests; nothing for those who never did. */
function interestsSentence(statement: Statement): string | null {
  if (!statement) return null
  const declared = statement.coiPresent ? `Declared: ${statement.coiStatement ?? ''}` : 'None declared'
  const until = formatDate(statement.expiresAt)
  return `${declared} (${statement.coiStatus === 'EXPIRED' ? 'expired' : 'valid until'} ${until})`
}
