import { useState } from 'react'
import { standingAgainst } from '#domain/validity.ts'
import { fieldLabel } from '#domain/records/field-labels.ts'
import { useDraft } from '../drafts/use-draft.ts'
import type { Draft } from '../drafts/use-draft.ts'
import type { RevisionKind } from '../drafts/draft-store.ts'
import { notDone } from '#app/apollo/mutate.ts'
import type { MutationResult } from '#app/apollo/mutate.ts'
import type { FieldViolation } from '../submission/violations.ts'
import { sendingRules } from '../submission/sending-rules.ts'
import { useCurationForm } from '../submission/use-curation-form.ts'
import type { CurationForm } from '../submission/use-curation-form.ts'
import { useOrganizations } from '../submission/use-organizations.ts'
import type { Membership } from '../submission/use-organizations.ts'
import { isEmptyValue } from '../values.ts'
import { changesOf } from './field-changes.ts'
import type { FieldChange } from './field-changes.ts'
import type { FiledChange, NamedChange, SuggestionSent } from './filing.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import type { PendingRevision } from './pending-revisions.ts'
import { rebase } from './rebase.ts'
import { tooLongFields } from './too-long-fields.ts'
import { readRevisionDraft } from './revision-draft.ts'
import type { RevisionDraft } from './revision-draft.ts'
import { fieldsByName, fieldsOf, labelOf } from './revised-fields.ts'
import type { RevisedFields } from './revised-fields.ts'
import type { FoundRecord, RecordToRevise, RevisionProps } from './revised-record.ts'

/** A field of the form, or what every suggestion has; `changes` is the panel that shows them. */
export type RevisionField<Values> = (keyof Values & string) | 'comment' | 'organizationId' | 'changes'

/** A revision that is being written. */
export type Revision<Values extends object> = {
  record: RecordToRevise
  values: Values
  set: (change: Partial<Values>) => void
  errorOf: (field: RevisionField<Values>) => string | undefined
  form: CurationForm<RevisionField<Values>>
  draft: Draft<RevisionDraft<Values>>
  membership: Membership
  isCommentNeeded: boolean
  /** The record as it is. */
  present: Values
  /** What counts of the values. */
  counted: Values
  /** Rules that the record breaks already where it is not changed. */
  standing: FieldViolation<keyof Values & string>[]
  changes: FieldChange<keyof Values & string>[]
  /** What people read for the fields that others changed meanwhile and that now have the present value. */
  followed: string[]
  /** All changes of the record that wait for a decision. */
  pending: readonly PendingRevision[]
  /** Gives a field its present value back. */
  takeBack: (field: keyof Values & string) => void
  /** Keeps what is proposed although somebody changed the field since. */
  keepProposed: (field: keyof Values & string) => void
  /** What became of it, once it was sent. */
  filed: readonly NamedChange[] | null
}

/** Options of a revision: the record it is of, its fields, and how it is sent. */
export type RevisionOptions<Values extends object> = {
  kind: RevisionKind
  props: RevisionProps<RecordToRevise>
  /** Reads the values of the record, and of drafts; each field that cannot be read is empty. */
  read: (values: unknown) => Values
  fields: RevisedFields<Values>
  /** The rules that values break. Those that the record breaks already are let be where it is not changed. */
  violationsOf: (values: Values) => FieldViolation<keyof Values & string>[]
  /** What counts of what is proposed, where a type has no place for everything; all of it unless given. */
  counted?: (proposed: Values, present: Values) => Values
  /** What a suggestion cannot be sent without, although a record may lack it. */
  needed?: readonly (keyof Values & string)[]
  /** Whether it takes a comment; else one may be given (curation rules, section 4). */
  isCommentNeeded?: boolean
  send: (sent: SuggestionSent, values: Values) => Promise<MutationResult<readonly FiledChange[]>>
}

/** A form that suggests changes of a record: it begins with its present values and sends the whole new state. */
export function useRevision<Values extends object>(options: RevisionOptions<Values>): Revision<Values> {
  const { kind, props, read, fields, needed = [], isCommentNeeded = true } = options
  const violationsOf = (values: Values) => {
    const rules = options.violationsOf(values)
    const tooLong = tooLongFields(fields, values)
    return [...rules, ...tooLong.filter(({ field }) => !rules.some((rule) => rule.field === field))]
  }
  const countedOf = options.counted ?? ((proposed: Values) => proposed)
  const [{ record, pending }, setNow] = useState<FoundRecord<RecordToRevise>>(props)
  const [filed, setFiled] = useState<readonly NamedChange[] | null>(null)
  const present = read(record.values)
  const draft = useDraft<RevisionDraft<Values>>({
    kind,
    id: props.draftId,
    userId: props.viewer.id,
    recordId: record.id,
    initial: { proposed: present, base: present, comment: '', organizationId: null },
    read: (stored) => readRevisionDraft(stored, read, present),
    titleOf: () => `Revision of ${record.name}`,
  })
  const { comment, organizationId } = draft.values
  const rebased = rebase(fields, draft.values, present)
  const { proposed } = rebased
  const counted = countedOf(proposed, present)
  const changes = changesOf(fields, rebased, counted, present, pending, record.subjects)
  const membership = useOrganizations(organizationId)
  const values = { ...proposed, comment, organizationId, changes: null }

  const violationsNow = violationsOf(counted)
  const changed = new Set<string>(changes.map(({ field }) => field))
  for (const field of needed) if (isEmptyValue(counted[field])) changed.add(field)
  const inTheWay = standingAgainst(
    { before: violationsOf(present), after: violationsNow },
    changed,
    ({ field }) => field,
  )
  const rules: FieldViolation<RevisionField<Values>>[] = [
    ...inTheWay,
    ...(changes.length === 0 ? [{ field: 'changes' as const, message: 'Change at least one field.' }] : []),
    ...sendingRules({ comment }, membership, isCommentNeeded),
  ]

  const send = async (): Promise<MutationResult<unknown>> => {
    // Fields that nobody touched here must not take back what others did since the page was opened.
    const found = await props.findAgain().catch(() => undefined)
    if (found === null) return notDone(`${record.name} no longer exists.`)
    let target = counted
    if (found) {
      if (found.record.deprecated) return notDone(`${record.name} has been deprecated in the meantime.`)
      setNow(found)
      const presentNow = read(found.record.values)
      const meanwhile = rebase(fields, rebased, presentNow)
      const contested = meanwhile.contested.filter((field) => !rebased.contested.includes(field))
      if (contested.length > 0) {
        const names = contested.map((field) => labelOf(fields[field])).join(', ')
        return notDone(
          `Another user has changed ${names} in the meantime. Check the changes, then submit again.`,
        )
      }
      target = countedOf(meanwhile.proposed, presentNow)
    }
    const result = await options.send(
      {
        id: record.id,
        comment: comment.trim(),
        organizationId: membership.organizationId,
        clientMutationId: draft.ownId,
      },
      target,
    )
    if (result.error !== null) return result
    draft.forget()
    void refetchAfter('suggestion')
    setFiled(result.data.map((change) => ({ ...change, label: nameOf(fields, change) })))
    return result
  }

  const form = useCurationForm<typeof values, RevisionField<Values>>({
    values,
    violations: rules,
    isEmpty: (field) => field === 'changes' || isEmptyValue(values[field]),
    fieldOf: fieldsByName(fields),
    send,
  })
  const setFields = (change: Partial<Values>, base: Partial<Values> = {}) =>
    draft.set((before) => {
      const { proposed, base: was } = rebase(fields, before, present)
      return { proposed: { ...proposed, ...change }, base: { ...was, ...base } }
    })

  return {
    record,
    values: proposed,
    set: (change) => setFields(change),
    errorOf: form.errorOf,
    form,
    draft,
    membership,
    isCommentNeeded,
    present,
    counted,
    standing: violationsNow.filter((rule) => !inTheWay.includes(rule)),
    changes,
    followed: rebased.followed.map((field) => labelOf(fields[field])),
    pending,
    takeBack: (field) => setFields(one(present, field), one(present, field)),
    keepProposed: (field) => setFields({}, one(present, field)),
    filed,
  }
}

/** What the form calls a recorded field; where several fields are recorded under one name, what everybody does. */
function nameOf<Values extends object>(fields: RevisedFields<Values>, { fieldName }: FiledChange): string {
  const [field, ...others] = fieldsOf(fields).filter((one) => fields[one].name === fieldName)
  return field !== undefined && others.length === 0 ? labelOf(fields[field]) : fieldLabel(fieldName)
}

function one<Values extends object>(values: Values, field: keyof Values): Partial<Values> {
  const part: Partial<Values> = {}
  part[field] = values[field]
  return part
}
