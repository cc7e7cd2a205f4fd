import type { Insertable } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import type { Writing } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { addFeature } from './factories.ts'

const madeAt = '2026-01-02T03:04:05.006Z'
const times = { created_at: madeAt, updated_at: madeAt }

/** An HGVS description of a variant; one that there is already is linked. */
export async function addHgvs(tx: Writing, variant: number, name: string): Promise<void> {
  const found = await tx
    .selectFrom('hgvs_descriptions')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst()
  const { id } =
    found ??
    (await tx
      .insertInto('hgvs_descriptions')
      .values({ name, name_folded: foldText(name) })
      .returning('id')
      .executeTakeFirstOrThrow())
  await tx
    .insertInto('variant_hgvs_descriptions')
    .values({ variant_id: variant, hgvs_description_id: id })
    .execute()
}

/** A fusion feature of two sides, each a gene's feature id, `UNKNOWN` or `MULTIPLE`. */
export async function addFusion(
  tx: Writing,
  name: string,
  fivePrime: number | 'UNKNOWN' | 'MULTIPLE',
  threePrime: number | 'UNKNOWN' | 'MULTIPLE',
): Promise<number> {
  const id = await addFeature(tx, name, { kind: 'FUSION' })
  const isGene = (side: number | string) => typeof side === 'number'
  await tx
    .insertInto('fusions')
    .values({
      feature_id: id,
      five_prime_gene_id: isGene(fivePrime) ? fivePrime : null,
      three_prime_gene_id: isGene(threePrime) ? threePrime : null,
      five_prime_partner_status: isGene(fivePrime) ? 'KNOWN' : fivePrime,
      three_prime_partner_status: isGene(threePrime) ? 'KNOWN' : threePrime,
    })
    .execute()
  return id
}

type ExonGiven = Partial<Insertable<Tables['exon_coordinates']>>

/** An exon at which one side of a fusion variant breaks; fully curated on GRCh37 unless given. */
export async function addExon(
  tx: Writing,
  variant: number,
  type: 'FIVE_PRIME_END_EXON_COORDINATE' | 'THREE_PRIME_START_EXON_COORDINATE',
  given: ExonGiven,
): Promise<void> {
  const row = {
    variant_id: variant,
    coordinate_type: type,
    curation_state: 'FULLY_CURATED',
    reference_build: 'GRCH37',
    strand: 'POSITIVE',
    exon: 1,
    ...times,
    ...given,
  } as const
  await tx.insertInto('exon_coordinates').values(row).execute()
}

/** A region feature of one band, which lies on GRCh37 from `start` to `stop`. */
export async function addRegion(
  tx: Writing,
  name: string,
  { start, stop, ...band }: { chromosome: string; band: string; start: number; stop: number },
): Promise<number> {
  const feature_id = await addFeature(tx, name, { kind: 'REGION' })
  const { id: cytogenetic_region_id } = await tx
    .insertInto('cytogenetic_regions')
    .values({ name, ...band })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('cytogenetic_coordinates')
    .values({ cytogenetic_region_id, reference_build: 'GRCH37', start, stop })
    .execute()
  await tx
    .insertInto('region_cytogenetic_regions')
    .values({ feature_id, position: 0, cytogenetic_region_id })
    .execute()
  return feature_id
}
