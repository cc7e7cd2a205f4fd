import type { Reading } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'

type Cells = Readonly<Record<string, unknown>>

/** Columns that say when and how a row was written, or repeat another column. */
const bookkeeping = /^(release_id|release_digest|created_at|updated_at|.*_folded|.*_sort_key|.*_rank)$/

/** Tables whose rows are known by an id, with the columns that name a row whose id was generated. */
const named = {
  diseases: ['name', 'doid'],
  therapies: ['name'],
  phenotypes: ['name'],
  variant_types: ['name'],
  acmg_codes: ['code'],
  clingen_codes: ['code'],
  nccn_guidelines: ['name'],
  sources: ['source_type', 'citation_id'],
  clinical_trials: ['nct_id'],
  feature_aliases: ['name'],
  variant_aliases: ['name'],
  molecular_profile_aliases: ['name'],
  disease_aliases: ['name'],
  therapy_aliases: ['name'],
  hgvs_descriptions: ['name'],
  clinvar_entries: ['clinvar_id'],
  features: ['kind', 'name'],
  variants: ['feature_id', 'name'],
  molecular_profiles: ['name'],
  variant_groups: ['name'],
  evidence_items: ['id'],
  assertions: ['id'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>

type Named = keyof typeof named

/** The table to which a column of an id refers. */
const references: Readonly<Record<string, Named>> = {
  disease_id: 'diseases',
  therapy_id: 'therapies',
  phenotype_id: 'phenotypes',
  variant_type_id: 'variant_types',
  acmg_code_id: 'acmg_codes',
  clingen_code_id: 'clingen_codes',
  nccn_guideline_id: 'nccn_guidelines',
  source_id: 'sources',
  clinical_trial_id: 'clinical_trials',
  feature_alias_id: 'feature_aliases',
  variant_alias_id: 'variant_aliases',
  molecular_profile_alias_id: 'molecular_profile_aliases',
  disease_alias_id: 'disease_aliases',
  therapy_alias_id: 'therapy_aliases',
  hgvs_description_id: 'hgvs_descriptions',
  clinvar_entry_id: 'clinvar_entries',
  feature_id: 'features',
  five_prime_gene_id: 'features',
  three_prime_gene_id: 'features',
  variant_id: 'variants',
  molecular_profile_id: 'molecular_profiles',
  single_variant_molecular_profile_id: 'molecular_profiles',
  variant_group_id: 'variant_groups',
  evidence_item_id: 'evidence_items',
  assertion_id: 'assertions',
}

/** Tables of what records have and how they hang together. */
const links = [
  'genes',
  'factors',
  'fusions',
  'variant_coordinates',
  'exon_coordinates',
  'molecular_profile_variants',
  'unresolved_references',
  'variant_group_variants',
  'feature_feature_aliases',
  'variant_variant_aliases',
  'variant_variant_types',
  'variant_hgvs_descriptions',
  'variant_clinvar_entries',
  'molecular_profile_molecular_profile_aliases',
  'disease_disease_aliases',
  'therapy_therapy_aliases',
  'source_clinical_trials',
  'evidence_item_therapies',
  'evidence_item_phenotypes',
  'assertion_evidence_items',
  'assertion_therapies',
  'assertion_phenotypes',
  'assertion_acmg_codes',
  'assertion_clingen_codes',
] as const satisfies readonly (keyof Tables)[]

/**
 * The knowledge of a database as sorted lines, one a row: ids that the database generated are replaced by names, so
 * that two databases which hold the same have the same lines. When and by whom something was written is left out.
 */
export async function knowledgeState(db: Reading): Promise<string[]> {
  const rows = new Map<Named, Cells[]>()
  const keys = new Map<string, string>()
  for (const table of Object.keys(named) as Named[]) {
    const all: Cells[] = await db.selectFrom(table).selectAll().orderBy('id').execute()
    rows.set(table, all)
    for (const row of all) keys.set(`${table} ${String(row['id'])}`, keyOf(table, row, keys))
  }
  const lines: string[] = []
  for (const [table, all] of rows) for (const row of all) lines.push(lineOf(table, row, keys))
  for (const table of links) {
    const all: Cells[] = await db.selectFrom(table).selectAll().execute()
    for (const row of all) lines.push(lineOf(table, row, keys))
  }
  return lines.sort()
}

function keyOf(table: Named, row: Cells, keys: ReadonlyMap<string, string>): string {
  if (Number(row['id']) < 1_000_000) return String(row['id'])
  return named[table].map((column) => valueOf(column, row[column], keys)).join(' ')
}

function lineOf(table: string, row: Cells, keys: ReadonlyMap<string, string>): string {
  const id = keys.get(`${table} ${String(row['id'])}`) ?? ''
  const cells = Object.entries(row)
    .filter(([column]) => column !== 'id' && !bookkeeping.test(column))
    .map(([column, value]) => `${column}=${valueOf(column, value, keys)}`)
    .sort()
  return `${table} ${id} ${cells.join(' | ')}`
}

function valueOf(column: string, value: unknown, keys: ReadonlyMap<string, string>): string {
  if (column === 'raw_name') {
    return String(value).replace(/#VID(\d+)/g, (_, id: string) => `#${keys.get(`variants ${id}`) ?? id}`)
  }
  const table = references[column]
  if (table === undefined || value === null) return String(value)
  return keys.get(`${table} ${String(value)}`) ?? `? ${String(value)}`
}
