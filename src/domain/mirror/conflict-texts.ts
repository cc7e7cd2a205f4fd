import { changeTexts, documentFieldLabel, documentValueText } from '#domain/versions/document-text.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { sameContent } from './upstream-document.ts'
import type { FieldContent } from './upstream-document.ts'

/** Name of a field without the coordinates that it belongs to. */
const cellOf = (field: string): string => field.slice(field.lastIndexOf('.') + 1)

/** Words for the coordinates of a fusion: `FIVE_PRIME_START_EXON_COORDINATE` is the `5′ start exon`. */
function coordinatesLabel(field: string): string | null {
  const [, type = ''] = field.split('.')
  const side = type.startsWith('FIVE_PRIME') ? '5′' : type.startsWith('THREE_PRIME') ? '3′' : null
  const exon = /_(START|END)_EXON_/.exec(type)?.[1]
  return side && [side, exon && `${exon.toLowerCase()} exon`].filter(Boolean).join(' ')
}

/** Label of a field of an upstream document, as forms and pages of records have it. */
export function upstreamFieldLabel(field: string, kind: VersionedKind): string {
  const label = documentFieldLabel(cellOf(field), kind)
  const place = coordinatesLabel(field)
  return place ? `${label} (${place})` : label
}

/** Contents of a field as people read them; empty texts for empty contents. */
export interface ConflictTexts {
  base: string
  ours: string
  theirs: string
}

/** The three contents of a conflict as people read them; records of the same name are told apart by their ids. */
export function conflictTexts(
  field: string,
  { base, ours, theirs }: { base: FieldContent; ours: FieldContent; theirs: FieldContent },
): ConflictTexts {
  const name = cellOf(field)
  const { before, after } = changeTexts({ field: name, before: ours, after: theirs })
  const [first, other] = sameContent(base, ours) ? [base, theirs] : [base, ours]
  const isAmbiguous = documentValueText(name, first) === documentValueText(name, other)
  return {
    base: isAmbiguous
      ? changeTexts({ field: name, before: base, after: other }).before
      : documentValueText(name, base),
    ours: before,
    theirs: after,
  }
}
