import { countOf, formatNumber } from '#app/entities/evidence/counts.ts'
import { formatTime } from '#app/entities/history/format-time.ts'
import { timeAgo } from '#app/ui/time-ago.ts'
import type { MirrorStatus_mirrorFragment } from '#app/graphql/generated/mirror-status.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'

/** The state of a mirror in a sentence, with the progress of a run under way. */
export function MirrorState({ mirror }: { mirror: MirrorStatus_mirrorFragment }) {
  const { name, pausedAt, running, runRequested, error, succeededAt } = mirror
  if (running) return <Progress mirror={mirror} />
  if (pausedAt)
    return (
      <Callout tone="warning" title={`${name} is paused.`}>
        Since {formatTime(pausedAt)}. Records stay as they are until it is resumed.
      </Callout>
    )
  if (runRequested) return <output className="text-sm">A run is about to begin.</output>
  if (error)
    return (
      <Callout tone="danger" title="The last run ended early.">
        {error.replace(/\.?$/, '.')} What was merged before stays.
        {mirror.nextRunAt ? ' The next run tries again.' : ''}
      </Callout>
    )
  if (!succeededAt) return <p className="text-sm">It has not been read yet.</p>
  return (
    <p className="text-sm">
      Complete as of {formatTime(succeededAt)} ({timeAgo(succeededAt) ?? 'long ago'}).
    </p>
  )
}

/** How far a run has come; of a first mirror nobody knows how much there is. */
function Progress({
  mirror: { name, run, kinds, sweeping, sweptAt },
}: {
  mirror: MirrorStatus_mirrorFragment
}) {
  const total = kinds.reduce((sum, { there }) => sum + there, 0)
  const swept = kinds.reduce((sum, kind) => sum + kind.swept, 0)
  const isMeasured = sweeping && sweptAt !== null && sweptAt !== undefined
  return (
    <div className="space-y-1 text-sm">
      <p>
        {sweeping ? 'Full sync with' : 'Reading changes of'} {name}: {countOf(run.read, 'record', 'records')}{' '}
        read, {formatNumber(run.merged)} merged, {countOf(run.requests, 'request', 'requests')}
        {isMeasured ? `, ${formatNumber(swept)} of ${formatNumber(total)} compared` : ''}
      </p>
      <progress
        className="h-2 w-full accent-accent"
        aria-label={`Run of ${name}`}
        value={isMeasured ? swept : undefined}
        max={isMeasured ? Math.max(total, 1) : 1}
      />
    </div>
  )
}
