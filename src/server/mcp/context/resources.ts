import { ResourceTemplate } from '@modelcontextprotocol/server'
import type { McpServer } from '@modelcontextprotocol/server'
import { ClientError } from '#server/errors/client-error.ts'
import { importedReleases } from '#server/knowledge/activity/change-range.ts'
import { wholeNumber } from './whole-number.ts'
import { plainTexts } from '../output/plain-text.ts'
import type { McpCaller, McpServices } from '../reading/mcp-services.ts'
import { ofKnowledge } from '../reading/knowledge.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { recordOf, referredRecord } from '../records/find-record.ts'
import { recordVersion } from '../records/versions.ts'
import { guide } from './guide.ts'

/** How long clients may keep what changes with the knowledge, and what does not, in ms. */
const KNOWLEDGE_MS = 30_000
const FOREVER_MS = 86_400_000

const JSON_TYPE = 'application/json'

const json = (uri: URL, value: object) => ({
  contents: [{ uri: uri.href, mimeType: JSON_TYPE, text: JSON.stringify(plainTexts(value)) }],
})

/** What this knowledge is: its version, releases, states and how much is in it. */
async function knowledgeSummary({ db, knowledge, services }: McpReading) {
  const count = async (table: 'evidence_items' | 'assertions', status: 'ACCEPTED' | 'SUBMITTED') => {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', status)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  const states = await services.states.list()
  return {
    name: services.name,
    knowledge,
    evidence: {
      accepted: await count('evidence_items', 'ACCEPTED'),
      submitted: await count('evidence_items', 'SUBMITTED'),
    },
    assertions: {
      accepted: await count('assertions', 'ACCEPTED'),
      submitted: await count('assertions', 'SUBMITTED'),
    },
    releases: await importedReleases(db),
    states: states.map(({ name, version, date }) => ({ name, version, date: date.slice(0, 10) })),
  }
}

const first = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

/** Registers what clients may read beside the tools. */
export function registerResources(server: McpServer, services: McpServices, caller: McpCaller): void {
  const cacheScope = caller.viewer ? 'private' : 'public'
  const { signal } = caller
  const lasting = { cacheHint: { ttlMs: FOREVER_MS, cacheScope } } as const
  const fresh = { cacheHint: { ttlMs: KNOWLEDGE_MS, cacheScope } } as const
  server.registerResource(
    'guide',
    'curia://guide',
    {
      title: 'How to read the answers',
      description: 'Directions, levels, combinations, what “nothing found” means, how to cite.',
      mimeType: 'text/markdown',
      ...lasting,
    },
    (uri) => ({ contents: [{ uri: uri.href, mimeType: 'text/markdown', text: guide(services.name) }] }),
  )
  server.registerResource(
    'knowledge',
    'curia://knowledge',
    {
      title: 'What this knowledge is',
      description: 'Version, releases, frozen states, numbers of evidence items and assertions.',
      mimeType: JSON_TYPE,
      ...fresh,
    },
    async (uri) => json(uri, await ofKnowledge(services, { signal }, knowledgeSummary)),
  )
  server.registerResource(
    'record',
    new ResourceTemplate('curia://records/{ref}', { list: undefined }),
    {
      title: 'A record',
      description: 'A record by its reference, such as EID1409.',
      mimeType: JSON_TYPE,
      ...fresh,
    },
    async (uri, { ref }) =>
      json(
        uri,
        await ofKnowledge(services, { signal }, async (reading) => ({
          knowledge: reading.knowledge,
          record: await recordOf(reading, await referredRecord(reading, decodeURIComponent(first(ref)))),
        })),
      ),
  )
  server.registerResource(
    'record-version',
    new ResourceTemplate('curia://records/{ref}/versions/{number}', { list: undefined }),
    {
      title: 'A version of a record',
      description: 'An earlier version of a record, which never changes.',
      mimeType: JSON_TYPE,
      ...lasting,
    },
    async (uri, { ref, number }) => {
      const sought = wholeNumber(first(number))
      if (sought === null)
        throw new ClientError('BAD_USER_INPUT', `“${first(number).slice(0, 20)}” is no number of a version`)
      return json(
        uri,
        await ofKnowledge(services, { signal }, async (reading) => ({
          knowledge: reading.knowledge,
          record: await recordVersion(
            reading,
            await referredRecord(reading, decodeURIComponent(first(ref))),
            sought,
          ),
        })),
      )
    },
  )
}
