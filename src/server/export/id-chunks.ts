/** Rows that are read and written together: the relations of all of them take one statement each. */
const CHUNK = 500

/**
 * All rows of a query by id, some at a time. `read` gives the next rows with an id above `after`, ordered by id; few
 * are in memory at once, and the last costs what the first did.
 */
export async function* idChunks<Row extends { id: number }>(
  read: (after: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = 0
  for (;;) {
    const rows = await read(after, CHUNK)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < CHUNK) return
    after = last.id
  }
}

/** Values of a relation for each id, from pairs of owner and value. */
export function grouped<Value>(
  pairs: readonly { owner_id: number; value: Value }[],
): (ownerId: number) => Value[] {
  const groups = Map.groupBy(pairs, ({ owner_id }) => owner_id)
  return (ownerId) => groups.get(ownerId)?.map(({ value }) => value) ?? []
}
