import { print } from 'graphql'
import type { DocumentNode } from 'graphql'
import { z } from 'zod'
import { AssertionsTableDocument } from '#app/graphql/generated/assertions-table.ts'
import { BrowseProfilesTableDocument } from '#app/graphql/generated/browse-profiles-table.ts'
import { DiseasesTableDocument } from '#app/graphql/generated/diseases-table.ts'
import { EvidenceTableDocument } from '#app/graphql/generated/evidence-table.ts'
import { FeaturesTableDocument } from '#app/graphql/generated/features-table.ts'
import { HomePageDocument } from '#app/graphql/generated/home-page.ts'
import { PhenotypesTableDocument } from '#app/graphql/generated/phenotypes-table.ts'
import { SourcesTableDocument } from '#app/graphql/generated/sources-table.ts'
import { TherapiesTableDocument } from '#app/graphql/generated/therapies-table.ts'
import { VariantGroupsTableDocument } from '#app/graphql/generated/variant-groups-table.ts'
import { VariantsTableDocument } from '#app/graphql/generated/variants-table.ts'
import { refreshEvidenceCounts, refreshScores } from '#server/knowledge/derived.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { answerOf, shares } from './load.ts'
import { cpuTimeOfAll, startService } from './processes.ts'

const TIMES = 5
const TARGET_MS = 300

/** The pages with tables, as the app asks for them before anybody sorts or filters. */
const tables: readonly (readonly [title: string, document: DocumentNode])[] = [
  ['genes and features', FeaturesTableDocument],
  ['variants', VariantsTableDocument],
  ['molecular profiles', BrowseProfilesTableDocument],
  ['evidence', EvidenceTableDocument],
  ['assertions', AssertionsTableDocument],
  ['variant groups', VariantGroupsTableDocument],
  ['sources', SourcesTableDocument],
  ['diseases', DiseasesTableDocument],
  ['therapies', TherapiesTableDocument],
  ['phenotypes', PhenotypesTableDocument],
]

const pages: readonly (readonly [title: string, body: string])[] = [
  ['home page', JSON.stringify({ query: print(HomePageDocument), variables: {} })],
  ...tables.map(([title, document]): [string, string] => [
    title,
    JSON.stringify({ query: print(document), variables: { first: 50, status: 'NON_REJECTED' } }),
  ]),
]

const milliseconds = (time: number) => `${time < 10 ? time.toFixed(2) : Math.round(time)} ms`

const Refused = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })) })

/** Codes of an answer that is refused, as that of a table with more values than an operation may produce. */
function refusalsIn(answer: Buffer): string[] {
  const { data } = Refused.safeParse(JSON.parse(answer.toString()))
  return data?.errors.map(({ extensions }) => extensions.code) ?? []
}

/** Commits what is written when an accepted evidence item goes back to submitted, or is accepted. */
function evidenceChanges(storage: Storage): () => Promise<void> {
  let isAccepted = true
  return () =>
    storage.write(async (tx) => {
      isAccepted = !isAccepted
      const now = new Date().toISOString()
      const { id, molecular_profile_id: profile } = await tx
        .updateTable('evidence_items')
        .set({ status: isAccepted ? 'ACCEPTED' : 'SUBMITTED', updated_at: now })
        .where('id', '=', (from) =>
          from
            .selectFrom('assertion_evidence_items')
            .innerJoin('evidence_items as cited', 'cited.id', 'evidence_item_id')
            .select(({ fn }) => fn.min('evidence_item_id').as('id'))
            .where('cited.status', '<>', 'REJECTED'),
        )
        .returning(['id', 'molecular_profile_id'])
        .executeTakeFirstOrThrow()
      await refreshScores(tx, [profile])
      const citing = await tx
        .selectFrom('assertion_evidence_items')
        .select('assertion_id')
        .where('evidence_item_id', '=', id)
        .execute()
      await refreshEvidenceCounts(
        tx,
        citing.map((row) => row.assertion_id),
      )
    })
}

/**
 * What the first reader after a change of an evidence item waits for the home page and the tables of a database, the
 * processor time of the service and its scanning processes (PostgreSQL's own aside), and the time of the change itself.
 */
export async function measureFirstReads(database: string): Promise<string[][]> {
  const storage = await open(database, { migrate: false })
  const service = await startService(database, '/api/ready')
  const url = `${service.url}/api/graphql`
  const change = evidenceChanges(storage)
  const rows = [['first reader after a change', 'p50', 'slowest', 'at most', 'CPU', 'the change, p50']]
  for (const [title, body] of pages) {
    const times: number[] = []
    const changes: number[] = []
    const refusals: string[] = []
    const work: number[] = []
    for (let time = 0; time < TIMES; time += 1) {
      const begun = performance.now()
      await change()
      const committed = performance.now()
      const cpu = cpuTimeOfAll(service.pid)
      const answer = await answerOf(url, body)
      work.push(cpuTimeOfAll(service.pid) - cpu)
      times.push(performance.now() - committed)
      changes.push(committed - begun)
      refusals.push(...refusalsIn(answer))
    }
    rows.push([
      [title, ...new Set(refusals)].join(', refused: '),
      milliseconds(shares(times).p50),
      milliseconds(Math.max(...times)),
      milliseconds(TARGET_MS),
      milliseconds(shares(work).p50),
      milliseconds(shares(changes).p50),
    ])
  }
  await service.stop()
  await storage.close()
  return rows
}
