import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseValues } from '#server/errors/parse-values.ts'

const schema = z.strictObject({
  name: z.string().min(1).max(1000),
  ids: z.array(z.int().positive()).max(2).optional(),
  rating: z.number().min(1).max(5).optional(),
  status: z.enum(['public', 'hold']).optional(),
  kind: z.literal('Method').optional(),
  page: z.url().optional(),
  pmid: z.string().regex(/^\d+$/, 'must be the digits of a PubMed id').optional(),
  criteria: z
    .union([z.strictObject({ db: z.string(), id: z.string() }), z.strictObject({ url: z.url() })])
    .optional(),
})

const errorsOf = (value: unknown, secrets: string[] = []) => {
  const read = parseValues(schema, value, new Set(secrets))
  return read.ok ? [] : read.errors
}

describe('Values that a schema does not allow', () => {
  it.each([
    [{}, 'name is missing: must be a text'],
    [{ name: 5 }, 'name is 5: must be a text'],
    [{ name: '' }, 'name is "": must not be empty'],
    [{ name: 'A', ids: [1, 2, 3] }, 'ids is [1,2,3]: must have at most 2 entries'],
    [{ name: 'A', ids: [1, 'x'] }, 'ids.1 is "x": must be a number'],
    [{ name: 'A', ids: [1.5] }, 'ids.0 is 1.5: must be a whole number'],
    [{ name: 'A', ids: [0] }, 'ids.0 is 0: must be greater than 0'],
    [{ name: 'A', rating: 6 }, 'rating is 6: must be at most 5'],
    [{ name: 'A', rating: 0 }, 'rating is 0: must be at least 1'],
    [{ name: 'A', status: 'draft' }, 'status is "draft": must be one of public, hold'],
    [{ name: 'A', kind: 'Other' }, 'kind is "Other": must be Method'],
    [{ name: 'A', page: 'x' }, 'page is "x": must be a web address'],
    [{ name: 'A', pmid: 'PMC1' }, 'pmid is "PMC1": must be the digits of a PubMed id'],
    [{ name: 'A', criteria: { url: 7 } }, 'criteria.url is 7: must be a text'],
    [{ name: 'A', criteria: { url: 'x' } }, 'criteria.url is "x": must be a web address'],
    [
      { name: 'A', token: 1 },
      'token is no member: the members are name, ids, rating, status, kind, page, pmid, criteria',
    ],
    [[1], 'it is [1]: must be an object'],
  ])('are named with what is allowed: %j', (value, sentence) => {
    expect(errorsOf(value)).toEqual([sentence])
  })

  it('are named up to their sixtieth character', () => {
    expect(errorsOf({ name: 'x'.repeat(1001) })).toEqual([
      `name is "${'x'.repeat(59)}: must have at most 1,000 characters`,
    ])
  })

  it('are not named where they are secrets', () => {
    expect(errorsOf({ name: 5 }, ['name'])).toEqual(['name is not valid: must be a text'])
    expect(errorsOf({}, ['name'])).toEqual(['name is missing: must be a text'])
    expect(errorsOf(['secret'], ['name'])).toEqual(['it is not valid: must be an object'])
  })
})
