import type { UserRole } from '#domain/vocabularies/people.ts'

/** Who acts, as far as rights go. */
export interface Person {
  id: number
  role: UserRole
}

/** Editors and administrators: every administrator has the rights of an editor. */
export const isEditor = ({ role }: Person): boolean => role !== 'CURATOR'

export const isAdministrator = ({ role }: Person): boolean => role === 'ADMIN'
