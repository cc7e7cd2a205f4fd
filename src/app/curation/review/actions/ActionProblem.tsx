/** Message of an action that failed; nothing while none has. */
export function ActionProblem({ problem }: { problem: string | null }) {
  if (!problem) return null
  return (
    <p role="alert" className="text-sm text-danger">
      {problem}
    </p>
  )
}
