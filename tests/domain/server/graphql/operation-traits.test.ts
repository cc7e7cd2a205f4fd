import { isInterfaceType, isObjectType, OperationTypeNode, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { fieldTraits } from '#server/graphql/execution/field-traits.ts'
import { operationTraits } from '#server/graphql/execution/operation-traits.ts'
import type { OperationTraits } from '#server/graphql/execution/operation-traits.ts'
import { schema } from '#server/graphql/schema.ts'

const read = operationTraits(schema)

const READ: OperationTraits = {
  type: OperationTypeNode.QUERY,
  writes: false,
  holdsSample: false,
  repeatsSearch: false,
  isCacheable: true,
}
const UNCACHED = { ...READ, isCacheable: false }
const STORED = { ...UNCACHED, writes: true }
const SAMPLE = { ...UNCACHED, holdsSample: true }
const REPEATED = { ...UNCACHED, repeatsSearch: true }

const search = (permalink: string) =>
  `searchEvidenceItems(query: { id: { operator: EQ, value: 1 } }${permalink}) { resultIds }`

interface Case {
  query: string
  traits: OperationTraits
  variables?: Record<string, unknown>
  operationName?: string
}

const cases: Record<string, Case> = {
  'a record': { query: '{ gene(id: 1) { name } }', traits: READ },
  'the word “mutation” in a string': {
    query: '{ searchRecords: genes(entrezSymbols: ["mutation"]) { totalCount } }',
    traits: READ,
  },
  'the word “mutation” as a name': {
    query: 'query mutation { gene(id: 1) { mutation: name } }',
    traits: READ,
  },
  '“createPermalink” in a string': {
    query: '{ genes(entrezSymbols: ["createPermalink"]) { totalCount } }',
    traits: READ,
  },
  '“matchSample” in a string': {
    query: '{ genes(entrezSymbols: ["matchSample"]) { totalCount } }',
    traits: READ,
  },
  '“permalink” as an alias': { query: '{ permalink: gene(id: 1) { name } }', traits: READ },
  'an external field as an alias': { query: '{ gene(id: 1) { myGeneInfoDetails: name } }', traits: READ },
  'an uncached field as an alias': { query: '{ viewer: gene(id: 1) { name } }', traits: READ },
  'a fragment at the root': {
    query: '{ ...Roots } fragment Roots on Query { gene(id: 1) { name } }',
    traits: READ,
  },
  'an inline fragment at the root': { query: '{ ... on Query { viewer { id } } }', traits: UNCACHED },
  introspection: { query: '{ __schema { types { name } } }', traits: READ },
  'a search': { query: `{ ${search('')} }`, traits: READ },
  'a search without permalink': { query: `{ ${search(', createPermalink: false')} }`, traits: READ },
  'a search with permalink': { query: `{ ${search(', createPermalink: true')} }`, traits: STORED },
  'a search with a variable that is false': {
    query: `query ($keep: Boolean) { ${search(', createPermalink: $keep')} }`,
    variables: { keep: false },
    traits: READ,
  },
  'a search with a variable that is true': {
    query: `query ($keep: Boolean) { ${search(', createPermalink: $keep')} }`,
    variables: { keep: true },
    traits: STORED,
  },
  'a search with a variable that is true by default': {
    query: `query ($keep: Boolean = true) { ${search(', createPermalink: $keep')} }`,
    traits: STORED,
  },
  'a search with permalink in a fragment': {
    query: `{ ...Search } fragment Search on Query { ${search(', createPermalink: true')} }`,
    traits: STORED,
  },
  'a stored search': { query: '{ searchByPermalink(permalinkId: "a") { resultIds } }', traits: REPEATED },
  'a stored search behind an alias': {
    query: '{ found: searchByPermalink(permalinkId: "a") { resultIds } }',
    traits: REPEATED,
  },
  'a field of an external service': { query: '{ gene(id: 1) { myGeneInfoDetails } }', traits: UNCACHED },
  'a field of an external service in a fragment of two levels': {
    query: '{ ...A } fragment A on Query { gene(id: 1) { ...B } } fragment B on Gene { myGeneInfoDetails }',
    traits: UNCACHED,
  },
  'the viewer': { query: '{ viewer { id } }', traits: UNCACHED },
  'the viewer behind an alias': { query: '{ me: viewer { id } gene(id: 1) { name } }', traits: UNCACHED },
  'sign-in options': { query: '{ signInOptions { hasPassword } }', traits: UNCACHED },
  'data releases': { query: '{ dataReleases { name } }', traits: UNCACHED },
  'a sample': { query: '{ matchSample(input: {}) { knowledgeVersion } }', traits: SAMPLE },
  'a sample behind an alias, with others': {
    query: 'query A { gene(id: 1) { name } report: matchSample(input: {}) { knowledgeVersion } }',
    traits: SAMPLE,
  },
  'a sample in another operation of the document': {
    query: 'query A { gene(id: 1) { name } } query B { matchSample(input: {}) { knowledgeVersion } }',
    operationName: 'A',
    traits: SAMPLE,
  },
  'a sample in a fragment of no type': {
    query: '{ ...A } fragment A on Qeury { matchSample(input: {}) { knowledgeVersion } }',
    traits: SAMPLE,
  },
  'a mutation': {
    query: 'mutation { subscribe(input: { subscribables: [] }) { clientMutationId } }',
    traits: { ...STORED, type: OperationTypeNode.MUTATION },
  },
  'a query beside a mutation': {
    query: 'query A { gene(id: 1) { name } } mutation B { subscribe(input: {}) { clientMutationId } }',
    operationName: 'A',
    traits: READ,
  },
  'a mutation beside a query': {
    query: 'query A { gene(id: 1) { name } } mutation B { subscribe(input: {}) { clientMutationId } }',
    operationName: 'B',
    traits: { ...STORED, type: OperationTypeNode.MUTATION },
  },
  'no operation of that name': {
    query: 'query A { gene(id: 1) { name } }',
    operationName: 'C',
    traits: { ...UNCACHED, type: null },
  },
  'fragments in a circle': {
    query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A gene(id: 1) { name } }',
    traits: READ,
  },
}

describe('traits of operations', () => {
  test.for(Object.entries(cases))('%s', ([, { query, variables = {}, operationName, traits }]) => {
    expect(read.ofDocument(parse(query), operationName)(variables)).toEqual(traits)
  })

  test('text that is no document holds a sample where it names one', () => {
    expect(read.ofText('{ matchSample(input: {')).toEqual({ ...SAMPLE, type: null })
    expect(read.ofText('{ gene(')).toEqual({ ...UNCACHED, type: null })
  })

  test('a field has the traits with which its interface declares it, so that they hold whichever type a selection names', () => {
    const differing = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type)
        ? type.getInterfaces().flatMap((parent) =>
            Object.values(parent.getFields()).flatMap((field) => {
              const own = type.getFields()[field.name]
              const same = (['outside', 'cache', 'holdsSample', 'repeatsSearch'] as const).every(
                (trait) => own && fieldTraits(own)[trait] === fieldTraits(field)[trait],
              )
              return isInterfaceType(parent) && same ? [] : [`${type.name}.${field.name}`]
            }),
          )
        : [],
    )
    expect(differing).toEqual([])
  })
})
