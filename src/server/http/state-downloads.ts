import { dirname, basename } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { States } from '#server/states/open-states.ts'
import { stateOfFile } from '#server/states/state-names.ts'
import type { FrozenState } from '#server/states/state-names.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import type { AdmitDownload } from './traffic/download-places.ts'

const FOLDER = '/downloads/states'
const ENDING = '.sqlite'

/** Path of the file of a state on this site; it names the digest, and its content never changes. */
export const stateDownloadPath = ({ file }: Pick<StoredState, 'file'>): string =>
  `${FOLDER}/${basename(file)}`

/** Digest of the whole file, as HTTP writes it (RFC 9530). */
const digestHeader = ({ digest }: FrozenState): string =>
  `sha-256=:${Buffer.from(digest, 'hex').toString('base64')}:`

/**
 * `GET /downloads/states/<file>`: the frozen states as SQLite files, also in part (ranges);
 * `GET /downloads/states/<name>.sqlite` leads to the file of that name.
 * @param admit gives a place to a reader, so that none has all of them
 */
export async function registerStateDownloads(
  app: FastifyInstance,
  { states, admit }: { states: States; admit: AdmitDownload },
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(files, {
      // Each file is sent from its own folder.
      root: import.meta.dirname,
      serve: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const state = stateOfFile(basename(path))
        if (!state) return
        reply.header('content-type', 'application/vnd.sqlite3')
        reply.header('content-disposition', `attachment; filename="${state.name}${ENDING}"`)
        reply.header('repr-digest', digestHeader(state))
      },
    })
    type FileRequest = FastifyRequest<{ Params: { file: string } }>
    async function send(request: FileRequest, reply: FastifyReply): Promise<void> {
      const { file } = request.params
      const all = await states.list()
      const named = all.find(({ name }) => `${name}${ENDING}` === file)
      if (named) {
        reply.header('cache-control', 'no-cache').redirect(stateDownloadPath(named), 302)
        return
      }
      const state = all.find((one) => basename(one.file) === file)
      if (!state) {
        reply.callNotFound()
        return
      }
      await admit(request, reply)
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      reply.sendFile(file, dirname(state.file))
    }
    // A reply that is awaited listens to its answer twice more, beside all that do already.
    scope.get(`${FOLDER}/:file`, (request: FileRequest, reply) => {
      send(request, reply).catch((error: unknown) => reply.send(error))
    })
  })
}
