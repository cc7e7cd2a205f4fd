/** The item of a list at a number that goes on from its start behind its end. @throws Error for an empty list */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length]
  if (item === undefined && list.length === 0) throw new Error('an empty list has no item')
  return item as Item
}

/** Items without end, each written of its number. */
export function* endless<Item>(write: (index: number) => Item): Iterable<Item> {
  for (let index = 0; ; index += 1) yield write(index)
}
