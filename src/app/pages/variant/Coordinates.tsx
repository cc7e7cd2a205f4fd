import type { VariantCoordinates_coordinateFragment } from '#app/graphql/generated/variant-coordinates.ts'
import { VariantCoordinates } from '#app/entities/profile/VariantCoordinates.tsx'
import { Card } from '#app/ui/Card.tsx'

/** Where a variant, or one side of a fusion told as a variant of its gene, lies. */
export function Coordinates({
  title,
  coordinate,
}: {
  title: string
  coordinate: VariantCoordinates_coordinateFragment | null | undefined
}) {
  return (
    <Card title={title}>
      {coordinate ? (
        <VariantCoordinates coordinate={coordinate} />
      ) : (
        <p className="text-sm text-muted">No coordinates.</p>
      )}
    </Card>
  )
}
