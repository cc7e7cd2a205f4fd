import { Button } from '#app/ui/controls/Button.tsx'
import { formatNumber } from './evidence/counts.ts'

/** Loads more of a list, and says how much of it is shown; nothing when all of it is. */
export function ShowMore({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  if (shown >= total) return null
  return (
    <Button onClick={onMore}>
      Show more ({formatNumber(shown)} of {formatNumber(total)})
    </Button>
  )
}
