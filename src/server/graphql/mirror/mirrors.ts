import { mirrorStatus, nextRuns } from '#server/mirror/status.ts'
import type { KindStatus, MirrorStatus, SetAsideStatus } from '#server/mirror/status.ts'
import { ALLOWED_REQUESTS } from '#server/mirror/upstreams.ts'
import type { Upstream } from '#server/mirror/upstreams.ts'
import { administrator } from '../accounts/administrator.ts'
import { VersionedRecordType } from '../activity/record-versions.ts'
import { builder } from '../schema/builder.ts'

const kind = { type: VersionedRecordType, description: 'Kind of the records.' } as const

const MirrorKindObject = builder.objectRef<KindStatus>('MirrorKind').implement({
  description: 'Records of one kind of an upstream. Curia extension.',
  fields: (t) => ({
    kind: t.expose('kind', kind),
    there: t.exposeInt('there', { description: 'Number of records that the upstream has.' }),
    gone: t.exposeInt('gone', { description: 'Number of records that the upstream no longer has.' }),
    here: t.exposeInt('here', { description: 'Number of records here, local ones among them.' }),
    swept: t.exposeInt('swept', {
      description: 'Number of records of the upstream that the present or last full sync found.',
    }),
  }),
})

const MirrorSetAsideObject = builder.objectRef<SetAsideStatus>('MirrorSetAside').implement({
  description: 'A record of an upstream that could not be read or written. Curia extension.',
  fields: (t) => ({
    kind: t.expose('kind', { ...kind, description: 'Kind of the record.' }),
    upstreamId: t.exposeInt('id', { description: 'Id of the record at the upstream.' }),
    url: t.exposeString('url', { description: 'Page of the record at the upstream.' }),
    reason: t.exposeString('reason', { description: 'Reason, in a sentence.' }),
    setAsideAt: t.expose('at', { type: 'ISO8601DateTime', description: 'Time of the last attempt.' }),
  }),
})

const MirrorRunObject = builder.objectRef<Upstream>('MirrorRun').implement({
  description: 'A run of a mirror: the one under way, or the last one. Curia extension.',
  fields: (t) => ({
    startedAt: t.field({
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time it began; null: there was none.',
      resolve: ({ run_started_at, run_at }) => run_started_at ?? run_at,
    }),
    requests: t.exposeInt('run_requests', { description: 'Number of requests that it sent.' }),
    read: t.exposeInt('run_read', { description: 'Number of records that it read.' }),
    merged: t.exposeInt('run_written', { description: 'Number of records that it created or changed.' }),
  }),
})

/** The mirror of an upstream. */
export const MirrorObject = builder.objectRef<MirrorStatus>('Mirror').implement({
  description: 'An upstream that is followed, and the state of its mirror. Curia extension.',
  fields: (t) => ({
    id: t.int({ description: 'Id of the upstream.', resolve: ({ upstream }) => upstream.id }),
    name: t.string({ description: 'Name of the upstream.', resolve: ({ upstream }) => upstream.name }),
    url: t.string({ description: 'Address of the upstream.', resolve: ({ upstream }) => upstream.url }),
    budget: t.int({
      description: 'Most requests in five minutes during a full sync.',
      resolve: ({ upstream }) => upstream.budget,
    }),
    allowedRequests: t.int({
      description: 'Most requests in five minutes that the public service allows.',
      resolve: () => ALLOWED_REQUESTS,
    }),
    pausedAt: t.field({
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time since which it is paused; null if it is not.',
      resolve: ({ upstream }) => upstream.paused_at,
    }),
    running: t.exposeBoolean('isRunning', { description: 'True if a run is under way.' }),
    runRequested: t.boolean({
      description: 'True if a run was requested that has not begun.',
      resolve: ({ upstream }) => upstream.requested_run !== null,
    }),
    run: t.field({
      type: MirrorRunObject,
      description: 'The run under way, or the last one.',
      resolve: ({ upstream }) => upstream,
    }),
    sweeping: t.boolean({
      description: 'True if a full sync has begun and not ended.',
      resolve: ({ upstream }) => upstream.sweep_position !== null,
    }),
    sweptAt: t.field({
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time of the last full sync.',
      resolve: ({ upstream }) => upstream.swept_at,
    }),
    succeededAt: t.field({
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'End of the last complete run.',
      resolve: ({ upstream }) => upstream.succeeded_at,
    }),
    followedUntil: t.field({
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time of the last activity of the upstream that was followed.',
      resolve: ({ upstream }) => upstream.followed_until,
    }),
    lag: t.exposeInt('lag', { nullable: true, description: 'Seconds since the last complete run.' }),
    error: t.string({
      nullable: true,
      description: 'Reason why the last run ended early, in a sentence; null if it did not.',
      resolve: ({ upstream }) => upstream.run_error,
    }),
    nextRunAt: t.field({
      type: 'ISO8601DateTime',
      nullable: true,
      description:
        'Time of the next run; null while one is under way, when paused and if runs are only requested.',
      resolve: (status, _args, { mirrors }) => nextRuns(status, mirrors?.minutes ?? 0).run,
    }),
    nextSweepAt: t.field({
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time of the next full sync; null as for `nextRunAt`.',
      resolve: (status, _args, { mirrors }) => nextRuns(status, mirrors?.minutes ?? 0).sweep,
    }),
    kinds: t.field({
      type: [MirrorKindObject],
      description: 'Records by kind.',
      resolve: ({ kinds }) => kinds,
    }),
    missingFields: t.exposeStringList('missingFields', {
      description: 'Fields that the interface of the upstream lacks, such as `Source.pmcId`.',
    }),
    openConflictCount: t.exposeInt('openConflicts', {
      description: 'Number of fields that were changed here and, otherwise, upstream, and are not decided.',
    }),
    setAside: t.field({
      type: [MirrorSetAsideObject],
      description: 'Records that could not be read or written, at most twenty.',
      resolve: ({ setAside }) => setAside,
    }),
    setAsideCount: t.exposeInt('setAsideCount', {
      description: 'Number of records that could not be read or written.',
    }),
  }),
})

builder.queryField('mirrors', (t) =>
  t.field({
    type: [MirrorObject],
    description:
      'Upstreams that are followed, with the state of their mirrors; for administrators. Curia extension.',
    resolve: async (_root, _args, context) => {
      administrator(context, 'to see the state of mirrors')
      return mirrorStatus(context.db)
    },
  }),
)
