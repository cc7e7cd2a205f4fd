import type { ComponentProps, ReactNode } from 'react'
import { denialSentence } from './DenialReason.tsx'
import { Button } from '#app/ui/controls/Button.tsx'

export type Ability = { allowed: boolean; reason?: string | null }

/** A button for an action that rules may forbid: it then stays where it is, and says why. */
export function AbilityButton({
  ability,
  pending = false,
  reasonId,
  onDo,
  children,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'onClick'> & {
  ability: Ability
  pending?: boolean
  /** The id of the element that tells why, when it is on the page. */
  reasonId?: string
  onDo: () => void
  children: ReactNode
}) {
  const denial = ability.allowed ? null : denialSentence(ability.reason ?? 'Not allowed')
  return (
    <Button
      {...rest}
      aria-disabled={denial !== null || pending}
      aria-describedby={denial && reasonId ? reasonId : undefined}
      title={denial ?? rest.title}
      onClick={() => {
        if (!denial && !pending) onDo()
      }}
    >
      {children}
    </Button>
  )
}
