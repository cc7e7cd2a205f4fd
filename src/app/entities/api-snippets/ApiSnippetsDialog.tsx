import { lastPageCall } from '#app/apollo/client.ts'
import { interfaceAddress } from '#app/page-state/page-state.ts'
import { Dialog } from '#app/ui/feedback/Dialog.tsx'
import type { EntityKind } from '../entities.ts'
import { apiCall, apiLanguages } from './api-snippets.ts'
import { gksAddress, GksObject } from './GksObject.tsx'
import { Snippet } from './Snippet.tsx'

/** The call of the interface behind a record's page, in several languages, and the record in the form of GA4GH GKS. */
export default function ApiSnippetsDialog({
  kind,
  id,
  onClose,
}: {
  kind: EntityKind
  id: number
  onClose: () => void
}) {
  const call = lastPageCall()
  const endpoint = new URL(interfaceAddress('/api/graphql'), window.location.origin).href
  const gks = gksAddress(kind, id)
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title="API request">
      <div className="space-y-4 overflow-y-auto px-4 py-3 text-sm">
        {call ? (
          apiLanguages.map(({ language, label }) => (
            <Snippet
              key={language}
              label={label}
              text={apiCall(language, endpoint, call.document, call.variables)}
            />
          ))
        ) : (
          <p>No API request corresponds to this page.</p>
        )}
        {gks === null ? null : <GksObject kind={kind} id={id} address={gks} />}
      </div>
    </Dialog>
  )
}
