import { Link } from 'react-router'

/** Message of an action that failed, with the way to what was decided meanwhile; nothing while none has. */
export function ActionError({ error, look }: { error: string | null; look?: string }) {
  if (!error) return null
  return (
    <p role="alert" className="text-sm text-danger">
      {error}
      {look ? (
        <>
          {'. '}
          <Link className="link" to={look}>
            Look at the history
          </Link>
        </>
      ) : null}
    </p>
  )
}
