import type { ReactNode } from 'react'
import { stateAddress } from '#domain/records/state-addresses.ts'
import { formatDate } from '#app/ui/dates.ts'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import type { ListedState } from '#app/states/fetch-states.ts'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { fileSizeText } from '#app/ui/file-size.ts'

const columns = ['State', 'As of', 'Version', 'File', 'SHA-256'] as const

/** States with their files; on narrow screens each is a block of lines. */
export function StatesTable({ caption, states }: { caption: string; states: readonly ListedState[] }) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line text-left text-xs text-muted">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-1 pr-4 font-semibold last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {states.map((state) => (
          <StateRow key={state.name} state={state} />
        ))}
      </tbody>
    </table>
  )
}

function StateRow({ state }: { state: ListedState }) {
  const { name, date, knowledgeVersion, digest, bytes, path } = state
  const sum = digest.replace(/^sha256:/, '')
  return (
    <tr className="border-b border-line align-baseline last:border-b-0 max-sm:block max-sm:py-2">
      <th scope="row" className="py-1.5 pr-4 text-left font-medium max-sm:block max-sm:py-0.5">
        <a
          className="link break-all"
          href={stateAddress(name, '/')}
          aria-label={`Open the knowledgebase as of ${name}`}
        >
          {name}
        </a>
      </th>
      <Cell label="As of">
        <span className="whitespace-nowrap">{formatDate(date)}</span>
      </Cell>
      <Cell label="Version">{formatNumber(knowledgeVersion)}</Cell>
      <Cell label="File">
        <a className="link whitespace-nowrap" href={path} download aria-label={`SQLite file of ${name}`}>
          SQLite
        </a>{' '}
        <span className="whitespace-nowrap text-muted">{fileSizeText(bytes)}</span>
      </Cell>
      <Cell label="SHA-256">
        <span className="font-mono text-xs break-all">{sum}</span>
        <CopyButton text={sum} label={`Copy the SHA-256 of ${name}`} />
      </Cell>
    </tr>
  )
}

/** A cell, with the title of its column where the head of the table is not shown. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="py-1.5 pr-4 last:pr-0 max-sm:flex max-sm:gap-3 max-sm:py-0.5 max-sm:pr-0">
      <span aria-hidden="true" className="w-16 shrink-0 text-muted sm:hidden">
        {label}
      </span>
      <span>{children}</span>
    </td>
  )
}
