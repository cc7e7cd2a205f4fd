import { lookupTable } from '../lookup-table.ts'
import { fieldDisplayName } from './field-names.ts'

/** Labels of fields, in the order in which the pages of records show them. */
const names: Readonly<Record<string, string>> = lookupTable({
  name: 'Name',
  full_name: 'Full name',
  feature_id: 'Feature',
  molecular_profile_id: 'Molecular profile',
  evidence_level: 'Level',
  evidence_type: 'Type',
  assertion_type: 'Type',
  evidence_direction: 'Direction',
  assertion_direction: 'Direction',
  significance: 'Significance',
  rating: 'Rating',
  evidence_rating: 'Rating',
  variant_origin: 'Variant origin',
  disease_id: 'Disease',
  therapy_ids: 'Therapies',
  therapy_interaction_type: 'Therapy interaction type',
  phenotype_ids: 'Phenotypes',
  amp_level: 'AMP/ASCO/CAP tier',
  acmg_code_ids: 'ACMG codes',
  clingen_code_ids: 'ClinGen codes',
  nccn_guideline_id: 'NCCN guideline',
  nccn_guideline_version: 'NCCN guideline version',
  fda_regulatory_approval: 'FDA regulatory approval',
  fda_companion_test: 'FDA-approved companion diagnostic',
  evidence_item_ids: 'Evidence items',
  variant_ids: 'Variants',
  variant_type_ids: 'Variant types',
  hgvs_description_ids: 'HGVS descriptions',
  clinvar_entry_ids: 'ClinVar',
  ncit_id: 'NCIt ID',
  variant_alias_ids: 'Aliases',
  feature_alias_ids: 'Aliases',
  molecular_profile_alias_ids: 'Aliases',
  known_partner_gene_ids: 'Known partner genes',
  source_id: 'Source',
  source_ids: 'Sources',
  exon: 'Exon',
  exon_offset: 'Offset',
  exon_offset_direction: 'Offset direction',
  chromosome: 'Chromosome',
  start: 'Start',
  stop: 'Stop',
  reference_bases: 'Reference bases',
  variant_bases: 'Variant bases',
  reference_build: 'Reference build',
  representative_transcript: 'Transcript',
  ensembl_version: 'Ensembl version',
})

const order = new Map(Object.keys(names).map((name, index) => [name, index]))

/**
 * Label of a recorded field, as forms and pages of records have it.
 * @param type GraphQL type of the record, where the label depends on it
 */
export function fieldLabel(field: string, type?: string): string {
  if (field === 'description' && type === 'EvidenceItem') return 'Evidence statement'
  const [first = '', ...others] = fieldDisplayName(field)
  return names[field] ?? first + others.join('').toLowerCase()
}

/** Orders fields as the pages of records do. */
export const compareFields = (left: { name: string }, right: { name: string }): number =>
  (order.get(left.name) ?? order.size) - (order.get(right.name) ?? order.size)
