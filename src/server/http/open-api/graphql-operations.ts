import { z } from 'zod'
import { asOf, json, parameter, text } from './operation.ts'
import type { Content, Operation } from './operation.ts'

const query = '{ molecularProfile(id: 12) { name } }'

const Variables = z.record(z.string(), z.unknown())

const Response = z.looseObject({
  data: z.nullable(z.record(z.string(), z.unknown())).optional(),
  errors: z.array(z.looseObject({ message: z.string() })).optional(),
})

const response: Content = {
  ...json(Response),
  'application/graphql-response+json': { schema: Response },
}

const answers = {
  200: {
    description: 'The operation was executed. As `application/json` also one that is not valid.',
    content: response,
  },
}

const errors = {
  400: 'The request is malformed; as `application/graphql-response+json` also a document that does not parse, validate or coerce.',
}

/** The GraphQL interface, whose own schema says the rest. */
export const graphqlOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/graphql',
    tag: 'GraphQL',
    summary: 'Execute one operation',
    description: 'Introspection is open to all; `/api/graphiql` is a page to try queries.',
    parameters: [asOf],
    body: json(
      z.looseObject({
        query: z.string(),
        variables: Variables.nullish(),
        operationName: z.string().nullish(),
        extensions: z.looseObject({ knowledgeVersion: z.boolean().optional() }).nullish(),
      }),
      { query },
    ),
    answers,
    errors,
  },
  {
    method: 'get',
    path: '/api/graphql',
    tag: 'GraphQL',
    summary: 'Execute one query',
    description: 'The same without a body; mutations are refused (405).',
    parameters: [
      parameter('query', 'query', 'Text of the document.', z.string(), query),
      parameter('query', 'variables', 'JSON text of the variables.'),
      parameter('query', 'operationName', 'Name of the operation of a document with several.'),
      asOf,
    ],
    answers,
    errors,
  },
  {
    method: 'get',
    path: '/api/graphiql',
    tag: 'GraphQL',
    summary: 'Page to try queries',
    answers: { 200: { description: 'The page.', content: text('text/html') } },
  },
]
