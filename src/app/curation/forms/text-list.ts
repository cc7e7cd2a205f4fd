import { foldText, squeezeSpace } from '#domain/text/names.ts'

/** The texts that somebody typed or pasted at once: lines, or parts between commas that do not stand between digits. */
export function textsIn(typed: string): string[] {
  return typed
    .split(/[\n\r\t]+|,(?!\d)|(?<!\d),/)
    .map(squeezeSpace)
    .filter((text) => text !== '')
}

/** A list with more texts at its end, and those of them that it has already, letter case aside. */
export function withTexts(
  texts: readonly string[],
  more: readonly string[],
): { texts: string[]; repeated: string[] } {
  const folded = new Set(texts.map(foldText))
  const next = [...texts]
  const repeated: string[] = []
  for (const text of more) {
    if (folded.has(foldText(text))) repeated.push(text)
    else next.push(text)
    folded.add(foldText(text))
  }
  return { texts: next, repeated }
}
