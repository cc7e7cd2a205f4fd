import { faultyProxy } from './faulty-proxy.ts'
import type { Exchange, FaultyProxy } from './faulty-proxy.ts'

interface Introspected {
  data: { __schema: { types: { name: string; fields: { name: string }[] | null }[] } }
}

/** A rewriting of responses after which the interface lacks a field. */
export const withoutField =
  (type: string, field: string) =>
  ({ query, text }: Pick<Exchange, 'query' | 'text'>): string => {
    if (!query.includes('__schema')) return text
    const answer = JSON.parse(text) as Introspected
    for (const described of answer.data.__schema.types)
      if (described.name === type) described.fields = described.fields!.filter(({ name }) => name !== field)
    return JSON.stringify(answer)
  }

/** A rewriting of responses after which another Curia offers the published interface alone, without its changes. */
export const publishedOnly = withoutField('Query', 'recordVersions')

/** A proxy to another Curia that offers the published interface alone. */
export const publishedInterface = (target: string): Promise<FaultyProxy> =>
  faultyProxy(target, { rewrite: publishedOnly })
