/** Notices that are known of a source; the nature is as Retraction Watch words it. */
export interface RetractionNotice {
  retracted: boolean
  retractionNature: string | null
}

/**
 * Checks whether a source stands for nothing any more. The nature decides where it is known: a correction, an expression of
 * concern or a reinstatement is no retraction. PubMed tells of retractions without it.
 */
export function isRetraction({ retracted, retractionNature }: RetractionNotice): boolean {
  const nature = retractionNature?.trim().toLowerCase() ?? ''
  return nature === '' ? retracted : nature === 'retraction'
}
