import { genomicChange } from '#domain/variants/genomic-hgvs.ts'
import { variantCoordinates } from '#server/knowledge/records/variants/coordinates.ts'
import type { VariantRecord } from '#server/knowledge/records/records.ts'
import type { MyVariantInfo as VariantInfo } from '#server/external/my-variant-info.ts'
import { openCravatUrl } from '#server/external/open-cravat.ts'
import { builder } from '../schema/builder.ts'
import type { GraphQLContext } from '../context.ts'
import { GeneVariant } from '../schema/refs.ts'
import { OUTSIDE, valueFound } from './outside-field.ts'

const MyVariantInfo = builder.objectRef<VariantInfo>('MyVariantInfo')
MyVariantInfo.implement({
  description: 'Annotations of a variant from variant databases and effect predictors, by MyVariant.info.',
  fields: (t) => ({
    caddConsequence: t.exposeStringList('caddConsequence', {
      description: 'Consequence by CADD, such as NON_SYNONYMOUS.',
    }),
    caddDetail: t.exposeStringList('caddDetail', {
      description: 'Consequence by CADD in more detail, such as missense.',
    }),
    caddPhred: t.exposeFloat('caddPhred', {
      nullable: true,
      description:
        'CADD score on the Phred scale: 20 marks the most deleterious 1% of all possible substitutions.',
    }),
    caddScore: t.exposeFloat('caddScore', {
      nullable: true,
      description: 'Raw CADD score; higher is more deleterious.',
    }),
    clinvarClinicalSignificance: t.exposeStringList('clinvarClinicalSignificance', {
      description: 'Clinical significances in ClinVar submissions, each once.',
    }),
    clinvarHgvsCoding: t.exposeStringList('clinvarHgvsCoding', {
      description: 'HGVS on coding transcripts, by ClinVar.',
    }),
    clinvarHgvsGenomic: t.exposeStringList('clinvarHgvsGenomic', {
      description: 'HGVS on genomic sequences, by ClinVar.',
    }),
    clinvarHgvsNonCoding: t.exposeStringList('clinvarHgvsNonCoding', {
      description: 'HGVS on non-coding transcripts, by ClinVar.',
    }),
    clinvarHgvsProtein: t.exposeStringList('clinvarHgvsProtein', {
      description: 'HGVS on proteins, by ClinVar.',
    }),
    clinvarId: t.exposeInt('clinvarId', { nullable: true, description: 'Variation id at ClinVar.' }),
    clinvarOmim: t.exposeString('clinvarOmim', {
      nullable: true,
      description: 'Id of the allele at OMIM, by ClinVar.',
    }),
    cosmicId: t.exposeString('cosmicId', { nullable: true, description: 'Id at COSMIC.' }),
    dbnsfpInterproDomain: t.exposeStringList('dbnsfpInterproDomain', {
      description: 'InterPro protein domains at its position, by dbNSFP.',
    }),
    dbsnpRsid: t.exposeString('dbsnpRsid', {
      nullable: true,
      description: 'Id at dbSNP, such as rs113488022.',
    }),
    eglClass: t.exposeString('eglClass', {
      nullable: true,
      description: 'Classification by Emory Genetics Laboratory.',
    }),
    eglHgvs: t.exposeStringList('eglHgvs', { description: 'HGVS by Emory Genetics Laboratory.' }),
    eglProtein: t.exposeString('eglProtein', {
      nullable: true,
      description: 'Protein change by Emory Genetics Laboratory.',
    }),
    eglTranscript: t.exposeString('eglTranscript', {
      nullable: true,
      description: 'Transcript change by Emory Genetics Laboratory.',
    }),
    exacAlleleCount: t.exposeInt('exacAlleleCount', { nullable: true, description: 'Allele count in ExAC.' }),
    exacAlleleFrequency: t.exposeFloat('exacAlleleFrequency', {
      nullable: true,
      description: 'Allele frequency in ExAC, 0 to 1.',
    }),
    exacAlleleNumber: t.exposeInt('exacAlleleNumber', {
      nullable: true,
      description: 'Allele number (alleles genotyped) in ExAC.',
    }),
    fathmmMklPrediction: t.exposeString('fathmmMklPrediction', {
      nullable: true,
      description: 'Prediction of FATHMM-MKL: D damaging, N neutral.',
    }),
    fathmmMklScore: t.exposeFloat('fathmmMklScore', {
      nullable: true,
      description: 'Score of FATHMM-MKL, 0 to 1; higher is more damaging.',
    }),
    fathmmPrediction: t.exposeStringList('fathmmPrediction', {
      description: 'Predictions of FATHMM for the transcripts: D damaging, T tolerated.',
    }),
    fathmmScore: t.exposeFloatList('fathmmScore', {
      description: 'Scores of FATHMM for the transcripts; lower is more damaging.',
    }),
    fitconsScore: t.exposeFloat('fitconsScore', {
      nullable: true,
      description: 'fitCons score, 0 to 1: probability that the position is under selection.',
    }),
    gerp: t.exposeFloat('gerp', {
      nullable: true,
      description: 'GERP rejected-substitutions score; higher is more conserved.',
    }),
    gnomadExomeAlleleCount: t.exposeInt('gnomadExomeAlleleCount', {
      nullable: true,
      description: 'Allele count in gnomAD exomes.',
    }),
    gnomadExomeAlleleFrequency: t.exposeFloat('gnomadExomeAlleleFrequency', {
      nullable: true,
      description: 'Allele frequency in gnomAD exomes, 0 to 1.',
    }),
    gnomadExomeAlleleNumber: t.exposeInt('gnomadExomeAlleleNumber', {
      nullable: true,
      description: 'Allele number (alleles genotyped) in gnomAD exomes.',
    }),
    gnomadExomeFilter: t.exposeString('gnomadExomeFilter', {
      nullable: true,
      description: 'Quality filters failed in gnomAD exomes; null if none.',
    }),
    gnomadGenomeAlleleCount: t.exposeInt('gnomadGenomeAlleleCount', {
      nullable: true,
      description: 'Allele count in gnomAD genomes.',
    }),
    gnomadGenomeAlleleFrequency: t.exposeFloat('gnomadGenomeAlleleFrequency', {
      nullable: true,
      description: 'Allele frequency in gnomAD genomes, 0 to 1.',
    }),
    gnomadGenomeAlleleNumber: t.exposeInt('gnomadGenomeAlleleNumber', {
      nullable: true,
      description: 'Allele number (alleles genotyped) in gnomAD genomes.',
    }),
    gnomadGenomeFilter: t.exposeString('gnomadGenomeFilter', {
      nullable: true,
      description: 'Quality filters failed in gnomAD genomes; null if none.',
    }),
    lrtPrediction: t.exposeString('lrtPrediction', {
      nullable: true,
      description: 'Prediction of the likelihood ratio test: D deleterious, N neutral, U unknown.',
    }),
    lrtScore: t.exposeFloat('lrtScore', {
      nullable: true,
      description: 'P value of the likelihood ratio test, 0 to 1.',
    }),
    metalrPrediction: t.exposeString('metalrPrediction', {
      nullable: true,
      description: 'Prediction of MetaLR: D damaging, T tolerated.',
    }),
    metalrScore: t.exposeFloat('metalrScore', {
      nullable: true,
      description: 'Score of MetaLR, 0 to 1; higher is more damaging.',
    }),
    metasvmPrediction: t.exposeString('metasvmPrediction', {
      nullable: true,
      description: 'Prediction of MetaSVM: D damaging, T tolerated.',
    }),
    metasvmScore: t.exposeFloat('metasvmScore', {
      nullable: true,
      description: 'Score of MetaSVM; higher is more damaging.',
    }),
    mutationassessorPrediction: t.exposeStringList('mutationassessorPrediction', {
      description: 'Predictions of MutationAssessor: H high, M medium, L low, N neutral.',
    }),
    mutationassessorScore: t.exposeFloatList('mutationassessorScore', {
      description: 'Scores of MutationAssessor; higher is more damaging.',
    }),
    mutationtasterPrediction: t.exposeStringList('mutationtasterPrediction', {
      description: 'Predictions of MutationTaster: A and D disease causing, N and P polymorphism.',
    }),
    mutationtasterScore: t.exposeFloatList('mutationtasterScore', {
      description: 'Scores of MutationTaster, 0 to 1: confidence in its predictions.',
    }),
    myVariantInfoId: t.exposeString('myVariantInfoId', {
      description: 'Id at MyVariant.info: `chr7:g.140453136A>T`.',
    }),
    phastcons100way: t.exposeFloat('phastcons100way', {
      nullable: true,
      description: 'Conservation among 100 vertebrates by phastCons, 0 to 1.',
    }),
    phastcons30way: t.exposeFloat('phastcons30way', {
      nullable: true,
      description: 'Conservation among 30 mammals by phastCons, 0 to 1.',
    }),
    phyloP100way: t.exposeFloat('phyloP100way', {
      nullable: true,
      description: 'Conservation among 100 vertebrates by phyloP; higher is more conserved.',
    }),
    phyloP30way: t.exposeFloat('phyloP30way', {
      nullable: true,
      description: 'Conservation among 30 mammals by phyloP; higher is more conserved.',
    }),
    polyphen2HdivPrediction: t.exposeStringList('polyphen2HdivPrediction', {
      description: 'Predictions of PolyPhen-2 (HumDiv): D probably damaging, P possibly, B benign.',
    }),
    polyphen2HdivScore: t.exposeFloatList('polyphen2HdivScore', {
      description: 'Scores of PolyPhen-2 (HumDiv), 0 to 1; higher is more damaging.',
    }),
    polyphen2HvarPrediction: t.exposeStringList('polyphen2HvarPrediction', {
      description: 'Predictions of PolyPhen-2 (HumVar): D probably damaging, P possibly, B benign.',
    }),
    polyphen2HvarScore: t.exposeFloatList('polyphen2HvarScore', {
      description: 'Scores of PolyPhen-2 (HumVar), 0 to 1; higher is more damaging.',
    }),
    proveanPrediction: t.exposeStringList('proveanPrediction', {
      description: 'Predictions of PROVEAN: D damaging, N neutral.',
    }),
    proveanScore: t.exposeFloatList('proveanScore', {
      description: 'Scores of PROVEAN; lower is more damaging.',
    }),
    revelScore: t.exposeFloatList('revelScore', {
      nullable: true,
      description: 'Scores of REVEL, 0 to 1; higher is more damaging.',
    }),
    siftPrediction: t.exposeStringList('siftPrediction', {
      description: 'Predictions of SIFT: D damaging, T tolerated.',
    }),
    siftScore: t.exposeFloatList('siftScore', {
      description: 'Scores of SIFT, 0 to 1; lower is more damaging.',
    }),
    siphy: t.exposeFloat('siphy', {
      nullable: true,
      description: 'Conservation among 29 mammals by SiPhy, as log odds.',
    }),
    snpeffSnpEffect: t.exposeStringList('snpeffSnpEffect', {
      description: 'Effects by SnpEff, such as missense_variant, each once.',
    }),
    snpeffSnpImpact: t.exposeStringList('snpeffSnpImpact', {
      description: 'Impacts by SnpEff (HIGH, MODERATE, LOW, MODIFIER), each once.',
    }),
  }),
})

async function changeOf({ id }: VariantRecord, { load }: GraphQLContext) {
  const place = (await load(variantCoordinates, id)).at(0)
  return place ? genomicChange(place) : null
}

builder.objectFields(GeneVariant, (t) => ({
  maneSelectTranscript: t.string({
    ...OUTSIDE,
    nullable: true,
    description: 'HGVS description on the MANE Select transcript, by the ClinGen Allele Registry.',
    resolve: async ({ allele_registry_id }, _args, { outside }) =>
      allele_registry_id ? valueFound(await outside.maneSelectTranscript(allele_registry_id)) : null,
  }),
  myVariantInfo: t.field({
    ...OUTSIDE,
    type: MyVariantInfo,
    nullable: true,
    description: 'Annotations from MyVariant.info, for GRCh37 or GRCh38.',
    resolve: async (variant, _args, context) => {
      const change = await changeOf(variant, context)
      if (!change || change.referenceBuild === 'NCBI36') return null
      return valueFound(await context.outside.variantInfo(change))
    },
  }),
  openCravatAnnotations: t.field({
    ...OUTSIDE,
    type: 'JSON',
    nullable: true,
    description: 'Annotations from OpenCRAVAT: an object with a member for each annotator.',
    resolve: async (variant, _args, context) => {
      const change = await changeOf(variant, context)
      return change ? valueFound(await context.outside.cravatAnnotations(change)) : null
    },
  }),
  openCravatUrl: t.string({
    nullable: true,
    description: 'URL of the variant at OpenCRAVAT.',
    resolve: async (variant, _args, context) => {
      const change = await changeOf(variant, context)
      return change && openCravatUrl(change)
    },
  }),
}))
