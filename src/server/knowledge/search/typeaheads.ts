import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import type { FeatureInstanceType } from '#domain/vocabularies/features.ts'
import type { SourceSource } from '#domain/vocabularies/sources.ts'
import type { Reading } from '#server/storage/database.ts'
import { hasAliasContaining, hasAliasStarting } from '../records/aliases.ts'
import { isVisible } from '../records/visibility.ts'
import { contains, containsAsWritten, startsWith } from '../conditions.ts'
import { typed } from '../records/rows.ts'
import type { FeatureRecord, SourceRecord, VariantRecord } from '../records/records.ts'
import type {
  AcmgCodeRecord,
  ClingenCodeRecord,
  CytogeneticRegionRecord,
  DiseaseRecord,
  NccnGuidelineRecord,
  PhenotypeRecord,
  TherapyRecord,
  UserRecord,
  VariantTypeRecord,
} from '../records/terms.ts'
import { isTypeNamed } from '../records/variants/variant-types.ts'

/*
 * What forms offer while people type: a handful of rows, the best first. Each function takes what was typed
 * so far; case and surrounding white space do not matter.
 */

/** True where the column begins with the text, the case of ASCII letters aside. */
const beginsAsWritten = (column: string, text: string): Expression<SqlBool> =>
  sql<SqlBool>`lower(substr(${sql.ref(column)}, 1, ${sql.lit(text.length)})) = ${text.toLowerCase()}`

/** The alias of a term contains the text. */
const termAlias = (term: 'disease' | 'therapy', id: string, text: string): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(id)} in (
    select link.${sql.raw(term)}_id from ${sql.table(`${term}_${term}_aliases`)} as link
    join ${sql.table(`${term}_aliases`)} as alias on alias.id = link.${sql.raw(term)}_alias_id
    where ${contains('alias.name_folded', text)})`

/**
 * The first ten rows that match one of the tiers: all that match the first, then those that match the
 * second, and so on; in each tier those with the shortest name first.
 */
async function inTiers<Row>(
  db: Reading,
  rows: { table: string; columns?: RawBuilder<unknown>; where: Expression<SqlBool> },
  tiers: readonly Expression<SqlBool>[],
): Promise<Row[]> {
  const tier = sql`case ${sql.join(
    tiers.map((condition, place) => sql`when ${condition} then ${sql.lit(place)}`),
    sql` `,
  )} end`
  const columns = rows.columns ?? sql``
  const { rows: found } = await sql<Row>`
    select row.* ${columns} from (
      select ${sql.table(rows.table)}.*, ${tier} as tier from ${sql.table(rows.table)} where ${rows.where}
    ) as row
    where tier is not null order by tier, length(row.name), row.id limit 10`.execute(db)
  return found
}

/** Live diseases: part of the name or beginning of the DOID (`DOID:` optional), then part of another name. */
export const diseaseTypeahead = (db: Reading, text: string): Promise<DiseaseRecord[]> =>
  inTiers(db, { table: 'diseases', where: sql<SqlBool>`not diseases.deprecated` }, [
    either(
      contains('diseases.name_folded', text),
      beginsAsWritten('diseases.doid', text.trim().replace(/^DOID:/i, '')),
    ),
    termAlias('disease', 'diseases.id', text),
  ])

/** Live therapies: beginning of the name or part of the NCIt id, then part of the name, then of another name. */
export const therapyTypeahead = (db: Reading, text: string): Promise<TherapyRecord[]> =>
  inTiers(db, { table: 'therapies', where: sql<SqlBool>`not therapies.deprecated` }, [
    either(startsWith('therapies.name_folded', text), containsAsWritten('therapies.ncit_id', text.trim())),
    contains('therapies.name_folded', text),
    termAlias('therapy', 'therapies.id', text),
  ])

/** Features, deprecated ones too: beginning of the name, then of another name. */
export const featureTypeahead = (
  db: Reading,
  text: string,
  kind?: FeatureInstanceType | null,
): Promise<FeatureRecord[]> =>
  inTiers(
    db,
    {
      table: 'features',
      columns: sql`, ${typed('features')}`,
      where: kind ? sql<SqlBool>`features.kind = ${kind}` : sql<SqlBool>`1 = 1`,
    },
    [startsWith('features.name_folded', text), hasAliasStarting('feature', 'features.id', text)],
  )

/** Twenty live variants, by id: part of the name or of another name. */
export function variantsTypeahead(
  db: Reading,
  text: string,
  featureId?: number | null,
): Promise<VariantRecord[]> {
  const rows = db
    .selectFrom('variants')
    .selectAll()
    .select(typed('variants'))
    .where(isVisible('variants'))
    .where(either(contains('name_folded', text), hasAliasContaining('variant', 'variants.id', text)))
  return (featureId == null ? rows : rows.where('feature_id', '=', featureId))
    .orderBy('id')
    .limit(20)
    .execute()
}

/** Cytogenetic regions by name: its beginning. */
export const cytogeneticRegionTypeahead = (db: Reading, text: string): Promise<CytogeneticRegionRecord[]> =>
  db
    .selectFrom('cytogenetic_regions')
    .selectAll()
    .where(beginsAsWritten('name', text.trim()))
    .orderBy('name')
    .limit(10)
    .execute()

/** Phenotypes by name: part of the name or of the HPO id. */
export const phenotypeTypeahead = (db: Reading, text: string): Promise<PhenotypeRecord[]> =>
  db
    .selectFrom('phenotypes')
    .selectAll()
    .where(either(contains('name_folded', text), containsAsWritten('hpo_id', text.trim())))
    .orderBy('name_folded')
    .orderBy('id')
    .limit(10)
    .execute()

/** Live sources of the type with exactly this citation id. */
export const sourceTypeahead = (
  db: Reading,
  citationId: string,
  sourceType: SourceSource,
): Promise<SourceRecord[]> =>
  db
    .selectFrom('sources')
    .selectAll()
    .select(typed('sources'))
    .where('citation_id', '=', citationId.trim())
    .where('source_type', '=', sourceType)
    .where('deprecated', '=', false)
    .orderBy('id')
    .limit(10)
    .execute()

/** Sequence Ontology terms: part of the name, or the beginning of the id (`SO:` optional). */
export const variantTypeTypeahead = (db: Reading, text: string): Promise<VariantTypeRecord[]> =>
  db
    .selectFrom('variant_types')
    .selectAll()
    .where(
      /^(SO:)?\d+$/i.test(text.trim())
        ? beginsAsWritten('variant_types.soid', `SO:${text.trim().replace(/^SO:/i, '')}`)
        : isTypeNamed('variant_types', text),
    )
    .orderBy('name_folded')
    .orderBy('id')
    .limit(10)
    .execute()

/** People by username: beginning of the username or name. Nobody for blank text. */
export async function userTypeahead(db: Reading, text: string): Promise<UserRecord[]> {
  if (foldText(text) === '') return []
  return db
    .selectFrom('users')
    .selectAll()
    .where(either(startsWith('username_folded', text), startsWith('name_folded', text)))
    .orderBy('username_folded')
    .orderBy('id')
    .limit(10)
    .execute()
}

/** Twenty ACMG codes: beginning of the code. */
export const acmgCodesTypeahead = (db: Reading, text: string): Promise<AcmgCodeRecord[]> =>
  db
    .selectFrom('acmg_codes')
    .selectAll()
    .where(beginsAsWritten('code', text.trim()))
    .orderBy('code')
    .limit(20)
    .execute()

/** All ClinGen codes: beginning of the code or part of the description. */
export const clingenCodesTypeahead = (db: Reading, text: string): Promise<ClingenCodeRecord[]> =>
  db
    .selectFrom('clingen_codes')
    .selectAll()
    .where(either(beginsAsWritten('code', text.trim()), containsAsWritten('description', text.trim())))
    .orderBy('code')
    .execute()

/** Twenty NCCN guidelines by name: part of it. */
export const nccnGuidelinesTypeahead = (db: Reading, text: string): Promise<NccnGuidelineRecord[]> =>
  db
    .selectFrom('nccn_guidelines')
    .selectAll()
    .where(containsAsWritten('name', text.trim()))
    .orderBy('name')
    .limit(20)
    .execute()

const either = (left: Expression<SqlBool>, right: Expression<SqlBool>) => sql<SqlBool>`(${left} or ${right})`
