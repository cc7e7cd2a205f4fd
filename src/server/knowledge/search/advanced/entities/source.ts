import { sql } from 'kysely'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { isRetractedRow } from '#server/knowledge/records/sources.ts'
import { field } from '../condition.ts'
import type { SearchedEntity } from '../condition.ts'
import { commentedOn } from '../nested.ts'
import { column, integer, truth, wordOf } from '../scalars.ts'
import { text, texts } from '../text.ts'

const author = (name: string) =>
  texts(
    (row, is) => sql`
      select 1 from source_authors as author
      where author.source_id = ${sql.ref(`${row}.id`)} and ${is({ written: sql.ref(`author.${name}`) })}`,
  )

export const source: SearchedEntity = {
  plural: 'sources',
  table: 'sources',
  fields: {
    id: field('Id of the source.', integer(column('id'))),
    sourceType: field('Source type: PubMed, ASCO or ASH.', wordOf(sourceSources, 'source_type')),
    citationId: field('PubMed id, ASCO id or DOI (ASH).', text(column('citation_id'))),
    citation: field('Citation.', text(column('citation'), column('citation_folded'))),
    title: field('Title.', text(column('title'), column('title_folded'))),
    abstract: field('Abstract.', text(column('abstract'))),
    journal: field('Abbreviated journal title.', text(column('journal'), column('journal_folded'))),
    authorFirstName: field('First name of one of its authors.', author('fore_name')),
    authorLastName: field('Last name of one of its authors.', author('last_name')),
    isRetracted: field('True if it was retracted.', truth(column('retracted'))),
    deprecated: field(
      'True if it is deprecated or retracted.',
      truth((row) => sql`(${sql.ref(`${row}.deprecated`)} or ${isRetractedRow(row)})`),
    ),
    comment: field('A comment on it.', commentedOn('SOURCE')),
  },
}
