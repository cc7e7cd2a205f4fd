import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/controls/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { savePng, saveSvg } from './save-chart.ts'

export type ChartDrawing = { width: number; height: number; parts: ReactNode }

/** How wide a drawing is at least: on narrower screens its reader moves it sideways. */
const narrowest = 280

/** A drawing with what it says in words, the same as a table, and ways to take it along. */
export function ChartFigure({
  title,
  summary,
  fileName,
  draw,
  table,
  after,
}: {
  title: string
  /** What the drawing shows, in a sentence or two: its name for screen readers, and said below it. */
  summary: string
  fileName: string
  /** Draws for a place that is so many pixels wide. A drawing that is wider can be moved sideways. */
  draw: (room: number) => ChartDrawing
  /** The same as a table. */
  table: ReactNode
  /** What is said below. */
  after?: ReactNode
}) {
  const drawing = useRef<SVGSVGElement>(null)
  const [asTable, setAsTable] = useState(false)
  const [failed, setFailed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setRoom(Math.max(narrowest, Math.floor(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const content = room > 0 ? draw(room) : null
  return (
    <Card
      title={title}
      actions={
        <span className="-mx-3 flex gap-1" data-print="hide">
          <Button look="quiet" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            Table
          </Button>
          {asTable ? null : (
            <>
              <Button look="quiet" onClick={() => drawing.current && saveSvg(drawing.current, fileName)}>
                SVG
              </Button>
              <Button
                look="quiet"
                onClick={() => {
                  setFailed(false)
                  if (drawing.current) savePng(drawing.current, fileName).catch(() => setFailed(true))
                }}
              >
                PNG
              </Button>
            </>
          )}
        </span>
      }
    >
      <div ref={place} />
      {failed ? (
        <p role="alert" className="text-sm text-danger">
          The browser could not save the chart as PNG.
        </p>
      ) : null}
      {asTable ? (
        // A region that scrolls must be reached with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section tabIndex={0} aria-label={`${title} as a table`} className="max-h-96 overflow-auto">
          {table}
        </section>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section tabIndex={0} aria-label={`${title}, chart`} className="overflow-x-auto">
          {content ? (
            <svg
              ref={drawing}
              role="img"
              aria-label={summary}
              viewBox={`0 0 ${content.width} ${content.height}`}
              width={content.width}
              height={content.height}
              className="print:h-auto print:max-w-full"
              fontFamily="system-ui, sans-serif"
              fontSize="12"
              fill="var(--ink)"
            >
              {content.parts}
            </svg>
          ) : null}
        </section>
      )}
      {after}
      <p className="mt-2 max-w-4xl text-sm text-muted">{summary}</p>
    </Card>
  )
}
