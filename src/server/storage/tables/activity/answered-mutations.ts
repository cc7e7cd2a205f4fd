export interface AnsweredMutationTables {
  answered_mutations: {
    user_id: number
    /** SHA-256 (hexadecimal) of the mutation's name and input. */
    request_digest: string
    /** JSON of what the action gave. */
    answer: string
    created_at: string
  }
}
