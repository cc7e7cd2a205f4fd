import { useState } from 'react'
import type { FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { apiCall, apiLanguages } from '#app/entities/api-snippets/api-snippets.ts'
import { interfaceAddress } from '#app/page-state/page-state.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { Dialog } from '#app/ui/feedback/Dialog.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { IconButton } from '#app/ui/controls/IconButton.tsx'
import { TextInput } from '#app/ui/controls/TextInput.tsx'
import { downloadFormats, downloadOrigin, downloadTable } from './download-table.ts'
import type { DownloadFormat } from './download-table.ts'
import { removeView, savedViews, saveView } from './saved-views.ts'
import type { TableRequest } from './table-request.ts'

/** Dialog of what can be done with a table's rows elsewhere. */
export default function TableToolsMenu({ request, onClose }: { request: TableRequest; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title="Export and share this table">
      <div className="space-y-5 overflow-y-auto px-4 py-3 text-sm">
        <DownloadPart request={request} />
        <section aria-labelledby="table-link" className="space-y-1">
          <h3 id="table-link" className="font-semibold">
            Link to this view
          </h3>
          <p className="break-all">
            {window.location.href} <CopyButton text={window.location.href} label="Copy the link" />
          </p>
        </section>
        <CallsPart request={request} />
        <ViewsPart table={request.name} onOpen={onClose} />
      </div>
    </Dialog>
  )
}

function DownloadPart({ request }: { request: TableRequest }) {
  const [running, setRunning] = useState<DownloadFormat | null>(null)
  const [error, setError] = useState<string | null>(null)
  const start = async (format: DownloadFormat) => {
    setRunning(format)
    setError(null)
    try {
      await downloadTable(request, format)
    } catch (error) {
      setError(error instanceof Error ? error.message : 'The download failed.')
    }
    setRunning(null)
  }
  return (
    <section aria-labelledby="table-download" className="space-y-1.5">
      <h3 id="table-download" className="font-semibold">
        Download all rows
      </h3>
      <p className="text-muted">
        All matching rows, in this order, with the visible columns. JSON includes the source: the query, date
        and licence.
      </p>
      <p className="flex flex-wrap gap-2">
        {downloadFormats.map((format) => (
          <Button key={format} disabled={running !== null} onClick={() => void start(format)}>
            {format.toUpperCase()}
          </Button>
        ))}
        <Button onClick={() => downloadOrigin(request)}>Source of TSV and CSV</Button>
      </p>
      <output className="block text-muted">{running ? 'Preparing the file…' : ''}</output>
      {error ? (
        <p role="alert" className="text-danger">
          {error}
        </p>
      ) : null}
    </section>
  )
}

function CallsPart({ request }: { request: TableRequest }) {
  const endpoint = new URL(interfaceAddress('/api/graphql'), window.location.origin).href
  return (
    <section aria-labelledby="table-calls" className="space-y-1.5">
      <h3 id="table-calls" className="font-semibold">
        API request
      </h3>
      <p className="text-muted">The GraphQL request for the first 100 rows.</p>
      <ul className="flex flex-wrap gap-x-4">
        {apiLanguages.map(({ language, label }) => (
          <li key={language} className="inline-flex items-center gap-1">
            {label}
            <CopyButton
              text={apiCall(language, endpoint, request.document, { ...request.variables, first: 100 })}
              label={`Copy as ${label}`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ViewsPart({ table, onOpen }: { table: string; onOpen: () => void }) {
  const [views, setViews] = useState(() => savedViews(table))
  const [name, setName] = useState('')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    setViews(saveView(table, { name: name.trim(), search }))
    setName('')
  }
  return (
    <section aria-labelledby="table-views" className="space-y-1.5">
      <h3 id="table-views" className="font-semibold">
        Saved views
      </h3>
      <p className="text-muted">Filters, order and columns, saved in this browser.</p>
      {views.length > 0 ? (
        <ul>
          {views.map((view) => (
            <li key={view.name} className="flex items-center gap-2">
              <button
                type="button"
                className="link min-h-6"
                onClick={() => {
                  onOpen()
                  void navigate(`${pathname}${view.search}`)
                }}
              >
                {view.name}
              </button>
              <IconButton
                icon="close"
                label={`Delete the view ${view.name}`}
                className="size-6"
                iconClassName="size-3"
                onClick={() => setViews(removeView(table, view.name))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <form onSubmit={save} className="flex items-end gap-2">
        <Field label="View name" className="flex-1">
          {(control) => (
            <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Button type="submit">Save</Button>
      </form>
    </section>
  )
}
