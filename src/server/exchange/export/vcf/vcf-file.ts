import { inList } from '#server/knowledge/paging/batch.ts'
import { followsStatus } from '#server/knowledge/records/clinical/evidence-held.ts'
import type { Reading } from '#server/storage/database.ts'
import { numberCell, scoreCell, sortedNames } from '../cells.ts'
import { partsOf } from '#server/parts-of.ts'
import { grouped, idChunks } from '../id-chunks.ts'
import { linkedNames } from '../relations.ts'
import type { ReleaseScope } from '../release/release-table.ts'
import type { SiteLinks } from '../site-links.ts'
import type { Alleles } from './alleles.ts'
import { allelesOf, compareChromosomes, withAnchor } from './alleles.ts'
import type { BaseFinder } from './anchor-bases.ts'
import { basesOfVariants, importedBases } from './anchor-bases.ts'
import { annotationFields, annotationText } from './annotation-fields.ts'
import type { AnnotationCells } from './annotation-fields.ts'
import { clinicalAnnotations } from './clinical-annotations.ts'
import { infoList, infoText } from './info-text.ts'

export type VcfOptions = {
  scope: ReleaseScope
  links: SiteLinks
  /** Address of the site, named as where to read about the content. */
  site: string
  /** Day of the file, `2026-07-20`. */
  day: string
  /** Producer and version: `Curia v0.1.0`. */
  producer: string
  /** Looks bases of GRCh37 up that the knowledgebase does not tell. */
  baseAt?: BaseFinder | undefined
}

/** Variants whose annotations are in memory together. */
const CHUNK = 20

/**
 * A VCF 4.2 file of the gene variants on GRCh37 with complete alleles that evidence or assertions in scope speak of,
 * in order of chromosome and position, some lines at a time.
 */
export async function* vcfLines(db: Reading, options: VcfOptions): AsyncGenerator<string[]> {
  yield header(options)
  const sites = await sitesInOrder(db, options.scope)
  for (const part of partsOf(sites, CHUNK)) yield await linesOf(db, part, options)
}

function header({ day, producer, site }: VcfOptions): string[] {
  const information = [
    ['GN', '1', 'HGNC Gene Symbol'],
    ['VT', '1', 'CIViC Variant Name'],
    ['CSQ', '.', `Consequence annotations from CIViC. Format: ${annotationFields.join('|')}`],
  ]
  return [
    '##fileformat=VCFv4.2',
    `##fileDate=${day.replaceAll('-', '')}`,
    '##reference=ftp://ftp.ncbi.nih.gov/genbank/genomes/Eukaryotes/vertebrates_mammals/Homo_sapiens/GRCh37/special_requests/GRCh37-lite.fa.gz',
    `##source=${producer}`,
    `##aboutURL=${site}`,
    ...information.map(
      ([id, number, text]) => `##INFO=<ID=${id},Number=${number},Type=String,Description="${text}">`,
    ),
    '#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO',
  ]
}

/** A variant's place in the file. Of these all are in memory at once, so they hold little. */
type Site = { id: number; chromosome: string; position: number }

async function sitesInOrder(db: Reading, scope: ReleaseScope): Promise<Site[]> {
  const sites: Site[] = []
  const chunks = idChunks((after, limit) =>
    placedVariants(db)
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
    for (const { id, chromosome, start, ...bases } of variants) {
      const alleles = start === null ? null : allelesOf({ start, ...bases })
      if (chromosome && alleles) sites.push({ id, chromosome, position: alleles.position })
    }
  }
  return sites.sort(
    (left, right) =>
      compareChromosomes(left.chromosome, right.chromosome) ||
      left.position - right.position ||
      left.id - right.id,
  )
}

const placedVariants = (db: Reading) =>
  db
    .selectFrom('variants')
    .innerJoin('variant_coordinates as place', (join) =>
      join
        .onRef('place.variant_id', '=', 'variants.id')
        .on('place.coordinate_type', '=', 'GENE_VARIANT_COORDINATE')
        .on('place.reference_build', '=', 'GRCH37'),
    )
    .select([
      'variants.id',
      'place.chromosome',
      'place.start',
      'place.reference_bases',
      'place.variant_bases',
      'place.representative_transcript',
    ])
    .where('variants.kind', '=', 'GENE')

async function linesOf(db: Reading, sites: readonly Site[], options: VcfOptions): Promise<string[]> {
  const ids = sites.map(({ id }) => id)
  const variants = await placedVariants(db)
    .innerJoin('features', 'features.id', 'variants.feature_id')
    .leftJoin('genes', 'genes.feature_id', 'variants.feature_id')
    .select(['variants.name', 'variants.allele_registry_id', 'features.name as symbol', 'genes.entrez_id'])
    .where('variants.id', 'in', inList(ids))
    .execute()
  const byId = new Map(variants.map((variant) => [variant.id, variant]))
  const alleles = await anchoredAlleles(db, variants, options.baseAt)
  const about = await variantAnnotations(db, ids)
  const profiles = await profileAnnotations(db, ids, options.links)
  const clinical = await clinicalAnnotations(
    db,
    [...new Set(ids.flatMap((id) => profiles(id).map((profile) => profile.id)))],
    options.scope,
    options.links,
  )
  return sites.flatMap(({ id, chromosome }) => {
    const variant = byId.get(id)
    const written = alleles.get(id)
    if (!variant || !written) return []
    const transcript = variant.representative_transcript
    const ofVariant: AnnotationCells = {
      Allele: written.allele,
      SYMBOL: infoText(variant.symbol),
      'Entrez Gene ID': numberCell(variant.entrez_id),
      Feature_type: transcript ? 'transcript' : '',
      Feature: infoText(transcript),
      'CIViC Variant Name': infoText(variant.name),
      'CIViC Variant ID': String(id),
      'CIViC Variant URL': options.links('variants', id),
      'Allele Registry ID': infoText(variant.allele_registry_id),
      ...about(id, transcript),
    }
    const annotations = profiles(id).flatMap((profile) =>
      clinical(profile.id).map((entry) => annotationText({ ...ofVariant, ...profile.cells, ...entry })),
    )
    if (annotations.length === 0) return []
    const info = `GN=${infoText(variant.symbol)};VT=${infoText(variant.name)};CSQ=${annotations.join(',')}`
    return [
      [chromosome, written.position, id, written.reference, written.alternate, '.', '.', info].join('\t'),
    ]
  })
}

type PlacedVariant = Awaited<ReturnType<ReturnType<typeof placedVariants>['execute']>>[number]

/** The alleles of each variant, anchor bases looked up where somebody can tell them. */
async function anchoredAlleles(
  db: Reading,
  variants: readonly PlacedVariant[],
  baseAt: BaseFinder | undefined,
): Promise<Map<number, Alleles>> {
  const written = new Map<number, Alleles>()
  const open: { id: number; alleles: Alleles; chromosome: string; position: number }[] = []
  for (const { id, chromosome, start, ...bases } of variants) {
    const alleles = start === null ? null : allelesOf({ start, ...bases })
    if (!alleles || chromosome === null) continue
    written.set(id, alleles)
    if (alleles.anchored) open.push({ id, alleles, chromosome, position: alleles.position })
  }
  const bases = await basesOfVariants(db, open)
  const imported = await importedBases(db, open)
  for (const { id, alleles, ...place } of open) {
    const base = (await baseAt?.(place)) ?? bases(place) ?? imported(place)
    if (base) written.set(id, withAnchor(alleles, base))
  }
  return written
}

async function variantAnnotations(
  db: Reading,
  ids: readonly number[],
): Promise<(id: number, transcript: string | null) => AnnotationCells> {
  const consequences = await linkedNames(db, 'consequences', ids)
  const aliases = await linkedNames(db, 'variantAliases', ids)
  const hgvs = await linkedNames(db, 'hgvs', ids)
  const clinvar = await linkedNames(db, 'clinvar', ids)
  return (id, transcript) => {
    const descriptions = sortedNames(hgvs(id))
    const coding = transcript && descriptions.find((name) => name.startsWith(`${transcript}:c.`))
    return {
      Consequence: infoList(sortedNames(consequences(id))),
      HGVSc: infoText(coding),
      HGVSp: infoText(descriptions.find((name) => /^ENSP[\d.]+:p\./.test(name))),
      'CIViC Variant Aliases': infoList(sortedNames(aliases(id))),
      'CIViC HGVS': infoList(descriptions),
      'ClinVar IDs': infoList(sortedNames(clinvar(id))),
    }
  }
}

/** The molecular profiles of variants, by id. */
async function profileAnnotations(
  db: Reading,
  variantIds: readonly number[],
  links: SiteLinks,
): Promise<(variantId: number) => { id: number; cells: AnnotationCells }[]> {
  const profiles = await db
    .selectFrom('molecular_profile_variants as member')
    .innerJoin('molecular_profiles as profile', 'profile.id', 'member.molecular_profile_id')
    .select(['member.variant_id', 'profile.id', 'profile.name', 'profile.score'])
    .where('member.variant_id', 'in', inList(variantIds))
    .orderBy('profile.id')
    .execute()
  const aliases = await linkedNames(db, 'profileAliases', [...new Set(profiles.map(({ id }) => id))])
  return grouped(
    profiles.map(({ variant_id, id, name, score }) => ({
      owner_id: variant_id,
      value: {
        id,
        cells: {
          'CIViC Molecular Profile Name': infoText(name),
          'CIViC Molecular Profile ID': String(id),
          'CIViC Molecular Profile Aliases': infoList(sortedNames(aliases(id))),
          'CIViC Molecular Profile URL': links('molecular_profiles', id),
          'CIViC Molecular Profile Score': scoreCell(score),
        },
      },
    })),
  )
}
