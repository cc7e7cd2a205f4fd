import type { Writing } from '#server/storage/database.ts'

/** The same moment a year later. */
function yearAfter(time: string): string {
  const date = new Date(time)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString()
}

/**
 * Adds a statement about conflicts of interest, valid for a year; the latest counts. Gives its id.
 * @param given.statement as `readCoiStatement` gives it
 */
export async function addCoiStatement(
  tx: Writing,
  input: { userId: number; coiPresent: boolean; statement: string | null; now: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('conflict_of_interest_statements')
    .values({
      user_id: input.userId,
      coi_present: input.coiPresent,
      statement: input.statement,
      created_at: input.now,
      expires_at: yearAfter(input.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
