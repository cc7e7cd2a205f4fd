import { useState } from 'react'
import { Button } from '#app/ui/controls/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

/** Copies a text that is made when it is asked for, and says whether that worked. */
export function CopyTextButton({ label, text }: { label: string; text: () => string }) {
  const [outcome, setOutcome] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setOutcome('Copied')
    } catch {
      setOutcome('Not copied: the browser does not allow it')
    }
  }
  return (
    <span className="inline-flex items-center gap-1.5">
      <Button onClick={() => void copy()} onBlur={() => setOutcome('')}>
        <Icon name={outcome === 'Copied' ? 'check' : 'copy'} className="size-3.5" />
        {label}
      </Button>
      <output className={outcome.startsWith('Not') ? 'text-xs text-danger' : 'sr-only'}>{outcome}</output>
    </span>
  )
}
