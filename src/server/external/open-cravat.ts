import { z } from 'zod'
import type { GenomicChange } from '#domain/variants/genomic-hgvs.ts'
import { parseForeignJson } from './bounded-json.ts'
import { createLookup, path } from './lookup.ts'
import type { ServiceAccess } from './lookup.ts'

/** Predictors of effect and frequencies; the service runs only those that are asked for. */
const ANNOTATORS = [
  'alphamissense',
  'cadd',
  'chasmplus',
  'clinvar',
  'dbsnp',
  'fathmm',
  'gerp',
  'gnomad3',
  'mutation_assessor',
  'mutationtaster',
  'phylop',
  'polyphen2',
  'provean',
  'revel',
  'sift',
  'spliceai',
  'vest',
]

const ASSEMBLIES = { GRCH38: 'hg38', GRCH37: 'hg19', NCBI36: 'hg18' } as const

/** The change as OpenCRAVAT takes it; a missing base is a hyphen. */
const parametersOf = (change: GenomicChange) => ({
  assembly: ASSEMBLIES[change.referenceBuild],
  chrom: `chr${change.chromosome}`,
  pos: String(change.start),
  ref_base: change.referenceBases || '-',
  alt_base: change.variantBases || '-',
})

/** The page on a variant at OpenCRAVAT. */
export const openCravatUrl = (change: GenomicChange): string =>
  `https://run.opencravat.org/webapps/variantreport/index.html?${new URLSearchParams(parametersOf(change))}`

/** Annotates variants at OpenCRAVAT; gives its JSON answer, whose members are the annotators, as it is. */
export const openCravat = (access: ServiceAccess) =>
  createLookup(access, {
    path: (change: GenomicChange) =>
      path(['submit', 'annotate'], { ...parametersOf(change), annotators: ANNOTATORS.join(',') }),
    read: (answer) => z.record(z.string(), z.json()).parse(parseForeignJson(answer)),
  })
