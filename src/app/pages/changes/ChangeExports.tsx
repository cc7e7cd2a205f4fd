import { useEffect } from 'react'
import { interfaceAddress, pageState } from '#app/page-state/page-state.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { changesParameters } from './changes-view.ts'
import type { ChangesView } from './changes-view.ts'

const FEED = 'application/atom+xml'

/** Names the feed of the list in the head of the document, where the service may have named one already. */
function useFeedLink(href: string): void {
  useEffect(() => {
    // A state has no later changes.
    if (pageState) return undefined
    const link =
      document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][type="${FEED}"]`) ??
      document.head.appendChild(document.createElement('link'))
    Object.assign(link, { rel: 'alternate', type: FEED, title: 'Changes', href })
    return () => link.remove()
  }, [href])
}

/** The whole list as files, and as a feed that goes on with later changes. */
export function ChangeExports({ view }: { view: ChangesView }) {
  const hrefOf = (format: string) =>
    interfaceAddress(`/api/changes/list.${format}?${changesParameters(view)}`)
  useFeedLink(hrefOf('atom'))
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm" data-print="hide">
      <span className="inline-flex items-center gap-1 text-muted">
        <Icon name="export" className="size-3.5" />
        Export
      </span>
      <a className="link" href={hrefOf('tsv')} download="changes.tsv">
        TSV
      </a>
      <a className="link" href={hrefOf('json')} download="changes.json">
        JSON
      </a>
      {pageState ? null : (
        <a className="link" href={hrefOf('atom')}>
          Atom feed
        </a>
      )}
    </p>
  )
}
