import { ExternalLink } from '#app/ui/ExternalLink.tsx'

/** An address that somebody entered: a link when it leads to a web page, else only its text. */
export function WebAddress({ url }: { url: string }) {
  return /^https?:\/\//i.test(url) ? <ExternalLink href={url}>{url}</ExternalLink> : <>{url}</>
}
