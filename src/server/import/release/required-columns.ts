import type { FileKind } from './kinds.ts'

/** Columns without which no row of a file can become a record; of each group one is enough. */
const required: Readonly<Record<FileKind, readonly (readonly string[])[]>> = {
  therapy: [['name'], ['ncit_id']],
  source: [['source_type'], ['citation_id']],
  feature: [['feature_id', 'gene_id'], ['name'], ['entrez_id']],
  group: [['variant_group_id'], ['variant_group']],
  variant: [['variant_id'], ['variant'], ['feature_name', 'gene']],
  profile: [['molecular_profile_id'], ['name'], ['variant_ids']],
  evidence: [
    ['evidence_id'],
    ['molecular_profile_id', 'variant_id'],
    ['evidence_type'],
    ['evidence_level'],
    ['citation_id'],
  ],
  assertion: [
    ['assertion_id'],
    ['molecular_profile_id', 'variant_id'],
    ['assertion_type'],
    ['assertion_direction'],
  ],
}

/** The required columns that a file of the kind lacks, each as `a` or `a or b`. */
export function missingColumns(kind: FileKind, columns: readonly string[]): string[] {
  return required[kind]
    .filter((alternatives) => !alternatives.some((column) => columns.includes(column)))
    .map((alternatives) => alternatives.join(' or '))
}

/** Columns that forms of some years lack, with what is then not known of the records. */
const expected: Readonly<Partial<Record<FileKind, readonly string[]>>> = {
  feature: ['description', 'last_review_date'],
  group: ['description', 'last_review_date'],
  variant: [
    'chromosome',
    'start',
    'stop',
    'reference_bases',
    'variant_bases',
    'variant_types',
    'last_review_date',
  ],
  evidence: [
    'disease',
    'therapies',
    'therapy_interaction_type',
    'evidence_direction',
    'significance',
    'evidence_statement',
    'rating',
    'evidence_status',
    'variant_origin',
    'last_review_date',
  ],
  assertion: [
    'disease',
    'therapies',
    'significance',
    'amp_category',
    'assertion_summary',
    'assertion_description',
    'evidence_item_ids',
    'last_review_date',
  ],
}

/** A sentence on what a form of its year does not tell; null when it tells all that is usual. */
export function noteOfLack(name: string, kind: FileKind, columns: readonly string[]): string | null {
  const lacking = (expected[kind] ?? []).filter((column) => !columns.includes(column))
  if (lacking.length === 0) return null
  const status = lacking.includes('evidence_status') ? ' Its evidence counts as accepted.' : ''
  return `${name} has no column ${lacking.join(', ')}: of these nothing is known from it.${status}`
}

/** The first column that a header names twice; null when each has a name of its own. */
export function repeatedColumn(header: readonly string[]): string | null {
  const names = header.map((name) => name.trim().toLowerCase()).filter((name) => name !== '')
  return names.find((name, place) => names.indexOf(name) !== place) ?? null
}

/** What files are called in releases of every year. */
const fileNames: readonly [RegExp, FileKind][] = [
  [/(Feature|Gene)Summaries/i, 'feature'],
  [/VariantGroupSummaries/i, 'group'],
  [/VariantSummaries/i, 'variant'],
  [/MolecularProfileSummaries/i, 'profile'],
  [/ClinicalEvidenceSummaries/i, 'evidence'],
  [/AssertionSummaries/i, 'assertion'],
]

/** Kind of record that a file of a release describes, by its name; null for any other name. */
export function kindOfName(name: string): FileKind | null {
  return fileNames.find(([pattern]) => pattern.test(name))?.[1] ?? null
}
