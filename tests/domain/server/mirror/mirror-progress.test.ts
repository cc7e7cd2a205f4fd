import { expect, it } from 'vitest'
import { progressText } from '#server/mirror/commands/mirror-texts.ts'
import { sweepMinutes, sweepRequests } from '#server/mirror/runs/sweep-length.ts'

it('says how long a budget makes a full sync', () => {
  const requests = [
    ['nothing', {}, 0],
    ['an empty list, which is a request', { diseases: 0 }, 1],
    ['pages that are full', { diseases: 200 }, 2],
    ['pages that are not', { diseases: 201, genes: 1 }, 4],
  ] as const
  for (const [what, totals, expected] of requests)
    expect([what, sweepRequests(new Map(Object.entries(totals)))]).toEqual([what, expected])
  for (const [number, budget, minutes] of [
    [0, 90, 0],
    [1, 90, 0],
    [90, 90, 0],
    [91, 90, 5],
    [121, 90, 5],
    [181, 90, 10],
    [121, 900, 0],
    [10, 1, 45],
  ] as const)
    expect([number, budget, sweepMinutes(number, budget)]).toEqual([number, budget, minutes])
})

it('says what a run is doing', () => {
  const sweep = { step: 'SWEEP', records: 11_123, requests: 121, budget: 90 } as const
  expect(progressText('CIViC', sweep)).toBe(
    'Full sync of CIViC: 11,123 records in about 121 requests; about 5 minutes with a budget of 90 requests in 5 minutes (“curia mirror add --budget”)',
  )
  expect(progressText('CIViC', { ...sweep, requests: 12 })).toContain('; without waiting with a budget')
  expect(progressText('CIViC', { step: 'LIST', list: 'genes', records: 359 })).toBe(
    '  Reading genes: 359 records',
  )
  expect(progressText('CIViC', { step: 'WAIT', ms: 200_000 })).toBe(
    '  Waiting 4 minutes for further requests',
  )
})
