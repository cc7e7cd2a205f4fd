import { lazy, startTransition, useState } from 'react'
import { Button } from '#app/ui/controls/Button.tsx'
import { LazyPart } from '#app/ui/feedback/LazyPart.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { EntityKind } from '../entities.ts'

const loadDialog = () => import('./ApiSnippetsDialog.tsx')
const ApiSnippetsDialog = lazy(loadDialog)

/** API snippets: calls that ask the same as this page from a program. Its code is fetched when somebody turns to it. */
export function ApiSnippets(record: { kind: EntityKind; id: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        data-print="hide"
        className="shrink-0"
        aria-label="API"
        // A transition: what a boundary shows instead would stay for 300 ms.
        onClick={() => startTransition(() => setOpen(true))}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
      >
        <Icon name="code" className="size-3.5" />
        <span className="max-sm:hidden">API</span>
      </Button>
      <LazyPart isCompact fallback={null}>
        {open ? <ApiSnippetsDialog {...record} onClose={() => setOpen(false)} /> : null}
      </LazyPart>
    </>
  )
}
