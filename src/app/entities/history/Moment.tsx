import { formatTime } from './format-time.ts'

/** When something happened, to the minute; the exact time is in the element for machines and on hover. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={at} className="whitespace-nowrap text-muted">
      {formatTime(at)}
    </time>
  )
}
