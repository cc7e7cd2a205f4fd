import { useState } from 'react'
import { Button } from '#app/ui/controls/Button.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { keySnippets } from './key-snippets.ts'

/** A key that was just made, with what to do with it. It is not shown again. */
export function NewApiKey({ token, onStored }: { token: string; onStored: () => void }) {
  const snippets = keySnippets(window.location.origin)
  const [chosen, setChosen] = useState(snippets[0]?.title ?? '')
  const snippet = snippets.find(({ title }) => title === chosen)
  return (
    <div className="space-y-4 overflow-y-auto p-4 text-sm">
      <Callout tone="warning">This key is shown only once. Store it with your passwords.</Callout>
      <div className="flex items-center gap-2 rounded border border-line-strong bg-sunken px-3 py-2">
        <code className="min-w-0 flex-1 break-all" data-testid="new-key">
          {token}
        </code>
        <CopyButton text={token} label="Copy the key" />
      </div>
      <section aria-label="Usage" className="space-y-2">
        <div className="flex flex-wrap gap-1">
          {snippets.map(({ title }) => (
            <button
              key={title}
              type="button"
              aria-pressed={title === chosen}
              onClick={() => setChosen(title)}
              className={classNames(
                'min-h-7 rounded px-2 text-xs font-medium',
                title === chosen ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-hover',
              )}
            >
              {title}
            </button>
          ))}
        </div>
        {snippet ? (
          <div className="flex items-start gap-2 rounded border border-line bg-sunken px-3 py-2">
            <pre className="min-w-0 flex-1 text-xs leading-5 break-words whitespace-pre-wrap">
              {snippet.text(token)}
            </pre>
            <CopyButton text={snippet.text(token)} label={`Copy the lines for ${snippet.title}`} />
          </div>
        ) : null}
      </section>
      <div className="flex justify-end">
        <Button look="primary" onClick={onStored}>
          Done, I saved it
        </Button>
      </div>
    </div>
  )
}
