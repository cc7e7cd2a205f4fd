import type { Reading } from '#server/storage/database.ts'
import type { Difference, ExportedRows } from './exported-cells.ts'

/** Reasons for which an export of a mirror differs from the upstream's, as docs/mirror.md states them. */
export const intendedReasons = [
  'references to records that the upstream does not have',
  'features without variants, over V2',
  'bases of VCF files before an insertion or deletion',
  'assertions without an origin',
] as const
export type IntendedReason = (typeof intendedReasons)[number]

const idsIn = (cell: string | null) => (cell ?? '').match(/\d+/g)?.map(Number) ?? []

/** What is needed of the upstream to know why an export differs. */
interface UpstreamRecords {
  theirs: ExportedRows
  /** Ids of records that it describes. */
  evidence: ReadonlySet<number>
  assertions: ReadonlySet<number>
  featuresWithVariants: ReadonlySet<number>
}

/** Reads of an upstream what tells why the export of a mirror differs from its own. */
export async function upstreamRecords(db: Reading, theirs: ExportedRows): Promise<UpstreamRecords> {
  const idsOf = async (table: 'evidence_items' | 'assertions') =>
    new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id))
  const features = await db.selectFrom('variants').select('feature_id').distinct().execute()
  return {
    theirs,
    evidence: await idsOf('evidence_items'),
    assertions: await idsOf('assertions'),
    featuresWithVariants: new Set(features.map(({ feature_id }) => feature_id)),
  }
}

/** Whether the mirror has each reference of the cell that leads to a record of the upstream, and no other. */
function lacksUnresolvedAlone({ theirs, ours }: Difference, there: ReadonlySet<number>): boolean {
  const resolved = idsIn(theirs).filter((id) => there.has(id))
  return JSON.stringify(resolved) === JSON.stringify(idsIn(ours))
}

/** Whether two cells of alleles differ in the base before the change alone. */
const differsInAnchor = ({ theirs, ours }: Difference) =>
  ours?.startsWith('N') === true && theirs?.slice(1) === ours.slice(1)

/** Whether two annotations differ in origins of assertions alone, which are not given there. */
function differsInOriginsNotGiven({ theirs, ours }: Difference): boolean {
  const there = (theirs ?? '').split('|')
  const here = (ours ?? '').split('|')
  return (
    there.length === here.length &&
    here.every((text, at) => text === there[at] || (text === 'UNKNOWN' && there[at] === ''))
  )
}

/** The reason for which a cell or row of a mirror is another one by intention; null where there is none. */
export function intendedReason(difference: Difference, upstream: UpstreamRecords): IntendedReason | null {
  const { file, record, column, ours } = difference
  if (column === null)
    return file.endsWith('FeatureSummaries.tsv') &&
      ours === null &&
      !upstream.featuresWithVariants.has(Number(record))
      ? 'features without variants, over V2'
      : null
  const there = column.startsWith('evidence_item')
    ? upstream.evidence
    : column.startsWith('assertion')
      ? upstream.assertions
      : null
  if (there && lacksUnresolvedAlone(difference, there))
    return 'references to records that the upstream does not have'
  if (/^(?:REF|ALT)$/.test(column) && differsInAnchor(difference))
    return 'bases of VCF files before an insertion or deletion'
  if (column === 'INFO' && differsInOriginsNotGiven(difference)) return 'assertions without an origin'
  return null
}
