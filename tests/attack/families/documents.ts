import { getIntrospectionQuery } from 'graphql'
import { graphql } from '../traffic.ts'
import type { Family, Request } from '../traffic.ts'

const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join(' ')

/** Each fragment uses the next one twice: twice as many fields a level. */
const doublingFragments = (levels: number) =>
  `{ ...f0 } ${times(levels, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`)} fragment f${levels} on Query { __typename }`

/** As {@link doublingFragments} with other names for the results, so that none are the same. */
const doublingAliases = (levels: number) =>
  `{ ...f0 } ${times(
    levels,
    (n) => `fragment f${n} on Query { a${n}: knowledgebase { ...g } ...f${n + 1} }`,
  )} fragment f${levels} on Query { __typename } fragment g on Knowledgebase { __typename }`

/** Fields that overlap, which the validation compares pairwise. */
const overlapping = (count: number) =>
  `{ ${times(count, () => 'evidenceItems(first: 1) { nodes { id disease { id name } } }')} }`

const nested = (levels: number) =>
  `{ ${'evidenceItems { nodes { '.repeat(levels)}id${' } }'.repeat(levels)} }`

const cyclic = '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'

function* documents(): Iterable<Request> {
  yield graphql('introspection', getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true }))
  yield graphql(
    'introspection of types of types',
    `{ __schema { types { ${'fields { type { '.repeat(5)}name${' } }'.repeat(5)} } } }`,
  )
  yield graphql(
    'twenty introspections',
    `{ ${times(20, (n) => `s${n}: __schema { types { name fields { name args { name } type { name } } } }`)} }`,
  )
  for (const count of [500, 100, 20])
    yield graphql(
      `${count} aliases of a page`,
      `{ ${times(count, (n) => `a${n}: evidenceItems(first: 100) { nodes { id } }`)} }`,
    )
  for (const count of [500, 50])
    yield graphql(
      `${count} aliases of all counts`,
      `{ ${times(count, (n) => `a${n}: browseMolecularProfiles(first: 1, molecularProfileName: "${n}") { totalCount filteredCount }`)} }`,
    )
  yield graphql('500 aliases of records', `{ ${times(500, (n) => `a${n}: gene(id: ${n + 1}) { id name }`)} }`)
  yield graphql('fragments that double', doublingFragments(20))
  yield graphql('fragments with aliases', doublingAliases(60))
  yield graphql('fragments in a circle', cyclic)
  yield graphql('overlapping fields', overlapping(101))
  yield graphql('overlapping fields, many', overlapping(3000))
  yield graphql('fifty levels', nested(50))
  yield graphql('100,000 levels', '{a'.repeat(33_000))
  yield graphql('a hundred thousand brackets', '['.repeat(99_000))
  yield graphql('2,900 unknown fields', `{ ${times(2900, (n) => `evidenceItemz${n}`)} }`)
  yield graphql(
    'unknown fields of a large type',
    `{ evidenceItem(id: 1) { ${times(2800, (n) => `descriptionWithTag${n}`)} } }`,
  )
  yield graphql('a name of 90,000 letters', `{ ${'e'.repeat(90_000)} }`)
  yield graphql('an unknown type of 90,000 letters', `query ($a: ${'I'.repeat(90_000)}) { __typename }`)
  yield graphql(
    'unknown arguments',
    `{ evidenceItems(${times(2500, (n) => `firzt${n}: 1`)}) { totalCount } }`,
  )
  yield graphql('wrong enum values', `{ evidenceItems(status: ${'ACCEPTE'.repeat(5000)}) { totalCount } }`)
  yield graphql('9,000 wrong ids', 'query ($ids: [Int!]) { assertions(ids: $ids) { totalCount } }', {
    ids: Array.from({ length: 9000 }, (_, n) => `x${n}`),
  })
  yield graphql(
    '10,000 ids',
    'query ($ids: [Int!]) { assertions(ids: $ids, first: 100) { totalCount nodes { id name summary } } }',
    { ids: Array.from({ length: 10_000 }, (_, n) => n) },
  )
  yield graphql(
    '10,000 subjects',
    'query ($subject: [SubscribableQueryInput!]) { activities(subject: $subject, first: 100) { totalCount nodes { id } } }',
    { subject: Array.from({ length: 2500 }, (_, n) => ({ id: n, entityType: 'EVIDENCE_ITEM' })) },
  )
  yield graphql(
    'a variable of a megabyte',
    'query ($t: String!) { previewCommentText(commentText: $t) { __typename } }',
    {
      t: 'x'.repeat(1_000_000),
    },
  )
  yield graphql(
    '5,000 unknown variables',
    '{ __typename }',
    Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`v${n}`, n])),
  )
  yield graphql(
    'a thousand declared variables',
    `query (${times(1000, (n) => `$v${n}: Int`)}) { __typename }`,
  )
  yield graphql(
    '2,000 operations',
    times(2000, (n) => `query q${n} { __typename }`),
  )
  yield graphql('200 directives', `{ __typename ${'@skip(if: false) '.repeat(199)} }`)
  yield graphql('a string of escapes', `{ gene(entrezSymbol: "${'\\u0041'.repeat(15_000)}") { id } }`)
  yield graphql(
    'commas and comments',
    `
      ${',\n#\n'.repeat(24_000)}
      {
        __typename
      }
    `,
  )
  yield {
    ...graphql('deep JSON', ''),
    body: `{"query":"{__typename}","variables":{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}}`,
  }
  yield {
    ...graphql('wide JSON', ''),
    body: `{"query":"{__typename}","variables":{${times(60_000, (n) => `"k${n}":1,`).replaceAll(' ', '')}"k":1}}`,
  }
  yield { ...graphql('a prototype', ''), body: '{"query":"{__typename}","variables":{"__proto__":{"a":1}}}' }
}

function* repeated(): Iterable<Request> {
  for (let round = 0; round < 4; round += 1) yield* documents()
}

export const documentFamilies: readonly Family[] = [
  { name: 'hostile documents', connections: 4, short: true, exchanges: repeated },
]
