import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import type { FusionPartnerStatus } from '#domain/vocabularies/features.ts'
import type { FusionExon_exonCoordinateFragment } from '#app/graphql/generated/fusion-exon.ts'
import type { VariantPageQuery } from '#app/graphql/generated/variant-page.ts'
import { VariantCoordinates, CopyableValue } from '#app/entities/profile/VariantCoordinates.tsx'
import { positionText } from '#app/entities/profile/coordinate-text.ts'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'

type Variant = NonNullable<VariantPageQuery['variant']>
type FusionVariant = Extract<Variant, { __typename: 'FusionVariant' }>

/** Both partners of a fusion variant, each by its name with the exon at the junction and its stretch. */
export function FusionSides({ variant }: { variant: FusionVariant }) {
  const fusion = variant.feature.featureInstance
  if (fusion['__typename'] !== 'Fusion') return null
  return (
    <>
      <FusionSide
        side="5′ partner"
        gene={fusion.fivePrimeGene}
        status={fusion.fivePrimePartnerStatus}
        exon={variant.fivePrimeEndExonCoordinates}
        stretch={variant.fivePrimeCoordinates}
      />
      <FusionSide
        side="3′ partner"
        gene={fusion.threePrimeGene}
        status={fusion.threePrimePartnerStatus}
        exon={variant.threePrimeStartExonCoordinates}
        stretch={variant.threePrimeCoordinates}
      />
    </>
  )
}

const withoutGene: Record<FusionPartnerStatus, string> = {
  KNOWN: 'No exon recorded.',
  UNKNOWN: 'Unknown gene, so no exon.',
  MULTIPLE: 'Multiple genes, so no exon.',
}
const partnerNames: Record<FusionPartnerStatus, string> = {
  KNOWN: 'known gene',
  UNKNOWN: 'unknown',
  MULTIPLE: 'several genes',
}

function FusionSide({
  side,
  gene,
  status,
  exon,
  stretch,
}: {
  side: string
  gene: { name: string } | null | undefined
  status: FusionPartnerStatus
  exon: FusionExon_exonCoordinateFragment | null | undefined
  stretch: FusionVariant['fivePrimeCoordinates']
}) {
  const hasStretch = stretch && positionText(stretch)
  return (
    <Card title={`${side}: ${gene?.name ?? partnerNames[status]}`}>
      {exon?.exon ? (
        <Facts
          facts={[
            { name: 'Exon at the junction', value: `${exon.exon}${offsetText(exon)}` },
            {
              name: 'Transcript',
              value: exon.representativeTranscript && (
                <CopyableValue text={exon.representativeTranscript} what="transcript" />
              ),
            },
            { name: 'Ensembl exon', value: exon.ensemblId },
            // The stretch says both, too.
            !hasStretch && {
              name: 'Reference build',
              value: exon.referenceBuild && referenceBuilds.label(exon.referenceBuild),
            },
            !hasStretch && { name: 'Ensembl version', value: exon.ensemblVersion },
          ].filter((fact) => fact !== false)}
        />
      ) : null}
      {hasStretch ? <VariantCoordinates coordinate={stretch} /> : null}
      {exon?.exon || hasStretch ? null : <p className="text-sm text-muted">{withoutGene[status]}</p>}
    </Card>
  )
}

function offsetText({ exonOffset, exonOffsetDirection }: FusionExon_exonCoordinateFragment): string {
  if (!exonOffset) return ''
  return `${exonOffsetDirection === 'NEGATIVE' ? '−' : '+'}${exonOffset}`
}
