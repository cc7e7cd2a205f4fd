import { Skeleton } from '../feedback/Skeleton.tsx'
import { skeletonRows } from './table-columns.ts'

/** The shape of a table while its code comes: the line above it, its head and as many rows as are known to come. */
export function TableSkeleton({ caption, expected }: { caption: string; expected?: number }) {
  return (
    <div className="flex flex-col gap-2">
      <output className="sr-only">Loading the table: {caption}</output>
      <div className="flex min-h-8 items-center">
        <Skeleton className="h-5 w-56" />
      </div>
      <div className="max-h-[75dvh] min-h-40 overflow-hidden rounded-md border border-line bg-surface">
        <div className="h-17 border-b border-line bg-sunken" />
        {Array.from({ length: skeletonRows(expected) }, (_, row) => (
          <div key={row} className="h-[37px] border-b border-line max-sm:h-28 px-2 py-1">
            <Skeleton className="my-0.5 h-5 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  )
}
