import { useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { IconButton } from '#app/ui/controls/IconButton.tsx'
import { StateControl } from '#app/states/StateControl.tsx'
import { pageState } from '#app/page-state/page-state.ts'
import type { SectionCounts } from './SectionCountsQuery.tsx'
import { SideNavigation } from './SideNavigation.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** The side navigation of narrow screens, behind a button. The browser's own dialog holds the focus in it. */
export function NavigationDrawer({ counts }: { counts?: SectionCounts }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <IconButton
        icon="menu"
        label="Open navigation"
        aria-haspopup="dialog"
        className="lg:hidden"
        onClick={() => dialog.current?.showModal()}
      />
      <dialog
        ref={dialog}
        aria-label="Navigation"
        closedby="any"
        className="m-0 h-dvh max-h-none w-64 max-w-[80vw] border-r border-line bg-surface p-0 text-ink backdrop:bg-[#0a1017]/45"
      >
        <div className="flex h-full flex-col gap-3 p-3">
          <IconButton
            icon="close"
            label="Close navigation"
            className="self-end"
            onClick={() => dialog.current?.close()}
          />
          <SideNavigation counts={counts} onNavigate={() => dialog.current?.close()} />
          {/* The header has no room for these on a phone. */}
          <div className="mt-auto flex flex-col items-start gap-3 sm:hidden">
            <Link className="link text-sm" to={paths.match.href()} onClick={() => dialog.current?.close()}>
              Match a tumour
            </Link>
            {pageState ? null : <StateControl onOpen={() => dialog.current?.close()} />}
            <ThemeSwitch />
          </div>
        </div>
      </dialog>
    </>
  )
}
