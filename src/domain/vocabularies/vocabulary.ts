/**
 * A closed list of values with the words people read for them. Every vocabulary of the knowledgebase has this
 * shape: the values are the names of a GraphQL enum, in the order in which they sort.
 */
export type Vocabulary<Value extends string> = {
  /** The GraphQL enum, e.g. `EvidenceLevel`. */
  readonly name: string
  /** All values in sort order; a tuple, so that schema builders can take it as it is. */
  readonly values: readonly [Value, ...Value[]]
  /** What people read: `SENSITIVITYRESPONSE` gives `Sensitivity/Response`. */
  label(value: Value): string
  /** The words of the legacy V1 interface, and of releases, where they differ from today's; else the label. */
  legacyLabel(value: Value): string
  /**
   * Reads a value, a label or an old label as releases of any year write it. Case, white space and punctuation
   * do not matter. Gives null for blank and for unknown text.
   */
  parseLabel(text: string | null | undefined): Value | null
  /** True for exactly one of the values, in exactly its spelling. */
  has(text: unknown): text is Value
  /** Position in the sort order, from 0. */
  rank(value: Value): number
  /** Orders values as the vocabulary lists them. */
  compare(left: Value, right: Value): number
  /** All labels, in order, for messages and menus. */
  labels(values?: readonly Value[]): string[]
}

/** The values of a vocabulary: `type EvidenceLevel = ValueOf<typeof evidenceLevels>`. */
export type ValueOf<Words> = Words extends Vocabulary<infer Value> ? Value : never

type Wording<Value extends string> = {
  /** Labels that differ from the value in title case. */
  labels?: Partial<Record<Value, string>>
  /** Labels of the legacy V1 interface that differ from today's. */
  legacyLabels?: Partial<Record<Value, string>>
  /** More spellings that older releases use. */
  alsoRead?: Record<string, Value>
}

export function vocabulary<const Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
  wording: Wording<Value> = {},
): Vocabulary<Value> {
  const ranks = new Map<string, number>(values.map((value, rank) => [value, rank]))
  const labels = new Map<Value, string>(
    values.map((value) => [value, wording.labels?.[value] ?? titleCase(value)]),
  )
  const readings = new Map<string, Value>()
  for (const value of values) {
    for (const text of [value, labels.get(value), wording.legacyLabels?.[value]]) {
      if (text) readings.set(readingKey(text), value)
    }
  }
  for (const [text, value] of Object.entries<Value>(wording.alsoRead ?? {})) {
    readings.set(readingKey(text), value)
  }

  const label = (value: Value) => labels.get(value) ?? titleCase(value)
  const rank = (value: Value) => ranks.get(value) ?? values.length
  return {
    name,
    values,
    label,
    legacyLabel: (value) => wording.legacyLabels?.[value] ?? label(value),
    parseLabel: (text) => readings.get(readingKey(text ?? '')) ?? null,
    has: (text): text is Value => typeof text === 'string' && ranks.has(text),
    rank,
    compare: (left, right) => rank(left) - rank(right),
    labels: (some = values) => some.map(label),
  }
}

/** `DOES_NOT_SUPPORT` gives `Does Not Support`. */
function titleCase(value: string): string {
  return value
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

// "Tier I - Level A", "TIER_I_LEVEL_A" and "tier i level a" are one reading.
function readingKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9+]/g, '')
}
