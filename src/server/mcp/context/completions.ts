import { namedFrom } from '../names/beginnings.ts'
import type { McpServices } from '../reading/mcp-services.ts'
import { ofKnowledge } from '../reading/knowledge.ts'

/** Completes what is typed of an argument. */
export type Complete = (value: string) => Promise<string[]>

/** Completions of the arguments of prompts: names of this knowledge that begin with what is typed. */
export function completionsOf(services: McpServices, signal: AbortSignal) {
  const names =
    (kind: Parameters<typeof namedFrom>[1]): Complete =>
    (value) =>
      ofKnowledge(services, { signal }, (reading) => namedFrom(reading, kind, value))
  return {
    gene: names('GENE'),
    variant: names('VARIANT'),
    disease: names('DISEASE'),
    async since(value: string) {
      const states = await services.states.list()
      return states
        .map(({ name }) => name)
        .filter((name) => name.toLowerCase().startsWith(value.toLowerCase()))
    },
    /** The last of several alterations. */
    async alterations(value: string) {
      const [, before = '', last = ''] = /^(.*[;,\n]\s*)?(.*)$/s.exec(value) ?? []
      return (await names('VARIANT')(last)).map((name) => `${before}${name}`)
    },
  }
}
