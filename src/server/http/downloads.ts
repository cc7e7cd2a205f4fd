import { basename, extname } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { lookupTable } from '#domain/lookup-table.ts'
import { folderOfFile, makeDownloadsFolder, NIGHTLY, releasePaths } from '#server/export/stored-releases.ts'

/** Media types of files by the end of their names; others are text. */
const MEDIA_TYPES: Readonly<Record<string, string>> = lookupTable({
  '.tsv': 'text/tab-separated-values; charset=utf-8',
  '.gz': 'application/gzip',
})

/** A month's release stays as it is. */
const MONTHLY_SECONDS = 86_400

/**
 * `GET /downloads`: the addresses of all files, as text. `GET /downloads/<release>/<file>`: the files of the releases in the
 * folder, also in part (ranges), each by either of its names.
 *
 * @param origin where people reach the service
 */
export async function registerDownloads(
  app: FastifyInstance,
  downloads: string,
  origin: () => string,
): Promise<void> {
  await makeDownloadsFolder(downloads).catch((error: unknown) =>
    app.log.warn(
      `There are no releases to download: ${error instanceof Error ? error.message : String(error)}. DATA_DIR names the folder`,
    ),
  )
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
    scope.get('/downloads', async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/plain; charset=utf-8')
        .send((await releasePaths(downloads)).map((path) => `${origin()}${path}\n`).join('')),
    )
    scope.get('/downloads/*', (_request, reply) => reply.callNotFound())
  })
}
