import { Link } from 'react-router'
import type { SupersededBy_revisionFragment } from '#app/graphql/generated/superseding.ts'
import { paths } from '#app/paths.ts'

/** The revision that was accepted in the place of another, and who suggested it; nothing where none is recorded. */
export function SupersededBy({ revision: { supersededBy } }: { revision: SupersededBy_revisionFragment }) {
  if (!supersededBy) return null
  const author = supersededBy.creationActivity?.user.displayName
  return (
    <p>
      Superseded by{' '}
      <Link className="link" to={paths.revisionSet.href(supersededBy.revisionSetId)}>
        {supersededBy.name}
      </Link>
      {author ? `, suggested by ${author}` : ''}
    </p>
  )
}
