import type { DocumentValue } from '#domain/versions/record-document.ts'
import { elementKey, sameContent } from './upstream-document.ts'
import type { FieldContent, UpstreamDocument } from './upstream-document.ts'

/** A field that was changed here and, otherwise, upstream. */
export interface FieldConflict {
  field: string
  /** As upstream had it before; null also where that is unknown. */
  base: FieldContent
  ours: FieldContent
  theirs: FieldContent
}

/** Outcome of merging a record. */
export interface Merge {
  /** The contents to write, by field. */
  changes: UpstreamDocument
  /** Fields in which both changed: ours stays. */
  conflicts: FieldConflict[]
  /** Fields that say here what they say upstream, before or after the changes: no longer local. */
  agreed: string[]
}

/** Versions of one record, in the ids of this knowledgebase. */
export interface MergeInput {
  /** The last document of upstream before this one; a field that it lacks was never read. */
  base: UpstreamDocument
  ours: UpstreamDocument
  theirs: UpstreamDocument
  /** Tells whether people here changed the field. */
  isChangedHere: (field: string) => boolean
}

/** The union of what either side added to a set, without what either removed; theirs first, in their order. */
function mergeSets(
  base: readonly DocumentValue[],
  ours: readonly DocumentValue[],
  theirs: readonly DocumentValue[],
): DocumentValue[] {
  const keys = (elements: readonly DocumentValue[]) => new Set(elements.map(elementKey))
  const [inBase, inOurs, inTheirs] = [keys(base), keys(ours), keys(theirs)]
  return [
    ...theirs.filter((element) => inOurs.has(elementKey(element)) || !inBase.has(elementKey(element))),
    ...ours.filter((element) => !inTheirs.has(elementKey(element)) && !inBase.has(elementKey(element))),
  ]
}

const isList = (content: FieldContent): content is DocumentValue[] => Array.isArray(content)

const listOf = (content: FieldContent): readonly DocumentValue[] =>
  isList(content) ? content : content === null ? [] : [content]

/** The content that a field becomes, or null for a conflict. */
function mergeField(
  field: string,
  { isChangedHere, ...versions }: MergeInput,
): { content: FieldContent } | null {
  const base = versions.base[field] ?? null
  const ours = versions.ours[field] ?? null
  const theirs = versions.theirs[field] ?? null
  if (sameContent(ours, theirs)) return { content: ours }
  if (!isChangedHere(field)) return { content: theirs }
  if ([base, ours, theirs].some(isList))
    return { content: mergeSets(listOf(base), listOf(ours), listOf(theirs)) }
  const isKnown = field in versions.base
  if (isKnown && sameContent(base, theirs)) return { content: ours }
  return isKnown && sameContent(base, ours) ? { content: theirs } : null
}

/**
 * Merges what upstream says of a record into the record here, field by field: a field that was not changed here becomes
 * theirs, one that only we changed stays ours, lists are merged element by element, and a field in which both changed is
 * a conflict.
 */
export function mergeDocuments(input: MergeInput): Merge {
  const changes: Record<string, FieldContent> = {}
  const conflicts: FieldConflict[] = []
  const agreed: string[] = []
  for (const field of Object.keys(input.theirs)) {
    const merged = mergeField(field, input)
    const [base = null, ours = null, theirs = null] = [
      input.base[field],
      input.ours[field],
      input.theirs[field],
    ]
    if (merged === null) {
      conflicts.push({ field, base, ours, theirs })
      continue
    }
    if (!sameContent(merged.content, ours)) changes[field] = merged.content
    if (sameContent(merged.content, theirs)) agreed.push(field)
  }
  return { changes, conflicts, agreed }
}
