import { hgvsChange } from '../hgvs-change.ts'
import { createIndex } from './ddl.ts'

/** Lets searches find terms by beginnings of words, and variants by a change without its reference sequence. */
export function searchTerms(): string[] {
  return [
    createIndex('search_words', 'word, name_length, record_id, record_type', {
      where: `record_type in ('DISEASE', 'FEATURE', 'THERAPY')`,
    }),
    `create index hgvs_descriptions_by_change on hgvs_descriptions (${hgvsChange('name_folded')})`,
  ]
}
