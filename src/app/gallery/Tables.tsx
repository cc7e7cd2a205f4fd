import { useState } from 'react'
import { Table } from '#app/ui/table/Table.tsx'
import type { TableContent } from '#app/ui/table/Table.tsx'
import type { TableColumn } from '#app/ui/table/table-columns.ts'
import type { TableState } from '#app/ui/table/table-state.ts'

type Row = { id: number; name: string; evidence: number }

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'name',
    title: 'Name',
    width: 200,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Name contains' },
    cell: ({ name }) => name,
  },
  {
    id: 'evidence',
    title: 'Evidence',
    width: 80,
    align: 'end',
    sort: 'descending',
    cell: ({ evidence }) => evidence,
  },
]
const rows: readonly Row[] = ['BRAF', 'EGFR', 'KRAS'].map((name, index) => ({
  id: index + 1,
  name,
  evidence: 120 - index,
}))
const content: TableContent<Row> = {
  rows,
  total: rows.length,
  stale: false,
  failure: null,
  onCancel: () => {},
  onRetry: () => {},
  onMore: null,
  moreFailure: null,
  onRetryMore: () => {},
}
const failure = { title: 'The genes could not be loaded', detail: 'The service does not respond.' }
const contents: readonly (readonly [caption: string, content: TableContent<Row>])[] = [
  ['Genes', content],
  ['Genes that are loaded', { ...content, rows: null, total: null }],
  ['No genes', { ...content, rows: [], total: 0 }],
  ['Genes that could not be loaded', { ...content, rows: null, total: null, failure }],
]

/** A table with rows, while it is loaded, without any, and where they could not be loaded. */
export function Tables() {
  return contents.map(([caption, shown]) => <ExampleTable key={caption} caption={caption} content={shown} />)
}

function ExampleTable({ caption, content }: { caption: string; content: TableContent<Row> }) {
  const [state, setState] = useState<TableState>({ filters: {}, sort: null, columns: null, scope: null })
  return (
    <Table
      name="gallery"
      caption={caption}
      noun={['gene', 'genes']}
      columns={columns}
      state={state}
      onState={setState}
      content={content}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/genes/${id}`}
      fit="part"
      place={caption}
    />
  )
}
