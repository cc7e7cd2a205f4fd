/** A resource of any type. */
export type Resource = Readonly<Record<string, unknown>> & { resourceType: string }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Checks whether a value of JSON is a resource of FHIR. */
export const isResource = (value: unknown): value is Resource =>
  isObject(value) && typeof value['resourceType'] === 'string'

/** A list of a resource; an empty one where there is none. */
export const listIn = (resource: Resource, member: string): unknown[] => {
  const list = resource[member]
  return Array.isArray(list) ? list : []
}

/** A resource of a document, with the one that it is contained in and its address. */
export interface FoundResource {
  resource: Resource
  /** Tells apart what `#…` refers to, which is shared with what is contained; null where nothing is. */
  container: number | null
  address: string | null
}

/** A resource and those within it. */
export function* resourcesIn(
  { resource, container: own, address }: FoundResource,
  next = { container: 0 },
): Generator<FoundResource> {
  const contained = listIn(resource, 'contained').filter(isResource)
  const container = own ?? (contained.length > 0 ? (next.container += 1) : null)
  yield { resource, container, address }
  for (const one of contained) yield* resourcesIn({ resource: one, container, address: null }, next)
  for (const entry of listIn(resource, 'entry')) {
    const { resource: one, fullUrl }: { resource?: unknown; fullUrl?: unknown } = Object(entry)
    if (isResource(one))
      yield* resourcesIn(
        { resource: one, container: null, address: typeof fullUrl === 'string' ? fullUrl : null },
        next,
      )
  }
}
