import type { Reading } from '#server/storage/database.ts'
import type { Pools } from '#tests/soak/world.ts'

/** Adds the records of the upstream to what people can act on. */
export async function mirroredPools(db: Reading, pools: Pools): Promise<void> {
  const add = (pool: keyof Pools, ids: readonly number[]) => {
    for (const id of ids) if (!pools[pool].includes(id)) pools[pool].push(id)
  }
  const here = await db.selectFrom('upstream_records').select(['record_type', 'record_id']).execute()
  const of = (kind: string) =>
    here.filter(({ record_type }) => record_type === kind).map(({ record_id }) => record_id)
  const features = await db
    .selectFrom('features')
    .select(['id', 'kind'])
    .where('id', 'in', [0, ...of('FEATURE')])
    .execute()
  const variants = await db
    .selectFrom('variants')
    .select(['id', 'kind'])
    .where('id', 'in', [0, ...of('VARIANT')])
    .execute()
  const ids = (rows: readonly { id: number; kind: string }[], kind: string) =>
    rows.filter((row) => row.kind === kind).map(({ id }) => id)
  for (const [kind, featurePool, variantPool] of [
    ['GENE', 'genes', 'geneVariants'],
    ['FACTOR', 'factors', 'factorVariants'],
    ['FUSION', 'fusions', 'fusionVariants'],
    ['REGION', 'regions', 'regionVariants'],
  ] as const) {
    add(featurePool, ids(features, kind))
    add(variantPool, ids(variants, kind))
  }
  add('profiles', of('MOLECULAR_PROFILE'))
  add('evidence', of('EVIDENCE_ITEM'))
  add('assertions', of('ASSERTION'))
  add('groups', of('VARIANT_GROUP'))
  add('sources', of('SOURCE'))
  add('diseases', of('DISEASE'))
  add('therapies', of('THERAPY'))
}
