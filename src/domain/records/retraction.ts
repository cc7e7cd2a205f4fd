/** Notices that are known of a source; the nature is as Retraction Watch words it. */
export interface RetractionNotice {
  retracted: boolean
  retractionNature: string | null
}

const plain = (nature: string | null) => nature?.trim().toLowerCase() ?? ''

/**
 * Checks whether a source stands for nothing any more. The nature decides where it is known: a correction, an expression of
 * concern or a reinstatement is no retraction. PubMed tells of retractions without it.
 */
export function isRetraction({ retracted, retractionNature }: RetractionNotice): boolean {
  const nature = plain(retractionNature)
  return nature === '' ? retracted : nature === 'retraction'
}

/** A notice about a publication, as a file of notices gives it. */
export interface DatedNotice {
  nature: string
  /** ISO 8601; null where the file gives no day that exists. */
  date: string | null
}

/** Later notices of these natures take the earlier ones back; others only add to them. */
const decisive: readonly string[] = ['retraction', 'reinstatement']

/**
 * The notice that stands among those about one publication. The last retraction or reinstatement decides, since a
 * correction or an expression of concern takes no retraction back; without either, the last notice. One without a date
 * comes before the others, and a reinstatement on the day of a retraction after it: it presupposes one.
 */
export function standingNotice<Notice extends DatedNotice>(notices: readonly Notice[]): Notice | null {
  const inOrder = notices.toSorted(
    (left, right) =>
      (left.date ?? '').localeCompare(right.date ?? '') ||
      decisive.indexOf(plain(left.nature)) - decisive.indexOf(plain(right.nature)),
  )
  return inOrder.findLast(({ nature }) => decisive.includes(plain(nature))) ?? inOrder.at(-1) ?? null
}
