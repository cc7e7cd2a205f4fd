import { ExternalLink } from '#app/ui/ExternalLink.tsx'

/** The id of a term at its ontology, with the way there; nothing when it has none. */
export function OntologyId({ id, url }: { id: string | null | undefined; url: string | null | undefined }) {
  if (!id) return null
  const code = <span translate="no">{id}</span>
  return url ? <ExternalLink href={url}>{code}</ExternalLink> : code
}
