import { conflictTexts, upstreamFieldLabel } from '#domain/mirror/conflict-texts.ts'
import { recordKinds } from '#domain/records/record-kinds.ts'
import type { MirrorConflict } from '../conflicts.ts'
import type { RunReport } from '../runs/run-mirror.ts'
import { sweepMinutes } from '../runs/sweep-length.ts'
import type { RunProgress } from '../runs/sweep-length.ts'
import type { MirrorStatus } from '../status.ts'
import { ALLOWED_REQUESTS } from '../upstreams.ts'

const number = (value: number) => value.toLocaleString('en-US')

const count = (value: number, noun: string) => `${number(value)} ${noun}${value === 1 ? '' : 's'}`

/** A step of a run, in a sentence. */
export function progressText(name: string, progress: RunProgress): string {
  switch (progress.step) {
    case 'SWEEP': {
      const { records, requests, budget } = progress
      const minutes = sweepMinutes(requests, budget)
      const time = minutes === 0 ? 'without waiting' : `about ${count(minutes, 'minute')}`
      return `Full sync of ${name}: ${count(records, 'record')} in about ${count(requests, 'request')}; ${time} with a budget of ${count(budget, 'request')} in 5 minutes (“curia mirror add --budget”)`
    }
    case 'LIST':
      return `  Reading ${progress.list}: ${count(progress.records, 'record')}`
    case 'UNLISTED':
      return '  Reading records that are in no list'
    case 'WAIT':
      return `  Waiting ${count(Math.ceil(progress.ms / 60_000), 'minute')} for further requests`
  }
}

/** A run in a few lines. */
export function reportText(report: RunReport): string {
  const { upstream, requests, read, written, setAside, swept, missingFields } = report
  return [
    `${upstream}: ${count(requests, 'request')}, ${count(read, 'record')} read, ${written.toLocaleString('en-US')} merged${swept ? ', full sync' : ''}`,
    ...(setAside > 0 ? [`  ${count(setAside, 'record')} set aside; “curia mirror status” names them`] : []),
    ...(missingFields.length > 0 ? [`  The interface lacks ${missingFields.join(', ')}`] : []),
  ].join('\n')
}

/** A line with a label. */
export const row = (label: string, text: string): string => `  ${label.padEnd(20)}${text}`

/** The state of a mirror, line by line. */
export function statusText({
  upstream,
  kinds,
  openConflicts,
  setAside,
  missingFields,
  lag,
}: MirrorStatus): string {
  const total = kinds.reduce((sum, { there }) => sum + there, 0)
  return [
    `${upstream.name} (${upstream.url})`,
    ...(upstream.paused_at === null ? [] : [row('Paused since', upstream.paused_at)]),
    row('Last run', upstream.run_at ?? 'none'),
    ...(upstream.run_error === null ? [] : [row('Ended early', upstream.run_error)]),
    row('Last complete run', upstream.succeeded_at ?? 'none'),
    row('Lag', lag === null ? 'unknown' : count(lag, 'second')),
    row('Followed until', upstream.followed_until ?? 'not yet'),
    row('Full sync', upstream.sweep_position === null ? (upstream.swept_at ?? 'not yet') : 'under way'),
    row(
      'Requests',
      `${upstream.run_requests} in the last run; budget ${upstream.budget} of ${ALLOWED_REQUESTS} in 5 minutes`,
    ),
    row('Open conflicts', String(openConflicts)),
    row(
      'Records',
      `${number(total)}${upstream.swept_at === null ? ' so far: the first full sync is not complete' : ''}`,
    ),
    ...kinds.map(({ kind, there, gone, here }) =>
      row(
        recordKinds[kind].noun,
        `${number(there)}${gone > 0 ? `, ${number(gone)} withdrawn` : ''}; ${number(here)} here`,
      ),
    ),
    ...(missingFields.length > 0 ? [row('Fields not offered', missingFields.join(', '))] : []),
    ...setAside.map(({ kind, id, reason }) => row('Set aside', `${recordKinds[kind].noun} ${id}: ${reason}`)),
  ].join('\n')
}

/** A conflict with its three contents. */
export function conflictText({ id, upstream, kind, recordId, field, ...contents }: MirrorConflict): string {
  const { base, ours, theirs } = conflictTexts(field, contents)
  return [
    `${id}: ${recordKinds[kind].noun} ${recordId}, ${upstreamFieldLabel(field, kind)} (${upstream})`,
    row('Before', base || 'empty or unknown'),
    row('Ours', ours || 'empty or unknown'),
    row('Theirs', theirs || 'empty or unknown'),
  ].join('\n')
}
