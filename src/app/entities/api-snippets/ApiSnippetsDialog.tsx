import { lastPageCall } from '#app/apollo/client.ts'
import { interfaceAddress } from '#app/states/page-state.ts'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { Dialog } from '#app/ui/feedback/Dialog.tsx'
import { apiCall, apiLanguages } from './api-snippets.ts'

/** The call of the interface behind a record's page, in several languages. */
export default function ApiSnippetsDialog({ onClose }: { onClose: () => void }) {
  const call = lastPageCall()
  const endpoint = new URL(interfaceAddress('/api/graphql'), window.location.origin).href
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title="API request">
      <div className="space-y-4 overflow-y-auto px-4 py-3 text-sm">
        {call ? (
          apiLanguages.map(({ language, label }) => {
            const text = apiCall(language, endpoint, call.document, call.variables)
            return (
              <section key={language} aria-label={label}>
                <h3 className="flex items-center gap-1 font-semibold">
                  {label} <CopyButton text={text} label={`Copy as ${label}`} />
                </h3>
                {/* A region that scrolls must be reached with the keyboard. */}
                <pre
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                  tabIndex={0}
                  className="max-h-40 overflow-auto rounded border border-line bg-sunken p-2 font-mono text-xs"
                >
                  {text}
                </pre>
              </section>
            )
          })
        ) : (
          <p>No API request corresponds to this page.</p>
        )}
      </div>
    </Dialog>
  )
}
