import { z } from 'zod'
import { asOfText, interfaceAddress, pageState } from '#app/states/page-state.ts'
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

/**
 * Downloads every row of the table and says in the file where it comes from: the address of the view, which runs it
 * again, the day, and the licence. Throws an error in a reader's words when the server refuses.
 */
export async function downloadTable(request: TableRequest, format: DownloadFormat): Promise<void> {
  const { table } = request.download
  const answer = await fetch(interfaceAddress(`/api/download_table/${table}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(downloadBody(request, format)),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(reasonOf(text, answer.status))
  const day = new Date().toISOString().slice(0, 10)
  const of = pageState ? `${pageState.name}-` : ''
  saveText(withOrigin(text, format, originOf(day)), `${table}-${of}${day}.${format}`)
}

/** Saves a text as a file of the reader's. */
export function saveText(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

type Origin = { view: string; knowledge?: string; downloaded: string; licence: string }

/** Where a file comes from that is downloaded on a day. */
export const originOf = (day: string): Origin => ({
  view: window.location.href,
  ...(pageState && { knowledge: `${asOfText()} (${pageState.name})` }),
  downloaded: day,
  licence: 'CC0 1.0 (https://creativecommons.org/publicdomain/zero/1.0/)',
})

/** Tables begin with lines of a comment; JSON becomes an object with the rows as a member. */
export function withOrigin(text: string, format: DownloadFormat, origin: Origin): string {
  if (format === 'json') return `{"about":${JSON.stringify(origin)},"rows":${text}}\n`
  const comment = Object.entries(origin).map(([name, value]) => `# ${name}: ${value}\n`)
  return comment.join('') + text
}

function reasonOf(text: string, status: number): string {
  try {
    return ErrorBody.parse(JSON.parse(text))
      .errors.map(({ message }) => message)
      .join(' ')
  } catch {
    return `The server returned status ${status}.`
  }
}
