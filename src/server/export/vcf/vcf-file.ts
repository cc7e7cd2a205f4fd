import { chromosomeLengths } from '#domain/variants/reference-build.ts'
import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import { numberCell, scoreCell, sortedNames } from '../cells.ts'
import { partsOf } from '#server/text/parts-of.ts'
import { grouped } from '../id-chunks.ts'
import { linkedNames } from '../relations.ts'
import type { ReleaseScope } from '../release/release-table.ts'
import type { SiteLinks } from '../site-links.ts'
import type { Alleles } from './alleles.ts'
import { allelesOf, withAnchor } from './alleles.ts'
import type { BaseFinder } from './anchor-bases.ts'
import { basesOfVariants, importedBases } from './anchor-bases.ts'
import { annotationFields, annotationText } from './annotation-fields.ts'
import type { AnnotationCells } from './annotation-fields.ts'
import { clinicalAnnotations } from './clinical-annotations.ts'
import { infoList, infoText } from './info-text.ts'
import { locatedVariants, omissionLines, vcfSites } from './vcf-sites.ts'
import type { VcfBuild, VcfSite } from './vcf-sites.ts'

export type VcfOptions = {
  scope: ReleaseScope
  /** The build whose variants are written. */
  build: VcfBuild
  links: SiteLinks
  /** Address of the site, named as where to read about the content. */
  site: string
  /** Day of the file, `2026-07-20`. */
  day: string
  /** Producer and version: `Curia v0.1.0`. */
  producer: string
  /** Looks bases of the build up that the knowledgebase does not have. */
  baseAt?: BaseFinder | undefined
}

/** Variants whose annotations are in memory together. */
const CHUNK = 20

/** Sequences that the positions refer to. */
const references: Readonly<Record<VcfBuild, string>> = {
  GRCH37:
    'ftp://ftp.ncbi.nih.gov/genbank/genomes/Eukaryotes/vertebrates_mammals/Homo_sapiens/GRCh37/special_requests/GRCh37-lite.fa.gz',
  GRCH38:
    'https://ftp.ncbi.nlm.nih.gov/genomes/all/GCF/000/001/405/GCF_000001405.40_GRCh38.p14/GCF_000001405.40_GRCh38.p14_genomic.fna.gz',
}

/**
 * A VCF 4.2 file of the gene variants on a build with complete alleles that evidence or assertions in scope speak of,
 * in order of chromosome and position, some lines at a time. The header counts the variants that are not in it.
 */
export async function* vcfLines(db: Reading, options: VcfOptions): AsyncGenerator<string[]> {
  const { sites, omitted } = await vcfSites(db, options.scope, options.build)
  yield header(options, await omissionLines(db, omitted, options.build))
  for (const part of partsOf(sites, CHUNK)) yield await linesOf(db, part, options)
}

function header({ day, producer, site, build }: VcfOptions, omissions: readonly string[]): string[] {
  const information = [
    ['GN', '1', 'HGNC Gene Symbol'],
    ['VT', '1', 'CIViC Variant Name'],
    ['CSQ', '.', `Consequence annotations from CIViC. Format: ${annotationFields.join('|')}`],
  ]
  return [
    '##fileformat=VCFv4.2',
    `##fileDate=${day.replaceAll('-', '')}`,
    `##reference=${references[build]}`,
    `##source=${producer}`,
    `##aboutURL=${site}`,
    ...[...chromosomeLengths(build)].map(
      ([name, length]) => `##contig=<ID=${name},length=${length},assembly=${referenceBuilds.label(build)}>`,
    ),
    ...omissions,
    ...information.map(
      ([id, number, text]) => `##INFO=<ID=${id},Number=${number},Type=String,Description="${text}">`,
    ),
    '#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO',
  ]
}

async function linesOf(db: Reading, sites: readonly VcfSite[], options: VcfOptions): Promise<string[]> {
  const ids = sites.map(({ id }) => id)
  const variants = await locatedVariants(db)
    .innerJoin('features', 'features.id', 'variants.feature_id')
    .leftJoin('genes', 'genes.feature_id', 'variants.feature_id')
    .select(['variants.name', 'variants.allele_registry_id', 'features.name as symbol', 'genes.entrez_id'])
    .where('variants.id', 'in', inList(ids))
    .execute()
  const byId = new Map(variants.map((variant) => [variant.id, variant]))
  const alleles = await anchoredAlleles(db, variants, options)
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

type PlacedVariant = Awaited<ReturnType<ReturnType<typeof locatedVariants>['execute']>>[number]

/** The alleles of each variant, anchor bases looked up where somebody can tell them. */
async function anchoredAlleles(
  db: Reading,
  variants: readonly PlacedVariant[],
  { build, baseAt }: Pick<VcfOptions, 'build' | 'baseAt'>,
): Promise<Map<number, Alleles>> {
  const written = new Map<number, Alleles>()
  const open: { id: number; alleles: Alleles; chromosome: string; position: number }[] = []
  for (const { id, chromosome, start, ...bases } of variants) {
    const alleles = start === null ? null : allelesOf({ start, ...bases })
    if (!alleles || chromosome === null) continue
    written.set(id, alleles)
    if (alleles.anchored) open.push({ id, alleles, chromosome, position: alleles.position })
  }
  const bases = await basesOfVariants(db, build, open)
  const imported = build === 'GRCH37' ? await importedBases(db, open) : null
  for (const { id, alleles, ...place } of open) {
    const base = (await baseAt?.(place)) ?? bases(place) ?? imported?.(place)
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
