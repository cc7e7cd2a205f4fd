import type { Reading } from '#server/storage/database.ts'
import { JsonTooLarge, parseForeignJson } from '#server/external/bounded-json.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { MatchFileLimits } from './file-samples.ts'
import { matchFile, matchRequest } from './match-file.ts'
import type { FileContent, MatchAnswer, MatchFileSetting } from './match-file.ts'
import { MatchFileOptions } from './match-file-options.ts'
import { MatchRequest } from './match-request.ts'
import { readRequest } from '#server/errors/request-values.ts'

/** The body of a request with a file, as it was received. */
export interface MatchUpload {
  /** In order, each in memory of its own. */
  pieces: Uint8Array<ArrayBuffer>[]
  contentType: string
  /** Parameters of the address. */
  query: Record<string, unknown>
}

/** Bounds of a file that is sent, and of the answer. */
export interface UploadLimits extends MatchFileLimits {
  mostBytes: number
  answerBytes: number
}

/** May be read more than once. */
const contentOf = (pieces: readonly Uint8Array[]): FileContent =>
  async function* content() {
    yield* pieces
  }

/** Bytes of one piece that is read of a file of a form. */
const PIECE_BYTES = 65_536

function inPieces(body: Uint8Array): Uint8Array[] {
  const pieces: Uint8Array[] = []
  for (let at = 0; at < body.length; at += PIECE_BYTES) pieces.push(body.subarray(at, at + PIECE_BYTES))
  return pieces
}

/** The file and the fields of a multipart form. */
async function readForm(pieces: MatchUpload['pieces'], contentType: string) {
  const form = await new Response(new Blob(pieces), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null)
  if (!form)
    throw new ClientError(
      'BAD_REQUEST',
      'The body is not a multipart form with the boundary that its content-type header names',
    )
  const fields: Record<string, unknown> = {}
  let file: File | null = null
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value
    else if (file) throw new ClientError('BAD_REQUEST', 'The form has several files: send one')
    else file = value
  }
  if (!file) throw new ClientError('BAD_REQUEST', 'The form has no file: send one in the field “file”')
  return { fields, file: contentOf(inPieces(new Uint8Array(await file.arrayBuffer()))) }
}

function parseBody(body: Buffer): unknown {
  try {
    return parseForeignJson(body.toString('utf8'))
  } catch (error) {
    const reason = error instanceof JsonTooLarge ? error.message : 'not valid JSON'
    throw new ClientError('BAD_REQUEST', `The body is ${reason}`)
  }
}

/**
 * Answers a request with a file, or with JSON whose answer is wanted in another format, piece by piece.
 * @throws ClientError, also from `texts`, when it cannot be answered as it is
 */
export async function matchUpload(
  db: Reading,
  { pieces, contentType, query }: MatchUpload,
  limits: UploadLimits,
  setting: MatchFileSetting & { referenceFasta: string | null },
): Promise<MatchAnswer> {
  if (/^application\/json\b/i.test(contentType)) {
    const request = readRequest(MatchRequest, parseBody(Buffer.concat(pieces)))
    const { format } = readRequest(MatchFileOptions, query)
    return matchRequest(db, request, format, setting)
  }
  const isForm = /^multipart\/form-data\b/i.test(contentType)
  const { fields, file } = isForm
    ? await readForm(pieces, contentType)
    : { fields: {}, file: contentOf(pieces) }
  const options = readRequest(MatchFileOptions, { ...query, ...fields })
  const { format } = options
  // An annotated VCF has all that the file has.
  const mostBytes = Math.min(
    limits.mostBytes,
    format === 'vcf' ? limits.answerBytes : Number.POSITIVE_INFINITY,
  )
  return matchFile(db, file, options, { ...limits, mostBytes }, setting)
}
