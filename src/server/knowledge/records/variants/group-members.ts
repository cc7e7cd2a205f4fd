import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import { manyForEach } from '#server/knowledge/paging/batch.ts'
import { isVisible } from '../visibility.ts'
import type { AggregateSortKey } from '#server/knowledge/browse/aggregate-sort-key.ts'
import { isNamedLike } from '../../names/resolve-names.ts'

type NameRow = { group_id: number; name: string }

/** How a group leads to the names of its live variants and of their features; `named` has the name. */
const memberJoins = {
  variants: sql`variant_group_variants as member join variants as named on named.id = member.variant_id`,
  features: sql`variant_group_variants as member join variants as variant on variant.id = member.variant_id
    join features as named on named.id = variant.feature_id`,
}

type Member = keyof typeof memberJoins

const namesOf = (member: Member) =>
  manyForEach<number, NameRow>(
    (db, ids) => sql<NameRow>`
        select distinct member.variant_group_id as group_id, named.name, named.name_folded
        from ${memberJoins[member]}
        where member.variant_group_id in (${sql.join(ids)}) and ${isVisible('named')}
        order by named.name_folded, named.name`,
    (row) => row.group_id,
  )

/** The names of a group's variants or of their features, each once, in alphabetical order. */
export const memberNames = { variants: namesOf('variants'), features: namesOf('features') }

/** The first of these names, folded, to order by. */
export const firstMemberSortKey = (member: Member): AggregateSortKey => ({
  kind: 'name',
  of: (ids) => sql`
    select member.variant_group_id as owner_id, min(named.name_folded) as value
    from ${memberJoins[member]}
    where member.variant_group_id in ${ids} and ${isVisible('named')}
    group by member.variant_group_id`,
})

/** True for a group, whose id is `id`, with a variant, or a feature, whose name contains the text. */
export const hasMemberNamed = (member: Member, id: string, text: string): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(id)} in (
    select member.variant_group_id from ${memberJoins[member]}
    where ${isNamedLike(member, text, 'named')} and ${isVisible('named')})`
