import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { aliasesOf, hasAliasContaining } from '../records/aliases.ts'
import {
  assertionCounts,
  countOf,
  assertionCountSortKey,
  evidenceCounts,
} from '../summaries/evidence-counts.ts'
import { storedCountSortKey } from '../summaries/stored-evidence-counts.ts'
import { followsStatus } from '../records/clinical/evidence-held.ts'
import { evidenceDiseases, evidenceTherapies, hasTermNamed } from '../records/clinical/evidence-terms.ts'
import { isVisible } from '../records/visibility.ts'
import { byScore, variantsOfProfile } from '../records/molecular-profiles.ts'
import { typed } from '../records/rows.ts'
import type { MolecularProfileRecord } from '../records/records.ts'
import { variantCounts, variantCountSortKey } from '../records/variants/variant-counts.ts'
import { browseQuery, idFilters, names } from './browse-query.ts'
import type { BrowseOrder } from './browse-query.ts'
import { isNamedFrom, isNamedLike } from '../names/resolve-names.ts'

/** A profile with the statuses that its counts and lists follow. */
export type BrowseMolecularProfileRow = MolecularProfileRecord & { counted_status: EvidenceStatusFilter }

const ID = 'molecular_profiles.id'

const ofVariant = (condition: unknown) => sql<SqlBool>`molecular_profiles.id in (
  select held.molecular_profile_id
  from molecular_profile_variants as held
  join variants as variant on variant.id = held.variant_id
  join features as feature on feature.id = variant.feature_id
  where ${condition})`

const byProfileScore: BrowseOrder = { keys: (descending) => [{ ...byScore[0], descending }] }

/** Live profiles and what is known about them. */
export const browseMolecularProfiles = browseQuery({
  query: 'browseMolecularProfiles',
  description:
    'Molecular profiles, highest score first unless sorted otherwise; deprecated and withdrawn ones are excluded.',
  id: ID,
  rows: (db: Reading, status: EvidenceStatusFilter) =>
    db
      .selectFrom('molecular_profiles')
      .selectAll('molecular_profiles')
      .select([typed('molecular_profiles'), sql.lit(status).as('counted_status')])
      .where(isVisible('molecular_profiles')),
  hasStatus: (status) => followsStatus('molecular_profiles', ID, status),
  statusDescription:
    'Status of the evidence and assertions that count, NON_REJECTED by default; a single status keeps only molecular profiles with any.',
  filters: {
    ids: idFilters(ID, 'profile', 'profiles').ids,
    molecularProfileName: {
      type: 'String',
      description: 'Only molecular profiles whose name contains this, ignoring case.',
      where: (name) => isNamedLike('molecular_profiles', name),
    },
    molecularProfileAlias: {
      type: 'String',
      description: 'Only molecular profiles with an alias that contains this, ignoring case.',
      where: (alias) => hasAliasContaining('molecular_profile', ID, alias),
    },
    variantName: {
      type: 'String',
      description:
        'Only molecular profiles with a variant whose name begins with this, or whose feature has exactly this name, ignoring case.',
      where: (name) =>
        ofVariant(
          sql`${isNamedFrom('variants', name, 'variant')} or feature.name_folded = ${foldText(name)}`,
        ),
    },
    featureName: {
      type: 'String',
      description:
        'Only molecular profiles with a variant of a feature whose name begins with this, ignoring case.',
      where: (name) => ofVariant(isNamedFrom('features', name, 'feature')),
    },
    variantId: {
      type: 'Int',
      description: 'Only molecular profiles with this variant.',
      where: (id) => sql<SqlBool>`molecular_profiles.id in (
        select molecular_profile_id from molecular_profile_variants where variant_id = ${id})`,
    },
    featureId: {
      type: 'Int',
      description: 'Only molecular profiles with a variant of this feature.',
      where: (id) => ofVariant(sql`feature.id = ${id}`),
    },
    diseaseName: {
      type: 'String',
      description:
        'Only molecular profiles with evidence on a disease whose name contains this, ignoring case.',
      where: (name, status) => hasTermNamed('diseases', 'molecular_profiles', ID, name, status),
    },
    therapyName: {
      type: 'String',
      description:
        'Only molecular profiles with evidence on a therapy whose name contains this, ignoring case.',
      where: (name, status) => hasTermNamed('therapies', 'molecular_profiles', ID, name, status),
    },
  },
  columns: {
    id: { cell: ({ id }) => id },
    name: { cell: ({ name }) => name },
    aliases: { cell: async ({ id }, load) => names(await load(aliasesOf.molecular_profile, id)) },
    variants: { cell: async ({ id }, load) => names(await load(variantsOfProfile, id)) },
    diseases: {
      cell: async ({ id, counted_status }, load) =>
        names(await load(evidenceDiseases.molecular_profiles[counted_status], id)),
    },
    therapies: {
      cell: async ({ id, counted_status }, load) =>
        names(await load(evidenceTherapies.molecular_profiles[counted_status], id)),
    },
    molecular_profile_score: { cell: ({ score }) => score, sort: ['molecularProfileScore', byProfileScore] },
    evidence_item_count: {
      field: 'evidenceItemCount',
      description: 'Number of evidence items.',
      cell: async ({ id, counted_status }, load) =>
        countOf(await load(evidenceCounts.molecular_profiles, id), counted_status),
      sort: [
        'evidenceItemCount',
        { aggregate: (status) => storedCountSortKey('molecular_profiles', status) },
      ],
    },
    assertion_count: {
      field: 'assertionCount',
      description: 'Number of assertions.',
      cell: async ({ id, counted_status }, load) =>
        countOf(await load(assertionCounts.molecular_profiles, id), counted_status),
      sort: [
        'assertionCount',
        { aggregate: (status) => assertionCountSortKey('molecular_profiles', status) },
      ],
    },
    variant_count: {
      field: 'variantCount',
      description: 'Number of variants, without deprecated and withdrawn ones.',
      cell: ({ id }, load) => load(variantCounts.molecular_profiles, id),
      sort: ['variantCount', { aggregate: () => variantCountSortKey('molecular_profiles') }],
    },
    deprecated: { cell: ({ deprecated }) => deprecated },
  },
  initial: { order: byProfileScore, descending: true },
})
