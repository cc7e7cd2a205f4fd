import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../controls/IconButton.tsx'

export type CalloutTone = 'note' | 'warning' | 'danger'

const tones: Record<CalloutTone, { box: string; icon: 'info' | 'warning' }> = {
  note: { box: 'border-accent/40 bg-accent-soft', icon: 'info' },
  warning: { box: 'border-warning/40 bg-warning-soft', icon: 'warning' },
  danger: { box: 'border-danger/40 bg-danger-soft', icon: 'warning' },
}

/** Something the reader should know before reading on. With `onDismiss` it can be put away. */
export function Callout({
  tone = 'note',
  title,
  onDismiss,
  className,
  children,
}: {
  tone?: CalloutTone
  title?: string
  onDismiss?: () => void
  className?: string
  children: ReactNode
}) {
  const { box, icon } = tones[tone]
  const colour = { note: 'text-accent', warning: 'text-warning', danger: 'text-danger' }[tone]
  return (
    <div
      className={classNames(
        'flex break-inside-avoid items-start gap-2.5 rounded-md border px-3 py-2 text-sm',
        box,
        className,
      )}
    >
      <Icon name={icon} className={classNames('mt-0.5 size-4', colour)} />
      <div className="min-w-0 flex-1">
        {title ? <strong className="font-semibold">{title} </strong> : null}
        {children}
      </div>
      {onDismiss ? (
        <IconButton icon="close" label="Dismiss" className="-my-1 size-7" onClick={onDismiss} />
      ) : null}
    </div>
  )
}
