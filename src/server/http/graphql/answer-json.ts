import { giveWay, createScheduler } from '#server/concurrency/scheduler.ts'

/** Answers of fewer bytes are written at once: that takes a millisecond or two. */
const SHORT_BYTES = 262_144
/** Characters that are written without giving way. */
const PIECE_LENGTH = 65_536

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !('toJSON' in value)

/** The JSON of a value in parts of which each is short, as long as its texts and lists of plain values are. */
export function* jsonParts(value: unknown): Generator<string> {
  if (Array.isArray(value) && value.some(isPlainObject)) {
    yield '['
    for (const [index, item] of value.entries()) {
      if (index > 0) yield ','
      yield* jsonParts(item)
    }
    yield ']'
  } else if (isPlainObject(value) && Object.values(value).some(isPlainObject)) {
    let before = '{'
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue
      yield `${before}${JSON.stringify(name)}:`
      yield* jsonParts(member)
      before = ','
    }
    yield before === '{' ? '{}' : '}'
  } else yield JSON.stringify(value) ?? 'null'
}

/**
 * The JSON of an answer as bytes. A long one is written piece by piece, so that others go on meanwhile.
 * @param bytes of the answer, roughly
 */
export async function answerJson(answer: object, bytes: number): Promise<Buffer> {
  if (bytes < SHORT_BYTES) return Buffer.from(JSON.stringify(answer))
  const pieces: Buffer[] = []
  const turns = createScheduler({ isLast: true })
  let piece = ''
  for (const part of jsonParts(answer)) {
    piece += part
    if (piece.length < PIECE_LENGTH) continue
    pieces.push(Buffer.from(piece))
    piece = ''
    await giveWay(turns)
  }
  pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}
