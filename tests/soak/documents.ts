import { getNamedType, isInterfaceType, isObjectType } from 'graphql'
import { schema } from '#server/graphql/schema.ts'

/** The id of what a payload's field gives, nothing to select for a plain value; null for what has no id. */
function selectionOf(typeName: string): string | null {
  const type = schema.getType(typeName)
  if (!isObjectType(type) && !isInterfaceType(type)) return ''
  return 'id' in type.getFields() ? '{ id }' : null
}

/** A document that does the mutation and asks for the ids of all that its payload names. */
export function documentOf(mutation: string): string {
  const field = schema.getMutationType()?.getFields()[mutation]
  const input = field?.args[0]
  const payload = field && getNamedType(field.type)
  if (!field || !input || !isObjectType(payload)) throw new Error(`there is no mutation ${mutation}`)
  const selected = Object.values(payload.getFields())
    .map(({ name, type }) => ({ name, selection: selectionOf(getNamedType(type).name) }))
    .filter(({ selection }) => selection !== null)
    .map(({ name, selection }) => `${name} ${selection}`)
  return `mutation ($input: ${String(input.type)}) { ${mutation}(input: $input) { ${selected.join(' ')} clientMutationId } }`
}

/** Whether the mutation can be done on behalf of an organization. */
export function isOnBehalf(mutation: string): boolean {
  const input = schema.getMutationType()?.getFields()[mutation]?.args[0]
  const type = input && schema.getType(getNamedType(input.type).name)
  return type !== undefined && 'getFields' in type && 'organizationId' in type.getFields()
}
