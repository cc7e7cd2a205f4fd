import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { hrefWith, paths } from '#app/paths.ts'
import { Tabs } from '#app/ui/Tabs.tsx'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { isEditor } from '#domain/policies/roles.ts'
import { mirrorTabs } from './mirror-tabs.ts'
import type { MirrorTab } from './mirror-tabs.ts'

/** Who a page is for. Administrators may do what editors may. */
type Audience = 'administrators' | 'editors'

/** Frame of a page about mirrors: its title, the ways to the others, its content for whom it is for. */
export function MirrorPage({
  current,
  title,
  audience = 'administrators',
  children,
}: {
  current: MirrorTab
  title: string
  audience?: Audience
  children: ReactNode
}) {
  const viewer = useViewer()
  const isFor = viewer !== null && (audience === 'editors' ? isEditor(viewer) : viewer.role === 'ADMIN')
  return (
    <div className="w-full max-w-5xl space-y-4">
      <PageTitle title={title} />
      <h1>{title}</h1>
      <Tabs label="Mirrors" current={current} tabs={mirrorTabs}>
        {isFor ? (
          children
        ) : (
          <EmptyState title={`This page is for ${audience}`}>
            {viewer ? (
              <p>Your role is {viewer.role.toLowerCase()}. An administrator can change it.</p>
            ) : (
              <Link className="link" to={hrefWith(paths.signIn.href(), { returnTo: paths.mirrors.href() })}>
                Sign in
              </Link>
            )}
          </EmptyState>
        )}
      </Tabs>
    </div>
  )
}
