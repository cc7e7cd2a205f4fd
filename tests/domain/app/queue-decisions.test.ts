import { expect, it } from 'vitest'
import { decideOnAll } from '#app/pages/queues/queue.ts'
import type { Action, QueueEntry } from '#app/pages/queues/queue.ts'

const entry = (id: number, decisionState: string): QueueEntry => ({
  id,
  title: `RSID${id}`,
  href: `/revisions/sets/${id}`,
  subject: null,
  body: null,
  details: null,
  about: null,
  note: null,
  claim: null,
  decisionState,
  may: { accept: { allowed: true } },
})

it('the decisions of a batch on one record are each made on the state after the one before', async () => {
  /** State of two records as the service has them; each decision changes one. */
  const states = new Map([
    ['EVIDENCE_ITEM-1', 5],
    ['EVIDENCE_ITEM-2', 7],
  ])
  const action: Action = {
    id: 'accept',
    label: 'Accept',
    done: 'accepted',
    key: 'a',
    reasonLength: null,
    run: async ({ decisionState }) => {
      const [record = '', seen] = decisionState?.split('/') ?? []
      const present = states.get(record) ?? 0
      if (Number(seen) !== present) return { error: 'Changed since', undoable: null }
      states.set(record, present + 1)
      return { error: null, undoable: null, state: `${record}/${present + 1}` }
    },
  }
  const entries = [
    entry(1, 'EVIDENCE_ITEM-1/5'),
    entry(2, 'EVIDENCE_ITEM-2/7'),
    entry(3, 'EVIDENCE_ITEM-1/5'),
    // Seen before somebody else decided.
    entry(4, 'EVIDENCE_ITEM-2/6'),
    entry(5, 'EVIDENCE_ITEM-1/5'),
  ]
  const { done, failures } = await decideOnAll(action, entries, null, null)
  expect(done).toEqual(['RSID1', 'RSID2', 'RSID3', 'RSID5'])
  expect(failures).toEqual([{ title: 'RSID4', href: '/revisions/sets/4', error: 'Changed since' }])
})
