import type { VariantFacts } from '#domain/matching/matchable-variant.ts'
import { isVisible } from '#server/knowledge/records/visibility.ts'
import type { Reading } from '#server/storage/database.ts'

/** Collects the second members of pairs under the first. */
function byId(rows: readonly { id: number; name: string }[]): (id: number) => readonly string[] {
  const groups = Map.groupBy(rows, ({ id }) => id)
  return (id) => groups.get(id)?.map(({ name }) => name) ?? []
}

/** Names beside the first of all features. */
export async function readFeatureAliases(db: Reading): Promise<(featureId: number) => readonly string[]> {
  const aliases = await db
    .selectFrom('feature_feature_aliases as link')
    .innerJoin('feature_aliases as alias', 'alias.id', 'link.feature_alias_id')
    .select(['link.feature_id as id', 'alias.name'])
    .execute()
  return byId(aliases)
}

/** Ids of all genes in other databases: `673` (Entrez), `HGNC:1097`, `ENSG00000157764`. */
export async function readGeneIds(db: Reading): Promise<(featureId: number) => readonly string[]> {
  const entrezIds = await db.selectFrom('genes').select(['feature_id as id', 'entrez_id']).execute()
  const others = await db
    .selectFrom('gene_external_ids')
    .select(['feature_id as id', 'external_id as name'])
    .execute()
  return byId([...entrezIds.map(({ id, entrez_id }) => ({ id, name: String(entrez_id) })), ...others])
}

async function readDetails(db: Reading) {
  const [aliases, descriptions, clinvarIds, types, coordinates] = await Promise.all([
    db
      .selectFrom('variant_variant_aliases as link')
      .innerJoin('variant_aliases as alias', 'alias.id', 'link.variant_alias_id')
      .select(['link.variant_id as id', 'alias.name'])
      .execute(),
    db
      .selectFrom('variant_hgvs_descriptions as link')
      .innerJoin('hgvs_descriptions as description', 'description.id', 'link.hgvs_description_id')
      .select(['link.variant_id as id', 'description.name'])
      .execute(),
    db
      .selectFrom('variant_clinvar_entries as link')
      .innerJoin('clinvar_entries as entry', 'entry.id', 'link.clinvar_entry_id')
      .select(['link.variant_id as id', 'entry.clinvar_id as name'])
      .execute(),
    db
      .selectFrom('variant_variant_types as link')
      .innerJoin('variant_types as type', 'type.id', 'link.variant_type_id')
      .select(['link.variant_id as id', 'type.name'])
      .execute(),
    db
      .selectFrom('variant_coordinates')
      .selectAll()
      .where('coordinate_type', '=', 'GENE_VARIANT_COORDINATE')
      .execute(),
  ])
  const placeOf = new Map(coordinates.map((place) => [place.variant_id, place]))
  return {
    aliasesOf: byId(aliases),
    descriptionsOf: byId(descriptions),
    clinvarIdsOf: byId(clinvarIds),
    typesOf: byId(types),
    placeOf: (id: number) => placeOf.get(id) ?? null,
  }
}

/** Everything that tells what each variant in use means, in few statements. */
export async function readVariantFacts(db: Reading): Promise<VariantFacts[]> {
  const variants = await db
    .selectFrom('variants')
    .innerJoin('features', 'features.id', 'variants.feature_id')
    .select([
      'variants.id',
      'variants.name',
      'variants.kind',
      'variants.allele_registry_id',
      'features.name as feature',
    ])
    .where(isVisible('variants'))
    .orderBy('variants.id')
    .execute()
  const { aliasesOf, descriptionsOf, clinvarIdsOf, typesOf, placeOf } = await readDetails(db)
  return variants.map(({ id, name, kind, feature, allele_registry_id }) => ({
    id,
    feature,
    name,
    aliases: aliasesOf(id),
    hgvsDescriptions: descriptionsOf(id),
    alleleRegistryId: allele_registry_id,
    clinvarIds: clinvarIdsOf(id),
    types: typesOf(id),
    coordinates: placeOf(id),
    isFactor: kind === 'FACTOR',
  }))
}
