import type { Reading } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { EvidenceOwnerTable } from '#server/storage/tables/evidence-counts.ts'

type EvidenceCountRow = Tables['evidence_counts']
type DiseaseVariantRow = Tables['disease_variants']

const keyOf = ({ owner_table: table, owner_id: id }: Pick<EvidenceCountRow, 'owner_table' | 'owner_id'>) =>
  `${table} ${id}`

const textOf = ({
  accepted,
  submitted,
  rejected,
}: Pick<EvidenceCountRow, 'accepted' | 'submitted' | 'rejected'>) =>
  `${accepted} accepted, ${submitted} submitted, ${rejected} rejected`

/** The stored numbers of evidence of everybody who has any, by owner. */
export async function storedEvidenceCounts(db: Reading): Promise<Record<string, string>> {
  const rows = await db.selectFrom('evidence_counts').selectAll().execute()
  return Object.fromEntries(rows.map((row) => [keyOf(row), textOf(row)]).sort())
}

/** The same, counted item by item. */
export async function countedEvidence(db: Reading): Promise<Record<string, string>> {
  const items = await db.selectFrom('evidence_items').selectAll().execute()
  const therapies = await db.selectFrom('evidence_item_therapies').selectAll().execute()
  const phenotypes = await db.selectFrom('evidence_item_phenotypes').selectAll().execute()
  const members = await db.selectFrom('molecular_profile_variants').selectAll().execute()
  const variants = await db.selectFrom('variants').select(['id', 'feature_id']).execute()
  const grouped = await db.selectFrom('variant_group_variants').selectAll().execute()
  const sources = await db.selectFrom('sources').select(['id', 'publication_year']).execute()
  const trials = await db.selectFrom('source_clinical_trials').selectAll().execute()
  const counts = new Map<string, EvidenceCountRow>()
  for (const item of items) {
    const held = members.filter((row) => row.molecular_profile_id === item.molecular_profile_id)
    const variantIds = held.map((row) => row.variant_id)
    const owners: Record<EvidenceOwnerTable, (number | null)[]> = {
      molecular_profiles: [item.molecular_profile_id],
      diseases: [item.disease_id],
      sources: [item.source_id],
      publication_years: sources
        .filter((row) => row.id === item.source_id)
        .map((row) => row.publication_year),
      therapies: therapies.filter((row) => row.evidence_item_id === item.id).map((row) => row.therapy_id),
      phenotypes: phenotypes.filter((row) => row.evidence_item_id === item.id).map((row) => row.phenotype_id),
      clinical_trials: trials
        .filter((row) => row.source_id === item.source_id)
        .map((row) => row.clinical_trial_id),
      variants: variantIds,
      features: variants.filter((row) => variantIds.includes(row.id)).map((row) => row.feature_id),
      variant_groups: grouped
        .filter((row) => variantIds.includes(row.variant_id))
        .map((row) => row.variant_group_id),
    }
    for (const [table, ids] of Object.entries(owners) as [EvidenceOwnerTable, (number | null)[]][])
      for (const id of new Set(ids)) {
        if (id === null) continue
        const owner = { owner_table: table, owner_id: id }
        const count = counts.get(keyOf(owner)) ?? { ...owner, accepted: 0, submitted: 0, rejected: 0 }
        if (item.status === 'ACCEPTED') count.accepted += 1
        else if (item.status === 'SUBMITTED') count.submitted += 1
        else count.rejected += 1
        counts.set(keyOf(owner), count)
      }
  }
  return Object.fromEntries([...counts.values()].map((row) => [keyOf(row), textOf(row)]).sort())
}

/** The stored numbers of evidence of each disease about each live variant and its feature. */
export async function storedDiseaseVariants(db: Reading): Promise<string[]> {
  const rows = await db.selectFrom('disease_variants').selectAll().execute()
  return rows.map(pairText).sort()
}

const pairText = (row: DiseaseVariantRow) =>
  `disease ${row.disease_id}, variant ${row.variant_id} of feature ${row.feature_id}: ${textOf(row)}`

/** The same, counted item by item. */
export async function countedDiseaseVariants(db: Reading): Promise<string[]> {
  const items = await db.selectFrom('evidence_items').selectAll().execute()
  const members = await db.selectFrom('molecular_profile_variants').selectAll().execute()
  const variants = await db.selectFrom('variants').selectAll().execute()
  const pairs = new Map<string, DiseaseVariantRow>()
  for (const { molecular_profile_id, disease_id, status } of items) {
    const held = members.filter((row) => row.molecular_profile_id === molecular_profile_id)
    for (const { id: variant_id, feature_id, deprecated, withdrawn } of variants) {
      if (disease_id === null || deprecated || withdrawn) continue
      if (!held.some((row) => row.variant_id === variant_id)) continue
      const none = { accepted: 0, submitted: 0, rejected: 0 }
      const pair = pairs.get(`${disease_id} ${variant_id}`) ?? { variant_id, disease_id, feature_id, ...none }
      pair[status === 'ACCEPTED' ? 'accepted' : status === 'SUBMITTED' ? 'submitted' : 'rejected'] += 1
      pairs.set(`${disease_id} ${variant_id}`, pair)
    }
  }
  return [...pairs.values()].map(pairText).sort()
}
