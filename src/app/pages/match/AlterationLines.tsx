import { useRef, useState } from 'react'
import { countOf } from '#app/entities/evidence/counts.ts'
import { AlterationLine } from './AlterationLine.tsx'
import type { LineReading } from './AlterationLine.tsx'
import type { Sample, SampleLine } from './sample.ts'
import type { Matched } from './use-match.ts'

/** What the report says of each line; a line that was changed since has no reading yet. */
function readingsOf({ report, sample }: Matched): ReadonlyMap<SampleLine, LineReading> {
  const readings = new Map<SampleLine, LineReading>()
  const line = (index: number | null) => (index === null ? undefined : sample?.lines[index])
  for (const { index, understoodAs, isAbsent, warnings } of report?.alterations ?? []) {
    const at = line(index)
    if (at) readings.set(at, { ok: true, understoodAs, isAbsent, warnings })
  }
  for (const { index, reason, choices } of report?.notUnderstood ?? []) {
    const at = line(index)
    if (at) readings.set(at, { ok: false, reason, choices })
  }
  return readings
}

type Removed = { line: SampleLine; at: number }

/** The alterations of the sample, each with what was understood of it; they are changed in place. */
export function AlterationLines({
  sample: { lines },
  onChange,
  matched,
}: {
  sample: Sample
  onChange: (change: (sample: Sample) => Sample) => void
  matched: Matched
}) {
  const [removed, setRemoved] = useState<Removed | null>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const readings = readingsOf(matched)
  const failed = lines.filter((line) => readings.get(line)?.ok === false).length
  const setLines = (change: (lines: readonly SampleLine[]) => readonly SampleLine[]) =>
    onChange((before) => ({ ...before, lines: change(before.lines) }))

  const remove = (line: SampleLine) => {
    setRemoved({ line, at: lines.indexOf(line) })
    setLines((before) => before.filter((one) => one !== line))
    // The button that had the focus is gone.
    requestAnimationFrame(() => undo.current?.focus())
  }
  const restore = ({ line, at }: Removed) => {
    setRemoved(null)
    setLines((before) => before.toSpliced(at, 0, line))
  }
  if (lines.length === 0 && !removed) return null
  return (
    <section aria-labelledby="understood">
      <h3 id="understood" className="text-sm font-medium">
        {countOf(lines.length, 'alteration', 'alterations')}
        {failed > 0 ? <span className="text-danger">, {failed} not understood</span> : null}
      </h3>
      <ol className="mt-1 space-y-2">
        {lines.map((line, index) => (
          <AlterationLine
            key={line.id}
            number={index + 1}
            text={line.text}
            reading={readings.get(line) ?? null}
            onText={(text) =>
              setLines((before) => before.map((one) => (one === line ? { ...one, text } : one)))
            }
            onRemove={() => remove(line)}
          />
        ))}
      </ol>
      {removed ? (
        <output className="mt-2 flex items-center justify-between gap-2 text-sm">
          <span className="min-w-0 truncate">Removed {removed.line.text}</span>
          <button
            ref={undo}
            type="button"
            className="link min-h-6 shrink-0 text-sm"
            onClick={() => restore(removed)}
          >
            Undo
          </button>
        </output>
      ) : null}
    </section>
  )
}
