import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { admitHeavy } from '#server/http/graphql/guards/admission.ts'
import { ClientError } from '#server/http/errors.ts'

const HEAVY = 500_000

test('Heavy operations are executed a few at a time, others wait for nothing', async () => {
  const first = await admitHeavy(HEAVY, 'anonymous')
  const second = await admitHeavy(HEAVY, 'anonymous')
  let isThirdIn = false
  const third = admitHeavy(HEAVY, 'anonymous').then((place) => {
    isThirdIn = true
    return place
  })
  expect(await admitHeavy(1000, 'anonymous')).toBeNull()
  const signedIn = await admitHeavy(HEAVY, 'signedIn')
  await setImmediate()
  expect(isThirdIn).toBe(false)
  first?.leave()
  const place = await third
  for (const held of [second, place, signedIn]) held?.leave()
})

test('Heavy operations that too many wait for are refused with when to come back', async () => {
  const held = [await admitHeavy(HEAVY, 'anonymous'), await admitHeavy(HEAVY, 'anonymous')]
  const waiting = Array.from({ length: 100 }, () => admitHeavy(HEAVY, 'anonymous'))
  const refused = await admitHeavy(HEAVY, 'anonymous').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ClientError)
  expect(refused).toMatchObject({ statusCode: 503, code: 'BUSY', headers: { 'retry-after': '5' } })
  for (const place of held) place?.leave()
  for (const place of waiting) (await place)?.leave()
})
