import { useId } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/controls/Button.tsx'
import { AbilityButton } from '../AbilityButton.tsx'
import { DenialReasons } from '../DenialReason.tsx'
import { MoreActions } from './MoreActions.tsx'
import type { RecordAction } from './record-action.ts'

/** How many actions have a button of their own. */
const BUTTONS = 2

/**
 * The actions of a record: the first two as buttons, all others in a menu beside them, in groups. What the rules forbid
 * has its reason below the buttons, or in the menu.
 */
export function ActionBar({
  bar,
  first,
  groups,
  children,
}: {
  /** The bar, which has the focus when an action has taken its own button away. */
  bar: RefObject<HTMLDivElement | null>
  /** The actions that come before all others; buttons as far as there is room. */
  first: readonly RecordAction[]
  groups: readonly (readonly RecordAction[])[]
  /** What else belongs into the line. */
  children?: ReactNode
}) {
  const reasonId = useId()
  const all = [first, ...groups]
  const shown = all.flat().slice(0, BUTTONS)
  const rest = all.map((group) => group.filter((action) => !shown.includes(action)))
  const reasons = shown.flatMap(({ ability }) => (!ability || ability.allowed ? [] : (ability.reason ?? [])))
  return (
    <div ref={bar} tabIndex={-1} className="space-y-1 outline-none">
      <div className="flex flex-wrap items-center gap-2">
        {shown.map((action, index) => (
          <ActionButton key={action.label} action={action} isPrimary={index === 0} reasonId={reasonId} />
        ))}
        <MoreActions groups={rest.filter((group) => group.length > 0)} />
        {children}
      </div>
      {reasons.length > 0 ? <DenialReasons id={reasonId} reasons={reasons} /> : null}
    </div>
  )
}

function ActionButton({
  action,
  isPrimary,
  reasonId,
}: {
  action: RecordAction
  isPrimary: boolean
  reasonId: string
}) {
  const look = isPrimary ? 'primary' : action.isDangerous ? 'danger' : 'plain'
  if ('href' in action)
    return (
      <Link to={action.href} className={buttonClass(look)}>
        {action.label}
      </Link>
    )
  return (
    <AbilityButton
      look={look}
      ability={action.ability ?? { allowed: true }}
      pending={action.isPending}
      reasonId={reasonId}
      onDo={action.onDo}
    >
      {action.label}
    </AbilityButton>
  )
}
