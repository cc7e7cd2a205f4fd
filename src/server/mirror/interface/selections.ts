import type { Selection } from './fields.ts'
import type { UpstreamSchema } from './introspection.ts'

const FRAGMENT = '... on '

/** The name of a field and the names of its arguments, as a selection writes them. */
function partsOf(field: string): { name: string; arguments: string[] } {
  const [, name = field, args = ''] = /^(\w+)(?:\((.*)\))?$/s.exec(field) ?? []
  const outermost = args.replace(/\{[^}]*\}/g, '')
  return { name, arguments: [...outermost.matchAll(/(\w+):/g)].map(([, argument = '']) => argument) }
}

/** Fields of a selection below `type` that the interface lacks, as texts such as `Source.pmcId`. */
export function missingFields(schema: UpstreamSchema, type: string, selection: Selection): string[] {
  return Object.entries(selection).flatMap(([field, inner]) => {
    if (field === '__typename') return []
    if (field.startsWith(FRAGMENT)) {
      const fragmentType = field.slice(FRAGMENT.length)
      if (!schema.hasType(fragmentType)) return [fragmentType]
      return inner ? missingFields(schema, fragmentType, inner) : []
    }
    const { name, arguments: args } = partsOf(field)
    const described = schema.field(type, name)
    if (!described) return [`${type}.${name}`]
    const lacking = args.filter((argument) => !described.arguments.has(argument))
    if (lacking.length > 0) return lacking.map((argument) => `${type}.${name}(${argument})`)
    return inner ? missingFields(schema, described.type, inner) : []
  })
}

/** All that several selections select. */
export function joinSelections(selections: Iterable<Selection>): Selection {
  const joined: Selection = {}
  for (const selection of selections)
    for (const [field, inner] of Object.entries(selection)) {
      const there = joined[field]
      joined[field] = inner && there ? joinSelections([there, inner]) : (inner ?? there ?? null)
    }
  return joined
}

/** A selection as GraphQL text, without braces around it. */
export const selectionText = (selection: Selection): string =>
  Object.entries(selection)
    .map(([field, inner]) => (inner ? `${field} { ${selectionText(inner)} }` : field))
    .join(' ')
