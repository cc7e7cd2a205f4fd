import { useState } from 'react'
import { Link } from 'react-router'
import type { AdministeredOrganizationFragment } from '#app/graphql/generated/administration.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { OrganizationForm } from './OrganizationForm.tsx'
import { OrganizationMembers } from './OrganizationMembers.tsx'

type Opened = { id: number | 'new'; what: 'details' | 'members' } | null

/** Organizations: who they are, who may approve for them, and their members. */
export function Organizations({
  organizations,
  onChanged,
}: {
  organizations: readonly AdministeredOrganizationFragment[]
  onChanged: () => void
}) {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const saved = () => {
    close()
    onChanged()
  }
  return (
    <Card
      title="Organizations"
      actions={<Button onClick={() => setOpened({ id: 'new', what: 'details' })}>New organization</Button>}
    >
      {opened?.id === 'new' ? (
        <OrganizationForm others={organizations} onSaved={saved} onCancel={close} />
      ) : null}
      {organizations.length === 0 ? <p className="text-sm text-muted">None.</p> : null}
      <ul className="divide-y divide-line">
        {organizations.map((organization) => (
          <li key={organization.id} className="py-2 text-sm">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:gap-x-1">
              <span className="min-w-44 flex-1 max-sm:w-full max-sm:flex-none">
                <Link to={paths.organization.href(organization.id)} className="link font-medium">
                  {organization.name}
                </Link>{' '}
                {organization.canApprove ? <Tag>Can approve assertions</Tag> : null}
                <span className="block text-xs text-muted">
                  {organization.memberCount} {organization.memberCount === 1 ? 'member' : 'members'}
                  {organization.parent ? ` · part of ${organization.parent.name}` : ''}
                </span>
              </span>
              {(['details', 'members'] as const).map((what) => (
                <Button
                  key={what}
                  look="quiet"
                  aria-expanded={opened?.id === organization.id && opened.what === what}
                  aria-label={`${what === 'details' ? 'Edit' : 'Members of'} ${organization.name}`}
                  onClick={() =>
                    setOpened(
                      opened?.id === organization.id && opened.what === what
                        ? null
                        : { id: organization.id, what },
                    )
                  }
                >
                  {what === 'details' ? 'Edit' : 'Members'}
                </Button>
              ))}
            </div>
            {opened?.id === organization.id && opened.what === 'details' ? (
              <OrganizationForm
                organization={organization}
                others={organizations.filter(({ id }) => id !== organization.id)}
                onSaved={saved}
                onCancel={close}
              />
            ) : null}
            {opened?.id === organization.id && opened.what === 'members' ? (
              <OrganizationMembers id={organization.id} onChanged={onChanged} />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
