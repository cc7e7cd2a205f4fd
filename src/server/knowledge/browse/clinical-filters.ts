import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { EventAction } from '#domain/vocabularies/curation.ts'
import { evidenceStatuses, therapyInteractions } from '#domain/vocabularies/evidence.ts'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import type { SubjectType } from '#server/storage/tables/activity/subjects.ts'
import { contains, oneOf } from '../conditions.ts'
import { inOrganization, namesOrganizations, withoutEmptyIds } from '../people/organizations.ts'
import type { OrganizationFilter } from '../people/organizations.ts'
import type { Batch, Load } from '../paging/batch.ts'
import { diseaseById } from '../records/diseases.ts'
import { recordById } from '../records/records.ts'
import type { EvidenceItemRecord } from '../records/records.ts'
import { withSubtypes } from '../records/term-graph.ts'
import { isNamedLike } from '../names/resolve-names.ts'
import { names } from './browse-query.ts'
import type { BrowseOrder, Modifiers } from './browse-query.ts'
import { emptyLast } from './sort-keys.ts'

/*
 * Conditions that lists of evidence and of assertions share. Each takes the column of the listed row that
 * leads to what is asked for.
 */

export const among = (column: string, ids: Expression<unknown>) =>
  sql<SqlBool>`${sql.ref(column)} in (${ids})`

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

/** What a raw name says before its first parenthesis: the variants of its outermost operator, which come first. */
const outermost = sql`(substr(p.raw_name, 1, length(p.raw_name) - length(ltrim(p.raw_name, '#VIDORANT 0123456789'))) || ' ')`

/** The linked variant alone makes the profile true: it is an alternative of an outermost OR. */
const isAlternative = sql<SqlBool>`(not l.negated and exists (
  select 1 from molecular_profiles as p where p.id = l.molecular_profile_id
    and ${outermost} like '%#VID' || cast(l.variant_id as text) || ' %'
    and ${outermost} like '% OR %' and ${outermost} not like '% AND %'))`

/** Leaves out profiles that need other variants, too; of those joined by OR each alone is enough. */
const alone = (excludesCombinations: boolean | null | undefined) =>
  excludesCombinations
    ? sql`and (not exists (select 1 from molecular_profile_variants as other
        where other.molecular_profile_id = l.molecular_profile_id and other.variant_id <> l.variant_id)
        or ${isAlternative})`
    : sql``

/** The molecular profile contains the variant. */
const profileWithVariant = (
  profileId: string,
  variantId: number,
  { excludeNegated, excludeCombinations }: Modifiers,
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
export const hasTherapies = (
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

const submissions = {
  evidence_item: ['EVIDENCE_ITEM', 'SUBMITTED'],
  assertion: ['ASSERTION', 'ASSERTION_SUBMITTED'],
} as const

/** What descriptions call one record, several and all of them. */
type Nouns = readonly [one: string, several: string, all: string]

/** Filter for one value of a vocabulary. */
export const choiceFilter = <Value extends string>(
  column: string,
  vocabulary: Vocabulary<Value>,
  description: string,
) =>
  ({
    type: 'Choice',
    vocabulary,
    description,
    where: (value: string) => sql<SqlBool>`${sql.ref(column)} = ${value}`,
  }) as const

/** Filter for one of several values of a vocabulary; an empty list finds nothing. */
export const choicesFilter = <Value extends string>(
  column: string,
  vocabulary: Vocabulary<Value>,
  description: string,
) =>
  ({
    type: 'Choices',
    vocabulary,
    description: `${description} Curia extension.`,
    where: (values: readonly string[]) => oneOf(column, values),
  }) as const

/** Filter for a number that the column holds. */
export const numberFilter = (column: string, description: string) =>
  ({
    type: 'Int',
    description,
    where: (value: number) => sql<SqlBool>`${sql.ref(column)} = ${value}`,
  }) as const

/** Filters that evidence and assertions share, on rows of the owner that are called `item`. */
export function clinicalFilters(owner: ClinicalOwner, [one, several, all]: Nouns) {
  const [type, action] = submissions[owner]
  return {
    id: numberFilter('item.id', `Only this ${one}.`),
    ids: {
      type: 'Ints',
      description: `Only these ${several}.`,
      where: (ids: readonly number[]) => oneOf('item.id', ids),
    },
    diseaseId: {
      type: 'Int',
      description: 'Only about this disease.',
      where: (id: number, _status: EvidenceStatusFilter, { includeSubtypes }: Modifiers) =>
        includeSubtypes
          ? diseaseAmong('item.disease_id', sql`select cast(${id} as integer) as id`, true)
          : sql<SqlBool>`item.disease_id = ${id}`,
    },
    diseaseName: {
      type: 'String',
      description: 'Only about diseases whose name contains this, or that it names otherwise.',
      where: (name: string, _status: EvidenceStatusFilter, { includeSubtypes }: Modifiers) =>
        diseaseAmong('item.disease_id', diseasesNamed(name), includeSubtypes),
    },
    includeSubtypes: {
      type: 'Boolean',
      description:
        'With `diseaseId` or `diseaseName`: true to include subtypes by the Disease Ontology. Curia extension.',
      where: () => null,
    },
    molecularProfileId: numberFilter('item.molecular_profile_id', 'Only about this molecular profile.'),
    molecularProfileName: {
      type: 'String',
      description: 'Only about molecular profiles whose name or alias contains this.',
      where: (name: string) => profileNamed('item.molecular_profile_id', name),
    },
    organization: {
      type: 'Organizations',
      description: `Only ${all} submitted on behalf of these organizations.`,
      where: (filter: OrganizationFilter) => {
        const organization = withoutEmptyIds(filter)
        return namesOrganizations(organization) ? submittedFor(type, action, 'item.id', organization) : null
      },
    },
    phenotypeId: {
      type: 'Int',
      description: 'Only about this phenotype.',
      where: (id: number) => linkedTo(owner, 'item.id', 'phenotypes', 'phenotype', id),
    },
    statuses: choicesFilter(
      'item.status',
      evidenceStatuses,
      `Only ${all} with one of these statuses, in place of \`status\`.`,
    ),
    therapyId: {
      type: 'Int',
      description: 'Only about this therapy.',
      where: (id: number) => linkedTo(owner, 'item.id', 'therapies', 'therapy', id),
    },
    therapyName: {
      type: 'String',
      description: 'Only about therapies whose name contains this, or that it names otherwise.',
      where: (name: string) => therapyNamed(owner, 'item.id', name),
    },
    userId: {
      type: 'Int',
      description: `Only ${all} submitted by this user.`,
      where: (id: number) => submittedBy(type, action, 'item.id', id),
    },
    variantId: {
      type: 'Int',
      description: 'Only about molecular profiles with this variant.',
      where: (id: number, _status: EvidenceStatusFilter, modifiers: Modifiers) =>
        profileWithVariant('item.molecular_profile_id', id, modifiers),
    },
  } as const
}

/** The order by the name of the disease, those without one last. */
const byDiseaseName: BrowseOrder = {
  keys: (descending) => emptyLast(sql.ref('disease.name_folded'), { text: true, descending }),
  join: 'disease',
}

/** The order by the place of a value in its vocabulary. */
export const byRank = (column: string): BrowseOrder => ({
  keys: (descending) => [{ by: sql.ref(column), descending }],
})

/** Columns that evidence and assertions share. */
export const clinicalColumns = (therapies: Batch<number, readonly { name: string }[]>) =>
  ({
    id: {
      cell: ({ id }: ClinicalRecord) => id,
      sort: ['ID', { keys: (descending: boolean) => [{ by: sql.ref('item.id'), descending }], ties: [] }],
    },
    molecular_profile: {
      cell: async ({ molecular_profile_id }: ClinicalRecord, load: Load) =>
        (await load(recordById.molecular_profiles, molecular_profile_id))?.name,
    },
    disease: {
      cell: async ({ disease_id }: ClinicalRecord, load: Load) =>
        disease_id && (await load(diseaseById, disease_id))?.name,
      sort: ['DISEASE_NAME', byDiseaseName],
    },
    therapies: { cell: async ({ id }: ClinicalRecord, load: Load) => names(await load(therapies, id)) },
    therapy_interaction_type: {
      cell: ({ therapy_interaction_type: interaction }: ClinicalRecord) =>
        interaction && therapyInteractions.label(interaction),
    },
  }) as const

type ClinicalRecord = Pick<
  EvidenceItemRecord,
  'id' | 'molecular_profile_id' | 'disease_id' | 'therapy_interaction_type'
>
