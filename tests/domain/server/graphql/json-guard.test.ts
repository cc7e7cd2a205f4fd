import { expect, test } from 'vitest'
import { ClientError } from '#server/errors/client-error.ts'
import { assertJsonSize } from '#server/http/graphql/guards/json.ts'
import { LIMITS } from '#server/http/graphql/guards/limits.ts'

const most = LIMITS.jsonValues

test.each([
  ['a list of as many values', JSON.stringify(Array.from({ length: most }, (_, n) => n))],
  ['a text of signs', JSON.stringify({ query: '{,[{,['.repeat(most) })],
  [
    'a text that ends with backslashes',
    JSON.stringify({ query: `${'\\'.repeat(7)}"${','.repeat(most + 1)}` }),
  ],
  ['a text without end', `{"query":"${','.repeat(most + 1)}`],
])('JSON with %s is parsed', (_what, json) => {
  expect(() => assertJsonSize(json)).not.toThrow()
})

test.each([
  ['a longer list', JSON.stringify(Array.from({ length: most + 1 }, (_, n) => n))],
  [
    'too many members',
    JSON.stringify(Object.fromEntries(Array.from({ length: most + 1 }, (_, n) => [`k${n}`, 1]))),
  ],
  ['lists in lists', '['.repeat(most + 1)],
  ['too many values after a text', `["a\\\\",${'1,'.repeat(most)}1]`],
])('JSON with %s is refused before it is parsed', (_what, json) => {
  expect(() => assertJsonSize(json)).toThrow(ClientError)
})
