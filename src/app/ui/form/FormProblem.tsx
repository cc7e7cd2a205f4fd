import { useEffect, useRef } from 'react'
import { Callout } from '../feedback/Callout.tsx'
import type { Problem } from './use-submission.ts'

/** Problem with what was sent. It is read out and gets the focus, so that nobody has to look for it. */
export function FormProblem({ problem }: { problem: Problem }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.focus()
  }, [problem])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="empty:hidden">
      {problem ? <Callout tone="danger">{problem}</Callout> : null}
    </div>
  )
}
