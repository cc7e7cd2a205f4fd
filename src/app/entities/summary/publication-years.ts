import { isOld } from '#domain/clinical/evidence-gaps.ts'
import type { ClinicalSummary_countFragment } from '#app/graphql/generated/clinical-summary.ts'

type Years = Pick<ClinicalSummary_countFragment, 'level' | 'newestYear' | 'levelYear'>

/**
 * Words for a claim whose evidence of the best level is older than five years, with its year where other evidence of the
 * entry is newer; null where it is not old or not known to be.
 * @param year the year it is now
 */
export function oldWords({ level, newestYear, levelYear }: Years, year: number): string | null {
  if (!isOld(levelYear, year)) return null
  return levelYear === newestYear ? 'old' : `${level} of ${levelYear} old`
}
