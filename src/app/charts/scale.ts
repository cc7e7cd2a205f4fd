/** About how wide a text of 12 px is, in pixels. */
export const widthOf = (text: string): number => text.length * 7.2

/** A round step (1, 2 or 5 times a power of ten) that cuts a length into at most so many parts. */
function roundStep(length: number, parts: number): number {
  const least = Math.max(1, length / parts)
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power
}

/** The multiples of a round step from 0 to the first that is not below the length. */
export function roundTicks(length: number, parts: number): number[] {
  const step = roundStep(length, parts)
  return Array.from({ length: Math.ceil(length / step) + 1 }, (_, index) => index * step)
}
