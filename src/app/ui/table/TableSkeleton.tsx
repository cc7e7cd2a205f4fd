import { Skeleton } from '../Skeleton.tsx'

/** The shape of a table while its code comes: the line above it, its head and a dozen rows. */
export function TableSkeleton({ caption }: { caption: string }) {
  return (
    <div className="flex flex-col gap-2">
      <output className="sr-only">Loading the table: {caption}</output>
      <div className="flex min-h-8 items-center">
        <Skeleton className="h-5 w-56" />
      </div>
      <div className="max-h-[75dvh] overflow-hidden rounded-md border border-line bg-surface">
        <div className="h-17 border-b border-line bg-sunken" />
        {Array.from({ length: 12 }, (_, row) => (
          <div key={row} className="border-b border-line px-2 py-1">
            <Skeleton className="my-0.5 h-5 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  )
}
