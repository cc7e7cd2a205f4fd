import { expect, test } from 'vitest'
import { exceededBound, JsonTooLarge, parseForeignJson } from '#server/external/bounded-json.ts'

const MANY = 1_000_001
const nested = (depth: number, open: string, close = '') => open.repeat(depth) + close.repeat(depth)

test.each([
  ['lists in lists, ten million', '['.repeat(10_000_000), '64 levels'],
  ['lists in lists that are closed', nested(65, '[', ']'), '64 levels'],
  ['objects in objects', nested(65, '{"a":'), '64 levels'],
  ['lists and objects by turns', nested(33, '[{"a":'), '64 levels'],
  ['lists in lists after a text with brackets', `["]]]]]]",${nested(64, '[')}`, '64 levels'],
  ['lists in lists after an escaped quote', `["\\"]]]",${nested(64, '[')}`, '64 levels'],
  ['lists in lists far behind others', `[${'[],'.repeat(1000)}${nested(64, '[')}`, '64 levels'],
  ['lists in lists with blanks between', nested(65, '[ \n'), '64 levels'],
  ['a list of a million and one', `[${'0,'.repeat(MANY)}0]`, '1,000,000 values'],
  ['empty lists', `[${'[],'.repeat(600_000)}0]`, '1,000,000 values'],
  ['empty objects', `[${'{},'.repeat(600_000)}0]`, '1,000,000 values'],
  ['members of an object', `{${'"a":1,'.repeat(MANY)}"b":1}`, '1,000,000 values'],
  ['texts', `["${'","'.repeat(MANY)}"]`, '1,000,000 values'],
  ['commas alone', ','.repeat(MANY), '1,000,000 values'],
  ['many lists side by side', '[]'.repeat(MANY), '1,000,000 values'],
])('JSON of another service is not parsed: %s', (_what, json, excess) => {
  expect(() => parseForeignJson(json)).toThrow(new JsonTooLarge(excess))
})

test.each([
  ['64 levels', nested(64, '[', ']')],
  ['brackets in a text', JSON.stringify({ text: '[{'.repeat(1000) })],
  ['brackets behind an escaped quote in a text', JSON.stringify({ text: `"${'['.repeat(1000)}` })],
  ['brackets behind backslashes at the end of a text', JSON.stringify(['\\\\', { '[': ']' }])],
  ['many levels one after the other', `[${`${nested(60, '[', ']')},`.repeat(100)}0]`],
])('JSON of another service is parsed: %s', (_what, json) => {
  expect(parseForeignJson(json)).toEqual(JSON.parse(json))
})

test('a bound is named', () => {
  expect(exceededBound('[1,2,3]', { values: 2, depth: 9 })).toBe('2 values')
  expect(exceededBound('[1,2,3]', { values: 4, depth: 1 })).toBeNull()
})
