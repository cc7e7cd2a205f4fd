import { formatDate } from '#app/entities/dates.ts'

/** The day something happened; the exact time is in the element for machines and on hover. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={at} className="whitespace-nowrap text-muted">
      {formatDate(at)}
    </time>
  )
}
