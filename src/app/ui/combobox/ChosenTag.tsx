import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'

/** Something chosen in a combobox, with a button that takes it back. */
export function ChosenTag({
  name,
  colour,
  onRemove,
}: {
  name: string
  /** A text colour class. */
  colour?: string
  onRemove: () => void
}) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center rounded border border-current/30 bg-current/6 pl-1.5 text-sm leading-6 font-medium',
        colour ?? 'text-ink',
      )}
    >
      <span className="min-w-0 truncate" title={name}>
        {name}
      </span>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={(event) => {
          const field = event.currentTarget.closest('div')?.querySelector('input')
          onRemove()
          field?.focus()
        }}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded hover:bg-hover"
      >
        <Icon name="close" className="size-3" />
      </button>
    </span>
  )
}
