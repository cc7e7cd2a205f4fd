import { sql } from 'kysely'
import { pino } from 'pino'
import { displayName } from '#domain/profiles/profile-expression.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import { schema } from '#server/graphql/schema.ts'
import { createApp } from '#server/http/app.ts'
import { rebuildSearch } from '#server/knowledge/search/reindex.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { brokenInvariants } from '#tests/support/curation/curation-invariants.ts'
import {
  differences,
  presentDocuments,
  replayedDocuments,
  staleVersions,
} from '#tests/support/curation/record-documents.ts'
import type { SoakReport } from './soak.ts'

/** Profiles whose name is not made of the present names of their features and variants. */
async function staleNames(db: Reading): Promise<string[]> {
  const variants = await db
    .selectFrom('variants')
    .innerJoin('features', 'features.id', 'variants.feature_id')
    .select(['variants.id', 'variants.name', 'features.name as feature'])
    .execute()
  const names = new Map(variants.map(({ id, name, feature }) => [id, `${feature} ${name}`]))
  const profiles = await db.selectFrom('molecular_profiles').select(['id', 'raw_name', 'name']).execute()
  return profiles
    .filter(({ raw_name, name }) => {
      const expression = parseRawName(raw_name)
      return !expression.ok || displayName(expression.value, (id) => names.get(id) ?? '?') !== name
    })
    .map(({ id, name }) => `the name of profile ${id}, ${name}, is not that of its variants`)
}

const searchWords = async (db: Reading) =>
  (await sql<object>`select * from search_words`.execute(db)).rows.map((row) => JSON.stringify(row)).sort()

/** Whether records are found by what they say now: the words are those of an index made anew. */
async function staleSearch(storage: Storage): Promise<string[]> {
  const kept = await searchWords(storage.read)
  await storage.write((tx) => rebuildSearch(tx))
  const anew = await searchWords(storage.read)
  const isAnew = new Set(anew)
  const isKept = new Set(kept)
  return [
    ...kept.filter((word) => !isAnew.has(word)).map((word) => `the search still knows ${word}`),
    ...anew.filter((word) => !isKept.has(word)).map((word) => `the search does not know ${word}`),
  ].slice(0, 20)
}

/** Activities that are written each time the mutation is done, and never otherwise. */
const activityOf: Readonly<Record<string, readonly string[]>> = {
  SUBMIT_EVIDENCE_ITEM: ['submitEvidence'],
  SUBMIT_ASSERTION: ['submitAssertion'],
  SUGGEST_SOURCE: ['suggestSource'],
  MODERATE_EVIDENCE_ITEM: ['moderateEvidenceItem'],
  MODERATE_ASSERTION: ['moderateAssertion'],
  ACCEPT_REVISIONS: ['acceptRevisions'],
  REJECT_REVISIONS: ['rejectRevisions'],
  APPROVE_ASSERTION: ['approveAssertion'],
  REVOKE_APPROVAL: ['revokeApproval'],
  FLAG_ENTITY: ['flagEntity'],
  RESOLVE_FLAG: ['resolveFlag'],
  COMMENT: ['addComment'],
  DELETE_COMMENT: ['deleteComment'],
  DEPRECATE_FEATURE: ['deprecateFeature'],
  DEPRECATE_VARIANT: ['deprecateVariant'],
  DEPRECATE_COMPLEX_MOLECULAR_PROFILE: ['deprecateComplexMolecularProfile'],
}

/** What was answered as done and is not there, or is there twice. */
async function lostOrDoubled(db: Reading, { endings }: SoakReport): Promise<string[]> {
  const counted = await db
    .selectFrom('activities')
    .select(({ fn }) => ['kind', fn.countAll<number | string>().as('count')])
    .groupBy('kind')
    .execute()
  const there = new Map<string, number>(counted.map(({ kind, count }) => [kind, Number(count)]))
  return Object.entries(activityOf).flatMap(([kind, mutations]) => {
    const done = mutations.reduce((sum, mutation) => sum + (endings.get(mutation)?.get('done') ?? 0), 0)
    const found = there.get(kind) ?? 0
    return done === found
      ? []
      : [`${mutations.join(' and ')} was done ${done} times and written down ${found} times`]
  })
}

/** Records that whoever reads all changes has otherwise than they are. */
async function staleReplays(storage: Storage): Promise<string[]> {
  const app = await createApp({
    schema,
    storage,
    site: { name: 'Curia of the tests' },
    log: pino({ level: 'silent' }),
    appFolder: '/nowhere',
    databaseUrl: 'sqlite:nowhere',
  })
  try {
    return differences(await replayedDocuments(app), await presentDocuments(storage.read)).map(
      (sentence) => `after all changes ${sentence}`,
    )
  } finally {
    await app.close()
  }
}

/** Everything that does not hold after a soak of a world that was empty before: a sentence each. */
export async function brokenAfterSoak(storage: Storage, report: SoakReport): Promise<string[]> {
  return [
    ...(await brokenInvariants(storage.read)),
    ...(await lostOrDoubled(storage.read, report)),
    ...(await staleNames(storage.read)),
    ...(await staleSearch(storage)),
    ...(await staleVersions(storage.read)),
    ...(await staleReplays(storage)),
  ]
}
