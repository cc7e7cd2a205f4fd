import { getOperationAST, isObjectType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import type { ASTNode, DocumentNode, GraphQLSchema, OperationTypeNode, ValueNode } from 'graphql'
import { fieldTraits, isWritingArgument } from './field-traits.ts'

/** Traits of an operation, as the fields that it selects declare them. */
export interface OperationTraits {
  /** Null for a document that has no such operation or cannot be read. */
  type: OperationTypeNode | null
  /** Whether it changes something or leaves something behind: a mutation, or a search that is stored. */
  writes: boolean
  /** Whether its document or variables may hold the sample of a patient. */
  holdsSample: boolean
  /** Whether it repeats a stored search. */
  repeatsSearch: boolean
  /** Whether its response follows from the knowledge alone. */
  isCacheable: boolean
}

/** Reads the traits of an operation with the values of its variables. */
export type ReadTraits = (variables: Readonly<Record<string, unknown>>) => OperationTraits

/** The definitions that make up an operation: itself and the fragments that it reaches. */
function reachedNodes(document: DocumentNode, operation: ASTNode): ASTNode[] {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
  const reached = new Set([operation])
  for (const node of reached)
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (fragment) reached.add(fragment)
      },
    })
  return [...reached]
}

/** Whether a value may be true: a variable is unless it is given as false. */
const mayBeTrue = (value: ValueNode, variables: Readonly<Record<string, unknown>>): boolean =>
  value.kind === Kind.VARIABLE
    ? variables[value.name.value] !== false
    : value.kind !== Kind.BOOLEAN || value.value

/** Reads traits of operations from the declarations of a schema; see {@link FieldTraits}. */
export function operationTraits(schema: GraphQLSchema) {
  const sampleFields = new Set(
    Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields()).flatMap((field) =>
            fieldTraits(field).holdsSample ? field.name : [],
          )
        : [],
    ),
  )

  /** By name and of the whole document: what another operation or a wrong selection holds is a sample, too. */
  function documentHoldsSample(document: DocumentNode): boolean {
    let holdsSample = false
    visit(document, {
      Field: ({ name }) => void (holdsSample ||= sampleFields.has(name.value)),
    })
    return holdsSample
  }

  return {
    /** The traits of text that is no document: as if it held whatever it names. */
    ofText: (text: string): OperationTraits => ({
      type: null,
      writes: false,
      holdsSample: [...sampleFields].some((name) => text.includes(name)),
      repeatsSearch: false,
      isCacheable: false,
    }),

    /** The traits of the operation of a document, which need not be valid. */
    ofDocument(document: DocumentNode, operationName: string | undefined): ReadTraits {
      const operation = getOperationAST(document, operationName)
      const holdsSample = documentHoldsSample(document)
      const writing: ValueNode[] = []
      let repeatsSearch = false
      let isKnowledge = operation?.operation === 'query' && !holdsSample
      const types = new TypeInfo(schema)
      const visitor = visitWithTypeInfo(types, {
        Field() {
          const field = types.getFieldDef()
          if (!field) return
          const { outside, cache, repeatsSearch: repeats } = fieldTraits(field)
          if (repeats) repeatsSearch = true
          if (outside || cache === 'never' || repeats) isKnowledge = false
        },
        Argument({ value }) {
          const argument = types.getArgument()
          if (argument && isWritingArgument(argument)) writing.push(value)
        },
      })
      for (const node of operation ? reachedNodes(document, operation) : []) visit(node, visitor)
      return (variables) => {
        const writes =
          (operation !== undefined && operation !== null && operation.operation !== 'query') ||
          writing.some((value) => mayBeTrue(value, variables))
        return {
          type: operation?.operation ?? null,
          writes,
          holdsSample,
          repeatsSearch,
          isCacheable: isKnowledge && !writes,
        }
      }
    },
  }
}
