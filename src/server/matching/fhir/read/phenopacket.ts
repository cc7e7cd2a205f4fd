import { z } from 'zod'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import { parseGenomicAllele } from '#domain/matching/sequences/genomic-allele.ts'
import type { GenomicAllele } from '#domain/matching/sequences/genomic-allele.ts'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { fileError } from '../../formats/file-error.ts'
import { geneFinder } from '../../formats/file-gene.ts'
import type { GeneFinder } from '../../formats/file-gene.ts'
import { newSample } from './clinical-sample.ts'
import type { ClinicalSample } from './clinical-sample.ts'
import { readFacts, textOfFacts } from './combined-alteration.ts'
import type { AlterationFacts, NamedGene } from './combined-alteration.ts'
import { diseaseTextOf, UNREADABLE_DISEASE } from './diseases.ts'
import type { ClinicalEntry } from './variant-observation.ts'

const Term = z.object({ id: z.string().optional() })
const Gene = z.object({ valueId: z.string().optional(), symbol: z.string().optional() })
const VcfRecord = z.object({
  genomeAssembly: z.string().optional(),
  chrom: z.string(),
  pos: z.union([z.number(), z.string().regex(/^\d{1,12}$/)]),
  ref: z.string(),
  alt: z.string(),
})
const Descriptor = z.object({
  label: z.string().optional(),
  geneContext: Gene.optional(),
  expressions: z.array(z.object({ syntax: z.string().optional(), value: z.string() })).optional(),
  vcfRecord: VcfRecord.optional(),
})
const Interpretation = z.object({
  interpretationStatus: z.string().optional(),
  gene: Gene.optional(),
  variantInterpretation: z.object({ variationDescriptor: Descriptor.optional() }).optional(),
})
const Diagnosis = z.object({
  disease: Term.optional(),
  genomicInterpretations: z.array(z.unknown()).optional(),
})
const Packet = z.object({
  interpretations: z.array(z.object({ diagnosis: Diagnosis.optional() })).optional(),
  diseases: z.array(z.object({ term: Term.optional(), excluded: z.boolean().optional() })).optional(),
  metaData: z.object({ phenopacketSchemaVersion: z.string().optional() }).optional(),
  measurements: z.array(z.unknown()).optional(),
  biosamples: z.array(z.object({ measurements: z.array(z.unknown()).optional() })).optional(),
  files: z.array(z.unknown()).optional(),
})

/** Members that version 1 alone has. */
const OF_VERSION_1 = ['variants', 'phenopacketOrFamily', 'resolutionStatus', 'diagnosis']

/** The same value by names of JSON: writers of Protocol Buffers may keep those with underscores. */
function withJsonNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withJsonNames)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      withJsonNames(one),
    ]),
  )
}

const MEMBERS = [
  'interpretations',
  'phenotypicFeatures',
  'phenotypic_features',
  'metaData',
  'meta_data',
  'proband',
]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Checks whether a value of JSON is a Phenopacket, Family or Cohort. */
export const isPhenopacket = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) &&
  !('alterations' in value) &&
  (MEMBERS.some((member) => isObject(value[member]) || Array.isArray(value[member])) ||
    (Array.isArray(value['members']) && value['members'].some(isPhenopacket)))

const BUILDS: readonly (readonly [RegExp, ReferenceBuild])[] = [
  [/^(?:GRCh37|hg19|b37)(?:\.p\d+)?$/i, 'GRCH37'],
  [/^(?:GRCh38|hg38|b38)(?:\.p\d+)?$/i, 'GRCH38'],
]

function alleleOf({
  genomeAssembly = '',
  chrom,
  pos,
  ref,
  alt,
}: z.infer<typeof VcfRecord>): GenomicAllele | string {
  const build = BUILDS.find(([pattern]) => pattern.test(genomeAssembly.trim()))?.[1]
  if (!build) return 'Its position was not compared, as its assembly is neither GRCh37 nor GRCh38.'
  const allele = parseGenomicAllele(`${chrom}-${pos}-${ref}-${alt}`)
  return allele ? { ...allele, build } : 'Its position was not compared, as it is no position with bases.'
}

const namedGene = ({ valueId = '', symbol = '' }: z.infer<typeof Gene>): NamedGene => {
  const id = valueId.trim()
  const entrez = /^(?:NCBIGene|ENTREZ|ncbigene):(\d+)$/i.exec(id)?.[1]
  const ensembl = /^(?:ENSEMBL:)?(ENSG\d{11})/i.exec(id)?.[1]
  const hgnc = /^HGNC:\d+$/i.test(id) ? id.toUpperCase() : undefined
  return { symbol: symbol.trim(), ids: [hgnc, entrez, ensembl].filter((one) => one !== undefined) }
}

/** Expressions, else the record of a VCF, else the gene with the label. */
function factsOf({
  label = '',
  geneContext,
  expressions = [],
  vcfRecord,
}: z.infer<typeof Descriptor>): AlterationFacts {
  const genes = geneContext ? [namedGene(geneContext)] : []
  const hgvs = expressions.flatMap(({ syntax = 'hgvs', value }) =>
    /^hgvs/i.test(syntax) ? [value.trim()] : [],
  )
  const none = { genes, expressions: [], alleles: [], identifiers: [], names: [], copies: null, warnings: [] }
  if (hgvs.length > 0) return { ...none, expressions: hgvs }
  const allele = vcfRecord && alleleOf(vcfRecord)
  if (typeof allele === 'object') return { ...none, alleles: [allele] }
  return { ...none, names: label.trim() ? [label.trim()] : [], warnings: allele ? [allele] : [] }
}

function readInterpretation(value: unknown, genes: GeneFinder, index: MatchIndex): ClinicalEntry | null {
  const parsed = Interpretation.safeParse(value)
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.map(String).join('.') || 'it'
    return {
      text: 'A genomic interpretation',
      reading: { ok: false, reason: `${path} is not as Phenopackets v2 have it.` },
    }
  }
  const { interpretationStatus, gene, variantInterpretation } = parsed.data
  if (interpretationStatus === 'REJECTED') return null
  const descriptor = variantInterpretation?.variationDescriptor
  const facts = factsOf(descriptor ?? (gene ? { geneContext: gene } : {}))
  return { text: textOfFacts(facts) || 'A genomic interpretation', reading: readFacts(facts, genes, index) }
}

/** @throws ClientError for what is no Phenopacket of version 2 */
function readPacket(document: unknown, index: MatchIndex): ClinicalSample {
  const value = withJsonNames(document)
  const parsed = Packet.safeParse(value)
  if (!parsed.success)
    throw fileError(
      `The Phenopacket cannot be read: ${parsed.error.issues[0]?.path.map(String).join('.') || 'it'} is not as version 2 has it.`,
    )
  const { interpretations = [], diseases = [], metaData } = parsed.data
  const isOfVersion1 = OF_VERSION_1.some((member) => isObject(value) && member in value)
  if (isOfVersion1 || /^1\b/.test(metaData?.phenopacketSchemaVersion ?? ''))
    throw fileError('The Phenopacket is of version 1, which is not read: write it as version 2.')
  const genes = geneFinder(index.names)
  const sample = newSample()
  const diagnoses = interpretations.flatMap(({ diagnosis }) => diagnosis ?? [])
  for (const { genomicInterpretations = [] } of diagnoses)
    for (const one of genomicInterpretations) {
      const entry = readInterpretation(one, genes, index)
      if (entry) sample.entries.push(entry)
    }
  const diagnosed = diagnoses.flatMap(({ disease }) => disease?.id ?? [])
  const listed = diseases.flatMap(({ term, excluded = false }) => (excluded ? [] : (term?.id ?? [])))
  for (const code of diagnosed.length > 0 ? diagnosed : listed) {
    const text = diseaseTextOf([{ code }])
    if (text) sample.diseases.add(text)
    else sample.warnings.add(UNREADABLE_DISEASE)
  }
  for (const warning of unreadIn(parsed.data)) sample.warnings.add(warning)
  return sample
}

/** Sentences about what may hold findings and was not read. */
function unreadIn({ measurements = [], biosamples = [], files = [] }: z.infer<typeof Packet>): string[] {
  const measured =
    measurements.length + biosamples.reduce((sum, one) => sum + (one.measurements ?? []).length, 0)
  return [
    ...(measured > 0 ? [`${measured} measurements of a Phenopacket were not read.`] : []),
    ...(files.length > 0 ? [`${files.length} files that a Phenopacket refers to were not read.`] : []),
  ]
}

/** The proband of a Family; of its relatives only the number is told. */
function readProband(family: Readonly<Record<string, unknown>>, index: MatchIndex): ClinicalSample {
  const sample = readPacket(family['proband'], index)
  const { relatives } = family
  if (Array.isArray(relatives) && relatives.length > 0)
    sample.warnings.add(`${relatives.length} relatives of a Family were not read: only the proband is.`)
  return sample
}

/**
 * Reads the samples of a Phenopacket of version 2, of the proband of a Family, or of each member of a Cohort. Nothing else
 * is read, above all nobody's name, id or date.
 * @throws ClientError for what is no Phenopacket of version 2
 */
export function phenopacketSamples(
  value: Readonly<Record<string, unknown>>,
  index: MatchIndex,
): ClinicalSample[] {
  if (isObject(value['proband'])) return [readProband(value, index)]
  if (Array.isArray(value['members']))
    return value['members'].flatMap((member: unknown) =>
      isObject(member) ? phenopacketSamples(member, index) : [readPacket(member, index)],
    )
  return [readPacket(value, index)]
}
