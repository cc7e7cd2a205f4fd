/** The members in groups of at most `size`, in their order. */
export function* partsOf<Member>(members: readonly Member[], size: number): Generator<Member[]> {
  for (let from = 0; from < members.length; from += size) yield members.slice(from, from + size)
}
