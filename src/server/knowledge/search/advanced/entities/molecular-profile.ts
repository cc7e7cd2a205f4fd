import { sql } from 'kysely'
import { field } from '../condition.ts'
import type { SearchedEntity } from '../condition.ts'
import { commentedOn, doneBy, linkedTo, openRevisions, revisedBy } from '../nested.ts'
import { column, exists, float, integer, truth } from '../scalars.ts'
import { aliases, text, texts } from '../text.ts'
import type { RowsWithText } from '../text.ts'

const id = (row: string) => sql.ref(`${row}.id`)

/** The name of a variant of the profile, of its feature, or both together. */
const namesOfParts: RowsWithText = (row, is) => {
  const name = (column: string) => ({
    feature: sql.ref(`feature.${column}`),
    variant: sql.ref(`variant.${column}`),
    both: sql`(${sql.ref(`feature.${column}`)} || ' ' || ${sql.ref(`variant.${column}`)})`,
  })
  const written = name('name')
  const folded = name('name_folded')
  const parts = (['feature', 'variant', 'both'] as const).map((part) =>
    is({ written: written[part], folded: folded[part] }),
  )
  return sql`
    select 1 from molecular_profile_variants as member
    join variants as variant on variant.id = member.variant_id
    join features as feature on feature.id = variant.feature_id
    where member.molecular_profile_id = ${id(row)} and (${sql.join(parts, sql` or `)})`
}

export const molecularProfile: SearchedEntity = {
  plural: 'molecular profiles',
  table: 'molecular_profiles',
  fields: {
    id: field('Id of the molecular profile.', integer(column('id'))),
    name: field(
      'Name of one of its variants, of the feature of one, or both as `feature variant`.',
      texts(namesOfParts),
    ),
    alias: field('One of its aliases.', aliases('molecular_profile')),
    description: field('Description.', text(column('description'))),
    score: field('Evidence score.', float(column('score'))),
    evidenceItemsCount: field(
      'Number of evidence items on it, of any status.',
      integer(
        (row) =>
          sql`(select count(*) from evidence_items as item where item.molecular_profile_id = ${id(row)})`,
      ),
    ),
    hasAssertion: field(
      'True if there is an assertion on it, of any status.',
      exists(
        (row) => sql`select 1 from assertions as assertion where assertion.molecular_profile_id = ${id(row)}`,
      ),
    ),
    isFlagged: field('True if it has an open flag.', truth(column('flagged'))),
    openRevisionCount: field('Number of pending revisions.', openRevisions('MOLECULAR_PROFILE')),
    source: field(
      'A source of its description.',
      linkedTo('molecular_profile_sources', 'molecular_profile_id', 'source_id', 'Source'),
    ),
    revisions: field('A revision of it.', revisedBy('MOLECULAR_PROFILE')),
    comment: field('A comment on it.', commentedOn('MOLECULAR_PROFILE')),
    creatingUser: field(
      'User who created it.',
      doneBy('MOLECULAR_PROFILE', 'COMPLEX_MOLECULAR_PROFILE_CREATED'),
    ),
    deprecatingUser: field(
      'User who deprecated it.',
      doneBy('MOLECULAR_PROFILE', 'DEPRECATED_MOLECULAR_PROFILE'),
    ),
  },
}
