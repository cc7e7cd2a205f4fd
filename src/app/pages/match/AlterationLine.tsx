import { useState } from 'react'
import { Button } from '#app/ui/controls/Button.tsx'
import { controlClass } from '#app/ui/controls/Field.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/controls/IconButton.tsx'

/** Reading of a line, or why it was not understood. */
export type LineReading =
  | { ok: true; understoodAs: readonly string[]; isAbsent: boolean; warnings: readonly string[] }
  | { ok: false; reason: string; choices: readonly string[] }

function understood({ understoodAs, isAbsent }: Extract<LineReading, { ok: true }>): string {
  return `${isAbsent ? 'Absent: ' : 'Read as '}${understoodAs.join(' and ')}`
}

/** One alteration: its text, which counts once the field is left or Enter pressed, and what was understood of it. */
export function AlterationLine({
  number,
  text,
  reading,
  onText,
  onRemove,
}: {
  number: number
  text: string
  reading: LineReading | null
  onText: (text: string) => void
  onRemove: () => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const note = `alteration-${number}`
  const commit = () => {
    const next = typed?.trim()
    if (next && next !== text) onText(next)
    setTyped(null)
  }
  const isWrong = reading?.ok === false
  return (
    <li>
      <div className="flex items-center gap-1">
        <input
          aria-label={`Alteration ${number}`}
          aria-describedby={note}
          aria-invalid={isWrong || undefined}
          className={classNames(controlClass, 'font-mono')}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? text}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
            if (event.key === 'Escape') setTyped(null)
          }}
        />
        <IconButton icon="close" label={`Remove ${text}`} onClick={onRemove} />
      </div>
      <div id={note} className="mt-0.5 text-xs break-words">
        {reading === null ? <span className="text-muted">Not read yet</span> : null}
        {reading?.ok ? <span className="text-muted">{understood(reading)}</span> : null}
        {reading?.ok
          ? reading.warnings.map((warning) => (
              <p key={warning} className="text-warning">
                {warning}
              </p>
            ))
          : null}
        {isWrong ? <span className="text-danger">{reading.reason}</span> : null}
      </div>
      {isWrong && reading.choices.length > 0 ? (
        <div className="mt-1 flex flex-wrap gap-1.5">
          {reading.choices.map((choice) =>
            // A comment stands for nothing: the line is left out.
            choice.startsWith('#') ? (
              <Button key={choice} onClick={onRemove}>
                Leave out
              </Button>
            ) : (
              <Button key={choice} onClick={() => onText(choice)}>
                {choice}
              </Button>
            ),
          )}
        </div>
      ) : null}
    </li>
  )
}
