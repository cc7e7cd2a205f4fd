import type { ReactNode } from 'react'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { DraftBar } from './drafts/DraftBar.tsx'
import { PartialInputProvider } from './drafts/unfinished.ts'
import type { Draft } from './drafts/use-draft.ts'
import { ActingForProvider } from './submission/acting-for.ts'
import { SubmissionBar } from './submission/SubmissionBar.tsx'
import type { CurationForm } from './submission/use-curation-form.ts'

/** A form with what belongs to every one: its draft above, what is good to know beside, and its end. */
export function FormBody<Values, Field extends string>({
  label,
  href,
  back,
  draft,
  form,
  startError,
  submitLabel,
  actingFor,
  aside,
  children,
}: {
  label: string
  /** The address of the form. */
  href: string
  /** Where to go when the draft is thrown away; to all that can be submitted unless given. */
  back?: string
  draft: Draft<Values>
  form: CurationForm<Field>
  startError: string | null
  submitLabel: string
  actingFor: number | null
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <ActingForProvider value={actingFor}>
      <div className="space-y-3">
        <DraftBar draft={draft} href={href} back={back} />
        {startError ? <Callout tone="warning">{startError}</Callout> : null}
        {/* Its keys and blurs come from the fields in it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <form aria-label={label} noValidate {...form.events}>
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <PartialInputProvider value={{ unfinished: draft.unfinished, keep: draft.setUnfinished }}>
              <div className="min-w-0 space-y-4">{children}</div>
            </PartialInputProvider>
            {aside ? (
              <div className="min-w-0 self-stretch">
                <div className="space-y-4 xl:sticky xl:top-16 xl:max-h-[calc(100dvh-5rem)] xl:overflow-y-auto">
                  {aside}
                </div>
              </div>
            ) : null}
          </div>
          <div className="mt-4 rounded-md border border-line bg-surface p-4">
            <SubmissionBar form={form} submitLabel={submitLabel} />
          </div>
        </form>
      </div>
    </ActingForProvider>
  )
}
