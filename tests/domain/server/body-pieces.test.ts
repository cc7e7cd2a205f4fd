import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { bodyPieces } from '#server/http/traffic/body-pieces.ts'

const request = (headers: Record<string, string> = {}) => ({ headers }) as unknown as FastifyRequest
const bodyOf = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)))

test('a body is received in pieces, each in memory of its own', async () => {
  const whole = Buffer.from('BRAF V600E\nKRAS G12D\n')
  const pieces = await bodyPieces(
    request({ 'content-length': '21' }),
    Readable.from([whole.subarray(0, 11), whole.subarray(11)]),
    21,
  )
  expect(pieces.map((piece) => new TextDecoder().decode(piece))).toEqual(['BRAF V600E\n', 'KRAS G12D\n'])
  expect(pieces.map(({ buffer, byteLength }) => buffer.byteLength === byteLength)).toEqual([true, true])
})

test('a body that is announced as larger than allowed is not read', async () => {
  const body = bodyOf('abc')
  await expect(bodyPieces(request({ 'content-length': '3' }), body, 2)).rejects.toThrow(
    'The body is larger than the 2 bytes allowed',
  )
  expect(body.readableDidRead).toBe(false)
})

test('a body of unknown length is read up to what is allowed, and its connection stays for the error', async () => {
  const body = bodyOf('ab', 'cd', 'ef')
  await expect(bodyPieces(request(), body, 3)).rejects.toThrow('The body is larger than the 3 bytes allowed')
  expect(body.destroyed).toBe(false)
})

test('a body that breaks off is the client’s mistake', async () => {
  const body = new Readable({ read() {} })
  body.push('ab')
  const pieces = bodyPieces(request(), body, 3)
  setImmediate(() => body.destroy(new Error('aborted')))
  await expect(pieces).rejects.toThrow('The body ended before')
})
