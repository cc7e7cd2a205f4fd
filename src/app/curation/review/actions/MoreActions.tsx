import { Fragment, useRef } from 'react'
import { Button } from '#app/ui/controls/Button.tsx'
import { Menu, MenuButtonItem, MenuLinkItem, MenuSeparator } from '#app/ui/controls/Menu.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { denialSentence } from '../DenialReason.tsx'
import type { RecordAction } from './record-action.ts'

/** The actions of a record that have no button of their own, in a menu. */
export function MoreActions({ groups }: { groups: readonly (readonly RecordAction[])[] }) {
  // An action may open a dialog, which takes the focus after the menu has given it back to its button.
  const chosen = useRef<(() => void) | null>(null)
  const onClosed = () => {
    chosen.current?.()
    chosen.current = null
  }
  if (groups.length === 0) return null
  return (
    <Menu
      align="start"
      onClosed={onClosed}
      trigger={
        <Button className="px-2" aria-label="More actions" title="More actions">
          <Icon name="more" />
        </Button>
      }
    >
      {groups.map((group, index) => (
        <Fragment key={group[0]?.label}>
          {index > 0 ? <MenuSeparator /> : null}
          {group.map((action) => (
            <MoreAction key={action.label} action={action} onChoose={(onDo) => (chosen.current = onDo)} />
          ))}
        </Fragment>
      ))}
    </Menu>
  )
}

function MoreAction({ action, onChoose }: { action: RecordAction; onChoose: (onDo: () => void) => void }) {
  const { label, ability, isDangerous } = action
  if ('href' in action) return <MenuLinkItem to={action.href}>{label}</MenuLinkItem>
  const isDenied = ability?.allowed === false
  return (
    <MenuButtonItem
      disabled={isDenied || action.isPending}
      isDangerous={isDangerous}
      hint={isDenied && ability.reason ? denialSentence(ability.reason) : undefined}
      onChoose={() => onChoose(action.onDo)}
    >
      {label}
    </MenuButtonItem>
  )
}
