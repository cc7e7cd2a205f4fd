/** Address of a page at a frozen state. @param path of the page at present, with its parameters */
export const stateAddress = (name: string, path: string): string => `/@${name}${path}`

/** Parts of the address of a page at a state. */
export interface StateAddress {
  /** Name, date or version that it gives for the state, as it is written there. */
  asOf: string
  /** Address of the page at present, with its parameters. */
  path: string
}

/** Reads the address of a page at a state; null for one of the present. */
export function readStateAddress(address: string): StateAddress | null {
  const [, asOf, rest = ''] = /^\/(?:@|%40)([^/?]*)(.*)$/s.exec(address) ?? []
  if (asOf === undefined) return null
  return { asOf, path: rest.startsWith('/') ? rest : `/${rest}` }
}
