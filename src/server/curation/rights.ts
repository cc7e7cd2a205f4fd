import { isEditor } from '#domain/policies/roles.ts'
import { coiStatusAt, latestCoi } from '#server/knowledge/users.ts'
import type { Curation } from './curate.ts'
import { Refusal } from './refusal.ts'

/**
 * Rule E of the curation rules.
 * @param what the deed as in “to accept evidence”
 * @throws Refusal for anyone but editors and administrators
 */
export function requireEditor({ user }: Pick<Curation, 'user'>, what: string): void {
  if (!isEditor(user)) throw new Refusal('FORBIDDEN', `You must be an editor to ${what}`)
}

/**
 * Rule COI of the curation rules: a statement less than a year old, even one that declares a conflict.
 * @throws Refusal when the latest statement is missing or has expired
 */
export async function requireCoi({ find, user, now }: Curation, what: string): Promise<void> {
  const status = coiStatusAt(await find(latestCoi, user.id), now)
  if (status === 'MISSING' || status === 'EXPIRED')
    throw new Refusal(
      'FORBIDDEN',
      `You must have a valid conflict of interest statement to ${what}; yours is ${status.toLowerCase()}`,
    )
}

/** Rules E and COI together. */
export async function requireEditorWithCoi(curation: Curation, what: string): Promise<void> {
  requireEditor(curation, what)
  await requireCoi(curation, what)
}
