import { conflictTexts, upstreamFieldLabel } from '#domain/mirror/conflict-texts.ts'
import { recordKinds } from '#domain/records/record-kinds.ts'
import type { MirrorConflict } from '../conflicts.ts'
import type { RunReport } from '../runs/run-mirror.ts'
import type { MirrorStatus } from '../status.ts'
import { ALLOWED_REQUESTS } from '../upstreams.ts'

const count = (number: number, noun: string) =>
  `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`

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
    ...kinds.map(({ kind, there, gone }) =>
      row(recordKinds[kind].noun, `${there.toLocaleString('en-US')}${gone > 0 ? `, ${gone} withdrawn` : ''}`),
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
