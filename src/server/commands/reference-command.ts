import { setGlobalProxyFromEnv } from 'node:http'
import { join } from 'node:path'
import { Command } from 'commander'
import { ClientError } from '#server/errors/client-error.ts'
import type { Config } from '#server/config/config.ts'
import { databaseToFill } from '#server/config/database.ts'
import { makeFolder } from '#server/files/make-folder.ts'
import { writeInto } from '#server/files/folder-error.ts'
import type { Storage } from '#server/storage/database.ts'
import { openExisting, openOrCreate } from '#server/storage/open-existing.ts'
import { importReference } from '#server/ontologies/import-ontology.ts'
import { fetchReference, locationOf } from '#server/ontologies/reference/fetch-reference.ts'
import type { FetchOptions } from '#server/ontologies/reference/fetch-reference.ts'
import { referenceSources } from '#server/ontologies/reference/reference-sources.ts'
import type { ReferenceSource } from '#server/ontologies/reference/reference-sources.ts'
import { referenceStatus } from '#server/ontologies/reference/reference-status.ts'
import { referenceReportText } from './ontology-report-text.ts'
import { progressDisplay } from '#server/terminal/progress.ts'
import { referenceStatusText } from './reference-status-text.ts'

const phases = { download: 'downloading', reference: 'importing' }

interface Options {
  list?: boolean
  file: Map<string, string>
  baseUrl?: string
  database?: string
}

/** `curia reference`: downloads published reference data and imports them, one after the other. */
export function referenceCommand(config: () => Config): Command {
  const ids = referenceSources.map(({ id }) => id).join(', ')
  return new Command('reference')
    .description(
      'download reference data from their official addresses and import them, in the order in which they help',
    )
    .argument('[source...]', `what to bring: ${ids}; all of them by default`)
    .option('--list', 'say what is there, how old it is, and what is not answered without it; fetch nothing')
    .option(
      '--file <source=location>',
      'a file or URL of your own for one source, such as diseases=./doid.obo; may be repeated',
      addLocation,
      new Map<string, string>(),
    )
    .option('--base-url <url>', 'a URL below which all files are, under their official names')
    .option('--database <url>', 'database URL (sqlite:<file> or postgres://…), instead of DATABASE_URL')
    .addHelpText('after', () => `\nFiles and addresses:\n${addresses()}\n${PROXY_HELP}`)
    .action(async (names: string[], options: Options) => {
      const settings = config()
      const url = options.database ?? settings.databaseUrl
      const sources = selectSources(names)
      if (options.list) {
        const storage = await openExisting(url)
        try {
          process.stdout.write(referenceStatusText(await referenceStatus(storage.read), new Date()))
        } finally {
          await storage.close()
        }
        return
      }
      const folder = join(settings.dataFolder, 'reference')
      await writeInto(folder, async () => makeFolder(folder))
      const storage = await openOrCreate(databaseToFill(settings, options.database), { unlimited: true })
      try {
        await bring(storage, sources, {
          folder,
          locations: options.file,
          baseUrl: baseUrlOf(options.baseUrl),
        })
      } finally {
        await storage.close()
      }
    })
}

const PROXY_HELP =
  'A proxy is taken from HTTPS_PROXY, HTTP_PROXY and NO_PROXY. Downloads are stored in DATA_DIR/reference and go on where they were interrupted.\n'

const addresses = () =>
  referenceSources.map(({ id, fileName, url }) => `  ${id.padEnd(14)}${fileName.padEnd(34)}${url}`).join('\n')

function unknownSource(name: string): ClientError {
  const allowed = referenceSources.map(({ id }) => id).join(', ')
  return new ClientError('BAD_USER_INPUT', `“${name}” is not reference data; there are ${allowed}.`)
}

function addLocation(text: string, locations: Map<string, string>): Map<string, string> {
  const [, id = '', location = ''] = /^([^=]+)=(.+)$/.exec(text) ?? []
  if (id === '')
    throw new ClientError(
      'BAD_USER_INPUT',
      `--file is “${text}”: must be a source and a file or URL, such as diseases=./doid.obo.`,
    )
  if (!referenceSources.some((source) => source.id === id)) throw unknownSource(id)
  return new Map([...locations, [id, location]])
}

function selectSources(names: readonly string[]): readonly ReferenceSource[] {
  const unknown = names.find((name) => !referenceSources.some(({ id }) => id === name))
  if (unknown !== undefined) throw unknownSource(unknown)
  return names.length === 0 ? referenceSources : referenceSources.filter(({ id }) => names.includes(id))
}

function baseUrlOf(text: string | undefined): string | null {
  if (text === undefined) return null
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text))
    throw new ClientError('BAD_USER_INPUT', `--base-url is “${text}”: must be an http or https URL.`)
  return text
}

/** Brings each source by itself: what was imported stays, whatever becomes of the next. */
async function bring(
  storage: Storage,
  sources: readonly ReferenceSource[],
  options: Omit<FetchOptions, 'onBytes'>,
): Promise<void> {
  setGlobalProxyFromEnv()
  const failed: string[] = []
  for (const [place, source] of sources.entries()) {
    process.stderr.write(
      `${place + 1} of ${sources.length}: ${source.title}, ${locationOf(source, options)}\n`,
    )
    const progress = progressDisplay(process.stderr, phases)
    try {
      const { file, modified, isUnchanged } = await fetchReference(source, {
        ...options,
        onBytes: (done, total) => progress.show({ phase: 'download', done, total }),
      })
      const report = await importReference(storage, [file], { onProgress: progress.show })
      progress.stop()
      if (isUnchanged)
        process.stdout.write(`${file.name} is the current file of ${modified ?? 'the server'}.\n`)
      process.stdout.write(referenceReportText(report))
    } catch (error) {
      progress.stop()
      if (!(error instanceof ClientError)) throw error
      failed.push(source.id)
      process.stderr.write(`${error.message}\n`)
    }
  }
  if (failed.length === 0) return
  process.exitCode = 1
  process.stderr.write(`Not imported: ${failed.join(', ')}. The rest is there.\n`)
}
