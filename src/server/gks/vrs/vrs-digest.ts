import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'

/** Letters of a digest: 24 bytes in base64url. */
const DIGEST_BYTES = 24

type Inherent = null | string | number | readonly Inherent[] | { readonly [member: string]: Inherent }

/** The GA4GH digest of what a SHA-512 hash was given: its first 24 bytes, in base64url (32 letters). */
export const truncatedDigest = (hash: Hash): string =>
  hash.digest().subarray(0, DIGEST_BYTES).toString('base64url')

/** The GA4GH digest of a text. */
export const sha512t24u = (text: string): string => truncatedDigest(createHash('sha512').update(text))

/** The name by which locations refer to a sequence: `SQ.` and the digest of its residues in capitals (refget). */
export const refgetAccession = (digest: string): string => `SQ.${digest}`

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
