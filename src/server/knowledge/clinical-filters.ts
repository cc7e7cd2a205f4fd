import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { EventAction } from '#domain/vocabularies/curation.ts'
import type { SubjectType } from '#server/storage/tables/subjects.ts'
import { contains } from './matching.ts'
import { inOrganization } from './organizations.ts'
import type { OrganizationFilter } from './organizations.ts'

/*
 * Conditions that lists of evidence and of assertions share. Each takes the column of the listed row that
 * leads to what is asked for.
 */

const among = (column: string, ids: Expression<unknown>) => sql<SqlBool>`${sql.ref(column)} in (${ids})`

/** The disease's name contains the text. */
export const diseaseNamed = (diseaseId: string, text: string): Expression<SqlBool> =>
  among(diseaseId, sql`select d.id from diseases as d where ${contains('d.name_folded', text)}`)

/** The molecular profile's display name or an alias of it contains the text. */
export const profileNamed = (profileId: string, text: string): Expression<SqlBool> =>
  among(
    profileId,
    sql`select p.id from molecular_profiles as p where ${contains('p.name_folded', text)}
      union
      select l.molecular_profile_id from molecular_profile_molecular_profile_aliases as l
        join molecular_profile_aliases as a on a.id = l.molecular_profile_alias_id
      where ${contains('a.name_folded', text)}`,
  )

/** The molecular profile contains the variant. */
export const profileWithVariant = (profileId: string, variantId: number): Expression<SqlBool> =>
  among(
    profileId,
    sql`select l.molecular_profile_id from molecular_profile_variants as l where l.variant_id = ${variantId}`,
  )

/** The molecular profile contains a variant of the feature. */
export const profileWithFeature = (profileId: string, featureId: number): Expression<SqlBool> =>
  among(
    profileId,
    sql`select l.molecular_profile_id from molecular_profile_variants as l
      join variants as v on v.id = l.variant_id where v.feature_id = ${featureId}`,
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
      join variants as v on v.id = l.variant_id where ${contains('v.name_folded', text)}`,
  )

type Linked = 'evidence_item' | 'assertion'

/** A therapy of the record has a name that contains the text. */
export const therapyNamed = (owner: Linked, id: string, text: string): Expression<SqlBool> =>
  among(
    id,
    sql`select l.${sql.raw(owner)}_id from ${sql.table(`${owner}_therapies`)} as l
      join therapies as t on t.id = l.therapy_id where ${contains('t.name_folded', text)}`,
  )

/** The record is linked to the row with the id: `linkedTo('evidence_item', 'item.id', 'therapies', 'therapy', 12)`. */
export const linkedTo = (
  owner: Linked,
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

/** The record was submitted by the user. */
export const submittedBy = (
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
export const submittedFor = (
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
