import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** Props that a control takes from its field, so that label, hint and error are tied to it. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** A label, its control, and below it a hint or what is wrong with the value. */
export function Field({
  label,
  help,
  hint,
  error,
  count,
  inline = false,
  className,
  children,
}: {
  label: string
  /** Address of what the handbook says of the field; it opens beside the form. */
  help?: string | undefined
  hint?: string
  error?: string
  /** How long the text is and how long it may be: said when little room is left. */
  count?: { length: number; longest: number }
  /** The label before the control instead of above it; on narrow screens it is only heard. */
  inline?: boolean
  className?: string
  children: (control: ControlProps) => ReactNode
}) {
  const id = useId()
  const noteId = `${id}-note`
  const roomId = `${id}-room`
  const room = count && roomLeft(count)
  // How much is too much says all that an error would.
  const note = room?.isOver ? undefined : (error ?? hint)
  return (
    <div data-control="" className={classNames(inline && 'flex items-center gap-1.5', className)}>
      <label
        htmlFor={id}
        className={classNames(
          'text-xs text-muted',
          inline ? 'whitespace-nowrap max-sm:sr-only' : 'mb-1 font-medium',
          !inline && (help ? 'inline-block' : 'block'),
        )}
      >
        {label}
      </label>
      {help ? (
        <a
          href={help}
          target="_blank"
          rel="noreferrer"
          aria-label={`Help on ${label} (opens in a new tab)`}
          className="-my-1 ml-1 inline-flex size-6 items-center justify-center rounded text-xs text-muted hover:bg-hover"
        >
          ?
        </a>
      ) : null}
      {children({
        id,
        ...(note || room
          ? { 'aria-describedby': [note && noteId, room && roomId].filter(Boolean).join(' ') }
          : {}),
        ...(error || room?.isOver ? { 'aria-invalid': true as const } : {}),
      })}
      {note ? (
        <p id={noteId} className={classNames('mt-1 text-xs', error ? 'text-danger' : 'text-muted')}>
          {note}
        </p>
      ) : null}
      {room ? (
        <p
          id={roomId}
          className={classNames('mt-1 text-xs tabular-nums', room.isOver ? 'text-danger' : 'text-muted')}
        >
          {room.words}
        </p>
      ) : null}
    </div>
  )
}

/** How much more can be typed, once a fifth or less of the room is left. */
function roomLeft({ length, longest }: { length: number; longest: number }) {
  const left = longest - length
  if (left > longest / 5) return null
  const words = `${Math.abs(left).toLocaleString('en')} ${Math.abs(left) === 1 ? 'character' : 'characters'}`
  const isOver = left < 0
  return {
    isOver,
    words: isOver
      ? `${words} too many (at most ${longest.toLocaleString('en')})`
      : `${words} left of ${longest.toLocaleString('en')}`,
  }
}

/** The look that all single-line controls share. */
export const controlClass =
  'block h-8 w-full min-w-0 rounded border border-line-strong bg-surface px-2 text-sm text-ink aria-invalid:border-danger'
