import { buildSchema, graphql } from 'graphql'
import { expect, it } from 'vitest'
import { ClientError } from '#server/errors/client-error.ts'
import { presentErrors } from '#server/http/graphql/present-errors.ts'
import { DatabaseBusy, DeadlineExceeded } from '#server/storage/database-error.ts'
import { WorkerPoolBusy } from '#server/workers/errors.ts'

const schema = buildSchema('type Query { field: Int }')

/** The errors that a client reads of a field whose resolver throws this, and what operators read. */
async function answerTo(thrown: Error) {
  const resolve = () => {
    throw thrown
  }
  const { errors = [] } = await graphql({ schema, source: '{ field }', rootValue: { field: resolve } })
  const reported: unknown[] = []
  const presented = presentErrors(errors, 'request-1', ({ originalError }) => reported.push(originalError))
  return { presented, reported }
}

const violations = [{ attribute: 'disease_id', message: 'Predictive evidence items need a disease.' }]

it.each([
  ['BAD_USER_INPUT', new ClientError('BAD_USER_INPUT', 'Too long', { violations }), { violations }],
  ['RATE_LIMITED', new ClientError('RATE_LIMITED', 'Too often', { retryAfter: 7 }), { retryAfter: 7 }],
  ['BAD_USER_INPUT', new ClientError('BAD_REQUEST', 'There is no disease “x”'), {}],
  ['BUSY', new WorkerPoolBusy('matching samples'), {}],
  ['BUSY', new DatabaseBusy(), {}],
] as const)('%s with its sentence and details; operators are not bothered', async (code, error, details) => {
  const { presented, reported } = await answerTo(error)
  expect(presented).toMatchObject([{ message: error.message, path: ['field'] }])
  expect(presented[0]?.extensions).toEqual({ code, ...details })
  expect(reported).toEqual([])
})

it('says what the database did not answer, to operators as well', async () => {
  const error = new DeadlineExceeded()
  const { presented, reported } = await answerTo(error)
  expect(presented).toMatchObject([{ message: error.message, extensions: { code: 'DEADLINE_EXCEEDED' } }])
  expect(reported).toEqual([error])
})

it('names the request in place of a defect', async () => {
  const defect = new TypeError('secret is undefined')
  const { presented, reported } = await answerTo(defect)
  expect(presented).toMatchObject([{ extensions: { code: 'INTERNAL_ERROR' } }])
  expect(presented[0]?.message).toContain('request-1')
  expect(presented[0]?.message).not.toContain('secret')
  expect(reported).toEqual([defect])
})
