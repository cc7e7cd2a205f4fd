import { useEffect, useState } from 'react'
import { Icon } from '../Icon.tsx'

/** Copies `text`; `label` says what is copied ("Copy the HGVS description"). Says so when it is done. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), 2000)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <>
      <button
        type="button"
        onClick={copy}
        aria-label={label}
        title={label}
        data-print="hide"
        className="inline-flex size-6 shrink-0 items-center justify-center rounded align-middle text-muted hover:bg-hover hover:text-ink"
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} className="size-3.5" />
      </button>
      <output className={outcome === 'failed' ? 'text-xs text-danger' : 'sr-only'}>
        {outcome === 'copied'
          ? 'Copied'
          : outcome === 'failed'
            ? 'Not copied: the browser does not allow it'
            : ''}
      </output>
    </>
  )
}
