import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import { manyForEach } from '../paging/batch.ts'
import { contains, startsWith } from '../conditions.ts'
import type { AggregateSortKey } from '../browse/aggregate-sort-key.ts'

type Aliased = 'feature' | 'variant' | 'molecular_profile' | 'disease' | 'therapy'

const aliasTables = (kind: Aliased) => ({
  links: sql.table(`${kind}_${kind}_aliases`),
  names: sql.table(`${kind}_aliases`),
  owner: sql.ref(`link.${kind}_id`),
  alias: sql.ref(`link.${kind}_alias_id`),
})

const namesOf = (kind: Aliased) => {
  const { links, names, owner, alias } = aliasTables(kind)
  return manyForEach<number, { owner_id: number; name: string }>(
    (db, ids) => sql<{ owner_id: number; name: string }>`
        select ${owner} as owner_id, alias.name
        from ${links} as link join ${names} as alias on alias.id = ${alias}
        where ${owner} in (${sql.join(ids)})
        order by alias.name_folded, alias.id`,
    (row) => row.owner_id,
  )
}

/** Other names of a record or term, in alphabetical order. */
export const aliasesOf = {
  feature: namesOf('feature'),
  variant: namesOf('variant'),
  molecular_profile: namesOf('molecular_profile'),
  disease: namesOf('disease'),
  therapy: namesOf('therapy'),
}

/** The first of these names, folded, to order by. */
export function firstAliasSortKey(kind: Aliased): AggregateSortKey {
  const { links, names, owner, alias } = aliasTables(kind)
  return {
    kind: 'name',
    of: (ids) => sql`
      select ${owner} as owner_id, min(alias.name_folded) as value
      from ${links} as link join ${names} as alias on alias.id = ${alias}
      where ${owner} in ${ids} group by ${owner}`,
  }
}

const withAlias = (kind: Aliased, id: string, matches: Expression<SqlBool>): Expression<SqlBool> => {
  const { links, names, owner, alias } = aliasTables(kind)
  return sql<SqlBool>`${sql.ref(id)} in (
    select ${owner} from ${links} as link join ${names} as alias on alias.id = ${alias} where ${matches})`
}

/** True for the record, whose id is `id`, if one of its other names contains the text. */
export const hasAliasContaining = (kind: Aliased, id: string, text: string) =>
  withAlias(kind, id, contains('alias.name_folded', text))

/** True for the record, whose id is `id`, if one of its other names begins with the text. */
export const hasAliasStarting = (kind: Aliased, id: string, text: string) =>
  withAlias(kind, id, startsWith('alias.name_folded', text))
