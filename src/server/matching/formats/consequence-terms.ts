import type { Consequence } from '#domain/matching/sample/alteration.ts'
import { lookupTable } from '#domain/lookup-table.ts'

/** Consequences by the terms of the Sequence Ontology that VEP and SnpEff use. Others tell nothing that counts here. */
const SEQUENCE_ONTOLOGY: Readonly<Record<string, Consequence>> = lookupTable({
  missense_variant: 'MISSENSE',
  stop_gained: 'NONSENSE',
  frameshift_variant: 'FRAMESHIFT',
  inframe_deletion: 'INFRAME_DELETION',
  conservative_inframe_deletion: 'INFRAME_DELETION',
  disruptive_inframe_deletion: 'INFRAME_DELETION',
  inframe_insertion: 'INFRAME_INSERTION',
  conservative_inframe_insertion: 'INFRAME_INSERTION',
  disruptive_inframe_insertion: 'INFRAME_INSERTION',
  start_lost: 'START_LOSS',
  stop_lost: 'STOP_LOSS',
  synonymous_variant: 'SYNONYMOUS',
  stop_retained_variant: 'SYNONYMOUS',
  start_retained_variant: 'SYNONYMOUS',
  splice_acceptor_variant: 'SPLICE_SITE',
  splice_donor_variant: 'SPLICE_SITE',
  splice_region_variant: 'SPLICE_REGION',
  splice_donor_5th_base_variant: 'SPLICE_REGION',
  splice_donor_region_variant: 'SPLICE_REGION',
  splice_polypyrimidine_tract_variant: 'SPLICE_REGION',
  upstream_gene_variant: 'UPSTREAM',
  '5_prime_utr_variant': 'NON_CODING',
  '3_prime_utr_variant': 'NON_CODING',
  intron_variant: 'NON_CODING',
  downstream_gene_variant: 'NON_CODING',
  intergenic_variant: 'NON_CODING',
  intergenic_region: 'NON_CODING',
  non_coding_transcript_exon_variant: 'NON_CODING',
  non_coding_transcript_variant: 'NON_CODING',
  regulatory_region_variant: 'NON_CODING',
  tf_binding_site_variant: 'NON_CODING',
  mature_mirna_variant: 'NON_CODING',
})

/** Consequences by the values of MAF's Variant_Classification (GDC's MAF format). */
const VARIANT_CLASSIFICATION: Readonly<Record<string, Consequence>> = lookupTable({
  missense_mutation: 'MISSENSE',
  nonsense_mutation: 'NONSENSE',
  frame_shift_del: 'FRAMESHIFT',
  frame_shift_ins: 'FRAMESHIFT',
  in_frame_del: 'INFRAME_DELETION',
  in_frame_ins: 'INFRAME_INSERTION',
  splice_site: 'SPLICE_SITE',
  splice_region: 'SPLICE_REGION',
  translation_start_site: 'START_LOSS',
  nonstop_mutation: 'STOP_LOSS',
  silent: 'SYNONYMOUS',
  "5'flank": 'UPSTREAM',
  "5'utr": 'NON_CODING',
  "3'utr": 'NON_CODING',
  "3'flank": 'NON_CODING',
  intron: 'NON_CODING',
  igr: 'NON_CODING',
  rna: 'NON_CODING',
  lincrna: 'NON_CODING',
})

/** The consequences that terms of the Sequence Ontology name, joined by `&`. */
export const consequencesOfTerms = (terms: string): Consequence[] => [
  ...new Set(terms.split('&').flatMap((term) => SEQUENCE_ONTOLOGY[term.trim().toLowerCase()] ?? [])),
]

/** The consequence of a Variant_Classification; empty for values that tell none. */
export function consequencesOfClassification(classification: string): Consequence[] {
  const consequence = VARIANT_CLASSIFICATION[classification.toLowerCase()]
  return consequence ? [consequence] : []
}
