import { z } from 'zod'
import { asOfText, interfaceAddress, pageState } from '#app/page-state/page-state.ts'
import type { TableRequest } from './table-request.ts'

export const downloadFormats = ['tsv', 'csv', 'json'] as const
export type DownloadFormat = (typeof downloadFormats)[number]

const ErrorBody = z.object({ errors: z.array(z.object({ message: z.string() })) })

/** The body that asks the server for all rows of the table, in its order and with its visible columns. */
export function downloadBody(request: TableRequest, format: DownloadFormat): object {
  const { sortBy, ...filters } = request.variables
  return {
    format,
    variables: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
    columns: request.download.columns,
    ...(sortBy ? { sort: sortBy } : {}),
  }
}

/** Downloads every row of the table. Throws an error in a reader's words when the server refuses. */
export async function downloadTable(request: TableRequest, format: DownloadFormat): Promise<void> {
  const { table } = request.download
  const answer = await fetch(interfaceAddress(`/api/download_table/${table}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(downloadBody(request, format)),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(reasonOf(text, answer.status))
  saveText(format === 'json' ? withOrigin(text, originOf(today())) : text, fileName(table, format))
}

/** Downloads where the rows of a table come from, for TSV and CSV, which have no place for it. */
export function downloadOrigin({ download: { table } }: TableRequest): void {
  saveText(`${JSON.stringify(originOf(today()), null, 2)}\n`, fileName(table, 'source.json'))
}

const today = () => new Date().toISOString().slice(0, 10)

const fileName = (table: string, ending: string) =>
  `${table}-${pageState ? `${pageState.name}-` : ''}${today()}.${ending}`

/** Saves a text as a file of the reader's. */
export function saveText(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

type Origin = { view: string; knowledge?: string; downloaded: string; licence: string }

/** Where a file comes from that is downloaded on a day: the address of the view, which runs it again, and the licence. */
const originOf = (day: string): Origin => ({
  view: window.location.href,
  ...(pageState && { knowledge: `${asOfText()} (${pageState.name})` }),
  downloaded: day,
  licence: 'CC0 1.0 (https://creativecommons.org/publicdomain/zero/1.0/)',
})

/** JSON with the rows as a member beside where they come from. */
export const withOrigin = (rows: string, origin: Origin): string =>
  `{"about":${JSON.stringify(origin)},"rows":${rows}}
`

function reasonOf(text: string, status: number): string {
  try {
    return ErrorBody.parse(JSON.parse(text))
      .errors.map(({ message }) => message)
      .join(' ')
  } catch {
    return `The server returned status ${status}.`
  }
}
