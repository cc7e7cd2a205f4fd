import { sha512t24u } from '#server/hashing/ga4gh-digest.ts'

type Inherent = null | string | number | readonly Inherent[] | { readonly [member: string]: Inherent }

/** JSON with sorted keys and no white space (RFC 8785, for whole numbers and plain texts). */
function canonicalJson(value: Inherent): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`
}

const isList = (value: object): value is readonly Inherent[] => Array.isArray(value)

/**
 * Digest of a VRS object (VRS 2, computed identifiers).
 * @param inherent its inherent members only; nested objects that have a digest as that digest
 */
export const vrsDigest = (inherent: { readonly [member: string]: Inherent }): string =>
  sha512t24u(canonicalJson(inherent))

/** Prefixes of the types that have identifiers. */
const PREFIXES = { SequenceLocation: 'SL', Allele: 'VA', Adjacency: 'AJ' } as const

/** The computed identifier of a VRS object: `ga4gh:VA.0AePZIWZUNsUlQTamyLrjm2HWUw2opLt`. */
export const vrsId = (type: keyof typeof PREFIXES, digest: string): string =>
  `ga4gh:${PREFIXES[type]}.${digest}`
