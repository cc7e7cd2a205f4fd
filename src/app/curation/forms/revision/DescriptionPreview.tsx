import { Card } from '#app/ui/Card.tsx'
import { WrittenPreview } from '../WrittenPreview.tsx'
import type { Revision } from './use-revision.ts'

/** A changed description as the page of its record would show it. */
export function DescriptionPreview<Values extends { description: string }>({
  revision: { changes, values },
}: {
  revision: Pick<Revision<Values>, 'changes' | 'values'>
}) {
  if (!changes.some(({ field }) => field === 'description')) return null
  return (
    <Card title="Preview">
      {values.description.trim() ? (
        <WrittenPreview text={values.description} className="text-sm" />
      ) : (
        <p className="text-sm text-muted">No description.</p>
      )}
    </Card>
  )
}
