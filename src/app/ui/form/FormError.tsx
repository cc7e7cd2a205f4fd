import { useEffect, useRef } from 'react'
import { Callout } from '../feedback/Callout.tsx'

/** Error of what was sent. It is read out and gets the focus, so that nobody has to look for it. */
export function FormError({ error }: { error: string | null }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) box.current?.focus()
  }, [error])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="empty:hidden">
      {error ? <Callout tone="danger">{error}</Callout> : null}
    </div>
  )
}
