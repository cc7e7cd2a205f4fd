import type { Direction } from '#domain/vocabularies/coordinates.ts'
import type { FusionPartnerStatus } from '#domain/vocabularies/features.ts'

/** One side of a fusion: a gene exactly when the status is KNOWN. */
export type FusionSide = { status: FusionPartnerStatus; geneName?: string | null; entrezId?: number | null }

/** The exon at which one side of a fusion variant breaks. Exons count from 1; the offset is in bases. */
export type FusionExon = {
  exon: number
  offset?: number | null
  offsetDirection?: Direction | null
  /** Versioned transcript, e.g. `ENST00000389048.3`. */
  transcript: string
}

/** The feature's name, 5' side first: `EML4::ALK`, `v::ALK` (several partners), `?::ALK` (unknown partner). */
export function fusionFeatureName(fivePrime: FusionSide, threePrime: FusionSide): string {
  return `${sideText(fivePrime, geneName)}::${sideText(threePrime, geneName)}`
}

/** The variant's name: `e13::e20`, `e13+5::e20`, `?::e20`. A known side needs its exon. */
export function fusionVariantName(
  fivePrime: FusionSide & { exon?: FusionExon | null },
  threePrime: FusionSide & { exon?: FusionExon | null },
): string {
  const named = (side: FusionSide & { exon?: FusionExon | null }) =>
    sideText(side, () => exonText(exonOf(side)))
  return `${named(fivePrime)}::${named(threePrime)}`
}

/** The name by VICC's rules: `ENST00000318522.9(EML4):e.13+5::ENST00000389048.7(ALK):e.20`. */
export function fusionViccName(
  fivePrime: FusionSide & { exon?: FusionExon | null },
  threePrime: FusionSide & { exon?: FusionExon | null },
): string {
  const named = (side: FusionSide & { exon?: FusionExon | null }) =>
    sideText(side, () => {
      const exon = exonOf(side)
      return `${exon.transcript}(${geneName(side)}):e.${exon.exon}${offsetText(exon)}`
    })
  return `${named(fivePrime)}::${named(threePrime)}`
}

/** The VICC name of the representative variant: `EML4(entrez:27436)::ALK(entrez:238)`. */
export function representativeFusionViccName(fivePrime: FusionSide, threePrime: FusionSide): string {
  const named = (side: FusionSide) =>
    sideText(side, () => {
      if (!side.entrezId) throw new Error(`The gene ${geneName(side)} of a fusion has no Entrez id.`)
      return `${geneName(side)}(entrez:${side.entrezId})`
    })
  return `${named(fivePrime)}::${named(threePrime)}`
}

function sideText<Side extends FusionSide>(side: Side, nameOf: (side: Side) => string): string {
  if (side.status === 'UNKNOWN') return '?'
  return side.status === 'MULTIPLE' ? 'v' : nameOf(side)
}

function geneName(side: FusionSide): string {
  if (!side.geneName) throw new Error('A fusion side with a known partner needs its gene.')
  return side.geneName
}

function exonOf(side: FusionSide & { exon?: FusionExon | null }): FusionExon {
  if (!side.exon) throw new Error(`The ${geneName(side)} side of a fusion variant needs an exon.`)
  return side.exon
}

function exonText(exon: FusionExon): string {
  return `e${exon.exon}${offsetText(exon)}`
}

function offsetText({ offset, offsetDirection }: FusionExon): string {
  return offset ? `${offsetDirection === 'NEGATIVE' ? '-' : '+'}${offset}` : ''
}
