import { useEffect, useState } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { interfaceAddress } from '#app/page-state/page-state.ts'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import type { Failure } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { entities } from '../entities.ts'
import type { EntityKind } from '../entities.ts'
import { Snippet } from './Snippet.tsx'

/** Names of the collections of GKS objects in addresses, by kind of record; other kinds have none. */
const collections: Partial<Record<EntityKind, string>> = {
  evidenceItem: 'evidence',
  assertion: 'assertions',
  molecularProfile: 'molecular-profiles',
}

/** Address of the record as an object of GA4GH GKS; null for a kind that has none. */
export const gksAddress = (kind: EntityKind, id: number): string | null => {
  const collection = collections[kind]
  return collection === undefined ? null : interfaceAddress(`/api/gks/${collection}/${id}`)
}

type Content = { text: string } | { reasons: string[] } | { failure: Failure } | null

async function contentAt(address: string, signal: AbortSignal): Promise<Content> {
  try {
    const response = await fetch(address, { signal })
    if (!response.ok && response.status !== 422)
      throw new Error(`The server returned status ${response.status}.`)
    const value: unknown = await response.json()
    if (response.ok) return { text: JSON.stringify(value, null, 2) }
    const { reasons } = value as { reasons: { message: string }[] }
    return { reasons: reasons.map(({ message }) => message) }
  } catch (error) {
    return signal.aborted ? null : { failure: failureOf(error) }
  }
}

interface GksRecord {
  kind: EntityKind
  id: number
  /** See {@link gksAddress}. */
  address: string
}

/** A record as an object of GA4GH GKS, to be copied and downloaded, or why it has no such form. */
export function GksObject(record: GksRecord) {
  const [attempt, setAttempt] = useState(0)
  return <FetchedObject key={attempt} {...record} onRetry={() => setAttempt(attempt + 1)} />
}

function FetchedObject({ kind, id, address, onRetry }: GksRecord & { onRetry: () => void }) {
  const [content, setContent] = useState<Content>(null)
  useEffect(() => {
    const abort = new AbortController()
    void contentAt(address, abort.signal).then((found) => found && setContent(found))
    return () => abort.abort()
  }, [address])
  if (content === null) return <SkeletonLines count={3} />
  if ('failure' in content) return <ErrorState failure={content.failure} onRetry={onRetry} />
  if ('reasons' in content)
    return (
      <section aria-label="GKS (JSON)">
        <h3 className="font-semibold">GKS (JSON)</h3>
        <p>This {entities[kind].noun.toLowerCase()} cannot be expressed in GA4GH GKS:</p>
        <ul className="ml-5 list-disc">
          {content.reasons.map((reason) => (
            <li key={reason}>{reason}.</li>
          ))}
        </ul>
      </section>
    )
  return (
    <Snippet label="GKS (JSON)" text={content.text}>
      <a className="link font-normal" href={address} download={`${collections[kind]}-${id}.gks.json`}>
        Download
      </a>
    </Snippet>
  )
}
