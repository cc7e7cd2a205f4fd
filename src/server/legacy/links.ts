import { sourceUrl } from '#domain/records/links.ts'
import type { SourceSource } from '#domain/vocabularies/sources.ts'

/** The page of a disease, under the address that the legacy REST API has always named. */
export const legacyDiseaseUrl = (doid: string | null): string | null =>
  doid ? `http://disease-ontology.org/?id=DOID:${doid}` : null

export const legacyTrialUrl = (nctId: string): string => `https://clinicaltrials.gov/show/${nctId}`

/** The publisher's page of a source; for ASCO the address of old. */
export const legacySourceUrl = (sourceType: SourceSource, citationId: string): string =>
  sourceType === 'ASCO'
    ? `https://meetinglibrary.asco.org/record/${citationId}/abstract`
    : sourceUrl(sourceType, citationId)
