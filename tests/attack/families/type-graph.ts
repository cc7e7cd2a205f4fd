import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql'
import type { GraphQLField, GraphQLNamedType, GraphQLSchema } from 'graphql'

/** A field that leads from a type to records of another, of which there may be many. */
export type Step = { from: string; field: string; to: string; kind: 'one' | 'list' | 'connection' }

const isComposite = (type: GraphQLNamedType) =>
  isObjectType(type) || isInterfaceType(type) || isUnionType(type)

/** Of a connection the type of its nodes; null for anything else. */
function nodesOf(type: GraphQLNamedType): GraphQLNamedType | null {
  const nodes = isObjectType(type) && type.name.endsWith('Connection') ? type.getFields()['nodes'] : undefined
  return nodes ? getNamedType(nodes.type) : null
}

function stepOf(from: string, field: GraphQLField<unknown, unknown>): Step | null {
  const type = getNamedType(field.type)
  if (!isComposite(type) || field.args.some((argument) => isNonNullType(argument.type))) return null
  // Steps to what other services say, of which none is asked, lead nowhere.
  const nodes = nodesOf(type)
  if (nodes) return { from, field: field.name, to: nodes.name, kind: 'connection' }
  const kind = isListType(getNullableType(field.type)) ? 'list' : 'one'
  return { from, field: field.name, to: type.name, kind }
}

/** Every step of the types of a schema that can be taken without arguments; those of an abstract type's members too. */
export function stepsOf(schema: GraphQLSchema): ReadonlyMap<string, readonly Step[]> {
  const steps = new Map<string, readonly Step[]>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || type.name.endsWith('Connection')) continue
    const members = isUnionType(type) || isInterfaceType(type) ? schema.getPossibleTypes(type) : []
    const owners = isUnionType(type) ? members : [type, ...members]
    const own = owners.flatMap((owner) =>
      isObjectType(owner) || isInterfaceType(owner)
        ? Object.values(owner.getFields()).flatMap((field) => stepOf(owner.name, field) ?? [])
        : [],
    )
    const first = new Map<string, Step>()
    for (const step of own) {
      const name = `${step.field} ${step.to}`
      if (!first.has(name)) first.set(name, step)
    }
    if (own.length > 0) steps.set(type.name, [...first.values()])
  }
  return steps
}

/** The shortest ways of at most `most` steps to single records from a type to each type. */
export function hopsFrom(
  start: string,
  steps: ReadonlyMap<string, readonly Step[]>,
  most: number,
): ReadonlyMap<string, readonly Step[]> {
  const ways = new Map<string, readonly Step[]>([[start, []]])
  let edge = [start]
  for (let length = 0; length < most; length += 1) {
    const next: string[] = []
    for (const type of edge) {
      for (const step of steps.get(type) ?? []) {
        if (step.kind !== 'one' || ways.has(step.to)) continue
        ways.set(step.to, [...(ways.get(type) ?? []), step])
        next.push(step.to)
      }
    }
    edge = next
  }
  return ways
}

/** Levels of fields that a step takes. */
export const depthOf = ({ kind }: Step) => (kind === 'connection' ? 2 : 1)

/** The selection that follows the steps from a type, with pages of `rows`. */
export function selectionOf(start: string, way: readonly Step[], rows: number): string {
  const [step, ...rest] = way
  if (!step) return '__typename'
  const inner = selectionOf(step.to, rest, rows)
  const selection =
    step.kind === 'connection'
      ? `${step.field}(first: ${rows}) { nodes { ${inner} } }`
      : `${step.field} { ${inner} }`
  return step.from === start ? selection : `... on ${step.from} { ${selection} }`
}
