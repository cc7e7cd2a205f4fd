import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'

const itemClass =
  'grid min-h-8 grid-cols-[1.25rem_1fr] items-center gap-1 rounded px-2 text-sm outline-none data-highlighted:bg-hover data-disabled:opacity-60'

const popupClass =
  'max-h-[min(24rem,var(--available-height))] min-w-44 overflow-y-auto rounded-md border border-line bg-surface p-1 text-ink shadow-lg outline-none'

/**
 * The list of a menu whose code comes once its button was pressed: the button stands elsewhere, opens and closes it, and
 * has the focus again when it closes.
 */
export function OpenMenu({
  button,
  label,
  onClose,
  children,
}: {
  button: RefObject<HTMLButtonElement | null>
  label: string
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Base.Root
      open
      onOpenChange={(open, { event }) => {
        const isOwn = event.target instanceof Node && button.current?.contains(event.target)
        if (!open && !isOwn) onClose()
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={button} sideOffset={4} align="end" className="z-40 outline-none">
          <Base.Popup aria-label={label} finalFocus={button} className={popupClass}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** A list of choices that opens below its button. `trigger` is the button. */
export function Menu({
  trigger,
  align = 'end',
  onClosed,
  children,
}: {
  trigger: ReactElement
  /** The side of the button that it is aligned with. */
  align?: 'start' | 'end'
  /** Called once it is closed and its button has the focus again. */
  onClosed?: () => void
  children: ReactNode
}) {
  return (
    <Base.Root onOpenChangeComplete={onClosed && ((open) => !open && setTimeout(onClosed))}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align={align} className="z-40 outline-none">
          <Base.Popup className={popupClass}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** An entry that is on or off; the menu stays open. */
export function MenuCheckItem({
  checked,
  disabled,
  onChange,
  children,
}: {
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}) {
  return (
    <Base.CheckboxItem
      checked={checked}
      disabled={disabled}
      onCheckedChange={onChange}
      closeOnClick={false}
      className={itemClass}
    >
      <Base.CheckboxItemIndicator className="col-start-1">
        <Icon name="check" />
      </Base.CheckboxItemIndicator>
      <span className="col-start-2">{children}</span>
    </Base.CheckboxItem>
  )
}

const actionClass =
  'flex min-h-8 items-center rounded px-2 text-sm no-underline outline-none data-highlighted:bg-hover'

/** An entry that leads to a page. */
export function MenuLinkItem({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Base.Item render={<Link to={to} />} className={actionClass}>
      {children}
    </Base.Item>
  )
}

/** An entry that does something; the menu closes. */
export function MenuButtonItem({
  disabled,
  isDangerous = false,
  hint,
  onChoose,
  children,
}: {
  disabled?: boolean | undefined
  isDangerous?: boolean | undefined
  /** Stands below the entry, such as why it is disabled. */
  hint?: string | undefined
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <Base.Item
      onClick={onChoose}
      disabled={disabled}
      className={classNames(actionClass, isDangerous && 'text-danger')}
    >
      <span className="py-1">
        <span className={disabled ? 'opacity-60' : undefined}>{children}</span>
        {hint ? <span className="block max-w-64 text-xs text-muted">{hint}</span> : null}
      </span>
    </Base.Item>
  )
}

/** A line between two groups of entries. */
export function MenuSeparator() {
  return <Base.Separator className="my-1 border-t border-line" />
}
