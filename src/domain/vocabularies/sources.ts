import { type ValueOf, vocabulary } from './vocabulary.ts'

/** Who published a source, and so what its citation id means. */
export const sourceSources = vocabulary('SourceSource', ['PUBMED', 'ASCO', 'ASH'], {
  labels: { PUBMED: 'PubMed', ASCO: 'ASCO', ASH: 'ASH' },
})
export type SourceSource = ValueOf<typeof sourceSources>

export const sourceSuggestionStatuses = vocabulary('SourceSuggestionStatus', ['NEW', 'CURATED', 'REJECTED'])
export type SourceSuggestionStatus = ValueOf<typeof sourceSuggestionStatuses>
