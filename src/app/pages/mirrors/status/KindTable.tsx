import { formatNumber } from '#app/entities/evidence/counts.ts'
import type { MirrorStatus_mirrorFragment } from '#app/graphql/generated/mirror-status.ts'
import { recordKinds } from '#domain/records/record-kinds.ts'

const cell = 'py-1 pl-4 text-right tabular-nums'

/** Records by kind: those of an upstream, those that it no longer has, and all here. */
export function KindTable({ kinds, name }: Pick<MirrorStatus_mirrorFragment, 'kinds' | 'name'>) {
  if (kinds.length === 0) return null
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">Records of {name} by kind</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-1 text-left font-normal">
            Records
          </th>
          <th scope="col" className={`${cell} font-normal`}>
            {name}
          </th>
          <th scope="col" className={`${cell} font-normal`}>
            Withdrawn
          </th>
          <th scope="col" className={`${cell} font-normal`}>
            Here
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, there, gone, here }) => (
          <tr key={kind} className="border-b border-line last:border-0">
            <th scope="row" className="py-1 text-left font-normal">
              {recordKinds[kind].noun}
            </th>
            <td className={cell}>{formatNumber(there)}</td>
            <td className={cell}>{gone > 0 ? formatNumber(gone) : ''}</td>
            <td className={cell}>{formatNumber(here)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
