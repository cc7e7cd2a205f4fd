import { basename, extname } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { folderOfFile, makeDownloadsFolder, NIGHTLY } from '#server/exchange/export/stored-releases.ts'

/** Media types of files by the end of their names; others are text. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.tsv': 'text/tab-separated-values; charset=utf-8',
  '.gz': 'application/gzip',
}

/** A month's release stays as it is. */
const MONTHLY_SECONDS = 86_400

/**
 * `GET /downloads/<release>/<file>`: the files of the releases in the folder, also in part (ranges), each by either of
 * its names.
 */
export async function registerDownloads(app: FastifyInstance, downloads: string): Promise<void> {
  // Where it cannot be made there is nothing to offer; the nightly release says why it could not be written.
  await makeDownloadsFolder(downloads).catch(() => {})
  await app.register(async (scope) => {
    await scope.register(files, {
      root: downloads,
      serve: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('content-type', MEDIA_TYPES[extname(path)] ?? 'text/plain; charset=utf-8')
        reply.header('content-disposition', `attachment; filename="${basename(path)}"`)
      },
    })
    scope.get<{ Params: { release: string; file: string } }>(
      '/downloads/:release/:file',
      async (request, reply) => {
        const { release, file } = request.params
        const folder = await folderOfFile(downloads, release, file)
        if (!folder) return reply.callNotFound()
        reply.header('cache-control', release === NIGHTLY ? 'no-cache' : `public, max-age=${MONTHLY_SECONDS}`)
        return reply.sendFile(file, folder)
      },
    )
    scope.get('/downloads/*', (_request, reply) => reply.callNotFound())
  })
}
