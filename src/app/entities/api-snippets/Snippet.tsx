import type { ReactNode } from 'react'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'

/** Code under its title, to be copied; `children` stand beside the title. */
export function Snippet({ label, text, children }: { label: string; text: string; children?: ReactNode }) {
  return (
    <section aria-label={label}>
      <h3 className="flex items-center gap-1 font-semibold">
        {label} <CopyButton text={text} label={`Copy as ${label}`} />
        {children}
      </h3>
      {/* A region that scrolls must be reached with the keyboard. */}
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-40 overflow-auto rounded border border-line bg-sunken p-2 font-mono text-xs"
      >
        {text}
      </pre>
    </section>
  )
}
