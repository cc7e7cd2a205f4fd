import type { ComponentProps } from 'react'
import { useId } from 'react'

/** Something that is so or not, with its words beside it. */
export function Checkbox({
  label,
  hint,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: string }) {
  const id = useId()
  return (
    <div className="flex items-start gap-2 text-sm">
      <input
        id={id}
        type="checkbox"
        className="mt-1 size-4 shrink-0 accent-accent"
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...rest}
      />
      <label htmlFor={id} className="min-w-0">
        {label}
        {hint ? (
          <span id={`${id}-hint`} className="block text-xs text-muted">
            {hint}
          </span>
        ) : null}
      </label>
    </div>
  )
}
