/**
 * The id that an earlier step of the import gave to what a row refers to.
 * @param what the record that is referred to, in words
 * @throws Error where the step gave none: the row would refer to nothing
 */
export function requiredId<Key extends number | string>(
  ids: ReadonlyMap<Key, number>,
  key: Key,
  what: string,
): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the import has no id of ${what} “${key}”`)
  return id
}
