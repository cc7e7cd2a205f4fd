import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { EventAction } from '#domain/vocabularies/curation.ts'
import type { EvidenceStatusFilter, TherapyInteraction } from '#domain/vocabularies/evidence.ts'
import type { SubjectType } from '#server/storage/tables/activity/subjects.ts'
import { contains, oneOf } from '../conditions.ts'
import { inOrganization, namesOrganizations, withoutEmptyIds } from '../people/organizations.ts'
import type { OrganizationFilter } from '../people/organizations.ts'
import { withSubtypes } from '../records/term-graph.ts'
import { isNamedLike } from '../names/resolve-names.ts'

/*
 * Conditions that lists of evidence and of assertions share. Each takes the column of the listed row that
 * leads to what is asked for.
 */

const among = (column: string, ids: Expression<unknown>) => sql<SqlBool>`${sql.ref(column)} in (${ids})`

/** The disease is one of these (a subquery of ids) or, with subtypes, below one of them in the Disease Ontology. */
const diseaseAmong = (
  diseaseId: string,
  diseases: RawBuilder<unknown>,
  subtypes: boolean | null | undefined,
): Expression<SqlBool> => among(diseaseId, subtypes ? withSubtypes(diseases) : diseases)

const diseasesNamed = (text: string) =>
  sql`select d.id from diseases as d where ${isNamedLike('diseases', text, 'd')}`

/** The molecular profile's display name or an alias of it contains the text. */
const profileNamed = (profileId: string, text: string): Expression<SqlBool> =>
  among(
    profileId,
    sql`select p.id from molecular_profiles as p where ${isNamedLike('molecular_profiles', text, 'p')}
      union
      select l.molecular_profile_id from molecular_profile_molecular_profile_aliases as l
        join molecular_profile_aliases as a on a.id = l.molecular_profile_alias_id
      where ${contains('a.name_folded', text)}`,
  )

/** Leaves out variants that a profile demands to be absent. */
const present = (excludesNegated: boolean | null | undefined) =>
  excludesNegated ? sql`and not l.negated` : sql``

/** Leaves out profiles that have other variants, too. */
const alone = (excludesCombinations: boolean | null | undefined) =>
  excludesCombinations
    ? sql`and not exists (select 1 from molecular_profile_variants as other
        where other.molecular_profile_id = l.molecular_profile_id and other.variant_id <> l.variant_id)`
    : sql``

/** The molecular profile contains the variant. */
const profileWithVariant = (
  profileId: string,
  variantId: number,
  { excludeNegated, excludeCombinations }: ClinicalFilter,
): Expression<SqlBool> =>
  among(
    profileId,
    sql`select l.molecular_profile_id from molecular_profile_variants as l
      where l.variant_id = ${variantId} ${present(excludeNegated)} ${alone(excludeCombinations)}`,
  )

/** The molecular profile contains a variant of the feature. */
export const profileWithFeature = (
  profileId: string,
  featureId: number,
  excludesNegated: boolean | null | undefined,
): Expression<SqlBool> =>
  among(
    profileId,
    sql`select l.molecular_profile_id from molecular_profile_variants as l
      join variants as v on v.id = l.variant_id
      where v.feature_id = ${featureId} ${present(excludesNegated)}`,
  )

/** The molecular profile contains a member of the variant group. */
export const profileWithGroup = (profileId: string, variantGroupId: number): Expression<SqlBool> =>
  among(
    profileId,
    sql`select l.molecular_profile_id from molecular_profile_variants as l
      join variant_group_variants as m on m.variant_id = l.variant_id
      where m.variant_group_id = ${variantGroupId}`,
  )

/** The molecular profile contains a variant whose name contains the text. */
export const profileWithVariantNamed = (profileId: string, text: string): Expression<SqlBool> =>
  among(
    profileId,
    sql`select l.molecular_profile_id from molecular_profile_variants as l
      join variants as v on v.id = l.variant_id where ${isNamedLike('variants', text, 'v')}`,
  )

/** Owner of a molecular profile, a disease, therapies and phenotypes, as its tables name it. */
export type ClinicalOwner = 'evidence_item' | 'assertion'

/** A therapy of the record has a name that contains the text. */
const therapyNamed = (owner: ClinicalOwner, id: string, text: string): Expression<SqlBool> =>
  among(
    id,
    sql`select l.${sql.raw(owner)}_id from ${sql.table(`${owner}_therapies`)} as l
      join therapies as t on t.id = l.therapy_id where ${isNamedLike('therapies', text, 't')}`,
  )

/** The record is linked to the row with the id: `linkedTo('evidence_item', 'item.id', 'therapies', 'therapy', 12)`. */
const linkedTo = (
  owner: ClinicalOwner,
  id: string,
  targets: 'therapies' | 'phenotypes',
  target: 'therapy' | 'phenotype',
  targetId: number,
): Expression<SqlBool> =>
  among(
    id,
    sql`select l.${sql.raw(owner)}_id from ${sql.table(`${owner}_${targets}`)} as l
      where l.${sql.raw(target)}_id = ${targetId}`,
  )

/** The therapies of the record are exactly these. */
const hasTherapies = (
  owner: ClinicalOwner,
  id: string,
  therapyIds: readonly number[],
): Expression<SqlBool> => {
  const linked = sql`select count(*) from ${sql.table(`${owner}_therapies`)} as l
    where l.${sql.raw(owner)}_id = ${sql.ref(id)}`
  const ids = [...new Set(therapyIds)]
  return sql<SqlBool>`((${linked}) = ${ids.length}
    and (${linked} and ${oneOf('l.therapy_id', ids)}) = ${ids.length})`
}

/** The record was submitted by the user. */
const submittedBy = (
  type: SubjectType,
  action: EventAction,
  id: string,
  userId: number,
): Expression<SqlBool> =>
  among(
    id,
    sql`select e.subject_id from events as e
      where e.subject_type = ${type} and e.action = ${action} and e.user_id = ${userId}`,
  )

/** The record was submitted on behalf of such an organization. */
const submittedFor = (
  type: SubjectType,
  action: EventAction,
  id: string,
  organization: OrganizationFilter,
): Expression<SqlBool> =>
  among(
    id,
    sql`select e.subject_id from events as e
      where e.subject_type = ${type} and e.action = ${action} and ${inOrganization('e.organization_id', organization)}`,
  )

/** Filter of lists of evidence and of assertions alike. */
export interface ClinicalFilter {
  id?: number | null
  ids?: number[] | null
  diseaseId?: number | null
  diseaseName?: string | null
  /** Also diseases below those of `diseaseId` and `diseaseName` in the Disease Ontology. */
  includeSubtypes?: boolean | null
  /** Leaves out profiles that name the variant or feature only as absent. */
  excludeNegated?: boolean | null
  /** Leaves out profiles that have other variants than `variantId`, too. */
  excludeCombinations?: boolean | null
  molecularProfileId?: number | null
  /** Display name or alias. */
  molecularProfileName?: string | null
  /** On behalf of which it was submitted. */
  organization?: OrganizationFilter | null
  phenotypeId?: number | null
  /** NON_REJECTED unless said otherwise. */
  status?: EvidenceStatusFilter | null
  therapyId?: number | null
  /** Exactly these therapies, in any order. */
  therapyIds?: number[] | null
  therapyInteractionType?: TherapyInteraction | null
  therapyName?: string | null
  /** The submitter. */
  userId?: number | null
  variantId?: number | null
}

const submissions = {
  evidence_item: ['EVIDENCE_ITEM', 'SUBMITTED'],
  assertion: ['ASSERTION', 'ASSERTION_SUBMITTED'],
} as const

/** The conditions of the filter (its status apart) on rows of the owner that are listed as `item`. */
export function clinicalConditions(owner: ClinicalOwner, filter: ClinicalFilter): Expression<SqlBool>[] {
  const [type, action] = submissions[owner]
  const is = (column: string, id: number) => sql<SqlBool>`${sql.ref(column)} = ${id}`
  const organization = withoutEmptyIds(filter.organization)
  const conditions = [
    filter.id != null && is('item.id', filter.id),
    filter.ids && oneOf('item.id', filter.ids),
    filter.diseaseId != null &&
      (filter.includeSubtypes
        ? diseaseAmong('item.disease_id', sql`select cast(${filter.diseaseId} as integer) as id`, true)
        : is('item.disease_id', filter.diseaseId)),
    filter.diseaseName &&
      diseaseAmong('item.disease_id', diseasesNamed(filter.diseaseName), filter.includeSubtypes),
    filter.molecularProfileId != null && is('item.molecular_profile_id', filter.molecularProfileId),
    filter.molecularProfileName && profileNamed('item.molecular_profile_id', filter.molecularProfileName),
    filter.phenotypeId != null && linkedTo(owner, 'item.id', 'phenotypes', 'phenotype', filter.phenotypeId),
    filter.therapyId != null && linkedTo(owner, 'item.id', 'therapies', 'therapy', filter.therapyId),
    filter.therapyName && therapyNamed(owner, 'item.id', filter.therapyName),
    filter.therapyIds && hasTherapies(owner, 'item.id', filter.therapyIds),
    filter.therapyInteractionType &&
      sql<SqlBool>`item.therapy_interaction_type = ${filter.therapyInteractionType}`,
    filter.variantId != null && profileWithVariant('item.molecular_profile_id', filter.variantId, filter),
    filter.userId != null && submittedBy(type, action, 'item.id', filter.userId),
    namesOrganizations(organization) && submittedFor(type, action, 'item.id', organization),
  ]
  return conditions.filter((condition) => typeof condition === 'object' && condition !== null)
}
