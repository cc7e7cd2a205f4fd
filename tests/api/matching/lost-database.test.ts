import { afterAll, describe, expect, it } from 'vitest'
import { isUnavailable } from '#server/http/errors.ts'
import { createMatching } from '#server/matching/matching.ts'
import { createMatchingFiles } from '#server/matching/matching-files.ts'
import { freePort } from '#tests/support/service/ports.ts'

const url = `postgres://curia@127.0.0.1:${await freePort()}/curia`
const matching = createMatching(url)
const files = createMatchingFiles(url)

afterAll(async () => {
  await matching.close()
  await files.close()
})

const request = { alterations: ['BRAF V600E'] } as never
const upload = (lines: number) => ({
  pieces: [Buffer.from('BRAF V600E\n'.repeat(lines))],
  contentType: 'text/plain',
  query: { format: 'tsv' },
})

describe('Workers that do not reach the database', () => {
  it.each([
    ['a sample', () => matching.match(request)],
    ['a sample as an object', () => matching.report(request)],
    ['the coverage', () => matching.coverage()],
    ['a small file', () => files.match(upload(2))],
    ['a large file', () => files.match(upload(200_000))],
  ])('say so as the service does: %s', async (_name, run) => {
    const error: unknown = await run().catch((reason: unknown) => reason)
    // What is not known as such is a defect, to which clients of all routes get 500.
    expect(error).toSatisfy(isUnavailable)
    expect(error).toMatchObject({ retryAfter: expect.any(Number) })
  })
})
