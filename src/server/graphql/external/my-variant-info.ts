import { genomicChange } from '#domain/variants/genomic-hgvs.ts'
import { variantCoordinates } from '#server/knowledge/records/variants/coordinates.ts'
import type { VariantRecord } from '#server/knowledge/records/records.ts'
import type { MyVariantInfo as VariantInfo } from '#server/external/my-variant-info.ts'
import { openCravatUrl } from '#server/external/open-cravat.ts'
import { builder } from '../schema/builder.ts'
import { orNull, properties } from '../schema/columns.ts'
import type { GraphQLContext } from '../context.ts'
import { GeneVariant } from '../schema/refs.ts'
import { traits } from '../execution/field-traits.ts'
import { valueFound } from './outside-field.ts'

const MyVariantInfo = builder.objectRef<VariantInfo>('MyVariantInfo')
MyVariantInfo.implement({
  description: 'Annotations of a variant from variant databases and effect predictors, by MyVariant.info.',
  fields: (t) =>
    properties(t, {
      caddConsequence: [['String'], 'Consequence by CADD, such as NON_SYNONYMOUS.'],
      caddDetail: [['String'], 'Consequence by CADD in more detail, such as missense.'],
      caddPhred: [
        orNull('Float'),
        'CADD score on the Phred scale: 20 marks the most deleterious 1% of all possible substitutions.',
      ],
      caddScore: [orNull('Float'), 'Raw CADD score; higher is more deleterious.'],
      clinvarClinicalSignificance: [['String'], 'Clinical significances in ClinVar submissions, each once.'],
      clinvarHgvsCoding: [['String'], 'HGVS on coding transcripts, by ClinVar.'],
      clinvarHgvsGenomic: [['String'], 'HGVS on genomic sequences, by ClinVar.'],
      clinvarHgvsNonCoding: [['String'], 'HGVS on non-coding transcripts, by ClinVar.'],
      clinvarHgvsProtein: [['String'], 'HGVS on proteins, by ClinVar.'],
      clinvarId: [orNull('Int'), 'Variation id at ClinVar.'],
      clinvarOmim: [orNull('String'), 'Id of the allele at OMIM, by ClinVar.'],
      cosmicId: [orNull('String'), 'Id at COSMIC.'],
      dbnsfpInterproDomain: [['String'], 'InterPro protein domains at its position, by dbNSFP.'],
      dbsnpRsid: [orNull('String'), 'Id at dbSNP, such as rs113488022.'],
      eglClass: [orNull('String'), 'Classification by Emory Genetics Laboratory.'],
      eglHgvs: [['String'], 'HGVS by Emory Genetics Laboratory.'],
      eglProtein: [orNull('String'), 'Protein change by Emory Genetics Laboratory.'],
      eglTranscript: [orNull('String'), 'Transcript change by Emory Genetics Laboratory.'],
      exacAlleleCount: [orNull('Int'), 'Allele count in ExAC.'],
      exacAlleleFrequency: [orNull('Float'), 'Allele frequency in ExAC, 0 to 1.'],
      exacAlleleNumber: [orNull('Int'), 'Allele number (alleles genotyped) in ExAC.'],
      fathmmMklPrediction: [orNull('String'), 'Prediction of FATHMM-MKL: D damaging, N neutral.'],
      fathmmMklScore: [orNull('Float'), 'Score of FATHMM-MKL, 0 to 1; higher is more damaging.'],
      fathmmPrediction: [['String'], 'Predictions of FATHMM for the transcripts: D damaging, T tolerated.'],
      fathmmScore: [['Float'], 'Scores of FATHMM for the transcripts; lower is more damaging.'],
      fitconsScore: [
        orNull('Float'),
        'fitCons score, 0 to 1: probability that the position is under selection.',
      ],
      gerp: [orNull('Float'), 'GERP rejected-substitutions score; higher is more conserved.'],
      gnomadExomeAlleleCount: [orNull('Int'), 'Allele count in gnomAD exomes.'],
      gnomadExomeAlleleFrequency: [orNull('Float'), 'Allele frequency in gnomAD exomes, 0 to 1.'],
      gnomadExomeAlleleNumber: [orNull('Int'), 'Allele number (alleles genotyped) in gnomAD exomes.'],
      gnomadExomeFilter: [orNull('String'), 'Quality filters failed in gnomAD exomes; null if none.'],
      gnomadGenomeAlleleCount: [orNull('Int'), 'Allele count in gnomAD genomes.'],
      gnomadGenomeAlleleFrequency: [orNull('Float'), 'Allele frequency in gnomAD genomes, 0 to 1.'],
      gnomadGenomeAlleleNumber: [orNull('Int'), 'Allele number (alleles genotyped) in gnomAD genomes.'],
      gnomadGenomeFilter: [orNull('String'), 'Quality filters failed in gnomAD genomes; null if none.'],
      lrtPrediction: [
        orNull('String'),
        'Prediction of the likelihood ratio test: D deleterious, N neutral, U unknown.',
      ],
      lrtScore: [orNull('Float'), 'P value of the likelihood ratio test, 0 to 1.'],
      metalrPrediction: [orNull('String'), 'Prediction of MetaLR: D damaging, T tolerated.'],
      metalrScore: [orNull('Float'), 'Score of MetaLR, 0 to 1; higher is more damaging.'],
      metasvmPrediction: [orNull('String'), 'Prediction of MetaSVM: D damaging, T tolerated.'],
      metasvmScore: [orNull('Float'), 'Score of MetaSVM; higher is more damaging.'],
      mutationassessorPrediction: [
        ['String'],
        'Predictions of MutationAssessor: H high, M medium, L low, N neutral.',
      ],
      mutationassessorScore: [['Float'], 'Scores of MutationAssessor; higher is more damaging.'],
      mutationtasterPrediction: [
        ['String'],
        'Predictions of MutationTaster: A and D disease causing, N and P polymorphism.',
      ],
      mutationtasterScore: [['Float'], 'Scores of MutationTaster, 0 to 1: confidence in its predictions.'],
      myVariantInfoId: ['String', 'Id at MyVariant.info: `chr7:g.140453136A>T`.'],
      phastcons100way: [orNull('Float'), 'Conservation among 100 vertebrates by phastCons, 0 to 1.'],
      phastcons30way: [orNull('Float'), 'Conservation among 30 mammals by phastCons, 0 to 1.'],
      phyloP100way: [
        orNull('Float'),
        'Conservation among 100 vertebrates by phyloP; higher is more conserved.',
      ],
      phyloP30way: [orNull('Float'), 'Conservation among 30 mammals by phyloP; higher is more conserved.'],
      polyphen2HdivPrediction: [
        ['String'],
        'Predictions of PolyPhen-2 (HumDiv): D probably damaging, P possibly, B benign.',
      ],
      polyphen2HdivScore: [['Float'], 'Scores of PolyPhen-2 (HumDiv), 0 to 1; higher is more damaging.'],
      polyphen2HvarPrediction: [
        ['String'],
        'Predictions of PolyPhen-2 (HumVar): D probably damaging, P possibly, B benign.',
      ],
      polyphen2HvarScore: [['Float'], 'Scores of PolyPhen-2 (HumVar), 0 to 1; higher is more damaging.'],
      proveanPrediction: [['String'], 'Predictions of PROVEAN: D damaging, N neutral.'],
      proveanScore: [['Float'], 'Scores of PROVEAN; lower is more damaging.'],
      revelScore: [orNull(['Float']), 'Scores of REVEL, 0 to 1; higher is more damaging.'],
      siftPrediction: [['String'], 'Predictions of SIFT: D damaging, T tolerated.'],
      siftScore: [['Float'], 'Scores of SIFT, 0 to 1; lower is more damaging.'],
      siphy: [orNull('Float'), 'Conservation among 29 mammals by SiPhy, as log odds.'],
      snpeffSnpEffect: [['String'], 'Effects by SnpEff, such as missense_variant, each once.'],
      snpeffSnpImpact: [['String'], 'Impacts by SnpEff (HIGH, MODERATE, LOW, MODIFIER), each once.'],
    }),
})

async function changeOf({ id }: VariantRecord, { load }: GraphQLContext) {
  const place = (await load(variantCoordinates, id)).at(0)
  return place ? genomicChange(place) : null
}

builder.objectFields(GeneVariant, (t) => ({
  maneSelectTranscript: t.string({
    ...traits({ outside: true }),
    nullable: true,
    description: 'HGVS description on the MANE Select transcript, by the ClinGen Allele Registry.',
    resolve: async ({ allele_registry_id }, _args, { outside }) =>
      allele_registry_id ? valueFound(await outside.maneSelectTranscript(allele_registry_id)) : null,
  }),
  myVariantInfo: t.field({
    ...traits({ outside: true }),
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
    ...traits({ outside: true }),
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
