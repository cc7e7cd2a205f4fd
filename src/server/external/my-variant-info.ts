import { z } from 'zod'
import type { GenomicChange } from '#domain/variants/genomic-hgvs.ts'
import { genomicHgvs } from '#domain/variants/genomic-hgvs.ts'
import { parseForeignJson } from './bounded-json.ts'
import { all, group, number, numbers, oneInt, oneNumber, oneText, text, texts } from './lenient-values.ts'
import { createLookup, path } from './lookup.ts'
import type { ServiceAccess } from './lookup.ts'

/** Scores below `score`, or just so. */
const scores = z
  .unknown()
  .optional()
  .transform((value) => z.object({ score: numbers }).safeParse(value).data?.score ?? numbers.parse(value))
const prediction = group({ pred: texts, score: numbers })
const frequency = group({
  ac: group({ ac: oneInt }),
  af: group({ af: oneNumber }),
  an: group({ an: oneInt }),
  filter: oneText,
})
const alignment = group({ score: oneNumber })

// Two spellings of the alignments: older releases nest the species below the alignment.
const conservation = group({
  '100way': group({ vertebrate: alignment }),
  '100way_vertebrate': alignment,
  '30way': group({ mammalian: alignment }),
  '30way_mammalian': alignment,
  p100way: group({ vertebrate: alignment }),
  p30way: group({ mammalian: alignment }),
})

// https://docs.myvariant.info/en/latest/doc/data.html lists the fields.
const Annotation = z.object({
  _id: z.string(),
  cadd: group({
    consequence: texts,
    consdetail: texts,
    phred: oneNumber,
    rawscore: oneNumber,
    fitcons: oneNumber,
    gerp: group({ rs: oneNumber }),
  }),
  clinvar: group({
    variant_id: oneInt,
    omim: oneText,
    rcv: all(z.object({ clinical_significance: text })),
    hgvs: group({ coding: texts, genomic: texts, 'non-coding': texts, protein: texts }),
  }),
  cosmic: group({ cosmic_id: oneText }),
  dbnsfp: group({
    interpro: all(z.object({ domain: texts })),
    interpro_domain: texts,
    fathmm: prediction,
    'fathmm-mkl': group({ coding_pred: oneText, coding_score: oneNumber }),
    lrt: prediction,
    metalr: prediction,
    metasvm: prediction,
    mutationassessor: prediction,
    mutationtaster: prediction,
    phastcons: conservation,
    phylo: conservation,
    phylop: conservation,
    polyphen2: group({ hdiv: prediction, hvar: prediction }),
    provean: prediction,
    revel: scores,
    sift: prediction,
    siphy_29way: group({ logodds_score: oneNumber }),
  }),
  dbsnp: group({ rsid: oneText }),
  emv: group({ egl_classification: oneText, egl_protein: oneText, egl_variant: oneText, hgvs: texts }),
  exac: group({ ac: group({ ac: oneInt }), af: z.unknown().optional(), an: group({ an: oneInt }) }),
  gnomad_exome: frequency,
  gnomad_genome: frequency,
  snpeff: group({ ann: all(z.object({ effect: texts, putative_impact: texts })) }),
})

const FIELDS = Object.keys(Annotation.shape).filter((field) => field !== '_id')

/** Alternatives in the order in which they are believed. */
const either = (...values: (number | null)[]) => values.find((value) => value !== null) ?? null
const distinct = (values: string[]) => [...new Set(values)]

/** Facts of databases of variants and predictors about a variant; frequencies from 0 to 1. */
export type MyVariantInfo = ReturnType<typeof readAnnotation>

function readAnnotation(answer: string) {
  const { _id, cadd, clinvar, cosmic, dbnsfp, dbsnp, emv, exac, gnomad_exome, gnomad_genome, snpeff } =
    Annotation.parse(parseForeignJson(answer))
  const { phastcons, phylo, phylop } = dbnsfp
  const exacFrequency = number.safeParse(exac.af).data ?? group({ af: oneNumber }).parse(exac.af).af
  return {
    myVariantInfoId: _id,
    caddConsequence: cadd.consequence,
    caddDetail: cadd.consdetail,
    caddPhred: cadd.phred,
    caddScore: cadd.rawscore,
    clinvarClinicalSignificance: distinct(clinvar.rcv.map((record) => record.clinical_significance)),
    clinvarHgvsCoding: clinvar.hgvs.coding,
    clinvarHgvsGenomic: clinvar.hgvs.genomic,
    clinvarHgvsNonCoding: clinvar.hgvs['non-coding'],
    clinvarHgvsProtein: clinvar.hgvs.protein,
    clinvarId: clinvar.variant_id,
    clinvarOmim: clinvar.omim,
    cosmicId: cosmic.cosmic_id,
    dbnsfpInterproDomain: distinct([
      ...dbnsfp.interpro.flatMap((entry) => entry.domain),
      ...dbnsfp.interpro_domain,
    ]),
    dbsnpRsid: dbsnp.rsid,
    eglClass: emv.egl_classification,
    eglHgvs: emv.hgvs,
    eglProtein: emv.egl_protein,
    eglTranscript: emv.egl_variant,
    exacAlleleCount: exac.ac.ac,
    exacAlleleFrequency: exacFrequency,
    exacAlleleNumber: exac.an.an,
    fathmmMklPrediction: dbnsfp['fathmm-mkl'].coding_pred,
    fathmmMklScore: dbnsfp['fathmm-mkl'].coding_score,
    fathmmPrediction: dbnsfp.fathmm.pred,
    fathmmScore: dbnsfp.fathmm.score,
    fitconsScore: cadd.fitcons,
    gerp: cadd.gerp.rs,
    gnomadExomeAlleleCount: gnomad_exome.ac.ac,
    gnomadExomeAlleleFrequency: gnomad_exome.af.af,
    gnomadExomeAlleleNumber: gnomad_exome.an.an,
    gnomadExomeFilter: gnomad_exome.filter,
    gnomadGenomeAlleleCount: gnomad_genome.ac.ac,
    gnomadGenomeAlleleFrequency: gnomad_genome.af.af,
    gnomadGenomeAlleleNumber: gnomad_genome.an.an,
    gnomadGenomeFilter: gnomad_genome.filter,
    lrtPrediction: dbnsfp.lrt.pred[0] ?? null,
    lrtScore: dbnsfp.lrt.score[0] ?? null,
    metalrPrediction: dbnsfp.metalr.pred[0] ?? null,
    metalrScore: dbnsfp.metalr.score[0] ?? null,
    metasvmPrediction: dbnsfp.metasvm.pred[0] ?? null,
    metasvmScore: dbnsfp.metasvm.score[0] ?? null,
    mutationassessorPrediction: dbnsfp.mutationassessor.pred,
    mutationassessorScore: dbnsfp.mutationassessor.score,
    mutationtasterPrediction: dbnsfp.mutationtaster.pred,
    mutationtasterScore: dbnsfp.mutationtaster.score,
    phastcons100way: either(phastcons['100way_vertebrate'].score, phastcons['100way'].vertebrate.score),
    phastcons30way: either(phastcons['30way_mammalian'].score, phastcons['30way'].mammalian.score),
    phyloP100way: either(phylop['100way_vertebrate'].score, phylo.p100way.vertebrate.score),
    phyloP30way: either(phylop['30way_mammalian'].score, phylo.p30way.mammalian.score),
    polyphen2HdivPrediction: dbnsfp.polyphen2.hdiv.pred,
    polyphen2HdivScore: dbnsfp.polyphen2.hdiv.score,
    polyphen2HvarPrediction: dbnsfp.polyphen2.hvar.pred,
    polyphen2HvarScore: dbnsfp.polyphen2.hvar.score,
    proveanPrediction: dbnsfp.provean.pred,
    proveanScore: dbnsfp.provean.score,
    revelScore: dbnsfp.revel,
    siftPrediction: dbnsfp.sift.pred,
    siftScore: dbnsfp.sift.score,
    siphy: dbnsfp.siphy_29way.logodds_score,
    snpeffSnpEffect: distinct(snpeff.ann.flatMap((annotation) => annotation.effect)),
    snpeffSnpImpact: distinct(snpeff.ann.flatMap((annotation) => annotation.putative_impact)),
  }
}

/** Looks variants up at MyVariant.info; of GRCh37 or GRCh38, as it knows no other build. */
export const myVariantInfo = (access: ServiceAccess) =>
  createLookup(access, {
    path: (change: GenomicChange) =>
      path(['variant', genomicHgvs(change)], {
        assembly: change.referenceBuild === 'GRCH38' ? 'hg38' : 'hg19',
        fields: FIELDS.join(','),
      }),
    read: readAnnotation,
  })
