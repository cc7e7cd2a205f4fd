import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'

const tabs = [
  { id: 'profile', title: 'Profile', href: paths.profile.href() },
  { id: 'api-keys', title: 'API keys', href: paths.apiKeys.href() },
  {
    id: 'conflict-of-interest',
    title: 'Conflict-of-interest disclosure',
    href: paths.conflictOfInterest.href(),
  },
  { id: 'security', title: 'Password and sessions', href: paths.security.href() },
  { id: 'notifications', title: 'Notifications', href: paths.notificationSettings.href() },
  { id: 'keyboard', title: 'Keyboard', href: paths.keyboard.href() },
]

/** The frame of all settings; whoever is not signed in is led there, unless the settings are kept in the browser. */
export function SettingsPage({
  current,
  title,
  isForAll = false,
  children,
}: {
  current: (typeof tabs)[number]['id']
  title: string
  /** Whether readers without an account have them, too. */
  isForAll?: boolean
  children: ReactNode
}) {
  const viewer = useViewer()
  const { pathname } = useLocation()
  return (
    <div className="w-full max-w-5xl space-y-4">
      <PageTitle title={title} />
      <h1>Settings</h1>
      {viewer ? (
        <Tabs label="Settings" current={current} tabs={tabs}>
          {children}
        </Tabs>
      ) : isForAll ? (
        <>
          <h2 className="font-semibold">{title}</h2>
          {children}
        </>
      ) : (
        <EmptyState title="Sign in to see your settings">
          <p>
            Settings belong to an account.{' '}
            <Link className="link" to={hrefWith(paths.signIn.href(), { returnTo: pathname })}>
              Sign in
            </Link>{' '}
            to return to this page.
          </p>
        </EmptyState>
      )}
    </div>
  )
}
