import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { savePng, saveSvg } from './save-picture.ts'

/** A drawing with what it says in words, the same as a table, and ways to take it along. */
export function Picture({
  title,
  summary,
  fileName,
  width,
  height,
  table,
  children,
}: {
  title: string
  /** What the drawing shows, in a sentence or two: its name for screen readers, and said below it. */
  summary: string
  fileName: string
  width: number
  height: number
  /** The same as a table. */
  table: ReactNode
  /** The parts of the drawing, in a box of `width` by `height`. */
  children: ReactNode
}) {
  const drawing = useRef<SVGSVGElement>(null)
  const [asTable, setAsTable] = useState(false)
  const [failed, setFailed] = useState(false)
  return (
    <Card
      title={title}
      actions={
        <span className="flex gap-1" data-print="hide">
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
      {failed ? (
        <p role="alert" className="text-sm text-danger">
          The browser could not write the picture as PNG.
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
        <section tabIndex={0} aria-label={`${title}, drawn`} className="overflow-x-auto">
          <svg
            ref={drawing}
            role="img"
            aria-label={summary}
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            fontFamily="system-ui, sans-serif"
            fontSize="12"
            fill="var(--ink)"
          >
            {children}
          </svg>
        </section>
      )}
      <p className="mt-2 max-w-prose text-sm text-muted">{summary}</p>
    </Card>
  )
}
