import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import type { FeatureInstanceType } from '#domain/vocabularies/features.ts'
import type { SourceSource } from '#domain/vocabularies/sources.ts'
import type { Reading } from '#server/storage/database.ts'
import { hasAliasContaining, hasAliasStarting } from '../records/aliases.ts'
import { isVisible } from '../records/visibility.ts'
import { contains, containsAsWritten, oneOf, startsWith } from '../conditions.ts'
import { recordsNamedOtherwise } from '../names/resolve-names.ts'
import type { NamedTable } from '../names/resolve-names.ts'
import { namesByBeginning } from '../names/synonyms.ts'
import type { TermKind } from '../names/synonyms.ts'
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

/**
 * The first ten rows that match one of the tiers: all that match the first, then those that match the
 * second, and so on; in each tier those with the shortest name first.
 */
async function inTiers<Row>(db: Reading, rows: Rows, tiers: readonly Expression<SqlBool>[]): Promise<Row[]> {
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

/** Rows that one text names: more than the longest list of them. */
const MOST_NAMED = 10
/** Fewer rows than these leave room for what a common name begins with. */
const FEW = 3
const SHORTEST_BEGINNING = 2

type Rows = { table: NamedTable; columns?: RawBuilder<unknown>; where: Expression<SqlBool> }

/** Rows of the table where this holds, those with the shortest name first. */
const rowsWhere = <Row>({ table, columns = sql``, where }: Rows, condition: Expression<SqlBool>) => sql<Row>`
  select ${sql.table(table)}.* ${columns} from ${sql.table(table)} where ${where} and ${condition}
  order by length(name), id limit ${sql.lit(MOST_NAMED)}`

/** The rows that the text names otherwise, before those that contain it; each once. */
async function withNamed<Row extends { id: number }>(
  db: Reading,
  rows: Rows,
  text: string,
  like: Promise<Row[]>,
): Promise<Row[]> {
  const ids = recordsNamedOtherwise(rows.table, text)
  if (ids === null) return like
  const id = sql.ref(`${rows.table}.id`)
  const named = await rowsWhere<Row>(rows, sql<SqlBool>`${id} in (${ids})`).execute(db)
  return [...new Map([...named.rows, ...(await like)].map((row) => [row.id, row])).values()]
}

/** The rows, and where they are few those of which a common name begins with the text. */
async function withBeginnings<Row extends { id: number }>(
  db: Reading,
  rows: Rows & { kind: TermKind },
  text: string,
  like: Promise<Row[]>,
): Promise<Row[]> {
  const found = await like
  const hasRoom = found.length < FEW && foldText(text).length >= SHORTEST_BEGINNING
  const names = hasRoom ? namesByBeginning(rows.kind, text) : []
  if (names.length === 0) return found
  const others = await rowsWhere<Row>(rows, oneOf(`${rows.table}.name_folded`, names)).execute(db)
  return [...new Map([...found, ...others.rows].map((row) => [row.id, row])).values()].slice(0, 10)
}

/** As {@link inTiers}, with what names the rows otherwise. */
const termTypeahead = <Row extends { id: number }>(
  db: Reading,
  rows: Rows & { kind: TermKind },
  text: string,
  tiers: readonly Expression<SqlBool>[],
): Promise<Row[]> => withNamed(db, rows, text, withBeginnings(db, rows, text, inTiers<Row>(db, rows, tiers)))

/**
 * Live diseases: those that the text names otherwise, then ten by part of the name or beginning of the DOID (`DOID:`
 * optional), then of an alias.
 */
export const diseaseTypeahead = (db: Reading, text: string): Promise<DiseaseRecord[]> =>
  termTypeahead(
    db,
    { kind: 'DISEASE', table: 'diseases', where: sql<SqlBool>`not diseases.deprecated` },
    text,
    [
      either(
        contains('diseases.name_folded', text),
        beginsAsWritten('diseases.doid', text.trim().replace(/^DOID:/i, '')),
      ),
      hasAliasContaining('disease', 'diseases.id', text),
    ],
  )

/**
 * Live therapies: those that the text names otherwise, then ten by beginning of the name or part of the NCIt id, then by
 * part of the name, then of an alias.
 */
export const therapyTypeahead = (db: Reading, text: string): Promise<TherapyRecord[]> =>
  termTypeahead(
    db,
    { kind: 'THERAPY', table: 'therapies', where: sql<SqlBool>`not therapies.deprecated` },
    text,
    [
      either(startsWith('therapies.name_folded', text), containsAsWritten('therapies.ncit_id', text.trim())),
      contains('therapies.name_folded', text),
      hasAliasContaining('therapy', 'therapies.id', text),
    ],
  )

/** Features, deprecated ones too: those that the text names otherwise, then ten by beginning of the name, then of an alias. */
export const featureTypeahead = (
  db: Reading,
  text: string,
  kind?: FeatureInstanceType | null,
): Promise<FeatureRecord[]> =>
  termTypeahead(
    db,
    {
      kind: 'FEATURE',
      table: 'features',
      columns: sql`, ${typed('features')}`,
      where: kind ? sql<SqlBool>`features.kind = ${kind}` : sql<SqlBool>`1 = 1`,
    },
    text,
    [startsWith('features.name_folded', text), hasAliasStarting('feature', 'features.id', text)],
  )

/** Live variants: those that the text names otherwise, then twenty by id: part of the name or of an alias. */
export function variantsTypeahead(
  db: Reading,
  text: string,
  featureId?: number | null,
): Promise<VariantRecord[]> {
  const like = db
    .selectFrom('variants')
    .selectAll()
    .select(typed('variants'))
    .where(isVisible('variants'))
    .where(either(contains('name_folded', text), hasAliasContaining('variant', 'variants.id', text)))
  const ofFeature = featureId == null ? sql<SqlBool>`1 = 1` : sql<SqlBool>`feature_id = ${featureId}`
  return withNamed(
    db,
    {
      table: 'variants',
      columns: sql`, ${typed('variants')}`,
      where: sql<SqlBool>`${isVisible('variants')} and ${ofFeature}`,
    },
    text,
    (featureId == null ? like : like.where('feature_id', '=', featureId)).orderBy('id').limit(20).execute(),
  )
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
