import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import type { GksCollection } from './collections.ts'

type Ids = RawBuilder<unknown>

/** Ids of records of the kind of which a version was written since. */
const touched = (kind: VersionedKind): Ids =>
  sql`select record_id from touched where record_type = ${sql.lit(kind)}`

/** Records that were flagged, or whose flags were resolved, since. */
const flagged = (kind: 'EVIDENCE_ITEM' | 'ASSERTION'): Ids => sql`select subject_id from flags, since
  where subject_type = ${sql.lit(kind)} and (flags.created_at >= since.at or flags.resolved_at >= since.at)`

/** Terms and records that evidence and assertions name, by what links them. */
const named = (kind: 'evidence_item' | 'assertion'): Ids => sql`
  select id from ${sql.table(`${kind}s`)} where molecular_profile_id in (select id from profiles)
  union select id from ${sql.table(`${kind}s`)} where disease_id in (${touched('DISEASE')})
  union select ${sql.ref(`${kind}_id`)} from ${sql.table(`${kind}_therapies`)}
    where therapy_id in (${touched('THERAPY')})
  union select ${sql.ref(`${kind}_id`)} from ${sql.table(`${kind}_phenotypes`)}
    where phenotype_id in (${touched('PHENOTYPE')})`

/** Fields of evidence that the score of its profile follows from, as paths in its document. */
const SCORED = [['status'], ['evidenceLevel'], ['evidenceRating'], ['molecularProfile', 'id'], ['withdrawn']]

/** Evidence of which a version since the one given counts otherwise for the score of its profile than the one before. */
function rescored({ dialect }: Storage, since: number): Ids {
  const value = (version: string, path: readonly string[]) =>
    dialect.jsonValue(sql<string>`${sql.ref(`${version}.document`)}`, path)
  const differences = SCORED.map(
    (path) => sql`${value('later', path)} is distinct from ${value('former', path)}`,
  )
  return sql`select later.record_id from record_versions as later
    left join record_versions as former on former.record_type = later.record_type
      and former.record_id = later.record_id and former.number = later.number - 1
    where later.record_type = 'EVIDENCE_ITEM' and later.version > ${since}
      and (former.document is null or ${sql.join(differences, sql` or `)})`
}

/**
 * Ids of records whose objects may have changed after a version of the knowledge. An object changes with every record that
 * is written in it, and a profile also with the evidence that its score follows from; a complex one has the profiles of its
 * variants in it.
 */
function changes(storage: Storage, since: number): Ids {
  const profileOfVersion = storage.dialect.jsonValue(sql<string>`document`, ['molecularProfile', 'id'])
  return sql`
    touched as (select distinct record_type, record_id from record_versions where version > ${since}),
    since as (select coalesce(max(at), '') as at from record_versions where version <= ${since}),
    rescored (id) as (${rescored(storage, since)}),
    genes (id) as (
      ${touched('FEATURE')}
      union select feature_id from fusions where five_prime_gene_id in (${touched('FEATURE')})
      union select feature_id from fusions where three_prime_gene_id in (${touched('FEATURE')})),
    changed_variants (id) as (
      ${touched('VARIANT')} union select id from variants where feature_id in (select id from genes)),
    single_profiles (id) as (
      ${touched('MOLECULAR_PROFILE')}
      union select molecular_profile_id from molecular_profile_variants
        where variant_id in (select id from changed_variants)
      union select molecular_profile_id from evidence_items where id in (select id from rescored)
      union select cast(${profileOfVersion} as integer) from record_versions
        where record_type = 'EVIDENCE_ITEM' and record_id in (select id from rescored)
          and document is not null),
    profiles (id) as (
      select id from single_profiles
      union select held.molecular_profile_id from molecular_profile_variants as held
        inner join variants on variants.id = held.variant_id
        where variants.single_variant_molecular_profile_id in (select id from single_profiles)),
    evidence (id) as (
      ${touched('EVIDENCE_ITEM')} union ${flagged('EVIDENCE_ITEM')} union ${named('evidence_item')}
      union select id from evidence_items where source_id in (${touched('SOURCE')})),
    changed_assertions (id) as (
      ${touched('ASSERTION')} union ${flagged('ASSERTION')} union ${named('assertion')}
      union select assertion_id from assertion_evidence_items
        where evidence_item_id in (select id from evidence)
      union select assertion_id from approvals, since where approvals.updated_at >= since.at
      union select assertion_id from approvals
        inner join organizations on organizations.id = approvals.organization_id, since
        where organizations.updated_at >= since.at)`
}

const CHANGED: Readonly<Record<GksCollection['table'], string>> = {
  assertions: 'changed_assertions',
  evidence_items: 'evidence',
  molecular_profiles: 'profiles',
}

/**
 * Whether objects of all records may have changed: by the first release, as identifiers of terms may say another origin
 * then, or by a reference file, from which alleles and constraints follow.
 */
async function mayHaveChangedAll(db: Reading, since: number): Promise<boolean> {
  const state = await db.selectFrom('knowledge_state').select('reference_version').executeTakeFirst()
  if ((state?.reference_version ?? 0) > since) return true
  const first = await db
    .selectFrom('record_versions')
    .select(({ fn }) => fn.min<number | null>('version').as('version'))
    .where('cause', '=', 'RELEASE')
    .executeTakeFirst()
  return (first?.version ?? 0) > since
}

/**
 * Ids of the records of the collection whose objects may have changed after a version of the knowledge, in order, whatever
 * the records are now; null: all. May name records whose objects are the same.
 */
export async function changedSince(
  storage: Storage,
  { table }: GksCollection,
  since: number,
): Promise<number[] | null> {
  if (since === 0 || (await mayHaveChangedAll(storage.scan, since))) return null
  const { rows } = await sql<{ id: number }>`
    with ${changes(storage, since)}
    select id from ${sql.table(CHANGED[table])} where id is not null order by id`.execute(storage.scan)
  return rows.map(({ id }) => id)
}
