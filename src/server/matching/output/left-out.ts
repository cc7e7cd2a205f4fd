import type { LeftOut } from '#domain/matching/match-report.ts'

/** Sentences on what a file was left without; empty where everything was read. */
export function leftOutSentences(leftOut: LeftOut): string[] {
  const counts = [
    [leftOut.filtered, 'did not pass a filter'],
    [leftOut.notCarried, 'are not carried by the sample'],
    [leftOut.withoutGenotype, 'have no genotype (./.) and no read that supports them'],
    [leftOut.withoutAllele, 'are no alleles (*, <NON_REF>)'],
  ] as const
  return counts.flatMap(([count, words]) =>
    count > 0 ? [`${count} alterations of the file were left out, as they ${words}.`] : [],
  )
}
