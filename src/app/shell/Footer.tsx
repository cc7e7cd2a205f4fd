import { Link } from 'react-router'
import type { KnowledgebaseStatusQuery } from '#app/graphql/generated/knowledgebase-status.ts'
import { paths } from '#app/paths.ts'
import { formatDate } from '#app/ui/dates.ts'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'

/** Data that is served, as of when, and under which licence. */
export function Footer({ status }: { status: KnowledgebaseStatusQuery['knowledgebase'] }) {
  return (
    <footer className="mt-auto flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-3 text-xs lg:px-6 text-muted">
      <span>{contentsSentence(status)}</span>
      <span>
        Data: public domain,{' '}
        <ExternalLink href="https://creativecommons.org/publicdomain/zero/1.0/">CC0 1.0</ExternalLink>
      </span>
      <Link className="link" to={paths.graphqlApi.href()}>
        GraphQL API
      </Link>
      <Link className="link" to={paths.restApi.href()}>
        REST API
      </Link>
      <Link className="link" to={paths.help.href()}>
        Help
      </Link>
      <Link className="link" to={paths.about.href()}>
        About
      </Link>
      <Link className="link" to={paths.accessibility.href()}>
        Accessibility
      </Link>
    </footer>
  )
}

function contentsSentence({
  contents,
  releaseName,
  releasedOn,
  importedAt,
  upstreams,
}: KnowledgebaseStatusQuery['knowledgebase']) {
  const followed = upstreams.flatMap(({ name, completeAt, recordCount, setAsideCount: missing }) => {
    if (completeAt)
      return `${name}, complete as of ${formatDate(completeAt)}${missing ? ` (records missing: ${missing})` : ''}`
    return recordCount > 0 ? `${name}, not complete (records so far: ${recordCount})` : []
  })
  if (followed.length > 0) return followed.join('; ')
  if (contents === 'EMPTY') return 'No data imported yet'
  if (contents === 'STARTER') return 'Starter set'
  if (contents === 'MIRROR') return 'Mirror, no longer followed'
  const parts = [
    releaseName
      ? `Release ${releaseName}`
      : releasedOn
        ? `Release of ${formatDate(releasedOn)}`
        : 'A release',
    importedAt && `imported ${formatDate(importedAt)}`,
  ]
  return parts.filter(Boolean).join(', ')
}
