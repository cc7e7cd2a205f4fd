import { useState } from 'react'
import { evictStale } from '#app/apollo/stale-queries.ts'
import type { Change } from '#app/apollo/stale-queries.ts'
import type { SubmissionKind } from '../drafts/draft-store.ts'
import { useDraft } from '../drafts/use-draft.ts'
import type { Draft } from '../drafts/use-draft.ts'
import type { FormProps } from '../FormPage.tsx'
import type { MutationResult } from '#app/apollo/mutate.ts'
import { isEmptyValue } from '../values.ts'
import type { FieldViolation } from './violations.ts'
import { organizationRules, sendingRules } from './sending-rules.ts'
import { useCurationForm } from './use-curation-form.ts'
import type { CurationForm } from './use-curation-form.ts'
import { useOrganizations } from './use-organizations.ts'
import type { Membership } from './use-organizations.ts'

/** Input that goes with every submission. */
export type SubmissionSent = {
  /** Null for none. */
  comment: string | null
  organizationId: number | null
  /** The same form sent again, also after a reload, is answered as the first time. */
  clientMutationId: string
}

/** A form that submits something new. */
export type SubmissionForm<Values extends object, Made> = {
  kind: SubmissionKind
  values: Values
  set: (change: Partial<Values>) => void
  errorOf: (field: keyof Values & string) => string | undefined
  form: CurationForm<keyof Values & string>
  draft: Draft<Values>
  membership: Membership
  /** What of its address it could not find. */
  startError: string | null
  /** What it became, once it was sent. */
  made: Made | null
}

/** Fills in and sends what is new: its draft, its rules, on whose behalf, and what became of it. */
export function useSubmissionForm<
  Values extends { comment?: string; organizationId: number | null },
  Made,
>(options: {
  kind: SubmissionKind
  props: FormProps<Values>
  blank: Values
  /** Reads a draft; undefined when it cannot be read at all. */
  read: (stored: unknown) => Values | undefined
  titleOf: (values: Values) => string
  /** The rules that the values break, missing fields too; those of {@link SubmissionSent} aside. */
  violationsOf: (values: Values) => FieldViolation<keyof Values & string>[]
  /** Whether it takes a comment. */
  comment: 'optional' | 'needed' | 'none'
  /** Which field each attribute of the server's violations is about. */
  fieldOf: Readonly<Record<string, keyof Values & string>>
  send: (values: Values, sent: SubmissionSent) => Promise<MutationResult<Made>>
  /** The change whose stale answers are evicted. */
  makesStale?: Change
}): SubmissionForm<Values, Made> {
  const { kind, props, blank, fieldOf } = options
  const draft = useDraft<Values>({
    kind,
    id: props.draftId,
    userId: props.viewer.id,
    initial: { ...blank, ...props.start.values },
    read: (stored) => options.read(stored) ?? blank,
    titleOf: options.titleOf,
  })
  const { values } = draft
  const comment = values.comment ?? ''
  const membership = useOrganizations(values.organizationId)
  const [made, setMade] = useState<Made | null>(null)
  const form = useCurationForm<Values, keyof Values & string>({
    values,
    violations: [
      ...options.violationsOf(values),
      ...(options.comment === 'none'
        ? organizationRules(membership)
        : sendingRules({ comment }, membership, options.comment === 'needed')),
    ],
    isEmpty: (field) => isEmptyValue(values[field]),
    fieldOf,
    send: async () => {
      const result = await options.send(values, {
        comment: comment.trim() || null,
        organizationId: membership.organizationId,
        clientMutationId: draft.ownId,
      })
      if (result.error !== null) return result
      draft.forget()
      if (options.makesStale) evictStale(options.makesStale)
      setMade(result.data)
      return result
    },
  })
  const { set } = draft
  const { errorOf } = form
  return { kind, values, set, errorOf, form, draft, membership, startError: props.start.error, made }
}
