import { EntityLink } from '../EntityLink.tsx'

/** Sources by their citation, one a line. */
export function SourceList({
  sources,
}: {
  sources: readonly { id: number; name: string; citation?: string | null }[]
}) {
  return (
    <ul className="space-y-1">
      {sources.map((source) => (
        <li key={source.id}>
          <EntityLink kind="source" record={{ id: source.id, name: source.citation ?? source.name }} />
        </li>
      ))}
    </ul>
  )
}
