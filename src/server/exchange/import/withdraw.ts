import { sql } from 'kysely'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import type { RecordKind } from '../release/kinds.ts'
import type { Release } from '../release/release-file.ts'
import { isInScope } from '../parsers/evidence-facts.ts'
import { inParts } from './batch-writer.ts'
import type { ImportContext } from './import-context.ts'
import { recordTypes } from './import-context.ts'
import { recordTables } from './record-writer.ts'
import type { Shrinkage } from './shrinkage.ts'

/**
 * Marks what earlier releases held and this one, where it has a file of the kind, no longer does. Evidence items and
 * assertions also become rejected, so that they leave every accepted list, count and score; a file of accepted ones
 * says nothing of others. What the release names without describing stays.
 */
export async function withdrawMissing(
  context: ImportContext,
  release: Release,
  shrunk: Shrinkage,
): Promise<void> {
  const has = (kind: RecordKind) =>
    context.survey.ids[kind].size > 0 && release.files.some((file) => file.kind === kind)
  if (has('evidence')) await withdrawJudged(context, shrunk, 'evidence')
  if (has('assertion')) await withdrawJudged(context, shrunk, 'assertion')
  if (has('group'))
    await withdraw(context, shrunk, 'group', await missing(context, 'group', context.survey.ids.group))
  await bringBack(context)
  if (has('profile')) await withdrawProfiles(context, shrunk)
  if (has('variant')) await withdrawVariants(context, shrunk, has('profile'))
  if (has('feature')) await withdrawFeatures(context, shrunk)
}

async function withdrawJudged(
  context: ImportContext,
  shrunk: Shrinkage,
  kind: 'evidence' | 'assertion',
): Promise<void> {
  const { tx, survey, report, history, release, now } = context
  const type = recordTypes[kind]
  const gone: JudgedRow[] = []
  const isGone = ({ id, status }: JudgedRow) =>
    !survey.ids[kind].has(id) &&
    (isInScope(status, survey.scope[kind]) || context.localChanges.fields(type, id).has('status'))
  for await (const rows of judgedRows(context, kind)) gone.push(...rows.filter(isGone))
  for (const { id, status, molecular_profile_id } of gone) {
    context.touchedProfiles.add(molecular_profile_id)
    if (status === 'REJECTED') continue
    const note = `Release ${release.name} no longer holds it.`
    await history.add({
      deed: kind === 'evidence' ? 'rejectEvidence' : 'rejectAssertion',
      type,
      id,
      at: now,
      note,
    })
  }
  const rejected: EvidenceStatus = 'REJECTED'
  const goneIds = gone.map(({ id }) => id)
  await shrunk.withdrawn(kind, goneIds)
  for (const part of inParts(goneIds, 1000)) {
    await tx
      .updateTable(recordTables[kind])
      .set({ withdrawn: true, status: rejected, updated_at: now, release_id: release.id })
      .where('id', 'in', part)
      .execute()
  }
  report.count(kind, 'withdrawn', gone.length)
}

type JudgedRow = { id: number; status: EvidenceStatus; molecular_profile_id: number }

/** What earlier releases held, some at a time. */
async function* judgedRows(
  { tx }: ImportContext,
  kind: 'evidence' | 'assertion',
): AsyncGenerator<JudgedRow[]> {
  let last = 0
  for (;;) {
    const rows = await tx
      .selectFrom(recordTables[kind])
      .select(['id', 'status', 'molecular_profile_id'])
      .where('origin', '=', 'RELEASE')
      .where('withdrawn', '=', false)
      .where('id', '>', last)
      .orderBy('id')
      .limit(5000)
      .execute()
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? last
    yield rows
  }
}

/** Records of the release that it does not hold, stubs among them. */
async function missing(
  context: ImportContext,
  kind: RecordKind,
  held: ReadonlySet<number>,
): Promise<number[]> {
  const rows = await context.tx
    .selectFrom(recordTables[kind])
    .select('id')
    .where('origin', '=', 'RELEASE')
    .where('withdrawn', '=', false)
    .execute()
  return rows.map(({ id }) => id).filter((id) => !held.has(id))
}

async function withdraw(
  context: ImportContext,
  shrunk: Shrinkage,
  kind: RecordKind,
  ids: readonly number[],
): Promise<void> {
  await shrunk.withdrawn(kind, ids)
  for (const part of inParts(ids, 1000)) {
    await context.tx
      .updateTable(recordTables[kind])
      .set({ withdrawn: true, release_id: context.release.id })
      .where('id', 'in', part)
      .execute()
  }
  context.report.count(kind, 'withdrawn', ids.length)
}

/** Profiles that the release names only; those of the variants that it describes among them. */
function namedProfiles({ survey }: ImportContext): Set<number> {
  const named = new Set(survey.namedProfiles.keys())
  for (const { profileId } of survey.variants.values()) if (profileId !== null) named.add(profileId)
  return named
}

async function bringBack(context: ImportContext): Promise<void> {
  const back = await context.tx
    .selectFrom('molecular_profiles')
    .select('id')
    .where('origin', '=', 'RELEASE')
    .where('withdrawn', '=', true)
    .execute()
  const named = namedProfiles(context)
  const ids = back.map(({ id }) => id).filter((id) => named.has(id))
  for (const part of inParts(ids, 1000)) {
    await context.tx
      .updateTable('molecular_profiles')
      .set({ withdrawn: false })
      .where('id', 'in', part)
      .execute()
  }
  if (ids.length > 0) context.report.changedSomething()
}

async function withdrawProfiles(context: ImportContext, shrunk: Shrinkage): Promise<void> {
  const { tx, survey } = context
  const named = namedProfiles(context)
  // The variants of the older form, and stubs, have profiles that no row names.
  const implied = await tx
    .selectFrom('variants')
    .select(['id', 'single_variant_molecular_profile_id as profileId'])
    .where('single_variant_molecular_profile_id', '>=', 1_000_000)
    .execute()
  for (const { id, profileId } of implied) if (survey.namedVariants.has(id)) named.add(profileId)
  const stubs = await tx
    .selectFrom('variants as variant')
    .innerJoin('molecular_profile_variants as member', 'member.variant_id', 'variant.id')
    .select([
      'variant.single_variant_molecular_profile_id as own',
      'member.molecular_profile_id as profileId',
    ])
    .where('variant.stub', '=', true)
    .execute()
  const held = (id: number) => survey.ids.profile.has(id) || named.has(id)
  for (const { own, profileId } of stubs) if (held(profileId)) named.add(own)
  const gone = (await missing(context, 'profile', survey.ids.profile)).filter((id) => !named.has(id))
  await withdraw(context, shrunk, 'profile', await withoutPending(context, gone))
}

/** Evidence and assertions that a file of accepted ones says nothing of keep their profiles. */
async function withoutPending({ tx }: ImportContext, profileIds: number[]): Promise<number[]> {
  const pending = new Set<number>()
  for (const table of ['evidence_items', 'assertions'] as const) {
    const rows = await tx
      .selectFrom(table)
      .select('molecular_profile_id')
      .distinct()
      .where('status', '=', 'SUBMITTED')
      .where('origin', '=', 'RELEASE')
      .execute()
    for (const { molecular_profile_id } of rows) pending.add(molecular_profile_id)
  }
  return profileIds.filter((id) => !pending.has(id))
}

async function withdrawVariants(
  context: ImportContext,
  shrunk: Shrinkage,
  profilesTold: boolean,
): Promise<void> {
  const { tx, survey } = context
  const held = new Set([...survey.ids.variant, ...survey.namedVariants.keys()])
  const alive = new Set<number>()
  if (profilesTold) {
    const rows = await tx
      .selectFrom('molecular_profile_variants as member')
      .innerJoin('molecular_profiles as profile', 'profile.id', 'member.molecular_profile_id')
      .select('member.variant_id')
      .distinct()
      .where('profile.withdrawn', '=', false)
      .where('profile.origin', '=', 'RELEASE')
      .execute()
    for (const { variant_id } of rows) alive.add(variant_id)
  }
  const gone = (await missing(context, 'variant', held)).filter((id) => !alive.has(id))
  await withdraw(context, shrunk, 'variant', gone)
  // The own profile of a variant goes with it.
  const profiles: number[] = []
  for (const part of inParts(gone, 1000)) {
    const rows = await tx
      .selectFrom('variants as variant')
      .innerJoin('molecular_profiles as profile', 'profile.id', 'variant.single_variant_molecular_profile_id')
      .select('profile.id')
      .where('variant.id', 'in', part)
      .where('profile.withdrawn', '=', false)
      .where('profile.origin', '=', 'RELEASE')
      .execute()
    profiles.push(...rows.map(({ id }) => id).filter((id) => !survey.ids.profile.has(id)))
  }
  await withdraw(context, shrunk, 'profile', await withoutPending(context, profiles))
  if (alive.size > 0) {
    await tx
      .updateTable('variants')
      .set({ withdrawn: false })
      .where('withdrawn', '=', true)
      .where('origin', '=', 'RELEASE')
      .where(
        'single_variant_molecular_profile_id',
        'in',
        tx.selectFrom('molecular_profiles').select('id').where('withdrawn', '=', false),
      )
      .execute()
  }
}

async function withdrawFeatures(context: ImportContext, shrunk: Shrinkage): Promise<void> {
  const alive = await context.tx
    .selectFrom('variants')
    .select('feature_id')
    .distinct()
    .where('withdrawn', '=', false)
    .execute()
  const used = new Set(alive.map(({ feature_id }) => feature_id))
  const partners = await context.tx
    .selectFrom('fusions')
    .innerJoin('features', 'features.id', 'fusions.feature_id')
    .select(['five_prime_gene_id', 'three_prime_gene_id'])
    .where('features.withdrawn', '=', false)
    .execute()
  for (const { five_prime_gene_id, three_prime_gene_id } of partners) {
    if (five_prime_gene_id !== null) used.add(five_prime_gene_id)
    if (three_prime_gene_id !== null) used.add(three_prime_gene_id)
  }
  const gone = (await missing(context, 'feature', context.survey.ids.feature)).filter((id) => !used.has(id))
  await withdraw(context, shrunk, 'feature', gone)
  await sql`
    update features set withdrawn = false
    where withdrawn and origin = 'RELEASE'
      and id in (select feature_id from variants where not withdrawn and origin = 'RELEASE')
  `.execute(context.tx)
}
