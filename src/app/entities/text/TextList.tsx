import { useCellDensity } from '#app/ui/table/density-context.ts'

const shownInCells = 4

/** Words after one another. In the cells of a dense table the first few, and how many more there are. */
export function TextList({ texts }: { texts: readonly string[] }) {
  const density = useCellDensity()
  const shown = density === 'full' || texts.length <= shownInCells + 1 ? texts : texts.slice(0, shownInCells)
  const more = texts.length - shown.length
  return (
    <>
      {shown.join(', ')}
      {more > 0 ? <span className="whitespace-nowrap text-muted"> and {more} more</span> : null}
    </>
  )
}
