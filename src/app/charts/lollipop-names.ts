import { widthOf } from './scale.ts'

/** The head of a lollipop: its middle and half its size, in pixels. */
export type Head = { name: string; x: number; y: number; size: number }

/** A name: where its text begins, stands in the middle or ends, and its base line. */
export type PlacedName = { name: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }

type Box = { left: number; right: number; top: number; bottom: number }

/** How many heads are named at most, and how long a name may be. */
const namedAtMost = 24
const longest = 18

/**
 * Names beside the heads, the first heads first: above, else to the right or left. A name that would lie on another
 * one, on another head, on `notOn` or outside is left out.
 */
export function placeNames(
  heads: readonly Head[],
  within: { left: number; right: number },
  notOn: readonly Box[] = [],
): PlacedName[] {
  const taken = heads.map((head) => ({ head, box: boxOf(head) }))
  const names: PlacedName[] = []
  const boxes: Box[] = []
  for (const head of heads) {
    if (names.length === namedAtMost) break
    if (head.name.length > longest) continue
    const place = placesOf(head).find(({ box }) => {
      const isInside = box.left >= within.left && box.right <= within.right
      const isFree = ![
        ...notOn,
        ...boxes,
        ...taken.filter((one) => one.head !== head).map((one) => one.box),
      ].some((other) => overlap(box, other))
      return isInside && isFree
    })
    if (!place) continue
    names.push(place.name)
    boxes.push(place.box)
  }
  return names
}

function placesOf({ name, x, y, size }: Head): { name: PlacedName; box: Box }[] {
  // Names are bold.
  const width = widthOf(name) * 1.15 + 4
  const beside = { top: y - 7, bottom: y + 7 }
  return [
    {
      name: { name, x, y: y - size - 5, anchor: 'middle' },
      box: { left: x - width / 2, right: x + width / 2, top: y - size - 17, bottom: y - size - 3 },
    },
    {
      name: { name, x: x + size + 4, y: y + 4, anchor: 'start' },
      box: { left: x + size + 2, right: x + size + 2 + width, ...beside },
    },
    {
      name: { name, x: x - size - 4, y: y + 4, anchor: 'end' },
      box: { left: x - size - 2 - width, right: x - size - 2, ...beside },
    },
  ]
}

const boxOf = ({ x, y, size }: Head): Box => ({
  left: x - size,
  right: x + size,
  top: y - size,
  bottom: y + size,
})

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
