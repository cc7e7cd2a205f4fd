import type { Person } from './roles.ts'

/** Only its author may delete a comment (curation rules, section 10). */
export const mayDelete = (person: Person, comment: { user_id: number }): boolean =>
  comment.user_id === person.id
