import { lookupTable } from '#domain/lookup-table.ts'

/** Today's name of each column that older releases call otherwise. */
const renamed: Readonly<Record<string, string>> = lookupTable({
  drugs: 'therapies',
  drug: 'therapies',
  drug_interaction_type: 'therapy_interaction_type',
  clinical_significance: 'significance',
  pubmed_id: 'citation_id',
  hgvs_expressions: 'hgvs_descriptions',
  civic_actionability_score: 'evidence_score',
  civic_variant_evidence_score: 'evidence_score',
  trust_rating: 'rating',
  evidence_rating: 'rating',
  variant_name: 'variant',
  gene_name: 'gene',
  variant_summary: 'variant_summary',
  feature_description: 'description',
})

/**
 * Header names as the import knows them: lower case, spaces as underscores, old names replaced by today's unless the
 * header has those, too.
 */
export function canonicalColumns(header: readonly string[]): string[] {
  const plain = header.map((name) => name.trim().toLowerCase().replace(/\s+/g, '_'))
  return plain.map((name) => {
    const today = renamed[name] ?? name
    return today !== name && plain.includes(today) ? name : today
  })
}

/** Columns that hold web addresses; they follow from ids, so nothing is read from them. */
export function isAddressColumn(column: string): boolean {
  return /_urls?$/.test(column)
}
