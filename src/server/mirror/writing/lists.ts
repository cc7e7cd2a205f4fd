import { sql } from 'kysely'
import { isReference } from '#domain/mirror/upstream-document.ts'
import type { FieldContent } from '#domain/mirror/upstream-document.ts'
import { foldText } from '#domain/text/names.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { setLinkedIds } from '#server/curation/linked-ids.ts'
import type { IdLink } from '#server/curation/linked-ids.ts'
import { idsOfClinvarEntries, idsOfNames } from '#server/curation/submission/named-things.ts'
import type { NameTable } from '#server/curation/submission/named-things.ts'
import type { Writing } from '#server/storage/database.ts'

/** Finds the rows that texts name, and adds those that are missing. */
type FindRows = (tx: Writing, texts: readonly string[], now: string) => Promise<number[]>

/** A list of a record: the table of its links, and the rows that its texts name. */
interface RecordList {
  link: IdLink
  /** Of a list of texts. */
  rows?: FindRows
}

const link = (table: IdLink['table'], owner: IdLink['owner'], target: IdLink['target']): IdLink => ({
  table,
  owner,
  target,
})

const names =
  (table: NameTable): FindRows =>
  (tx, texts) =>
    idsOfNames(tx, table, texts)

/** Rows of a small table by the text of a column; missing ones are added with the columns that `others` gives. */
const rowsOf =
  (
    table: 'variant_types' | 'clinical_trials' | 'acmg_codes' | 'clingen_codes',
    column: string,
    others: (text: string, now: string) => Record<string, string>,
  ): FindRows =>
  async (tx, texts, now) => {
    const ids: number[] = []
    for (const text of new Set(texts)) {
      const there = await sql<{ id: number }>`
        select id from ${sql.table(table)} where ${sql.ref(column)} = ${text} order by id limit 1`.execute(tx)
      const columns = { [column]: text, ...others(text, now) }
      const made =
        there.rows[0] ??
        (
          await sql<{ id: number }>`
            insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
            values (${sql.join(Object.values(columns))}) returning id`.execute(tx)
        ).rows[0]
      if (made) ids.push(made.id)
    }
    return ids
  }

const variantTypes = rowsOf('variant_types', 'display_name', (text, now) => {
  const name = text.toLowerCase().replaceAll(' ', '_')
  return { name, name_folded: foldText(name), created_at: now, updated_at: now }
})

const clinicalTrials = rowsOf('clinical_trials', 'nct_id', (text, now) => ({
  name: text,
  name_folded: foldText(text),
  created_at: now,
  updated_at: now,
}))

const codes = (table: 'acmg_codes' | 'clingen_codes') => rowsOf(table, 'code', () => ({ description: '' }))

const clinicalLists = (singular: 'evidence_item' | 'assertion'): Record<string, RecordList> => ({
  therapies: { link: link(`${singular}_therapies`, `${singular}_id`, 'therapy_id') },
  phenotypes: { link: link(`${singular}_phenotypes`, `${singular}_id`, 'phenotype_id') },
})

const recordLists: Readonly<Partial<Record<VersionedKind, Readonly<Record<string, RecordList>>>>> = {
  FEATURE: {
    featureAliases: {
      link: link('feature_feature_aliases', 'feature_id', 'feature_alias_id'),
      rows: names('feature_aliases'),
    },
    sources: { link: link('feature_sources', 'feature_id', 'source_id') },
    knownPartnerGenes: { link: link('fusion_known_partner_genes', 'feature_id', 'gene_id') },
  },
  VARIANT: {
    variantAliases: {
      link: link('variant_variant_aliases', 'variant_id', 'variant_alias_id'),
      rows: names('variant_aliases'),
    },
    variantTypes: {
      link: link('variant_variant_types', 'variant_id', 'variant_type_id'),
      rows: variantTypes,
    },
    hgvsDescriptions: {
      link: link('variant_hgvs_descriptions', 'variant_id', 'hgvs_description_id'),
      rows: names('hgvs_descriptions'),
    },
    clinvarIds: {
      link: link('variant_clinvar_entries', 'variant_id', 'clinvar_entry_id'),
      rows: idsOfClinvarEntries,
    },
  },
  MOLECULAR_PROFILE: {
    molecularProfileAliases: {
      link: link(
        'molecular_profile_molecular_profile_aliases',
        'molecular_profile_id',
        'molecular_profile_alias_id',
      ),
      rows: names('molecular_profile_aliases'),
    },
    sources: { link: link('molecular_profile_sources', 'molecular_profile_id', 'source_id') },
  },
  EVIDENCE_ITEM: clinicalLists('evidence_item'),
  ASSERTION: {
    ...clinicalLists('assertion'),
    acmgCodes: {
      link: link('assertion_acmg_codes', 'assertion_id', 'acmg_code_id'),
      rows: codes('acmg_codes'),
    },
    clingenCodes: {
      link: link('assertion_clingen_codes', 'assertion_id', 'clingen_code_id'),
      rows: codes('clingen_codes'),
    },
    evidenceItems: { link: link('assertion_evidence_items', 'assertion_id', 'evidence_item_id') },
  },
  VARIANT_GROUP: {
    variants: { link: link('variant_group_variants', 'variant_group_id', 'variant_id') },
    sources: { link: link('variant_group_sources', 'variant_group_id', 'source_id') },
  },
  SOURCE: {
    clinicalTrials: {
      link: link('source_clinical_trials', 'source_id', 'clinical_trial_id'),
      rows: clinicalTrials,
    },
  },
  DISEASE: {
    diseaseAliases: {
      link: link('disease_disease_aliases', 'disease_id', 'disease_alias_id'),
      rows: names('disease_aliases'),
    },
  },
  THERAPY: {
    therapyAliases: {
      link: link('therapy_therapy_aliases', 'therapy_id', 'therapy_alias_id'),
      rows: names('therapy_aliases'),
    },
  },
}

const textsIn = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === 'string')

/** Regions of chromosomes are in the order in which they name the feature. */
async function writeRegions(tx: Writing, featureId: number, regions: readonly string[]): Promise<void> {
  await tx.deleteFrom('region_cytogenetic_regions').where('feature_id', '=', featureId).execute()
  for (const [position, name] of regions.entries()) {
    const [, chromosome = name, band = ''] = /^(\d{1,2}|X|Y)(.*)$/.exec(name) ?? []
    const there = await tx
      .selectFrom('cytogenetic_regions')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirst()
    const { id } =
      there ??
      (await tx
        .insertInto('cytogenetic_regions')
        .values({ name, chromosome, band: band || null })
        .returning('id')
        .executeTakeFirstOrThrow())
    await tx
      .insertInto('region_cytogenetic_regions')
      .values({ feature_id: featureId, position, cytogenetic_region_id: id })
      .execute()
  }
}

/** Writes a list of a record; false for a field that is no list. */
export async function writeList(
  { tx, now }: { tx: Writing; now: string },
  record: { kind: VersionedKind; id: number },
  field: string,
  content: FieldContent,
): Promise<boolean> {
  const values = Array.isArray(content) ? content : content === null ? [] : [content]
  if (record.kind === 'FEATURE' && field === 'cytogeneticRegions') {
    await writeRegions(tx, record.id, textsIn(values))
    return true
  }
  const list = recordLists[record.kind]?.[field]
  if (!list) return false
  const ids = list.rows
    ? await list.rows(tx, textsIn(values), now)
    : values.filter(isReference).map(({ id }) => id)
  await setLinkedIds(tx, list.link, record.id, ids)
  return true
}
