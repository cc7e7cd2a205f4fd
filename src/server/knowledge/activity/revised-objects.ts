import { recordLink } from '#domain/records/links.ts'
import type { RevisedObjectKind } from '#domain/records/revised-values.ts'
import { featureInstanceTypes, variantCategories } from '#domain/vocabularies/features.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import type { Tables } from '#server/storage/tables.ts'
import { oneForEach } from '../paging/batch.ts'
import type { Load } from '../paging/batch.ts'
import { codeById } from '../records/codes.ts'
import { diseaseById } from '../records/diseases.ts'
import { phenotypeById } from '../records/phenotypes.ts'
import { linkOf, nameOf } from '../records/record-names.ts'
import { existing, recordById } from '../records/records.ts'
import type { AnyRecord, FeatureRecord } from '../records/records.ts'
import { isDeprecated } from '../records/sources.ts'
import { therapyById } from '../records/therapies.ts'
import { variantTypeById } from '../records/variants/variant-types.ts'
import { rowBy } from '../records/rows.ts'

/** Object that a revised field points to, in few words. */
export interface RevisedObject {
  id: number
  /** The GraphQL type, or what it would be called: `Therapy`, `GeneVariant`, `VariantAlias`. */
  entityType: string
  displayName: string | null
  /** The kind within its type, as people read it: Gene, PubMed. */
  displayType: string | null
  link: string | null
  /** Of a variant. */
  feature: FeatureRecord | null
  /** Null for what cannot be flagged. */
  flagged: boolean | null
  /** Null for what cannot go out of use. */
  deprecated: boolean | null
  /** Whether there is no such thing any more. */
  deleted: boolean
}

type Found = Partial<Omit<RevisedObject, 'id' | 'deleted'>> | null
type Finder = (load: Load, id: number) => Promise<Found>

type NamedTable = 'variant_aliases' | 'feature_aliases' | 'molecular_profile_aliases' | 'hgvs_descriptions'

/** A row of a table that holds names and nothing else. */
const namedRow = (table: NamedTable & keyof Tables) => {
  const batch = oneForEach<number, { id: number; name: string }>(
    (db, ids) => db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids),
    (row) => row.id,
  )
  return async (load: Load, id: number): Promise<Found> => {
    const row = await load(batch, id)
    return row && { displayName: row.name }
  }
}

const clinvarEntryById = rowBy('clinvar_entries', 'id')

/** A record with a page of its own; `more` says what only its kind has. */
async function record<Row extends AnyRecord>(
  load: Load,
  found: Row | null | Promise<Row | null>,
  more: (row: Row) => Found | Promise<Found>,
): Promise<Found> {
  const row = await found
  if (!row) return null
  const [displayName, link, others] = await Promise.all([nameOf(row, load), linkOf(row, load), more(row)])
  return { displayName, link, ...('flagged' in row && { flagged: row.flagged }), ...others }
}

const finders: Readonly<Record<RevisedObjectKind, Finder>> = {
  acmg_code: async (load, id) => {
    const code = await load(codeById.acmg_codes, id)
    return code && { displayName: code.code }
  },
  clingen_code: async (load, id) => {
    const code = await load(codeById.clingen_codes, id)
    return code && { displayName: code.code }
  },
  clinvar_entry: async (load, id) => {
    const entry = await load(clinvarEntryById, id)
    return entry && { displayName: entry.clinvar_id }
  },
  disease: async (load, id) => {
    const disease = await load(diseaseById, id)
    const link = recordLink('DISEASE', id)
    return disease && { displayName: disease.name, link, deprecated: disease.deprecated }
  },
  evidence_item: (load, id) => record(load, load(recordById.evidence_items, id), () => null),
  feature: (load, id) =>
    record(load, load(recordById.features, id), ({ kind, deprecated }) => ({
      entityType: featureInstanceTypes.label(kind),
      displayType: featureInstanceTypes.label(kind),
      deprecated,
    })),
  feature_alias: namedRow('feature_aliases'),
  hgvs_description: namedRow('hgvs_descriptions'),
  molecular_profile: (load, id) =>
    record(load, load(recordById.molecular_profiles, id), ({ deprecated }) => ({ deprecated })),
  molecular_profile_alias: namedRow('molecular_profile_aliases'),
  nccn_guideline: async (load, id) => {
    const guideline = await load(codeById.nccn_guidelines, id)
    return guideline && { displayName: guideline.name }
  },
  phenotype: async (load, id) => {
    const phenotype = await load(phenotypeById, id)
    return phenotype && { displayName: phenotype.name, link: recordLink('PHENOTYPE', id) }
  },
  source: (load, id) =>
    record(load, load(recordById.sources, id), (source) => ({
      displayType: sourceSources.label(source.source_type),
      deprecated: isDeprecated(source),
    })),
  therapy: async (load, id) => {
    const therapy = await load(therapyById, id)
    const link = recordLink('THERAPY', id)
    return therapy && { displayName: therapy.name, link, deprecated: therapy.deprecated }
  },
  variant: (load, id) =>
    record(load, load(recordById.variants, id), async ({ kind, deprecated, feature_id }) => ({
      entityType: `${variantCategories.label(kind)}Variant`,
      displayType: variantCategories.label(kind),
      deprecated,
      feature: await existing(load(recordById.features, feature_id)),
    })),
  variant_alias: namedRow('variant_aliases'),
  variant_type: async (load, id) => {
    const type = await load(variantTypeById, id)
    return type && { displayName: type.display_name || type.name, link: recordLink('VARIANT_TYPE', id) }
  },
}

/** `molecular_profile` gives `MolecularProfile`. */
const typeNameOf = (kind: RevisedObjectKind) =>
  kind
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** The thing with this id that a revised field names; one that is gone says so. */
export async function revisedObject(load: Load, kind: RevisedObjectKind, id: number): Promise<RevisedObject> {
  const found = await finders[kind](load, id)
  return {
    id,
    entityType: typeNameOf(kind),
    displayName: null,
    displayType: null,
    link: null,
    feature: null,
    flagged: null,
    deprecated: null,
    deleted: found === null,
    ...found,
  }
}
