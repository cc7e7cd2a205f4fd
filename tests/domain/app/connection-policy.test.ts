import { InMemoryCache } from '@apollo/client'
import { parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { connectionPolicy } from '#app/apollo/connection-policy.ts'

const rows = parse(`query Rows($first: Int, $after: String, $name: String) {
  variants(first: $first, after: $after, name: $name) { totalCount pageInfo { endCursor } nodes { id } }
}`)
const count = parse(`query Count($name: String) { variants(first: 0, name: $name) { totalCount } }`)

function cacheOfVariants() {
  return new InMemoryCache({ typePolicies: { Query: { fields: { variants: connectionPolicy } } } })
}

function page(ids: number[], endCursor: string, totalCount = 100) {
  const nodes = ids.map((id) => ({ __typename: 'Variant', id }))
  return {
    variants: { __typename: 'Variants', totalCount, pageInfo: { __typename: 'PageInfo', endCursor }, nodes },
  }
}

function idsOf(cache: InMemoryCache, variables: Record<string, unknown>) {
  const found = cache.readQuery<ReturnType<typeof page>>({ query: rows, variables })
  return found && { ids: found.variants.nodes.map(({ id }) => id), end: found.variants.pageInfo.endCursor }
}

describe('pages of a list in the cache', () => {
  test('the next page follows the rows that are there', () => {
    const cache = cacheOfVariants()
    cache.writeQuery({ query: rows, variables: { first: 2 }, data: page([1, 2], 'b') })
    cache.writeQuery({ query: rows, variables: { first: 2, after: 'b' }, data: page([3, 4], 'd') })
    expect(idsOf(cache, { first: 2 })).toEqual({ ids: [1, 2, 3, 4], end: 'd' })
  })

  test('the first page begins the list anew', () => {
    const cache = cacheOfVariants()
    cache.writeQuery({ query: rows, variables: { first: 2 }, data: page([1, 2], 'b') })
    cache.writeQuery({ query: rows, variables: { first: 2 }, data: page([9], 'i') })
    expect(idsOf(cache, { first: 2 })).toEqual({ ids: [9], end: 'i' })
  })

  test('other filters are another list; filters that are not set do not count', () => {
    const cache = cacheOfVariants()
    cache.writeQuery({ query: rows, variables: { first: 2, name: null }, data: page([1], 'a') })
    expect(idsOf(cache, { first: 2 })).toEqual({ ids: [1], end: 'a' })
    expect(idsOf(cache, { first: 2, name: 'V600E' })).toBeNull()
  })

  test('a query for the count alone leaves the rows as they are', () => {
    const cache = cacheOfVariants()
    cache.writeQuery({ query: rows, variables: { first: 2 }, data: page([1, 2], 'b') })
    cache.writeQuery({ query: count, data: { variants: { __typename: 'Variants', totalCount: 101 } } })
    expect(idsOf(cache, { first: 2 })).toEqual({ ids: [1, 2], end: 'b' })
    expect(cache.readQuery({ query: count })).toEqual({
      variants: { __typename: 'Variants', totalCount: 101 },
    })
  })
})
