import type { Insertable } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import {
  displayName,
  isComplex,
  isMultiVariant,
  rawName,
  variantsOf,
} from '#domain/profiles/profile-expression.ts'
import type { Writing } from '#server/storage/database.ts'
import { sortKey } from '#server/storage/sort-key.ts'
import type { Tables } from '#server/storage/tables.ts'

/*
 * Rows for tests, with defaults for all that a test does not care about. Each function adds one record
 * and gives its id; what it belongs to is made by the caller or, where any will do, here.
 */

const madeAt = '2026-01-02T03:04:05.006Z'
const times = { created_at: madeAt, updated_at: madeAt }
const local = { origin: 'LOCAL', ...times } as const

type Given<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>

let counter = 0
const unique = (what: string) => `${what} ${(counter += 1)}`

async function insert<Table extends keyof Tables>(
  tx: Writing,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<number> {
  // Kysely cannot follow a table that is a type parameter; every table used here has an integer id.
  const { id } = await tx
    .insertInto(table as 'diseases')
    .values(row as Insertable<Tables['diseases']>)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const link = async <Table extends keyof Tables>(
  tx: Writing,
  table: Table,
  rows: Insertable<Tables[Table]>[],
): Promise<void> => {
  if (rows.length === 0) return
  await tx
    .insertInto(table as 'diseases')
    .values(rows as Insertable<Tables['diseases']>[])
    .execute()
}

export const addDisease = (tx: Writing, name = unique('Disease'), given: Given<'diseases'> = {}) =>
  insert(tx, 'diseases', { name, name_folded: foldText(name), ...times, ...given })

export const addTherapy = (tx: Writing, name = unique('Therapy'), given: Given<'therapies'> = {}) =>
  insert(tx, 'therapies', { name, name_folded: foldText(name), ...times, ...given })

export const addSource = (tx: Writing, given: Given<'sources'> = {}) =>
  insert(tx, 'sources', { source_type: 'PUBMED', citation_id: String((counter += 1)), ...times, ...given })

export const addVariantType = (tx: Writing, name = unique('type'), given: Given<'variant_types'> = {}) =>
  insert(tx, 'variant_types', { name, name_folded: foldText(name), ...times, ...given })

/** A feature of any kind; a gene by default, with an Entrez id of its own. */
export async function addFeature(
  tx: Writing,
  name = unique('GENE'),
  { aliases = [], ...given }: Given<'features'> & { aliases?: string[] } = {},
): Promise<number> {
  const id = await insert(tx, 'features', {
    kind: 'GENE',
    name,
    name_folded: foldText(name),
    ...(given.full_name && { full_name_folded: foldText(given.full_name) }),
    ...local,
    ...given,
  })
  if ((given.kind ?? 'GENE') === 'GENE')
    await tx.insertInto('genes').values({ feature_id: id, entrez_id: id }).execute()
  for (const alias of aliases) {
    const row = { name: alias, name_folded: foldText(alias) }
    const aliasId = await insert(tx, 'feature_aliases', row)
    await link(tx, 'feature_feature_aliases', [{ feature_id: id, feature_alias_id: aliasId }])
  }
  return id
}

/** A variant of the feature with the profile of this variant alone. */
export async function addVariant(
  tx: Writing,
  featureId: number,
  name = unique('V'),
  {
    aliases = [],
    types = [],
    profile: givenProfile = {},
    ...given
  }: Given<'variants'> & {
    aliases?: string[]
    types?: number[]
    profile?: Given<'molecular_profiles'>
  } = {},
): Promise<{ id: number; profile: number }> {
  const feature = await tx
    .selectFrom('features')
    .select(['name', 'kind'])
    .where('id', '=', featureId)
    .executeTakeFirstOrThrow()
  const profileName = `${feature.name} ${name}`
  const profile = await insert(tx, 'molecular_profiles', {
    raw_name: unique('unnamed'),
    name: profileName,
    name_folded: foldText(profileName),
    ...local,
    ...givenProfile,
  })
  const id = await insert(tx, 'variants', {
    feature_id: featureId,
    kind: feature.kind,
    name,
    name_folded: foldText(name),
    single_variant_molecular_profile_id: profile,
    ...local,
    ...given,
  })
  await tx
    .updateTable('molecular_profiles')
    .set({ raw_name: `#VID${id}` })
    .where('id', '=', profile)
    .execute()
  await link(tx, 'molecular_profile_variants', [
    { molecular_profile_id: profile, variant_id: id, position: 0 },
  ])
  for (const alias of aliases) {
    const row = { name: alias, name_folded: foldText(alias) }
    const aliasId = await insert(tx, 'variant_aliases', row)
    await link(tx, 'variant_variant_aliases', [{ variant_id: id, variant_alias_id: aliasId }])
  }
  await link(
    tx,
    'variant_variant_types',
    types.map((type) => ({ variant_id: id, variant_type_id: type })),
  )
  return { id, profile }
}

/** A molecular profile from its raw name: `#VID1 AND NOT #VID2`. */
export async function addProfile(
  tx: Writing,
  expressionText: string,
  given: Given<'molecular_profiles'> = {},
): Promise<number> {
  const expression = parseRawName(expressionText)
  if (!expression.ok) throw new Error(`${expressionText} is no profile`)
  const variants = variantsOf(expression.value)
  const named = await tx
    .selectFrom('variants')
    .innerJoin('features', 'features.id', 'variants.feature_id')
    .select(['variants.id', 'variants.name', 'features.name as feature'])
    .where(
      'variants.id',
      'in',
      variants.map((variant) => variant.variantId),
    )
    .execute()
  const names = new Map(named.map((variant) => [variant.id, `${variant.feature} ${variant.name}`]))
  const name = displayName(expression.value, (id) => names.get(id) ?? '?')
  const profile = await insert(tx, 'molecular_profiles', {
    raw_name: rawName(expression.value),
    name,
    name_folded: foldText(name),
    is_multi_variant: isMultiVariant(expression.value),
    is_complex: isComplex(expression.value),
    ...local,
    ...given,
  })
  await link(
    tx,
    'molecular_profile_variants',
    variants.map((variant, position) => ({
      molecular_profile_id: profile,
      variant_id: variant.variantId,
      position,
      negated: variant.negated,
    })),
  )
  return profile
}

/** What evidence says unless it is given. */
export const evidenceStatement = 'Patients with the variant responded to the therapy'

type EvidenceGiven = Given<'evidence_items'> & { therapies?: number[] }

/** An accepted item of predictive evidence about the profile, level B, rated 3; no therapy unless given. */
export async function addEvidence(
  tx: Writing,
  profile: number,
  { therapies = [], ...given }: EvidenceGiven = {},
): Promise<number> {
  const id = await insert(tx, 'evidence_items', {
    molecular_profile_id: profile,
    source_id: given.source_id ?? (await addSource(tx)),
    status: 'ACCEPTED',
    evidence_type: 'PREDICTIVE',
    evidence_level: 'B',
    evidence_direction: 'SUPPORTS',
    significance: 'SENSITIVITYRESPONSE',
    variant_origin: 'SOMATIC',
    evidence_rating: 3,
    description: evidenceStatement,
    description_sort_key: sortKey(given.description ?? evidenceStatement),
    ...local,
    ...given,
  })
  await link(
    tx,
    'evidence_item_therapies',
    therapies.map((therapy) => ({ evidence_item_id: id, therapy_id: therapy })),
  )
  return id
}

type AssertionGiven = Given<'assertions'> & { therapies?: number[]; evidence?: number[] }

/** An accepted predictive assertion about the profile. */
export async function addAssertion(
  tx: Writing,
  profile: number,
  { therapies = [], evidence = [], ...given }: AssertionGiven = {},
): Promise<number> {
  const id = await insert(tx, 'assertions', {
    molecular_profile_id: profile,
    status: 'ACCEPTED',
    assertion_type: 'PREDICTIVE',
    assertion_direction: 'SUPPORTS',
    significance: 'SENSITIVITYRESPONSE',
    summary_folded: foldText(given.summary ?? ''),
    summary_sort_key: sortKey(given.summary ?? ''),
    evidence_item_count: evidence.length,
    ...local,
    ...given,
  })
  await link(
    tx,
    'assertion_therapies',
    therapies.map((therapy) => ({ assertion_id: id, therapy_id: therapy })),
  )
  await link(
    tx,
    'assertion_evidence_items',
    evidence.map((item) => ({ assertion_id: id, evidence_item_id: item })),
  )
  return id
}

/** A variant group of these variants. */
export async function addVariantGroup(
  tx: Writing,
  name = unique('Group'),
  { variants = [], ...given }: Given<'variant_groups'> & { variants?: number[] } = {},
): Promise<number> {
  const id = await insert(tx, 'variant_groups', { name, name_folded: foldText(name), ...local, ...given })
  await link(
    tx,
    'variant_group_variants',
    variants.map((variant) => ({ variant_group_id: id, variant_id: variant })),
  )
  return id
}

/** Where a gene variant lies: on GRCh37, fully curated. */
export const addCoordinates = (tx: Writing, variant: number, given: Given<'variant_coordinates'> = {}) =>
  insert(tx, 'variant_coordinates', {
    variant_id: variant,
    coordinate_type: 'GENE_VARIANT_COORDINATE',
    curation_state: 'FULLY_CURATED',
    reference_build: 'GRCH37',
    ...times,
    ...given,
  })
