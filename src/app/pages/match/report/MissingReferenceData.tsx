import { Link } from 'react-router'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { paths } from '#app/paths.ts'

/** One line on reference data that would tell more of this sample; administrators can see how to import them. */
export function MissingReferenceData({ sentence }: { sentence: string }) {
  const isAdministrator = useViewer()?.role === 'ADMIN'
  return (
    <p className="text-sm text-muted">
      {sentence}
      {isAdministrator ? (
        <>
          {' '}
          <Link className="link print:hidden" to={paths.administration.href()}>
            Reference data
          </Link>
        </>
      ) : null}
    </p>
  )
}
