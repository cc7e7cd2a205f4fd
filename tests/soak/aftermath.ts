import { pino } from 'pino'
import { schema } from '#server/graphql/schema.ts'
import { createApp } from '#server/features/app.ts'
import { checkDatabase } from '#server/integrity/check-database.ts'
import { findingText } from '#server/integrity/finding.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { differences, presentDocuments, replayedDocuments } from '#tests/support/curation/record-documents.ts'
import type { SoakReport } from './soak.ts'

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
    ...(await checkDatabase(storage)).map(findingText),
    ...(await lostOrDoubled(storage.read, report)),
    ...(await staleReplays(storage)),
  ]
}
