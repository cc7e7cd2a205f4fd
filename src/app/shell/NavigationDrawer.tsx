import { useRef } from 'react'
import { IconButton } from '#app/ui/IconButton.tsx'
import { SideNavigation } from './SideNavigation.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** The side navigation of narrow screens, behind a button. The browser's own dialog holds the focus in it. */
export function NavigationDrawer() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <IconButton
        icon="menu"
        label="Open the navigation"
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
            label="Close the navigation"
            className="self-end"
            onClick={() => dialog.current?.close()}
          />
          <SideNavigation onNavigate={() => dialog.current?.close()} />
          <div className="mt-auto sm:hidden">
            <ThemeSwitch />
          </div>
        </div>
      </dialog>
    </>
  )
}
