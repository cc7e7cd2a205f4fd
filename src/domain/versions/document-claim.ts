import { claimTitle } from '#domain/clinical/claim-title.ts'
import { evidenceTypes } from '#domain/vocabularies/evidence.ts'
import type { ClaimFields } from '#domain/clinical/claim-title.ts'
import type { DocumentReference, DocumentValue } from './record-document.ts'

type Document = { readonly [field: string]: DocumentValue | null }

const referencesIn = (value: DocumentValue | null | undefined): DocumentReference[] =>
  (Array.isArray(value) ? value : [value ?? null]).filter(
    (each): each is DocumentReference => each !== null && typeof each === 'object' && 'kind' in each,
  )

/** The claim of an evidence item or assertion in a version of it; null for other records and for incomplete ones. */
export function documentClaim(document: Document): string | null {
  const type = document['evidenceType'] ?? document['assertionType']
  const [profile] = referencesIn(document['molecularProfile'])
  if (!evidenceTypes.has(type) || !profile) return null
  // Only the service writes documents, with the words of the vocabularies.
  return claimTitle({
    type,
    direction: (document['evidenceDirection'] ??
      document['assertionDirection'] ??
      null) as ClaimFields['direction'],
    significance: (document['significance'] ?? null) as ClaimFields['significance'],
    profile: profile.name,
    disease: referencesIn(document['disease'])[0]?.name ?? null,
    therapies: referencesIn(document['therapies']),
    therapyInteractionType: (document['therapyInteractionType'] ??
      null) as ClaimFields['therapyInteractionType'],
  })
}
