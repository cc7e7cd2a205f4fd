import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { GraphQLInterfaceType, GraphQLObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContext } from '#server/graphql/context.ts'
import type { GraphQLContext } from '#server/graphql/context.ts'
import { schema } from '#server/graphql/schema.ts'
import { LIMITS } from '#server/http/graphql/guards/limits.ts'
import { createOperations } from '#server/http/graphql/operations.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

const possible = (name: string) => {
  const type = schema.getType(name)
  return isAbstractType(type) ? schema.getPossibleTypes(type) : []
}

/**
 * A feed as a client asks for it that has a card for each kind of activity, and in it a line for each kind of subject, of
 * which one is there at a time. Far more is written than executed.
 */
function feed(): string {
  const cards = possible('ActivityInterface').map((type) => `... on ${type.name} { ...Card }`)
  const subjects = possible('EventSubject').map((type) => `... on ${type.name} { __typename id name link }`)
  return `query ($first: Int) { activities(first: $first, mode: UNSCOPED) { totalCount pageInfo { hasNextPage endCursor }
    uniqueParticipants { id displayName } edges { cursor node { __typename id ${cards.join(' ')} } } } }
    fragment Subject on EventSubject { __typename ${subjects.join(' ')} }
    fragment Card on ActivityInterface { id createdAt verbiage note subject { ...Subject }
      user { id displayName role } organization { id name } parsedNote { __typename }
      events { id action createdAt subject { ...Subject } originatingUser { id displayName } } }`
}

const LOADER = `query ($first: Int) { genes(first: $first) { pageInfo { hasNextPage endCursor } nodes { id name entrezId
  variants { nodes { id name molecularProfiles { nodes { id name
    evidenceItems { nodes { id name status evidenceLevel disease { id name doid } } } } } } } } } }`

/** Lists of two types in each other, found at the root: what multiplies with each level. */
function pairs(): [name: string, document: (levels: number) => string][] {
  type Composite = GraphQLObjectType | GraphQLInterfaceType
  type List = { name: string; isPage: boolean; of: Composite }
  const listsOf = (type: Composite): List[] =>
    Object.values(type.getFields()).flatMap((field): List[] => {
      const named = getNamedType(field.type)
      if (field.args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)) return []
      if ((isObjectType(named) || isInterfaceType(named)) && isListType(getNullableType(field.type)))
        return [{ name: field.name, isPage: false, of: named }]
      const node = isObjectType(named) && named.name.endsWith('Connection') && named.getFields()['nodes']
      const of = node && getNamedType(node.type)
      return of && (isObjectType(of) || isInterfaceType(of)) ? [{ name: field.name, isPage: true, of }] : []
    })
  const write = ({ name, isPage }: List, inside: string) =>
    isPage ? `${name} { nodes { ${inside} } }` : `${name} { ${inside} }`
  const query = schema.getQueryType()
  return (query ? listsOf(query) : [])
    .filter(({ isPage }) => isPage)
    .flatMap((root) =>
      listsOf(root.of).flatMap((there) =>
        listsOf(there.of)
          .filter((back) => back.of === root.of)
          .map((back): [string, (levels: number) => string] => [
            `${root.name} { ${there.name} { ${back.name}`,
            (levels) => {
              let inside = '__typename'
              for (let level = 0; level < levels; level += 1) inside = write(there, write(back, inside))
              return `{ ${write(root, inside)} }`
            },
          ]),
      ),
    )
}

describe.skipIf(!release2024)('With the release of August 2024', () => {
  describeOnSqliteFirst('Large documents', (engine) => {
    let curia: TestInterface
    let curator: GraphQLContext['viewer']
    const operations = createOperations(schema)
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
      curator = await curia.storage.writeAside((tx) => addUser(tx, 'curator'))
    })
    afterAll(() => curia.close())
    const run = (
      query: string,
      variables: Record<string, unknown>,
      viewer: GraphQLContext['viewer'] = null,
    ) => {
      const { storage } = curia
      const context = createContext({ db: storage.read, storage, site: { name: 'Curia' }, viewer })
      return operations.run({ query, variables, operationName: undefined }, context)
    }

    it('of a feed are answered: written for every kind of record, executed for one', async () => {
      const cards = possible('ActivityInterface').length
      expect(cards * (2 * 4 * possible('EventSubject').length + 16)).toBeGreaterThan(4143)
      expect(LIMITS.fields).toBeLessThan(2 * 4143)
      const { errors, data } = await run(feed(), { first: 25 })
      expect(errors).toBeUndefined()
      expect(data).toHaveProperty('activities.totalCount')
    })

    it('that walk from genes to diseases are answered page by page', async () => {
      for (const viewer of [null, curator]) {
        const { errors, data } = await run(LOADER, { first: viewer ? 300 : 50 }, viewer)
        expect(errors).toBeUndefined()
        expect((data as { genes: { nodes: unknown[] } }).genes.nodes).toHaveLength(viewer ? 100 : 50)
      }
    })

    it('of lists within lists of every two types are answered or refused with a code', async () => {
      expect(pairs().length).toBeGreaterThan(10)
      for (const [name, document] of pairs())
        for (const levels of [2, 4]) {
          const { data, errors } = await run(document(levels), {})
          if (errors)
            expect(['TOO_COSTLY', 'OPERATION_TOO_COSTLY', 'TOO_DEEP'], name).toContain(
              errors[0]?.extensions['code'],
            )
          else expect(JSON.stringify(data).length, name).toBeLessThan(16_000_000)
        }
    })
  })
})
