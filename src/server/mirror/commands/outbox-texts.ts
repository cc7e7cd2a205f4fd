import { recordKinds } from '#domain/records/record-kinds.ts'
import { recordTag } from '#domain/records/tags.ts'
import { documentFieldLabel, documentValueText } from '#domain/versions/document-text.ts'
import type { FieldContent } from '#domain/mirror/upstream-document.ts'
import type { PossibleDuplicate } from '../duplicates/duplicates.ts'
import type { Attempt } from '../outbox/attempts.ts'
import type { FieldChange } from '../outbox/field-changes.ts'
import type { OutboxEntry } from '../outbox/outbox.ts'
import { row } from './mirror-texts.ts'

const cellOf = (field: string) => field.slice(field.lastIndexOf('.') + 1)

const contentText = (field: string, content: FieldContent) =>
  documentValueText(cellOf(field), content).replaceAll('\n', '; ') || 'empty'

const changeLines = ({ field, theirs, ours, obstacle }: FieldChange, kind: OutboxEntry['kind']) => [
  `  ${documentFieldLabel(cellOf(field), kind)}`,
  row('  Upstream', contentText(field, theirs)),
  row('  Here', contentText(field, ours)),
  ...(obstacle === null ? [] : [row('  Not sent', obstacle)]),
]

/** The outcome of an attempt to send a suggestion, in a sentence. */
export function attemptText({ state, revisionIds, reason, link, sentAt }: Attempt): string {
  switch (state) {
    case 'SENT':
      return `Sent ${sentAt}: revision ${revisionIds.join(', ') || 'without number'}. ${link}`
    case 'SENDING':
      return `Being sent since ${sentAt}.`
    case 'FAILED':
      return `Not sent ${sentAt}: ${reason}`
    case 'UNCERTAIN':
      return `May have arrived ${sentAt}: ${reason} Look there before sending it again: ${link}`
  }
}

/** Local changes of a record, field by field. */
export const entryText = ({ kind, recordId, upstream, changes, attempt }: OutboxEntry): string =>
  [
    `${recordTag(kind, recordId)}: ${recordKinds[kind].noun} (${upstream.name})`,
    ...changes.flatMap((change) => changeLines(change, kind)),
    ...(attempt === null ? [] : [`  ${attemptText(attempt)}`]),
  ].join('\n')

/** A possible duplicate with what its records say otherwise. */
export const duplicateText = ({ kind, localId, recordId, upstream, fields }: PossibleDuplicate): string =>
  [
    `${recordTag(kind, localId)} may be ${recordTag(kind, recordId)} (${upstream})`,
    ...fields
      .filter(({ isSame }) => !isSame)
      .flatMap(({ label, ...texts }) => [
        `  ${label}`,
        row('  Here', texts.local.replaceAll('\n', '; ') || 'empty'),
        row('  Upstream', texts.upstream.replaceAll('\n', '; ') || 'empty'),
      ]),
  ].join('\n')
