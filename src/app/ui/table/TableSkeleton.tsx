import { Skeleton } from '../feedback/Skeleton.tsx'
import { skeletonRows } from './table-columns.ts'
import { rowHeights, useDensity } from './table-preferences.ts'
import type { Density } from './table-preferences.ts'

/** The shape of a table while its code comes: the line above it, its head and as many rows as are known to come. */
export function TableSkeleton({
  caption,
  expected,
  density: initial = 'compact',
}: {
  caption: string
  expected?: number | undefined
  /** Lines of a row until the reader chooses. */
  density?: Density | undefined
}) {
  const [density] = useDensity(initial)
  return (
    <div className="flex flex-col gap-2">
      <output className="sr-only">Loading the table: {caption}</output>
      <div className="flex min-h-8 items-center">
        <Skeleton className="h-5 w-56" />
      </div>
      <div className="max-h-[75dvh] min-h-40 overflow-hidden rounded-md border border-line bg-surface">
        <div className="h-17 border-b border-line bg-sunken" />
        {Array.from({ length: skeletonRows(expected) }, (_, row) => (
          <div
            key={row}
            style={{ height: rowHeights[density] }}
            className="border-b border-line px-2 py-1 max-sm:h-28!"
          >
            <Skeleton className="my-0.5 h-5 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  )
}
