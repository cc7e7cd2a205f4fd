import type { Generated } from 'kysely'

export interface SearchTables {
  /** A word by which a record is found. */
  search_words: {
    record_type: string
    record_id: number
    word: string
    fields: number
    score: number
    name_length: number
  }
  search_state: {
    id: number
    version: number
  }
  /** An advanced search that can be run again; filter and variables are JSON. */
  search_permalinks: {
    id: string
    search_endpoint: string
    filter: string
    original_query: string
    original_variables: string
    created_at: string
    /** Of what is searched for; null: made before digests were kept. */
    digest: Generated<string | null>
    /** 1: nobody signed in has made or opened it. */
    is_anonymous: Generated<number>
    /** To the day; null: never since this is noted. */
    opened_at: Generated<string | null>
  }
}
