import { sql } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import { displayName } from '#domain/profiles/profile-expression.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import { evidenceLevels, evidenceLevelWeights } from '#domain/vocabularies/evidence.ts'
import type { Reading, Writing } from '#server/storage/database.ts'
import { inList } from './paging/batch.ts'

/*
 * What follows from other records and is kept beside them. Every write that changes what it follows from calls
 * these in its transaction.
 */

/** Ids of one statement. */
const PART = 500

function* parts(ids: Iterable<number>): Generator<number[]> {
  const all = [...ids]
  for (let from = 0; from < all.length; from += PART) yield all.slice(from, from + PART)
}

/** Scores of profiles: level weight x rating over the accepted evidence, as `molecularProfileScore` in the domain. */
export async function refreshScores(tx: Writing, profileIds: Iterable<number>): Promise<void> {
  const weight = sql.join(
    evidenceLevels.values.map(
      (level) => sql`when ${sql.lit(level)} then ${sql.lit(evidenceLevelWeights[level])}`,
    ),
    sql` `,
  )
  for (const part of parts(profileIds)) {
    await sql`
      update molecular_profiles set score = (
        select coalesce(sum(case item.evidence_level ${weight} end * coalesce(item.evidence_rating, 0)), 0)
        from evidence_items as item
        where item.molecular_profile_id = molecular_profiles.id and item.status = 'ACCEPTED')
      where id in (${sql.join(part)})
    `.execute(tx)
  }
}

const countedEvidence = sql`(
  select count(*) from assertion_evidence_items as link
  join evidence_items as item on item.id = link.evidence_item_id
  where link.assertion_id = assertions.id and item.status <> 'REJECTED')`

/**
 * Refreshes how much evidence assertions cite; rejected evidence, withdrawn evidence among it, does not
 * count.
 */
export async function refreshEvidenceCounts(tx: Writing, assertionIds: Iterable<number>): Promise<void> {
  for (const part of parts(assertionIds))
    await sql`update assertions set evidence_item_count = ${countedEvidence} where id in (${sql.join(part)})`.execute(
      tx,
    )
}

/** As {@link refreshEvidenceCounts}, for all assertions. */
export async function refreshAllEvidenceCounts(tx: Writing): Promise<void> {
  await sql`update assertions set evidence_item_count = ${countedEvidence} where evidence_item_count <> ${countedEvidence}`.execute(
    tx,
  )
}

/**
 * Names of the profiles in which the variants take part. A name that only has its variants in another order stays, as
 * older releases give it. Gives the ids of the profiles whose names changed.
 */
export async function refreshProfileNames(tx: Writing, variantIds: Iterable<number>): Promise<number[]> {
  const renamed: number[] = []
  for (const part of parts(variantIds)) {
    const profiles = await tx
      .selectFrom('molecular_profile_variants')
      .select('molecular_profile_id as id')
      .distinct()
      .where('variant_id', 'in', part)
      .execute()
    renamed.push(
      ...(await nameProfiles(
        tx,
        profiles.map(({ id }) => id),
      )),
    )
  }
  return renamed
}

/** As {@link refreshProfileNames}, for these profiles. */
export async function nameProfiles(tx: Writing, profileIds: Iterable<number>): Promise<number[]> {
  const renamed: number[] = []
  for (const part of parts(profileIds)) {
    const names = await staleNames(tx, part)
    for (const some of parts(names.keys())) {
      const rows = some.map((id) => {
        const name = names.get(id) ?? ''
        return sql`(cast(${id} as integer), cast(${name} as text), cast(${foldText(name)} as text))`
      })
      // Both engines name the columns of a list of values so.
      await sql`
        update molecular_profiles set name = named.column2, name_folded = named.column3
        from (values ${sql.join(rows)}) as named where molecular_profiles.id = named.column1`.execute(tx)
    }
    renamed.push(...names.keys())
  }
  return renamed
}

/** Names that profiles should have and do not, by id. */
export async function staleNames(db: Reading, profileIds: readonly number[]): Promise<Map<number, string>> {
  const profiles = await db
    .selectFrom('molecular_profiles')
    .select(['id', 'raw_name', 'name'])
    .where('id', 'in', inList(profileIds))
    .execute()
  const names = await namesIn(db, profileIds)
  const stale = new Map<number, string>()
  for (const { id, raw_name, name } of profiles) {
    const expression = parseRawName(raw_name)
    if (!expression.ok) continue
    const newName = displayName(
      expression.value,
      (variantId) => names.get(variantId) ?? `Variant ${variantId}`,
    )
    if (inOrder(newName) !== inOrder(name)) stale.set(id, newName)
  }
  return stale
}

/** The words of a name whatever their order. */
const inOrder = (name: string) => name.split(' ').sort().join(' ')

/** Display names of all variants in the profiles. */
async function namesIn(db: Reading, profileIds: readonly number[]): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  for (const part of parts(profileIds)) {
    const rows = await db
      .selectFrom('molecular_profile_variants as member')
      .innerJoin('variants as variant', 'variant.id', 'member.variant_id')
      .innerJoin('features as feature', 'feature.id', 'variant.feature_id')
      .select(['variant.id', 'variant.name', 'feature.name as featureName'])
      .where('member.molecular_profile_id', 'in', inList(part))
      .execute()
    for (const { id, name, featureName } of rows) names.set(id, `${featureName} ${name}`)
  }
  return names
}
