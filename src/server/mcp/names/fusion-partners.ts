import { foldText } from '#domain/text/names.ts'
import { isLike, escapeLike } from '#server/knowledge/conditions.ts'
import { sql } from 'kysely'
import type { McpReading } from '../reading/knowledge.ts'
import type { NamedRecord } from './named-record.ts'

const MOST = 20

/** Variants that are fusions of a partner, which need not have a record of its own: by its symbol in their names. */
export async function fusionsOfPartner({ db }: McpReading, symbol: string): Promise<NamedRecord[]> {
  const partner = escapeLike(foldText(symbol))
  const name = sql.ref('variants.name_folded')
  const rows = await db
    .selectFrom('variants')
    .innerJoin('features', 'features.id', 'variants.feature_id')
    .select(['variants.id', 'variants.name', 'features.name as gene'])
    .where('variants.deprecated', '=', false)
    .where('variants.withdrawn', '=', false)
    .where(({ or }) =>
      or([
        isLike(name, `${partner}::%`),
        isLike(name, `%::${partner}`),
        // Behind the partners exons may be named.
        isLike(name, `%::${partner} %`),
      ]),
    )
    .orderBy('variants.id')
    .limit(MOST)
    .execute()
  return rows.map(({ id, name: of, gene }) => ({ kind: 'VARIANT', id, name: of, gene, how: 'SYMBOL' }))
}
