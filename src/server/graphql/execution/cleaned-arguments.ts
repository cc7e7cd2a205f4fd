import {
  defaultFieldResolver,
  getNamedType,
  GraphQLScalarType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import type { GraphQLFieldResolver, GraphQLInputType, GraphQLSchema } from 'graphql'
import { cleanTexts } from '#domain/text/clean-text.ts'

const TEXTS = new Set(['String', 'ID', 'JSON'])

/** Whether a value of the type may hold a text that somebody wrote. */
function holdsText(type: GraphQLInputType, above: ReadonlySet<string> = new Set()): boolean {
  const named = getNamedType(type)
  if (named instanceof GraphQLScalarType) return TEXTS.has(named.name)
  if (!isInputObjectType(named) || above.has(named.name)) return false
  const here = new Set([...above, named.name])
  return Object.values(named.getFields()).some((field) => holdsText(field.type, here))
}

type Arguments = Readonly<Record<string, unknown>>

/** Arguments without characters that nobody sees. What identifies a request stays as it is. */
function cleaned(args: Arguments): Arguments {
  const { clientMutationId }: { clientMutationId?: unknown } = Object(args['input'])
  const clean = cleanTexts(args)
  return clientMutationId === undefined
    ? clean
    : { ...clean, input: { ...Object(clean['input']), clientMutationId } }
}

/**
 * Has every field of a schema get its arguments cleaned: here all texts of forms, searches and programs come in. Changes
 * the fields in place.
 */
export function withCleanArguments(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      if (!field.args.some((argument) => holdsText(argument.type))) continue
      const resolve: GraphQLFieldResolver<unknown, unknown> = field.resolve ?? defaultFieldResolver
      field.resolve = (source, args: Arguments, context, info) =>
        resolve(source, cleaned(args), context, info)
    }
  }
  return schema
}
