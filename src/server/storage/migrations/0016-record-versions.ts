import type { Dialect } from '../dialect.ts'
import { createIndex, createTable, oneOf } from './ddl.ts'

const KINDS = `FEATURE VARIANT MOLECULAR_PROFILE EVIDENCE_ITEM ASSERTION VARIANT_GROUP SOURCE DISEASE THERAPY
  PHENOTYPE`

/** Tables whose rows say something of a record: its kind and the column of its id. */
const tables: readonly [table: string, kind: string, column: string][] = [
  ['features', 'FEATURE', 'id'],
  ['genes', 'FEATURE', 'feature_id'],
  ['gene_uniprot_ids', 'FEATURE', 'feature_id'],
  ['factors', 'FEATURE', 'feature_id'],
  ['fusions', 'FEATURE', 'feature_id'],
  ['fusion_known_partner_genes', 'FEATURE', 'feature_id'],
  ['region_cytogenetic_regions', 'FEATURE', 'feature_id'],
  ['feature_feature_aliases', 'FEATURE', 'feature_id'],
  ['feature_sources', 'FEATURE', 'feature_id'],
  ['variants', 'VARIANT', 'id'],
  ['variant_coordinates', 'VARIANT', 'variant_id'],
  ['exon_coordinates', 'VARIANT', 'variant_id'],
  ['variant_variant_aliases', 'VARIANT', 'variant_id'],
  ['variant_variant_types', 'VARIANT', 'variant_id'],
  ['variant_hgvs_descriptions', 'VARIANT', 'variant_id'],
  ['variant_clinvar_entries', 'VARIANT', 'variant_id'],
  ['molecular_profiles', 'MOLECULAR_PROFILE', 'id'],
  ['molecular_profile_variants', 'MOLECULAR_PROFILE', 'molecular_profile_id'],
  ['molecular_profile_molecular_profile_aliases', 'MOLECULAR_PROFILE', 'molecular_profile_id'],
  ['molecular_profile_sources', 'MOLECULAR_PROFILE', 'molecular_profile_id'],
  ['evidence_items', 'EVIDENCE_ITEM', 'id'],
  ['evidence_item_therapies', 'EVIDENCE_ITEM', 'evidence_item_id'],
  ['evidence_item_phenotypes', 'EVIDENCE_ITEM', 'evidence_item_id'],
  ['assertions', 'ASSERTION', 'id'],
  ['assertion_evidence_items', 'ASSERTION', 'assertion_id'],
  ['assertion_therapies', 'ASSERTION', 'assertion_id'],
  ['assertion_phenotypes', 'ASSERTION', 'assertion_id'],
  ['assertion_acmg_codes', 'ASSERTION', 'assertion_id'],
  ['assertion_clingen_codes', 'ASSERTION', 'assertion_id'],
  ['variant_groups', 'VARIANT_GROUP', 'id'],
  ['variant_group_variants', 'VARIANT_GROUP', 'variant_group_id'],
  ['variant_group_sources', 'VARIANT_GROUP', 'variant_group_id'],
  ['sources', 'SOURCE', 'id'],
  ['source_authors', 'SOURCE', 'source_id'],
  ['source_clinical_trials', 'SOURCE', 'source_id'],
  ['diseases', 'DISEASE', 'id'],
  ['disease_disease_aliases', 'DISEASE', 'disease_id'],
  ['disease_parents', 'DISEASE', 'disease_id'],
  ['therapies', 'THERAPY', 'id'],
  ['therapy_therapy_aliases', 'THERAPY', 'therapy_id'],
  ['therapy_parents', 'THERAPY', 'therapy_id'],
  ['phenotypes', 'PHENOTYPE', 'id'],
  ['phenotype_parents', 'PHENOTYPE', 'phenotype_id'],
]

/** Where names stand: a new name of what `column` of `link` refers to is news of the record in `owner`. */
const names: Readonly<
  Record<string, { name: string; links: [link: string, column: string, kind: string, owner: string][] }>
> = {
  features: {
    name: 'name',
    links: [
      ['variants', 'feature_id', 'VARIANT', 'id'],
      ['fusions', 'five_prime_gene_id', 'FEATURE', 'feature_id'],
      ['fusions', 'three_prime_gene_id', 'FEATURE', 'feature_id'],
      ['fusion_known_partner_genes', 'gene_id', 'FEATURE', 'feature_id'],
    ],
  },
  variants: {
    name: 'name',
    links: [
      ['molecular_profile_variants', 'variant_id', 'MOLECULAR_PROFILE', 'molecular_profile_id'],
      ['variant_group_variants', 'variant_id', 'VARIANT_GROUP', 'variant_group_id'],
    ],
  },
  molecular_profiles: {
    name: 'name',
    links: [
      ['evidence_items', 'molecular_profile_id', 'EVIDENCE_ITEM', 'id'],
      ['assertions', 'molecular_profile_id', 'ASSERTION', 'id'],
    ],
  },
  diseases: {
    name: 'name',
    links: [
      ['evidence_items', 'disease_id', 'EVIDENCE_ITEM', 'id'],
      ['assertions', 'disease_id', 'ASSERTION', 'id'],
      ['disease_parents', 'parent_id', 'DISEASE', 'disease_id'],
    ],
  },
  therapies: {
    name: 'name',
    links: [
      ['evidence_item_therapies', 'therapy_id', 'EVIDENCE_ITEM', 'evidence_item_id'],
      ['assertion_therapies', 'therapy_id', 'ASSERTION', 'assertion_id'],
      ['therapy_parents', 'parent_id', 'THERAPY', 'therapy_id'],
    ],
  },
  phenotypes: {
    name: 'name',
    links: [
      ['evidence_item_phenotypes', 'phenotype_id', 'EVIDENCE_ITEM', 'evidence_item_id'],
      ['assertion_phenotypes', 'phenotype_id', 'ASSERTION', 'assertion_id'],
      ['phenotype_parents', 'parent_id', 'PHENOTYPE', 'phenotype_id'],
    ],
  },
  sources: {
    name: 'citation',
    links: [
      ['evidence_items', 'source_id', 'EVIDENCE_ITEM', 'id'],
      ['feature_sources', 'source_id', 'FEATURE', 'feature_id'],
      ['molecular_profile_sources', 'source_id', 'MOLECULAR_PROFILE', 'molecular_profile_id'],
      ['variant_group_sources', 'source_id', 'VARIANT_GROUP', 'variant_group_id'],
    ],
  },
  variant_types: {
    name: 'display_name',
    links: [['variant_variant_types', 'variant_type_id', 'VARIANT', 'variant_id']],
  },
}

const TOUCH = 'insert into touched_records (record_type, record_id)'
const ONCE = 'on conflict do nothing'

/** A trigger a row: SQLite has no others. */
function sqliteTriggers(): string[] {
  const rowTrigger = (table: string, event: string, rows: readonly string[], kind: string, column: string) =>
    `create trigger ${table}_touch_${event} after ${event} on ${table} begin
      ${TOUCH} values ${rows.map((row) => `(${kind}, ${row}.${column})`).join(', ')} ${ONCE};
    end`
  const ofTable = (table: string, kind: string, column: string) => [
    rowTrigger(table, 'insert', ['new'], kind, column),
    rowTrigger(table, 'update', ['old', 'new'], kind, column),
    rowTrigger(table, 'delete', ['old'], kind, column),
  ]
  return [
    ...tables.flatMap(([table, kind, column]) => ofTable(table, `'${kind}'`, column)),
    `create trigger record_redirects_touch_insert after insert on record_redirects begin
      ${TOUCH} values (new.record_type, new.old_id) ${ONCE};
    end`,
    `create trigger record_redirects_touch_update after update on record_redirects begin
      ${TOUCH} values (new.record_type, new.old_id) ${ONCE};
    end`,
    ...Object.entries(names).map(
      ([table, { name, links }]) =>
        `create trigger ${table}_touch_names after update of ${name} on ${table} when old.${name} is not new.${name} begin
          ${links.map(([link, column, kind, owner]) => `${TOUCH} select '${kind}', ${owner} from ${link} where ${column} = new.id ${ONCE};`).join('\n')}
        end`,
    ),
  ]
}

/** A trigger a statement, which sees all its rows at once. */
function postgresTriggers(): string[] {
  const oneEvent = (table: string, event: string, seen: string, run: string, suffix = event) =>
    `create trigger ${table}_touch_${suffix} after ${event} on ${table} referencing ${seen}
      for each statement execute function ${run}`
  const ofTable = (table: string, kind: string, column: string) => {
    const run = `touch_records('${kind.replaceAll("'", "''")}', '${column}')`
    return [
      oneEvent(table, 'insert', 'new table as changed', run),
      oneEvent(table, 'update', 'old table as former new table as changed', run),
      oneEvent(table, 'delete', 'old table as changed', run),
    ]
  }
  return [
    `create function touch_records() returns trigger language plpgsql as $$
    begin
      execute format('${TOUCH} select distinct %s, %I from changed ${ONCE}', tg_argv[0], tg_argv[1]);
      if tg_op = 'UPDATE' then
        execute format('${TOUCH} select distinct %s, %I from former ${ONCE}', tg_argv[0], tg_argv[1]);
      end if;
      return null;
    end $$`,
    `create function touch_named_records() returns trigger language plpgsql as $$
    begin
      execute format('${TOUCH} select distinct %1$L, link.%2$I from changed join former on former.id = changed.id
        join %3$I as link on link.%4$I = changed.id
        where former.%5$I is distinct from changed.%5$I ${ONCE}',
        tg_argv[0], tg_argv[1], tg_argv[2], tg_argv[3], tg_argv[4]);
      return null;
    end $$`,
    ...tables.flatMap(([table, kind, column]) => ofTable(table, `'${kind}'`, column)),
    oneEvent('record_redirects', 'insert', 'new table as changed', `touch_records('record_type', 'old_id')`),
    oneEvent(
      'record_redirects',
      'update',
      'old table as former new table as changed',
      `touch_records('record_type', 'old_id')`,
    ),
    ...Object.entries(names).flatMap(([table, { name, links }]) =>
      links.map(([link, column, kind, owner], place) =>
        oneEvent(
          table,
          'update',
          'old table as former new table as changed',
          `touch_named_records('${kind}', '${owner}', '${link}', '${column}', '${name}')`,
          `names_${place}`,
        ),
      ),
    ),
  ]
}

/**
 * Versions of records, and the triggers that note of which records rows were written. Records that are there already
 * are noted, too: opening the database writes their first versions.
 */
export function recordVersions(dialect: Dialect): string[] {
  const { text } = dialect.types
  const ofRecord = [
    `record_type ${text} not null ${oneOf('record_type', KINDS)}`,
    `record_id integer not null`,
  ]
  return [
    ...createTable(dialect, 'record_versions', [
      ...ofRecord,
      `number integer not null`,
      `version integer not null`,
      `at ${text} not null`,
      `cause ${text} not null ${oneOf('cause', 'ACTIVITY RELEASE UPDATE BASELINE')}`,
      `cause_id integer`,
      `document ${text}`,
      `primary key (record_type, record_id, number)`,
    ]),
    createIndex('record_versions', 'version, record_type, record_id', { unique: true }),
    ...createTable(dialect, 'touched_records', [...ofRecord, `primary key (record_type, record_id)`]),
    ...dialect.spelling({ sqlite: sqliteTriggers, postgres: postgresTriggers })(),
    ...tables
      .filter(([, , column]) => column === 'id')
      .map(([table, kind]) => `${TOUCH} select '${kind}', id from ${table}`),
  ]
}
