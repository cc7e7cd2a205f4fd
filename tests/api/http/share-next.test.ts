import { expect, it } from 'vitest'
import { shareNext } from '#server/concurrency/share-next.ts'

/** Questions that are answered when the test says so, with how many were asked. */
function questions() {
  const open: ((fails: boolean) => void)[] = []
  const ask = shareNext(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = open.length + 1
        open.push((fails) => (fails ? reject(new Error(`question ${number}`)) : resolve(number)))
      }),
  )
  return {
    ask,
    asked: () => open.length,
    answer: (number: number, fails = false) => open[number - 1]?.(fails),
  }
}

it('gives all who ask while a question is under way the answer to the next', async () => {
  const { ask, asked, answer } = questions()
  const first = ask()
  const others = Promise.all([ask(), ask()])
  expect(asked()).toBe(1)
  answer(1)
  expect(await first).toBe(1)
  await new Promise(setImmediate)
  expect(asked()).toBe(2)
  answer(2)
  expect(await others).toEqual([2, 2])
})

it('asks anew when nothing is under way, also after a failure', async () => {
  const { ask, answer } = questions()
  const failing = ask()
  const next = ask()
  answer(1, true)
  await expect(failing).rejects.toThrow('question 1')
  await new Promise(setImmediate)
  answer(2)
  expect(await next).toBe(2)
  const last = ask()
  answer(3)
  expect(await last).toBe(3)
})
