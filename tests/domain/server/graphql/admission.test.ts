import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { admitHeavy } from '#server/http/graphql/guards/admission.ts'
import { ClientError } from '#server/errors/client-error.ts'

const HEAVY = 500_000

test('Heavy operations are executed one at a time, others wait for nothing', async () => {
  const first = await admitHeavy(HEAVY, 'anonymous')
  let isSecondIn = false
  const second = admitHeavy(HEAVY, 'anonymous').then((place) => {
    isSecondIn = true
    return place
  })
  expect(await admitHeavy(1000, 'anonymous')).toBeNull()
  const signedIn = await admitHeavy(HEAVY, 'signedIn')
  await setImmediate()
  expect(isSecondIn).toBe(false)
  first?.[Symbol.dispose]()
  for (const held of [await second, signedIn]) held?.[Symbol.dispose]()
})

test('Heavy operations of one address leave places to wait at, and go on in turn with those of others', async () => {
  const first = await admitHeavy(HEAVY, 'anonymous', { origin: '192.0.2.1' })
  const order: string[] = []
  const enter = async (origin: string) => {
    const place = await admitHeavy(HEAVY, 'anonymous', { origin })
    order.push(origin)
    place?.[Symbol.dispose]()
  }
  const many = Array.from({ length: 50 }, () => enter('192.0.2.1'))
  await expect(enter('192.0.2.1')).rejects.toMatchObject({ statusCode: 503 })
  const others = ['192.0.2.2', '192.0.2.3'].map(enter)
  first?.[Symbol.dispose]()
  await Promise.all([...many, ...others])
  expect(order.slice(0, 3).toSorted()).toEqual(['192.0.2.1', '192.0.2.2', '192.0.2.3'])
})

test('Heavy operations of clients that leave no longer wait', async () => {
  const first = await admitHeavy(HEAVY, 'anonymous')
  const leaving = new AbortController()
  const left = admitHeavy(HEAVY, 'anonymous', { signal: leaving.signal })
  const next = admitHeavy(HEAVY, 'anonymous')
  leaving.abort()
  await expect(left).rejects.toBeInstanceOf(ClientError)
  first?.[Symbol.dispose]()
  ;(await next)?.[Symbol.dispose]()
})

test('Heavy operations that too many wait for are refused with when to come back', async () => {
  const held = await admitHeavy(HEAVY, 'anonymous')
  const waiting = Array.from({ length: 100 }, (_, n) =>
    admitHeavy(HEAVY, 'anonymous', { origin: `192.0.2.${n % 4}` }),
  )
  const refused = await admitHeavy(HEAVY, 'anonymous', { origin: '192.0.2.0' }).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(ClientError)
  expect(refused).toMatchObject({ statusCode: 503, code: 'BUSY', headers: { 'retry-after': '5' } })
  held?.[Symbol.dispose]()
  for (const place of waiting) (await place)?.[Symbol.dispose]()
})
