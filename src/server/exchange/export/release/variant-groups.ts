import { booleanCell, textCell, timeCell } from '../cells.ts'
import { idChunks } from '../id-chunks.ts'
import type { ReleaseTable } from './release-table.ts'
import { cellsInOrder } from './release-table.ts'

const columns = [
  'variant_group_id',
  'variant_group_civic_url',
  'variant_group',
  'description',
  'last_review_date',
  'is_flagged',
] as const

/** VariantGroupSummaries: every group that the current release has not withdrawn. */
export const variantGroupSummaries: ReleaseTable = {
  columns,
  async *rows(db, links) {
    const chunks = idChunks((after, limit) =>
      db
        .selectFrom('variant_groups')
        .select(['id', 'name', 'description', 'updated_at', 'flagged'])
        .where('withdrawn', '=', false)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    )
    for await (const groups of chunks) {
      yield groups.map((group) =>
        cellsInOrder(columns, {
          variant_group_id: String(group.id),
          variant_group_civic_url: links('variant_groups', group.id),
          variant_group: textCell(group.name),
          description: textCell(group.description),
          last_review_date: timeCell(group.updated_at),
          is_flagged: booleanCell(group.flagged),
        }),
      )
    }
  },
}
