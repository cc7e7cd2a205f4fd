/** Message of an action that failed; nothing while none has. */
export function ActionError({ error }: { error: string | null }) {
  if (!error) return null
  return (
    <p role="alert" className="text-sm text-danger">
      {error}
    </p>
  )
}
