import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { hrefWith, paths } from '#app/paths.ts'
import { Tabs } from '#app/ui/Tabs.tsx'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { mirrorTabs } from './mirror-tabs.ts'
import type { MirrorTab } from './mirror-tabs.ts'

/** Frame of a page about mirrors that is for administrators: its title, the ways to the others, its content. */
export function MirrorPage({
  current,
  title,
  children,
}: {
  current: MirrorTab
  title: string
  children: ReactNode
}) {
  const viewer = useViewer()
  return (
    <div className="w-full max-w-5xl space-y-4">
      <PageTitle title={title} />
      <h1>{title}</h1>
      <Tabs label="Mirrors" current={current} tabs={mirrorTabs}>
        {viewer?.role === 'ADMIN' ? (
          children
        ) : (
          <EmptyState title="This page is for administrators">
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
