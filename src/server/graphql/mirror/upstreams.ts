import { removeUpstream, requestRun, setPaused } from '#server/mirror/upstream-changes.ts'
import { mirrorStatus } from '#server/mirror/status.ts'
import { ALLOWED_REQUESTS, LONGEST_NAME, SWEEP_REQUESTS, addUpstream } from '#server/mirror/upstreams.ts'
import { administrator } from '../accounts/administrator.ts'
import type { Types } from '../schema/builder.ts'
import { mutation } from '../schema/mutation.ts'
import { MirrorObject } from './mirrors.ts'

const upstreamId = (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) =>
  t.int({ required: true, description: 'Id of the upstream.' })

const mirrorPayload = (t: PothosSchemaTypes.ObjectFieldBuilder<Types, { upstreamId: number }>) => ({
  mirror: t.field({
    type: MirrorObject,
    nullable: true,
    description: 'The upstream with the state of its mirror.',
    resolve: async ({ upstreamId: id }, _args, { db }) =>
      (await mirrorStatus(db)).find(({ upstream }) => upstream.id === id) ?? null,
  }),
})

mutation('addUpstream', {
  description: 'Adds a service to follow; for administrators. The first run reads all of its records.',
  input: (t) => ({
    url: t.string({ required: true, description: 'Address of the service, such as https://civicdb.org.' }),
    name: t.string({
      required: true,
      description: `Name by which it is shown, such as CIViC, at most ${LONGEST_NAME} characters.`,
    }),
    budget: t.int({
      description: `Most requests in five minutes during a full sync, up to ${ALLOWED_REQUESTS}; ${SWEEP_REQUESTS} by default.`,
    }),
  }),
  resolve: async ({ url, name, budget }, context) => {
    const { id: by } = administrator(context, 'to add an upstream')
    const { id } = await addUpstream(context.storage, {
      address: url.trim().replace(/\/$/, ''),
      name: name.trim(),
      ...(budget != null && { budget }),
    })
    context.audit('upstream-added', { upstreamId: id, by })
    context.mirrors?.runNow()
    return { upstreamId: id }
  },
  payload: mirrorPayload,
})

mutation('removeUpstream', {
  description:
    'Ends the mirror of an upstream; for administrators. Its records stay as they are; open conflicts are closed.',
  input: (t) => ({ id: upstreamId(t) }),
  resolve: async ({ id }, context) => {
    const { id: by } = administrator(context, 'to remove an upstream')
    await removeUpstream(context.storage, id)
    context.audit('upstream-removed', { upstreamId: id, by })
    return { upstreamId: id }
  },
  payload: (t) => ({
    upstreamId: t.exposeInt('upstreamId', { description: 'Id of the former upstream.' }),
  }),
})

for (const { name, isPaused, description } of [
  {
    name: 'pauseUpstream',
    isPaused: true,
    description: 'Pauses the mirror of an upstream, also a run under way; for administrators.',
  },
  {
    name: 'resumeUpstream',
    isPaused: false,
    description: 'Resumes the mirror of a paused upstream where it was left; for administrators.',
  },
])
  mutation(name, {
    description,
    input: (t) => ({ id: upstreamId(t) }),
    resolve: async ({ id }, context) => {
      const { id: by } = administrator(context, isPaused ? 'to pause an upstream' : 'to resume an upstream')
      await setPaused(context.storage, id, isPaused)
      context.audit(isPaused ? 'upstream-paused' : 'upstream-resumed', { upstreamId: id, by })
      return { upstreamId: id }
    },
    payload: mirrorPayload,
  })

mutation('runMirror', {
  description:
    'Requests a run of a mirror, which begins as soon as no other one is under way; for administrators.',
  input: (t) => ({
    id: upstreamId(t),
    allPages: t.boolean({
      description: 'True for a full sync, which otherwise happens once a day; false by default.',
    }),
  }),
  resolve: async ({ id, allPages }, context) => {
    const { id: by } = administrator(context, 'to run a mirror')
    await requestRun(context.storage, id, allPages === true ? 'SWEEP' : 'FOLLOW')
    context.audit('mirror-run-requested', { upstreamId: id, by })
    context.mirrors?.runNow()
    return { upstreamId: id }
  },
  payload: mirrorPayload,
})
