import type { ReactNode } from 'react'
import type { Ability } from '../AbilityButton.tsx'

/** Something that can be done with a record, as a button or as an entry of the menu beside the buttons. */
export type RecordAction = {
  label: string
  /** Allowed unless the rules forbid it; the reason is then said with it. */
  ability?: Ability
  /** Whether it cannot be taken back easily. */
  isDangerous?: boolean
} & ({ href: string } | { onDo: () => void; isPending?: boolean })

/** Actions of one sort with what belongs to them: dialogs, and what has gone wrong. */
export type RecordActionSet = { actions: readonly RecordAction[]; parts: ReactNode }
