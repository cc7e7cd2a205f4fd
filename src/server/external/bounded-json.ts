const QUOTE = '"'
const STRUCTURE = /[",[\]{}]/g

/** Bounds of JSON before it is parsed: parsed, each value takes up to a hundred times the bytes of its text. */
export interface JsonBounds {
  /** Members, items, objects and lists together. */
  values: number
  /** Objects and lists inside one another. */
  depth: number
}

/** Bounds of JSON from another service or a file: ten times what the largest known has. */
const FOREIGN: JsonBounds = { values: 1_000_000, depth: 64 }

/** JSON that has more than is allowed. It was not parsed. */
export class JsonTooLarge extends Error {
  /** @param excess such as `1,000,000 values` */
  constructor(excess: string) {
    super(`JSON of more than ${excess}, which are allowed`)
    this.name = 'JsonTooLarge'
  }
}

/** Index of the quote that ends a text of JSON; that of the last character when none does. */
function endOfText(json: string, start: number): number {
  for (let at = json.indexOf(QUOTE, start); at >= 0; at = json.indexOf(QUOTE, at + 1)) {
    let backslashes = 0
    while (json[at - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return at
  }
  return json.length
}

/** The bound that a text of JSON exceeds, such as `40,000 values`; null within all. */
export function exceededBound(json: string, bounds: JsonBounds): string | null {
  let values = 0
  let depth = 0
  STRUCTURE.lastIndex = 0
  for (let found = STRUCTURE.exec(json); found; found = STRUCTURE.exec(json)) {
    const [sign] = found
    if (sign === QUOTE) STRUCTURE.lastIndex = endOfText(json, found.index + 1) + 1
    else if (sign === ']' || sign === '}') depth -= 1
    else {
      values += 1
      if (sign !== ',') depth += 1
    }
    if (values > bounds.values) return `${bounds.values.toLocaleString('en-US')} values`
    if (depth > bounds.depth) return `${bounds.depth.toLocaleString('en-US')} levels`
  }
  return null
}

/**
 * Parses JSON from another service or a file.
 * @throws JsonTooLarge before it is parsed; SyntaxError for a text that is no JSON
 */
export function parseForeignJson(text: string): unknown {
  const excess = exceededBound(text, FOREIGN)
  if (excess !== null) throw new JsonTooLarge(excess)
  return JSON.parse(text)
}
