import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'

/** Bytes of a digest: 32 letters in base64url. */
const DIGEST_BYTES = 24

/** The GA4GH digest of what a SHA-512 hash was given: its first 24 bytes, in base64url (32 letters). */
export const truncatedDigest = (hash: Hash): string =>
  hash.digest().subarray(0, DIGEST_BYTES).toString('base64url')

/** The GA4GH digest of a text. */
export const sha512t24u = (text: string): string => truncatedDigest(createHash('sha512').update(text))

/** The name by which locations refer to a sequence: `SQ.` and the digest of its residues in capitals (refget). */
export const refgetAccession = (digest: string): string => `SQ.${digest}`
