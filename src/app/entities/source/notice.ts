import { isRetraction } from '#domain/records/retraction.ts'

/** Notice about a source as pages title it: a retraction, or another that takes nothing out of use; null for none. */
export function noticeOf(source: {
  retracted: boolean
  retractionNature?: string | null
}): { title: string; isRetraction: boolean } | null {
  const nature = source.retractionNature?.trim() || null
  const retraction = isRetraction({ retracted: source.retracted, retractionNature: nature })
  if (!retraction && !nature) return null
  return { title: retraction ? 'Retracted' : (nature ?? ''), isRetraction: retraction }
}
