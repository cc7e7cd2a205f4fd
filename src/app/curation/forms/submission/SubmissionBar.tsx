import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { hrefWith, paths } from '#app/paths.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { focusField } from './use-curation-form.ts'
import type { CurationForm } from './use-curation-form.ts'

/** The end of a form: the error summary, each error with the way to its field, and the button that sends it. */
export function SubmissionBar<Field extends string>({
  form,
  submitLabel,
}: {
  form: CurationForm<Field>
  submitLabel: string
}) {
  const { pathname, search } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  const { open } = form
  return (
    <div ref={box} className="space-y-3">
      <section
        aria-label="Fields that need attention"
        data-error-summary
        tabIndex={-1}
        className="empty:hidden"
      >
        {open.length > 0 ? (
          <Callout
            tone="danger"
            title={open.length === 1 ? '1 field needs attention.' : `${open.length} fields need attention.`}
          >
            <ul className="mt-1 list-disc space-y-0.5 pl-5">
              {open.map(({ field, message }) => (
                <li key={`${field} ${message}`}>
                  <button
                    type="button"
                    className="link text-left align-top"
                    onClick={() => focusField(box.current?.closest('form') ?? null, field)}
                  >
                    {message}
                  </button>
                </li>
              ))}
            </ul>
          </Callout>
        ) : null}
      </section>
      {form.signedOut ? (
        <SignedOut returnTo={pathname + search} />
      ) : (
        <FormError error={form.error ? `Not submitted: ${form.error}` : null} />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton pending={form.pending}>{submitLabel}</SubmitButton>
        <span className="text-xs text-muted max-sm:hidden">
          <kbd className="rounded border border-line px-1 font-sans">Ctrl</kbd>{' '}
          <kbd className="rounded border border-line px-1 font-sans">Enter</kbd> anywhere in the form
        </span>
      </div>
    </div>
  )
}

function SignedOut({ returnTo }: { returnTo: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  return (
    <div role="alert">
      <Callout tone="danger">
        You were signed out, so nothing was submitted. Your entries are saved.{' '}
        <Link ref={link} className="link" to={hrefWith(paths.signIn.href(), { returnTo })}>
          Sign in again to continue
        </Link>
      </Callout>
    </div>
  )
}
