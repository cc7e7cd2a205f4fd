import { createHash } from 'node:crypto'
import type { AvatarOwner } from '#domain/pictures.ts'

const GRID = 5
const HALF = Math.ceil(GRID / 2)

/**
 * A picture by which people tell accounts apart: a symmetric pattern in one colour, both derived from kind and id.
 * Nothing else of the account is in it, so it can be shown to everybody and never changes.
 */
export function identicon(kind: AvatarOwner, id: number, size: number): string {
  const digest = createHash('sha256').update(`${kind} ${id}`).digest()
  const hue = Math.round((digest.readUInt16BE(0) / 65_536) * 360)
  const cells: string[] = []
  for (let row = 0; row < GRID; row += 1) {
    for (let column = 0; column < HALF; column += 1) {
      const filled = ((digest[2 + row * HALF + column] ?? 0) & 1) === 1
      if (!filled) continue
      for (const x of new Set([column, GRID - 1 - column])) cells.push(`M${x + 1} ${row + 1}h1v1h-1z`)
    }
  }
  // An empty pattern would be no picture: then the centre is filled.
  const path = cells.join('') || 'M3 3h1v1h-1z'
  const side = GRID + 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" fill="hsl(${hue} 35% 93%)"/>` +
    `<path fill="hsl(${hue} 55% 42%)" d="${path}"/></svg>`
  )
}
