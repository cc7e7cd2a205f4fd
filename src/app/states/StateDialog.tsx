import { Suspense, use, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useLocation } from 'react-router'
import { stateAddress } from '#domain/records/state-addresses.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { formatDate } from '#app/ui/dates.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { TextInput } from '#app/ui/controls/TextInput.tsx'
import { Dialog } from '#app/ui/feedback/Dialog.tsx'
import { ErrorBoundary } from '#app/ui/feedback/ErrorBoundary.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { fetchStates } from './fetch-states.ts'
import type { ListedState } from './fetch-states.ts'
import { StateList } from './StateList.tsx'

/** The choice of a state, or of the present, for the page that is open. Each is another document. */
export default function StateDialog({ onClose }: { onClose: () => void }) {
  const [states, setStates] = useState(fetchStates)
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title="Knowledge as of">
      <div className="space-y-4 overflow-y-auto px-4 py-3 text-sm">
        <ErrorBoundary
          resetKey={states}
          renderError={(error) => (
            <ErrorState failure={failureOf(error)} onRetry={() => setStates(fetchStates())} />
          )}
        >
          <Suspense fallback={<SkeletonLines count={4} />}>
            <Choices states={states} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </Dialog>
  )
}

function Choices({ states }: { states: Promise<ListedState[]> }) {
  const listed = use(states)
  const { pathname, search } = useLocation()
  const path = pathname + search
  const first = listed[0]
  return (
    <>
      {first ? <DateChoice first={first.date.slice(0, 10)} path={path} /> : null}
      <StateList states={listed} path={path} />
    </>
  )
}

/** Opens the page at the newest state not after a day. */
function DateChoice({ first, path }: { first: string; path: string }) {
  const [day, setDay] = useState('')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (day >= first) return window.location.assign(stateAddress(day, path))
    setError(
      day ? `The first state is of ${formatDate(first)}. Enter that day or a later one.` : 'Enter a date.',
    )
    input.current?.focus()
  }
  return (
    // The browser's own message names no state.
    <form noValidate onSubmit={open} className="flex items-start gap-2">
      <Field
        label="As of date"
        hint="Opens the newest state not after this day."
        error={error}
        className="flex-1"
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            ref={input}
            required
            min={first}
            value={day}
            onChange={(event) => {
              setDay(event.target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <Button type="submit" className="mt-6">
        Open
      </Button>
    </form>
  )
}
