import type { FieldContent } from '#domain/mirror/upstream-document.ts'
import type { DocumentReference, VersionedKind } from '#domain/versions/record-document.ts'

/** Object of a GraphQL response. */
export type ResponseNode = Readonly<Record<string, unknown>>

/** Fields selected of a GraphQL type, with their own selections; null: none. A key may be `... on Type` or have arguments. */
export interface Selection {
  [field: string]: Selection | null
}

/** A field of an upstream document: what to select for it and how to read it; undefined: it cannot be told. */
export interface UpstreamField {
  selection: Selection
  read(node: ResponseNode): FieldContent | undefined
}

export const isNode = (value: unknown): value is ResponseNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nodesOf = (value: unknown): ResponseNode[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** A text that both database engines can hold. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '')

const scalarOf = (value: unknown): FieldContent => {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' && storable(value) !== '' ? storable(value) : null
}

/** The name of a selected field without its arguments. */
const nameOf = (field: string) => field.replace(/\(.*/s, '')

/** A text, number, boolean or value of an enum. */
export const scalar = (name: string): UpstreamField => ({
  selection: { [name]: null },
  read: (node) => scalarOf(node[name]),
})

/** A boolean that the interface has as `false` also where nothing is known: only `true` says something. */
export const trueOrUnknown = (name: string): UpstreamField => ({
  selection: { [name]: null },
  read: (node) => (node[name] === true ? true : null),
})

function timeOf(text: unknown): string | null {
  const date = typeof text === 'string' ? new Date(text) : null
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null
}

/** A time, as ISO 8601 in UTC with milliseconds. */
export const time = (name: string): UpstreamField => ({
  selection: { [name]: null },
  read: (node) => timeOf(node[name]),
})

/** The latest time at which one of several events or activities happened. */
export const latestTime = (...events: string[]): UpstreamField => ({
  selection: Object.fromEntries(events.map((event) => [event, { createdAt: null }])),
  read(node) {
    const times = events.map((name) => {
      const event = node[name]
      return isNode(event) ? timeOf(event['createdAt']) : null
    })
    return (
      times
        .filter((text) => text !== null)
        .toSorted()
        .at(-1) ?? null
    )
  },
})

function referenceOf(kind: VersionedKind, node: unknown, named: string): DocumentReference | null {
  if (!isNode(node)) return null
  const { id } = node
  const name = node[named]
  if (typeof id !== 'number' || !Number.isInteger(id) || id <= 0) return null
  return { kind, id, name: typeof name === 'string' ? storable(name) : '' }
}

/** Another record. */
export const reference = (field: string, kind: VersionedKind, named = 'name'): UpstreamField => ({
  selection: { [field]: { id: null, [named]: null } },
  read: (node) => referenceOf(kind, node[field], named),
})

const listOrNull = <Entry extends string | DocumentReference>(entries: Entry[]) =>
  entries.length > 0 ? entries : null

/** Other records. */
export const references = (field: string, kind: VersionedKind, named = 'name'): UpstreamField => ({
  selection: { [field]: { id: null, [named]: null } },
  read: (node) => listOrNull(nodesOf(node[field]).flatMap((one) => referenceOf(kind, one, named) ?? [])),
})

/** Other records in one page of a connection; undefined when there are more than a page. */
export const connectedReferences = (field: string, kind: VersionedKind, named = 'name'): UpstreamField => ({
  selection: { [field]: { pageInfo: { hasNextPage: null }, nodes: { id: null, [named]: null } } },
  read(node) {
    const connection = node[nameOf(field)]
    if (!isNode(connection) || !isNode(connection['pageInfo'])) return undefined
    if (connection['pageInfo']['hasNextPage'] !== false) return undefined
    return listOrNull(nodesOf(connection['nodes']).flatMap((one) => referenceOf(kind, one, named) ?? []))
  },
})

/**
 * A list of texts.
 * @param member of the entries, where these are objects
 */
export const texts = (field: string, member: string | null = null): UpstreamField => ({
  selection: { [field]: member === null ? null : { [member]: null } },
  read(node) {
    const entries = node[field]
    const found = member === null ? entries : nodesOf(entries).map((entry) => entry[member])
    const isText = (text: unknown): text is string => typeof text === 'string' && text !== ''
    return listOrNull(Array.isArray(found) ? found.filter(isText).map(storable) : [])
  },
})

/** A field of an object that the record has; empty where there is no such object. */
export const within = (object: string, field: UpstreamField): UpstreamField => ({
  selection: { [object]: field.selection },
  read(node) {
    const inner = node[object]
    return isNode(inner) ? field.read(inner) : null
  },
})

/** A field of one type of an interface or union; the records of other types do not have it. */
export const ofType = (type: string, field: UpstreamField): UpstreamField => ({
  selection: { __typename: null, [`... on ${type}`]: field.selection },
  read: (node) => (node['__typename'] === type ? field.read(node) : undefined),
})
