import { booleanCell, textCell, timeCell } from '../cells.ts'
import { idChunks } from '../id-chunks.ts'
import { releaseTable } from './release-table.ts'

/** VariantGroupSummaries: every group that the current release has not withdrawn. */
export const variantGroupSummaries = releaseTable({
  rows: (db) =>
    idChunks((after, limit) =>
      db
        .selectFrom('variant_groups')
        .select(['id', 'name', 'description', 'updated_at', 'flagged'])
        .where('withdrawn', '=', false)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
  relations: async () => async () => ({}),
  cells: {
    variant_group_id: ({ id }) => String(id),
    variant_group_civic_url: ({ id }, { links }) => links('variant_groups', id),
    variant_group: ({ name }) => textCell(name),
    description: ({ description }) => textCell(description),
    last_review_date: ({ updated_at }) => timeCell(updated_at),
    is_flagged: ({ flagged }) => booleanCell(flagged),
  },
})
