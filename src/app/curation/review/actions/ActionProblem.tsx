/** What has gone wrong with an action; nothing while nothing has. */
export function ActionProblem({ problem }: { problem: string | null }) {
  if (!problem) return null
  return (
    <p role="alert" className="text-sm text-danger">
      {problem}
    </p>
  )
}
