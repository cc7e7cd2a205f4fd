import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerJson } from '#server/http/graphql/answer-json.ts'

const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'grapheme' }),
    fc.double({ noDefaultInfinity: false }),
    fc.constantFrom(null, undefined, true, new Date(0)),
    fc.array(tie('value')),
    fc.dictionary(fc.string(), tie('value')),
  ),
})).value

test('A long answer, written piece by piece, has the bytes of a short one', async () => {
  await fc.assert(
    fc.asyncProperty(values, async (data) => {
      const answer = { data }
      const written = await answerJson(answer, Number.POSITIVE_INFINITY)
      expect(written.toString()).toBe(JSON.stringify(answer))
    }),
  )
})

test('A long answer gives way to others while it is written', async () => {
  const rows = Array.from({ length: 10_000 }, (_, id) => ({ id, text: 'x'.repeat(200), of: { id } }))
  let turns = 0
  const counting = setInterval(() => (turns += 1), 0)
  const written = await answerJson({ data: { rows } }, Number.POSITIVE_INFINITY)
  clearInterval(counting)
  expect(written.length).toBeGreaterThan(2_000_000)
  expect(turns).toBeGreaterThan(1)
})
