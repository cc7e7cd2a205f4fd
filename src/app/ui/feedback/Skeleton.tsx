import { classNames } from '../class-names.ts'
import { SLOW_MS, useLasting } from '../hooks/use-lasting.ts'

/** A block that stands where something will be; give it the size of what comes. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block', className)} />
}

/** Lines of text to come. */
export function SkeletonLines({ count }: { count: number }) {
  const isSlow = useLasting(true, SLOW_MS)
  return (
    <span className="block space-y-2">
      <output className="block text-sm text-muted empty:hidden">{isSlow ? 'Still loading…' : ''}</output>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} className={classNames('h-4', line === count - 1 ? 'w-2/3' : 'w-full')} />
      ))}
    </span>
  )
}
