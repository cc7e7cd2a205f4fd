import { Skeleton } from '#app/ui/feedback/Skeleton.tsx'

/** The place of a picture while what it shows is fetched. */
export function ChartSkeleton() {
  return (
    <div className="rounded-md border border-line bg-surface p-4">
      <Skeleton className="h-90 w-full" />
    </div>
  )
}
