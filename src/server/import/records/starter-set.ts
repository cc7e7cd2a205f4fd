import { sql } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { RecordKind } from '../release/kinds.ts'
import { inParts } from './batch-writer.ts'
import type { ImportContext } from './import-context.ts'
import { recordTables } from './record-writer.ts'
import { removeRecords, workedOn } from './withdrawal/remove-records.ts'

/** Dependents before those they depend on. */
const order: readonly RecordKind[] = ['assertion', 'evidence', 'group', 'variant', 'profile', 'feature']

/** Columns by which other records hold on to a record. */
const holds: Readonly<Record<RecordKind, readonly [keyof Tables, string][]>> = {
  assertion: [['approvals', 'assertion_id']],
  evidence: [],
  group: [],
  variant: [],
  profile: [
    ['variants', 'single_variant_molecular_profile_id'],
    ['evidence_items', 'molecular_profile_id'],
    ['assertions', 'molecular_profile_id'],
    ['source_suggestions', 'molecular_profile_id'],
  ],
  feature: [
    ['variants', 'feature_id'],
    ['fusions', 'five_prime_gene_id'],
    ['fusions', 'three_prime_gene_id'],
    ['fusion_known_partner_genes', 'gene_id'],
  ],
}

/**
 * Removes what is left of the starter set once a release was written: its records that the release does not hold, with
 * their history. Records on which people worked stay, marked withdrawn, and so does what those stand on.
 */
export async function removeStarterSet(context: ImportContext): Promise<void> {
  for (const kind of order) {
    const rows = await context.tx
      .selectFrom(recordTables[kind])
      .select('id')
      .where('origin', 'in', ['STARTER', 'SAMPLE'])
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) continue
    const retained = new Set([...(await workedOn(context, kind, ids)), ...(await held(context, kind, ids))])
    const removed = ids.filter((id) => !retained.has(id))
    await removeRecords(context, kind, removed)
    context.report.starterRemoved(removed.length)
    await withdrawRetained(context, kind, [...retained])
  }
  await context.tx
    .deleteFrom('releases')
    .where('contents', '=', 'STARTER')
    .where('id', 'not in', inUse(context))
    .execute()
}

const inUse = ({ tx }: ImportContext) =>
  tx
    .selectFrom('features')
    .select('release_id')
    .where('release_id', 'is not', null)
    .union(tx.selectFrom('variants').select('release_id').where('release_id', 'is not', null))
    .union(tx.selectFrom('molecular_profiles').select('release_id').where('release_id', 'is not', null))
    .union(tx.selectFrom('variant_groups').select('release_id').where('release_id', 'is not', null))
    .union(tx.selectFrom('evidence_items').select('release_id').where('release_id', 'is not', null))
    .union(tx.selectFrom('assertions').select('release_id').where('release_id', 'is not', null))

async function held(context: ImportContext, kind: RecordKind, ids: readonly number[]): Promise<number[]> {
  const found: number[] = []
  for (const part of inParts(ids, 1000)) {
    for (const [table, column] of holds[kind]) {
      const { rows } = await sql<{ id: number }>`
        select distinct ${sql.ref(column)} as id from ${sql.table(table)}
        where ${sql.ref(column)} in (${sql.join(part)})
      `.execute(context.tx)
      found.push(...rows.map(({ id }) => id))
    }
    if (kind === 'variant') found.push(...(await inRetainedProfiles(context, part)))
  }
  return found
}

/** Variants in profiles that stay: those with evidence, assertions or work of people. */
async function inRetainedProfiles(context: ImportContext, variantIds: readonly number[]): Promise<number[]> {
  const rows = await context.tx
    .selectFrom('molecular_profile_variants as member')
    .innerJoin('molecular_profiles as profile', 'profile.id', 'member.molecular_profile_id')
    .select(['member.variant_id', 'profile.id', 'profile.origin'])
    .where('member.variant_id', 'in', variantIds)
    .execute()
  const ofStarter = rows
    .filter(({ origin }) => origin !== 'LOCAL' && origin !== 'RELEASE')
    .map(({ id }) => id)
  const retained = new Set(await workedOn(context, 'profile', ofStarter))
  for (const table of ['evidence_items', 'assertions', 'source_suggestions'] as const) {
    for (const part of inParts(ofStarter, 1000)) {
      const users = await context.tx
        .selectFrom(table)
        .select('molecular_profile_id')
        .where('molecular_profile_id', 'in', part)
        .execute()
      for (const { molecular_profile_id } of users)
        if (molecular_profile_id !== null) retained.add(molecular_profile_id)
    }
  }
  return rows
    .filter(({ id, origin }) => origin === 'LOCAL' || origin === 'RELEASE' || retained.has(id))
    .map(({ variant_id }) => variant_id)
}

async function withdrawRetained(
  context: ImportContext,
  kind: RecordKind,
  ids: readonly number[],
): Promise<void> {
  const { tx } = context
  for (const part of inParts(ids, 1000)) {
    await tx
      .updateTable(recordTables[kind])
      .set({ withdrawn: true })
      .where('id', 'in', part)
      .where('origin', 'in', ['STARTER', 'SAMPLE'])
      .execute()
    if (kind !== 'evidence' && kind !== 'assertion') continue
    await tx
      .updateTable(recordTables[kind])
      .set({ status: 'REJECTED' })
      .where('id', 'in', part)
      .where('status', '<>', 'REJECTED')
      .execute()
  }
}
