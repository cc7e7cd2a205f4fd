import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'

/** A stretch of a chromosome; positions are 1-based and inclusive. */
export type Coordinate = {
  chromosome?: string | null
  start?: number | null
  stop?: number | null
  referenceBases?: string | null
  variantBases?: string | null
  referenceBuild?: ReferenceBuild | null
}

/** `7:140453136`, of several bases `7:140453136-140453137`; null when no chromosome and start are known. */
export function positionText({ chromosome, start, stop }: Coordinate): string | null {
  if (!chromosome || !start) return null
  return (stop ?? start) === start ? `${chromosome}:${start}` : `${chromosome}:${start}-${stop}`
}

/** `7:140453136 A>T`; without bases the position alone. */
export function coordinateText(coordinate: Coordinate): string | null {
  const position = positionText(coordinate)
  if (!position) return null
  const { referenceBases, variantBases } = coordinate
  return referenceBases || variantBases
    ? `${position} ${referenceBases || '-'}>${variantBases || '-'}`
    : position
}

/** Where the position can be looked at on other sites. Empty when the build is not one they take. */
export function coordinateLinks(coordinate: Coordinate): { title: string; href: string }[] {
  const { chromosome, start, stop, referenceBases, variantBases, referenceBuild } = coordinate
  if (!chromosome || !start || (referenceBuild !== 'GRCH37' && referenceBuild !== 'GRCH38')) return []
  const position = `${chromosome}:${start}-${stop ?? start}`
  const is37 = referenceBuild === 'GRCH37'
  const dataset = is37 ? 'gnomad_r2_1' : 'gnomad_r4'
  const isSubstitution = /^[ACGT]+$/.test(referenceBases ?? '') && /^[ACGT]+$/.test(variantBases ?? '')
  const gnomad = isSubstitution
    ? `https://gnomad.broadinstitute.org/variant/${chromosome}-${start}-${referenceBases}-${variantBases}?dataset=${dataset}`
    : `https://gnomad.broadinstitute.org/region/${position.replace(':', '-')}?dataset=${dataset}`
  return [
    { title: 'gnomAD', href: gnomad },
    {
      title: 'Ensembl genome browser',
      href: `https://${is37 ? 'grch37' : 'www'}.ensembl.org/Homo_sapiens/Location/View?r=${position}`,
    },
    {
      title: 'UCSC genome browser',
      href: `https://genome.ucsc.edu/cgi-bin/hgTracks?db=${is37 ? 'hg19' : 'hg38'}&position=chr${position}`,
    },
  ]
}
