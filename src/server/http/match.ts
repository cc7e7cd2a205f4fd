import { cleanTexts } from '#domain/text/clean-text.ts'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MatchFileOptions } from '#server/matching/match-file-options.ts'
import { MatchRequest } from '#server/matching/match-request.ts'
import type { MatchUpload } from '#server/matching/match-upload.ts'
import type { Matching } from '#server/matching/matching.ts'
import type { MatchingFiles } from '#server/matching/matching-files.ts'
import { readRequest } from '#server/errors/request-values.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { databaseUrlOf } from './as-of/as-of.ts'
import { assertJsonSize } from './graphql/guards/json.ts'
import { bodyPieces } from './traffic/body-pieces.ts'
import { resourcesOf } from '#server/concurrency/response-resources.ts'
import { FHIR_JSON, FHIR_NDJSON } from '#server/matching/fhir/operation-outcome.ts'
import { isClinicalJson } from '#server/matching/fhir/read/clinical-json.ts'
import type { AdmitDownload } from './traffic/download-places.ts'

const badRequest = (message: string) => new ClientError('BAD_REQUEST', message)

const MEDIA_TYPES: Readonly<Record<MatchFileOptions['format'], string>> = {
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  vcf: 'text/x-vcf; charset=utf-8',
  fhir: `${FHIR_JSON}; charset=utf-8`,
}

/** The type of an answer; several bundles are lines. */
const typeOf = (format: MatchFileOptions['format'], isCohort: boolean) =>
  format === 'fhir' && isCohort ? `${FHIR_NDJSON}; charset=utf-8` : MEDIA_TYPES[format]

/** The format that the address names, or else the Accept header; null where neither does. */
function requestedFormat({ query, headers }: FastifyRequest): unknown {
  const { format }: { format?: unknown } = Object(query)
  if (format !== undefined && format !== '') return format
  return /\bapplication\/fhir\+(?:nd)?json\b/i.test(headers.accept ?? '') ? 'fhir' : null
}

const wantsFhir = (request: FastifyRequest) => requestedFormat(request) === 'fhir'

/** The largest JSON body, which is parsed on the thread that answers; a file may be larger. */
const JSON_BYTES = 1_048_576

const isJson = ({ headers }: FastifyRequest) => /^application\/json\b/i.test(headers['content-type'] ?? '')

function parseJson(body: Buffer): unknown {
  const text = body.toString('utf8')
  assertJsonSize(text)
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(body.length === 0 ? 'The body is empty: it must be JSON' : 'The body is not valid JSON')
  }
}

/** Waits until what was written of an answer has been sent, or nobody reads it any more. */
async function whenSent({ raw }: FastifyReply): Promise<void> {
  while (!raw.destroyed && raw.writableLength > 0) await sleep(20)
}

/** Services that match samples, and bounds of the answers to files. */
export interface MatchServices {
  matching: Matching
  files: MatchingFiles
  admit: AdmitDownload
  /** Address of the service, without a slash at the end. */
  origin: () => string
}

/**
 * `GET /api/match/limits`: bytes that a file may have, as it is sent, its samples, and bytes of the answer.
 * `GET /api/match/coverage`: how much of the accepted evidence a sample can match, and which names stand in the way.
 * `POST /api/match`: what the knowledgebase has to say of the alterations of a sample, or of the samples of a file. Nothing
 * of a sample is stored, logged or cached.
 */
export function registerMatch(app: FastifyInstance, { matching, files, admit, origin }: MatchServices): void {
  app.get('/api/match/limits', async () => files.bounds)
  const matchingFor = (request: FastifyRequest) => {
    const url = databaseUrlOf(request)
    return url === null ? matching : matching.at(url)
  }
  app.get('/api/match/coverage', { config: { readsStates: true } }, async (request, reply) =>
    reply.type(MEDIA_TYPES.json).send(await matchingFor(request).coverage()),
  )

  async function answerJson(request: FastifyRequest, reply: FastifyReply, pieces: MatchUpload['pieces']) {
    const sample = readRequest(MatchRequest, cleanTexts(parseJson(Buffer.concat(pieces))))
    const report = await matchingFor(request).match(sample, resourcesOf(reply).signal)
    return reply.type(MEDIA_TYPES.json).send(report)
  }

  async function answerFile(
    request: FastifyRequest,
    reply: FastifyReply,
    pieces: MatchUpload['pieces'],
    contentType = request.headers['content-type'] ?? '',
  ) {
    await admit(request, reply)
    const { asOf: _asOf, ...parameters } = Object(request.query)
    const query = wantsFhir(request) ? { ...parameters, format: 'fhir' } : parameters
    const upload = { pieces, contentType, query }
    const { format, isCohort, answer } = await files.match(upload, {
      address: origin(),
      databaseUrl: databaseUrlOf(request) ?? undefined,
      signal: resourcesOf(reply).signal,
      sent: () => whenSent(reply),
    })
    return reply.type(typeOf(format, isCohort)).send(answer)
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    scope.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
      bodyPieces(request, payload, files.bounds.fileBytes),
    )
    scope.post(
      '/api/match',
      {
        bodyLimit: files.bounds.fileBytes,
        config: { isFileUpload: true, readsStates: true, errorsAsFhir: wantsFhir },
      },
      async (request, reply) => {
        // Without a body nothing is parsed.
        const pieces = (request.body ?? []) as MatchUpload['pieces']
        const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0)
        if (isJson(request) && bytes > JSON_BYTES)
          throw new ClientError(
            'PAYLOAD_TOO_LARGE',
            `JSON may have ${JSON_BYTES} bytes: send more as a file, with its own content type or multipart`,
          )
        // FHIR and Phenopackets are files, by whatever name they come.
        if (isJson(request) && isClinicalJson(pieces)) return answerFile(request, reply, pieces, FHIR_JSON)
        const isPlain = isJson(request) && (requestedFormat(request) ?? 'json') === 'json'
        return isPlain ? answerJson(request, reply, pieces) : answerFile(request, reply, pieces)
      },
    )
  })
}
