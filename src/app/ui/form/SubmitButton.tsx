import { Button } from '../controls/Button.tsx'

/** The button that sends a form; while it is sent it says so and cannot be pressed again. */
export function SubmitButton({
  pending,
  pendingLabel = 'Sending…',
  className,
  children,
}: {
  pending: boolean
  pendingLabel?: string
  className?: string
  children: string
}) {
  return (
    <Button type="submit" look="primary" aria-disabled={pending} className={className}>
      {pending ? pendingLabel : children}
    </Button>
  )
}
