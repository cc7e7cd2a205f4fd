import { canSuggest } from '#domain/mirror/suggestion-inputs.ts'
import type { RevisedType } from '#domain/mirror/suggestion-inputs.ts'
import { isReference, sameContent } from '#domain/mirror/upstream-document.ts'
import type { FieldContent, UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import { markOf } from '../writing/local-marks.ts'
import { translateDocument } from '../writing/local-ids.ts'
import type { LocalIds } from '../writing/local-ids.ts'

/** A field with the contents of the upstream and here. */
export interface FieldChange {
  field: string
  theirs: FieldContent
  ours: FieldContent
  /** Our content in ids of the upstream. */
  suggested: FieldContent
  /** Why it cannot be suggested; null: it can. */
  obstacle: string | null
}

/** What changes of a record follow from. */
interface ComparedRecord {
  type: RevisedType
  /** What the upstream said last, with references as here. */
  theirs: UpstreamDocument
  ours: UpstreamDocument
  /** Names of changes by people here. */
  marks: ReadonlySet<string>
  /** Fields with an open conflict. */
  conflicts: ReadonlySet<string>
}

/** Fields that follow from others, so that nobody suggests them. */
const following: ReadonlySet<string> = new Set([
  'withdrawn',
  'deprecationReason',
  'viccCompliantName',
  'iscnName',
  'regulatoryApprovalLastUpdated',
  'fdaCompanionTestLastUpdated',
])
const FOLLOWING_CELLS =
  /^coordinates\.(?!GENE_VARIANT_COORDINATE\.)|^exonCoordinates\.(?!FIVE_PRIME_END_|THREE_PRIME_START_)|^exonCoordinates\..*\.(chromosome|start|stop|strand|ensemblId)$/

const isFollowing = (type: RevisedType, field: string): boolean =>
  following.has(field) ||
  FOLLOWING_CELLS.test(field) ||
  // Names of fusions, regions and their variants are composed.
  (field === 'name' && !canSuggest(type, 'name') && type !== 'GENE')

const isDecided: Readonly<Record<string, string>> = lookupTable({
  status: 'Editors of the upstream decide its status.',
  deprecated: 'Editors of the upstream decide on its deprecation.',
})

const namesOf = (content: FieldContent, ids: Pick<LocalIds, 'get'>): string =>
  (Array.isArray(content) ? content : [content])
    .filter(isReference)
    .filter(({ kind, id }) => ids.get(kind, id) === undefined)
    .map(({ name, id }) => (name === '' ? String(id) : name))
    .join(', ')

function obstacleTo(
  { type, conflicts }: ComparedRecord,
  field: string,
  missing: string,
  upstream: string,
): string | null {
  if (conflicts.has(field)) return `${upstream} has changed it, too: decide the conflict first.`
  if (!canSuggest(type, field)) return isDecided[field] ?? 'No revision of the interface can suggest it.'
  return missing === '' ? null : `${upstream} does not have ${missing}.`
}

/**
 * The fields of a record that say otherwise here because people here changed them.
 * @param ids the ids of records at the upstream
 * @param upstream its name
 */
export function fieldChanges(
  compared: ComparedRecord,
  ids: Pick<LocalIds, 'get'>,
  upstream: string,
): FieldChange[] {
  const { type, theirs, ours, marks } = compared
  const fields = new Set([...Object.keys(theirs), ...Object.keys(ours)])
  const { document, unresolved } = translateDocument(ours, ids)
  return [...fields].toSorted().flatMap((field): FieldChange[] => {
    const [there = null, here = null] = [theirs[field], ours[field]]
    const isChanged =
      field === 'deprecated'
        ? here === true && there !== true
        : marks.has(markOf(field)) && !sameContent(there, here)
    if (!isChanged || isFollowing(type, field)) return []
    const missing = unresolved.includes(field) ? namesOf(here, ids) : ''
    const obstacle = obstacleTo(compared, field, missing, upstream)
    return [{ field, theirs: there, ours: here, suggested: document[field] ?? null, obstacle }]
  })
}
