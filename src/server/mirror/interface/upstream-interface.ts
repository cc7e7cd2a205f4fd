import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { FieldContent } from '#domain/mirror/upstream-document.ts'
import { recordKinds } from '#domain/records/record-kinds.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { ResponseNode, Selection } from './fields.ts'
import type { UpstreamSchema } from './introspection.ts'
import { listQueries, recordQueries } from './queries.ts'
import type { ListQuery } from './queries.ts'
import { curiaFields, essentialFields, fallbackFields, recordFields } from './record-fields.ts'
import type { UpstreamFields } from './record-fields.ts'
import { joinSelections, missingFields, selectionText } from './selections.ts'

/** The part of an upstream's interface that the mirror uses. */
export interface UpstreamInterface {
  /** Fields that it lacks, as texts such as `Source.pmcId`. */
  missing: readonly string[]
  lists: readonly ListQuery[]
  /** Whether the upstream is another Curia, which lists its changes. */
  hasChanges: boolean
  /** A query for records by aliases `r0`, `r1`, …, in the order of the records. */
  recordsQuery(records: readonly { kind: VersionedKind; id: number }[]): string
  /** A query for a page of a list, with `$first` and `$after`; of the ids alone where the fields cannot be read. */
  pageQuery(list: ListQuery, content: 'fields' | 'ids'): string
  /** The document that a node of a response describes. */
  documentOf(kind: VersionedKind, node: ResponseNode): UpstreamDocument
}

/** Fields of the activities that are followed. */
const ACTIVITY: Selection = {
  id: null,
  createdAt: null,
  subject: { id: null },
  events: { subject: { id: null } },
}

const noun = (kind: VersionedKind) => recordKinds[kind].noun.toLowerCase()

/** @throws ClientError when a record of the kind cannot be written without what is missing */
function assertEssential(kind: VersionedKind, missing: readonly string[], what: string): void {
  if (missing.length === 0) return
  const message = `The upstream's interface no longer has ${missing.join(', ')}, without which no ${noun(kind)} can be read (${what}). Nothing was written; this version of Curia cannot follow it.`
  throw new ClientError('SERVICE_UNAVAILABLE', message)
}

/** The fields of a kind that the interface has, and the others. */
function offeredFields(schema: UpstreamSchema, kind: VersionedKind, type: string) {
  const offered: [string, UpstreamFields[string]][] = []
  const missing = new Set<string>()
  for (const [name, field] of Object.entries(recordFields[kind])) {
    const lacking = missingFields(schema, type, field.selection)
    const fallback = fallbackFields[kind]?.[name]
    if (lacking.length === 0) offered.push([name, field])
    else if (fallback && missingFields(schema, type, fallback.selection).length === 0)
      offered.push([name, fallback])
    else if (essentialFields[kind].includes(name)) assertEssential(kind, lacking, name)
    if (!curiaFields.has(name)) for (const one of lacking) missing.add(one)
  }
  return { fields: Object.fromEntries(offered), missing: [...missing] }
}

/**
 * Fits what the mirror reads to the schema of an upstream.
 * @throws ClientError when it lacks something without which records cannot be written
 */
export function upstreamInterface(schema: UpstreamSchema): UpstreamInterface {
  const { queryType } = schema
  const missing = missingFields(schema, queryType, {
    'activities(first: 1, after: 1, occurredAfter: 1, sortBy: 1)': { nodes: null },
  })
  const activity = schema.field(queryType, 'activities') && 'ActivityInterface'
  if (activity) missing.push(...missingFields(schema, activity, ACTIVITY))
  if (missing.length > 0) {
    const message = `The upstream's interface lacks ${missing.join(', ')}, without which its changes cannot be followed.`
    throw new ClientError('SERVICE_UNAVAILABLE', message)
  }
  const fields = new Map<VersionedKind, UpstreamFields>()
  const types = new Map<VersionedKind, string>()
  const selections = new Map<VersionedKind, string>()
  for (const kind of versionedKinds.values) {
    const type = schema.field(queryType, recordQueries[kind])?.type
    if (type === undefined) assertEssential(kind, [`${queryType}.${recordQueries[kind]}`], 'id')
    const offered = offeredFields(schema, kind, type ?? '')
    missing.push(...offered.missing)
    types.set(kind, type ?? '')
    fields.set(kind, offered.fields)
    const all = joinSelections(Object.values(offered.fields).map(({ selection }) => selection))
    selections.set(kind, selectionText({ __typename: null, id: null, ...all }))
  }
  const lists = listQueries.filter((list) => {
    const lacking = missingFields(schema, queryType, {
      [`${list.query}(first: 1, after: 1${list.arguments && `, ${list.arguments}`})`]: { nodes: null },
    })
    missing.push(...lacking.filter((one) => !missing.includes(one)))
    return lacking.length === 0
  })
  return {
    missing,
    lists,
    hasChanges: schema.field(queryType, 'recordVersions') !== undefined,
    recordsQuery(records) {
      const kinds = [...new Set(records.map(({ kind }) => kind))]
      const fragments = kinds.map(
        (kind) => `fragment ${kind} on ${types.get(kind)} { ${selections.get(kind)} }`,
      )
      const aliases = records.map(
        ({ kind, id }, place) => `r${place}: ${recordQueries[kind]}(id: ${id}) { ...${kind} }`,
      )
      return `query { ${aliases.join(' ')} } ${fragments.join(' ')}`
    },
    pageQuery({ kind, query, arguments: args }, content) {
      const selected = content === 'ids' ? 'id' : selections.get(kind)
      return `query ($first: Int, $after: String) { page: ${query}(first: $first, after: $after${args && `, ${args}`}) {
        pageInfo { hasNextPage endCursor } nodes { ${selected} } } }`
    },
    documentOf(kind, node) {
      const document: Record<string, FieldContent> = {}
      for (const [name, field] of Object.entries(fields.get(kind) ?? {})) {
        const content = field.read(node)
        if (content !== undefined) document[name] = content
      }
      return document
    },
  }
}
