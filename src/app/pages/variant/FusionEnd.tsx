import type { FusionExon_exonCoordinateFragment } from '#app/graphql/generated/fusion-exon.ts'
import type { VariantCoordinates_coordinateFragment } from '#app/graphql/generated/variant-coordinates.ts'
import { VariantCoordinates } from '#app/records/VariantCoordinates.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'

/** Where a variant, or one side of a fusion, lies: its stretch of the chromosome and, of a side, the exon at the junction. */
export function FusionEnd({
  title,
  coordinate,
  exon,
}: {
  title: string
  coordinate: VariantCoordinates_coordinateFragment | null | undefined
  exon?: FusionExon_exonCoordinateFragment | null
}) {
  return (
    <Card title={title}>
      {coordinate ? (
        <VariantCoordinates coordinate={coordinate} />
      ) : (
        <p className="text-sm text-muted">No coordinates are recorded.</p>
      )}
      {exon?.exon ? (
        <Facts
          facts={[
            { name: 'Exon at the junction', value: `${exon.exon}${offsetText(exon)}` },
            { name: 'Exon transcript', value: exon.representativeTranscript },
            { name: 'Ensembl exon', value: exon.ensemblId },
          ]}
        />
      ) : null}
    </Card>
  )
}

function offsetText({ exonOffset, exonOffsetDirection }: FusionExon_exonCoordinateFragment): string {
  if (!exonOffset) return ''
  return `${exonOffsetDirection === 'NEGATIVE' ? '−' : '+'}${exonOffset}`
}
