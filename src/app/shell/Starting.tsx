import { Skeleton } from '#app/ui/feedback/Skeleton.tsx'

/** The frame of a page while the first one is being fetched. */
export function Starting() {
  return (
    <div>
      <output className="sr-only">Loading</output>
      <div className="flex h-12 items-center border-b border-line bg-surface px-4">
        <Skeleton className="h-6 w-28" />
      </div>
      <div className="mx-auto max-w-[110rem] space-y-3 p-4 lg:pl-58">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-8 w-72" />
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  )
}
