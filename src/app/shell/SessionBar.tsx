import { useEffect, useState } from 'react'
import { Link, useLocation, useRevalidator } from 'react-router'
import { client } from '#app/apollo/client.ts'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { onSessionNews } from '#app/apollo/session-news.ts'
import { setSessionEnded } from '#app/apollo/use-viewer.ts'
import { SessionViewerDocument } from '#app/graphql/generated/session-viewer.ts'
import type { SessionViewerQuery } from '#app/graphql/generated/session-viewer.ts'
import { hrefWith, paths } from '#app/paths.ts'

type Present = SessionViewerQuery['viewer']

/** Without news the service is asked at most this often, in ms. */
const REST_MS = 5000

/**
 * Who is signed in by now, where that is somebody else than this page was opened as; undefined while it is the same.
 * A page that was opened without an account follows by itself: nobody loses anything by that.
 */
function useOtherViewer(): Present | undefined {
  const viewer = useViewer()
  const { revalidate } = useRevalidator()
  const [other, setOther] = useState<Present>()
  useEffect(() => {
    let isCurrent = true
    let askedAt = 0
    const look = async (event?: Event) => {
      if (event?.type === 'focus' && Date.now() - askedAt < REST_MS) return
      askedAt = Date.now()
      const { data } = await client.query({ query: SessionViewerDocument, fetchPolicy: 'no-cache' })
      const present = data?.viewer ?? null
      if (!isCurrent) return
      if (present?.id === viewer?.id) setOther(undefined)
      else if (viewer) setOther(present)
      else {
        client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer', broadcast: false })
        await revalidate()
      }
    }
    // Out of reach, the page stays as it is.
    const stop = onSessionNews((event) => void look(event).catch(() => undefined))
    return () => {
      isCurrent = false
      stop()
    }
  }, [viewer, revalidate])
  return other
}

/** Says that the session of this page has ended, or is another person's, and leads back to this page after signing in. */
export function SessionBar() {
  const other = useOtherViewer()
  const { pathname, search } = useLocation()
  useEffect(() => {
    setSessionEnded(other !== undefined)
    return () => setSessionEnded(false)
  }, [other])
  return (
    <output
      className={
        other === undefined ? 'sr-only' : 'block bg-warning-soft px-4 py-1.5 text-center text-sm text-warning'
      }
    >
      {other === undefined ? null : other === null ? (
        <>
          Your session has ended: you signed out elsewhere, or it expired. What you typed is kept in this
          browser.{' '}
          <Link
            className="font-medium underline"
            to={hrefWith(paths.signIn.href(), { returnTo: pathname + search })}
          >
            Sign in
          </Link>{' '}
          to return to this page.
        </>
      ) : (
        <>
          This browser is now signed in as {other.displayName}.{' '}
          <button
            type="button"
            className="cursor-pointer font-medium underline"
            onClick={() => window.location.reload()}
          >
            Reload
          </button>{' '}
          to continue as {other.displayName}.
        </>
      )}
    </output>
  )
}
