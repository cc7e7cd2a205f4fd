import { createHash } from 'node:crypto'
import { version } from '#server/config/version.ts'

/**
 * The tag of an answer that follows from the knowledge, known before the answer is made: it changes with the knowledge,
 * the program and `parts`, such as its address. A weak one, as compression does not count.
 */
export function entityTag(knowledgeVersion: number, parts: readonly unknown[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([version, ...parts]))
    .digest('base64url')
    .slice(0, 16)
  return `W/"${knowledgeVersion}-${hash}"`
}

/** Checks whether `If-None-Match` names the tag; compression is no difference. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  const opaque = tag.replace(/^W\//, '')
  return (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === opaque)
}
