import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../Icon.tsx'

/** A button that shows only a sign; `label` is its name for everybody who does not see the sign. */
export function IconButton({
  icon,
  label,
  className,
  iconClassName,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { icon: IconName; label: string; iconClassName?: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-8 shrink-0 items-center justify-center rounded border border-transparent text-ink hover:bg-hover',
        className,
      )}
      {...rest}
    >
      <Icon name={icon} className={iconClassName} />
    </button>
  )
}
