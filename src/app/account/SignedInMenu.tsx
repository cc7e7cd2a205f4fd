import { isEditor } from '#domain/policies/roles.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Menu, MenuButtonItem, MenuLinkItem } from '#app/ui/controls/Menu.tsx'
import { authRequest, openAsSignedIn } from './auth-request.ts'
import type { Viewer } from '../apollo/use-viewer.ts'

/** Everything that belongs to whoever is signed in. */
export function SignedInMenu({ viewer }: { viewer: Viewer }) {
  const unread = viewer.notifications?.unreadCount ?? 0
  return (
    <Menu
      trigger={
        <Button look="quiet" className="max-w-44 min-w-0 px-2 max-sm:max-w-24">
          <span className="truncate">{viewer.displayName}</span>
          {unread > 0 ? (
            <span className="rounded-full bg-accent px-1.5 text-xs text-accent-ink">
              {unread}
              <span className="sr-only"> unread notifications</span>
            </span>
          ) : null}
          <Icon name="chevronDown" className="size-3.5" />
        </Button>
      }
    >
      <MenuLinkItem to={paths.user.href(viewer.id)}>Your profile</MenuLinkItem>
      <MenuLinkItem to={paths.submit.href()}>Submissions and drafts</MenuLinkItem>
      <MenuLinkItem to={paths.notifications.href()}>
        Notifications{unread > 0 ? ` (${unread} unread)` : ''}
      </MenuLinkItem>
      <MenuLinkItem to={paths.profile.href()}>Edit profile</MenuLinkItem>
      <MenuLinkItem to={paths.apiKeys.href()}>API keys</MenuLinkItem>
      <MenuLinkItem to={paths.conflictOfInterest.href()}>Conflict-of-interest disclosure</MenuLinkItem>
      <MenuLinkItem to={paths.security.href()}>Password and sessions</MenuLinkItem>
      {viewer.role === 'ADMIN' ? (
        <>
          <MenuLinkItem to={paths.administration.href()}>Administration</MenuLinkItem>
          <MenuLinkItem to={paths.mirrors.href()}>Mirrors</MenuLinkItem>
        </>
      ) : isEditor(viewer) ? (
        <MenuLinkItem to={paths.mirrorOutbox.href()}>Mirrors</MenuLinkItem>
      ) : null}
      <MenuButtonItem onChoose={() => void authRequest('sign-out', {}).then(() => openAsSignedIn('/'))}>
        Sign out
      </MenuButtonItem>
    </Menu>
  )
}
