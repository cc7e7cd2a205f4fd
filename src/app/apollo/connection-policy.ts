import type { FieldPolicy } from '@apollo/client/cache'

const paging = new Set(['first', 'after', 'last', 'before'])

/** A connection as the app asks for it: `nodes` with the cursor of the last one. */
type CachedConnection = { nodes?: readonly unknown[] } & Record<string, unknown>

/**
 * One list per set of filters: the pages that follow (`after`) are added to it, the first page replaces it, and a
 * query for counts alone leaves its rows as they are.
 */
export const connectionPolicy: FieldPolicy<CachedConnection> = {
  keyArgs: (args) => JSON.stringify(filtersOf(args)),
  merge(existing, incoming, { args }) {
    if (!existing) return incoming
    if (!incoming.nodes || args?.['first'] === 0) {
      return {
        ...existing,
        ...incoming,
        ...(existing.nodes ? { nodes: existing.nodes, pageInfo: existing['pageInfo'] } : {}),
      }
    }
    if (!args?.['after']) return { ...existing, ...incoming }
    return { ...existing, ...incoming, nodes: [...(existing.nodes ?? []), ...incoming.nodes] }
  },
}

/** The arguments that decide which rows there are, in a fixed order; what is not set does not count. */
function filtersOf(args: Record<string, unknown> | null): [string, unknown][] {
  return Object.entries(args ?? {})
    .filter(([name, value]) => !paging.has(name) && value !== null && value !== undefined)
    .sort(([left], [right]) => left.localeCompare(right))
}
