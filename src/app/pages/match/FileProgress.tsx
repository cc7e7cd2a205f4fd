import { Button } from '#app/ui/controls/Button.tsx'
import type { MatchProgress } from './match-request.ts'

/** Progress of a file, and a way to stop. */
export function FileProgress({
  progress: { sent },
  onCancel,
}: {
  progress: MatchProgress
  onCancel: () => void
}) {
  const isSending = sent < 1
  const words = isSending ? 'Sending the file' : 'Matching the file'
  return (
    <div data-print="hide" className="mb-4 flex items-center gap-3 text-sm">
      <label className="flex min-w-0 flex-1 flex-col gap-1">
        <span>
          {words}
          {isSending ? <span className="text-muted"> ({Math.floor(100 * sent)} %)</span> : '…'}
        </span>
        <progress className="h-2 w-full accent-accent" value={isSending ? sent : undefined} max={1} />
      </label>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  )
}
