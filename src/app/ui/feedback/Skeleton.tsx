import { classNames } from '../class-names.ts'

/** A block that stands where something will be; give it the size of what comes. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block', className)} />
}

/** Lines of text to come. */
export function SkeletonLines({ count }: { count: number }) {
  return (
    <span className="block space-y-2">
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} className={classNames('h-4', line === count - 1 ? 'w-2/3' : 'w-full')} />
      ))}
    </span>
  )
}
