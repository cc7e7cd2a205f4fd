import { ExternalLink } from '#app/ui/ExternalLink.tsx'

/** Ids at another database, each with the way there. */
export const IdLinks = ({ ids, url }: { ids: readonly string[]; url: (id: string) => string }) => (
  <span className="flex flex-wrap gap-x-3">
    {ids.map((id) => (
      <ExternalLink key={id} href={url(id)}>
        {id}
      </ExternalLink>
    ))}
  </span>
)
