import type { Writing } from '#server/storage/database.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'

export type Person = Awaited<ReturnType<typeof addUser>>

const YEAR_MS = 365 * 86_400_000

/** Gives a person a statement about conflicts of interest: valid for a year from now, or expired. */
export async function addCoi(
  tx: Writing,
  user: number,
  { expired = false, conflict = false }: { expired?: boolean; conflict?: boolean } = {},
): Promise<void> {
  const made = Date.now() - (expired ? 2 : 0) * YEAR_MS
  await tx
    .insertInto('conflict_of_interest_statements')
    .values({
      user_id: user,
      coi_present: conflict,
      statement: conflict ? 'Advises a maker of tests' : null,
      created_at: new Date(made).toISOString(),
      expires_at: new Date(made + YEAR_MS).toISOString(),
    })
    .execute()
}

/** Those who differ in what they may do. */
export interface Curators {
  /** A curator. */
  cora: Person
  /** Another curator. */
  carl: Person
  /** An editor with a valid statement. */
  edith: Person
  /** An editor without a statement. */
  erik: Person
  /** An editor whose statement has expired. */
  ella: Person
  /** An administrator with a valid statement that declares a conflict. */
  adam: Person
}

/** Makes one of each. */
export async function addCurators(tx: Writing): Promise<Curators> {
  const curators = {
    cora: await addUser(tx, 'cora'),
    carl: await addUser(tx, 'carl'),
    edith: await addUser(tx, 'edith', { role: 'EDITOR', email: 'edith@example.org' }),
    erik: await addUser(tx, 'erik', { role: 'EDITOR', email: 'erik@example.org' }),
    ella: await addUser(tx, 'ella', { role: 'EDITOR', email: 'ella@example.org' }),
    adam: await addUser(tx, 'adam', { role: 'ADMIN', email: 'adam@example.org' }),
  }
  await addCoi(tx, curators.edith.id)
  await addCoi(tx, curators.ella.id, { expired: true })
  await addCoi(tx, curators.adam.id, { conflict: true })
  return curators
}
