import { chromosomeLengths } from '#domain/variants/reference-build.ts'
import { followsStatus } from '#server/knowledge/records/clinical/evidence-held.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import { partsOf } from '#server/text/parts-of.ts'
import type { Reading } from '#server/storage/database.ts'
import { idChunks } from '../id-chunks.ts'
import type { ReleaseScope } from '../release/release-table.ts'
import { allelesOf, compareChromosomes } from './alleles.ts'

/** Reference builds of which a release has VCF files. */
export type VcfBuild = 'GRCH37' | 'GRCH38'

/** A variant's place in the file. Of these all are in memory at once, so they hold little. */
export type VcfSite = { id: number; chromosome: string; position: number }

/** Why a gene variant is not in a VCF file; the first that applies. */
export type OmissionReason =
  | 'NoCoordinates'
  | 'IncompleteAlleles'
  | 'EqualAlleles'
  | 'OutsideChromosome'
  | 'OtherBuild'

/** Ids of the variants that are not in a file, by reason. */
export type OmittedVariants = ReadonlyMap<OmissionReason, readonly number[]>

/** The gene variants with their coordinates, if they have any. */
export const locatedVariants = (db: Reading) =>
  db
    .selectFrom('variants')
    .leftJoin('variant_coordinates as place', (join) =>
      join
        .onRef('place.variant_id', '=', 'variants.id')
        .on('place.coordinate_type', '=', 'GENE_VARIANT_COORDINATE'),
    )
    .select([
      'variants.id',
      'place.reference_build',
      'place.chromosome',
      'place.start',
      'place.reference_bases',
      'place.variant_bases',
      'place.representative_transcript',
    ])
    .where('variants.kind', '=', 'GENE')

type LocatedVariant = Awaited<ReturnType<ReturnType<typeof locatedVariants>['execute']>>[number]

/** The gene variants that evidence or assertions in scope speak of: those of a build in order, and the others. */
export async function vcfSites(
  db: Reading,
  scope: ReleaseScope,
  build: VcfBuild,
): Promise<{ sites: VcfSite[]; omitted: OmittedVariants }> {
  const lengths = chromosomeLengths(build)
  const sites: VcfSite[] = []
  const omitted = new Map<OmissionReason, number[]>()
  const chunks = idChunks((after, limit) =>
    locatedVariants(db)
      .where((eb) =>
        eb.or(
          (scope === 'ACCEPTED' ? (['ACCEPTED'] as const) : (['ACCEPTED', 'SUBMITTED'] as const)).map(
            (status) => followsStatus('variants', 'variants.id', status),
          ),
        ),
      )
      .where('variants.id', '>', after)
      .orderBy('variants.id')
      .limit(limit)
      .execute(),
  )
  for await (const variants of chunks) {
    for (const variant of variants) {
      const site = siteOf(variant, build, lengths)
      if (typeof site === 'string') omitted.set(site, [...(omitted.get(site) ?? []), variant.id])
      else sites.push(site)
    }
  }
  sites.sort(
    (left, right) =>
      compareChromosomes(left.chromosome, right.chromosome) ||
      left.position - right.position ||
      left.id - right.id,
  )
  return { sites, omitted }
}

function siteOf(
  { id, reference_build, chromosome, start, ...bases }: LocatedVariant,
  build: VcfBuild,
  lengths: ReadonlyMap<string, number>,
): VcfSite | OmissionReason {
  if (reference_build === null || chromosome === null || start === null) return 'NoCoordinates'
  const alleles = allelesOf({ start, ...bases })
  if (!alleles) return 'IncompleteAlleles'
  if (alleles.reference === alleles.alternate) return 'EqualAlleles'
  if (reference_build !== build) return 'OtherBuild'
  const end = alleles.position + alleles.reference.length - 1
  if (end > (lengths.get(chromosome) ?? 0)) return 'OutsideChromosome'
  return { id, chromosome, position: alleles.position }
}

const descriptions: Readonly<Record<OmissionReason, string>> = {
  NoCoordinates: 'No coordinates',
  IncompleteAlleles: 'Bases missing, or an insertion or deletion without a transcript',
  EqualAlleles: 'Reference and variant bases are equal',
  OutsideChromosome: 'Position beyond the chromosome',
  OtherBuild:
    'Coordinates of another reference build; those of GRCh37 and GRCh38 have VCF files of their own',
}

/** Reasons for which variants with alleles are missing: these are named. Most variants are not on GRCh38. */
const namedReasons: Readonly<Record<VcfBuild, readonly OmissionReason[]>> = {
  GRCH37: ['EqualAlleles', 'OutsideChromosome', 'OtherBuild'],
  GRCH38: ['EqualAlleles', 'OutsideChromosome'],
}

/** Lines of the header that count the variants which are not in the file, and name those with alleles. */
export async function omissionLines(
  db: Reading,
  omitted: OmittedVariants,
  build: VcfBuild,
): Promise<string[]> {
  const lines: string[] = []
  for (const [reason, description] of Object.entries(descriptions) as [OmissionReason, string][]) {
    const ids = omitted.get(reason) ?? []
    if (ids.length === 0) continue
    const names = namedReasons[build].includes(reason) ? await variantNames(db, ids) : []
    const variants = names.length > 0 ? `,Variants="${names.join('; ').replace(/["\\]/g, '\\$&')}"` : ''
    lines.push(
      `##omittedVariants=<ID=${reason},Number=${ids.length},Description="${description}"${variants}>`,
    )
  }
  return lines
}

async function variantNames(db: Reading, ids: readonly number[]): Promise<string[]> {
  const names: string[] = []
  for (const part of partsOf(ids, 1000)) {
    const rows = await db
      .selectFrom('variants')
      .innerJoin('features', 'features.id', 'variants.feature_id')
      .select(['variants.id', 'variants.name', 'features.name as feature'])
      .where('variants.id', 'in', inList(part))
      .orderBy('variants.id')
      .execute()
    names.push(...rows.map(({ id, name, feature }) => `${feature} ${name} (${id})`))
  }
  return names
}
