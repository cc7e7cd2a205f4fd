import { Button } from '../controls/Button.tsx'

/** The button that sends a form; while it is sent it says so and cannot be pressed again. */
export function SubmitButton({
  pending,
  pendingLabel = 'Sending…',
  look = 'primary',
  className,
  children,
}: {
  pending: boolean
  pendingLabel?: string
  /** `danger` for what cannot be taken back. */
  look?: 'primary' | 'danger'
  className?: string
  children: string
}) {
  return (
    <Button type="submit" look={look} aria-disabled={pending} className={className}>
      {pending ? pendingLabel : children}
    </Button>
  )
}
