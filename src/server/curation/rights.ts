import { coiObjection, editorObjection } from '#domain/policies/rights.ts'
import type { Curator } from '#domain/policies/rights.ts'
import { coiStatusAt, latestCoi } from '#server/knowledge/users.ts'
import type { Curation } from './curate.ts'
import { Refusal } from './refusal.ts'

/** Who acts, with what their latest conflict-of-interest statement is worth now. */
export async function withCoi({ find, user, now }: Curation): Promise<Curator> {
  return { id: user.id, role: user.role, coi: coiStatusAt(await find(latestCoi, user.id), now) }
}

/**
 * Rule E of the curation rules.
 * @param what the deed as in “to accept evidence”
 * @throws Refusal for anyone but editors and administrators
 */
export function requireEditor({ user }: Pick<Curation, 'user'>, what: string): void {
  const objection = editorObjection(user, what)
  if (objection) throw new Refusal('FORBIDDEN', objection)
}

/**
 * Rule COI of the curation rules: a statement less than a year old, even one that declares a conflict.
 * @throws Refusal when the latest statement is missing or has expired
 */
export async function requireCoi(curation: Curation, what: string): Promise<void> {
  const objection = coiObjection(await withCoi(curation), what)
  if (objection) throw new Refusal('FORBIDDEN', objection)
}

/** Rules E and COI together. */
export async function requireEditorWithCoi(curation: Curation, what: string): Promise<void> {
  requireEditor(curation, what)
  await requireCoi(curation, what)
}
