import type { Dialect } from '../dialect.ts'
import { createIndex, createTable, oneOf } from './ddl.ts'

const OWNERS = `features variants molecular_profiles variant_groups diseases therapies phenotypes sources
  clinical_trials`

/** A table whose rows say which evidence an owner has: the table of the owner and the column of its id. */
type OwnerColumn = readonly [table: string, owners: string, column: string]

const tables: readonly OwnerColumn[] = [
  ['evidence_items', 'molecular_profiles', 'molecular_profile_id'],
  ['evidence_items', 'diseases', 'disease_id'],
  ['evidence_items', 'sources', 'source_id'],
  ['evidence_item_therapies', 'therapies', 'therapy_id'],
  ['evidence_item_phenotypes', 'phenotypes', 'phenotype_id'],
  ['molecular_profile_variants', 'variants', 'variant_id'],
  ['variants', 'features', 'feature_id'],
  ['variant_group_variants', 'variant_groups', 'variant_group_id'],
  ['source_clinical_trials', 'clinical_trials', 'clinical_trial_id'],
]

const ofProfile = 'join evidence_items as item on item.molecular_profile_id = held.molecular_profile_id'

/** The evidence, called `item`, of each owner: where it is, and the owner's id. */
const evidence: readonly [owners: string, from: string, owner: string][] = [
  ['molecular_profiles', 'evidence_items as item', 'item.molecular_profile_id'],
  ['diseases', 'evidence_items as item', 'item.disease_id'],
  ['sources', 'evidence_items as item', 'item.source_id'],
  [
    'therapies',
    'evidence_item_therapies as link join evidence_items as item on item.id = link.evidence_item_id',
    'link.therapy_id',
  ],
  [
    'phenotypes',
    'evidence_item_phenotypes as link join evidence_items as item on item.id = link.evidence_item_id',
    'link.phenotype_id',
  ],
  [
    'clinical_trials',
    'source_clinical_trials as link join evidence_items as item on item.source_id = link.source_id',
    'link.clinical_trial_id',
  ],
  ['variants', `molecular_profile_variants as held ${ofProfile}`, 'held.variant_id'],
  [
    'features',
    `variants as owned join molecular_profile_variants as held on held.variant_id = owned.id ${ofProfile}`,
    'owned.feature_id',
  ],
  [
    'variant_groups',
    `variant_group_variants as owned join molecular_profile_variants as held
      on held.variant_id = owned.variant_id ${ofProfile}`,
    'owned.variant_group_id',
  ],
]

const held = `status <> 'REJECTED' and withdrawn = false`

const counted = (status: string) => `count(distinct case when item.status = '${status}' then item.id end)`

/** A trigger a row: SQLite has no others. */
function sqliteTriggers(columns: readonly OwnerColumn[]): string[] {
  const trigger = (
    [table, owners, column]: OwnerColumn,
    event: string,
    rows: readonly string[],
  ) => `create trigger ${table}_count_${owners}_${event} after ${event} on ${table} begin
      ${rows
        .map(
          (row) => `insert into touched_counts (owner_table, owner_id)
        select '${owners}', ${row}.${column} where ${row}.${column} is not null on conflict do nothing;`,
        )
        .join('\n      ')}
    end`
  return columns.flatMap((each) => [
    trigger(each, 'insert', ['new']),
    trigger(each, 'update', ['old', 'new']),
    trigger(each, 'delete', ['old']),
  ])
}

/** A trigger a statement, which sees all its rows at once. */
function postgresTriggers(columns: readonly OwnerColumn[]): string[] {
  const trigger = ([table, owners, column]: OwnerColumn, event: string, seen: string) =>
    `create trigger ${table}_count_${owners}_${event} after ${event} on ${table} referencing ${seen}
      for each statement execute function touch_counts('${owners}', '${column}')`
  return columns.flatMap((each) => [
    trigger(each, 'insert', 'new table as changed'),
    trigger(each, 'update', 'old table as former new table as changed'),
    trigger(each, 'delete', 'old table as changed'),
  ])
}

/** What the triggers of PostgreSQL call. */
function touchFunction(): string[] {
  const touch = (rows: string) => `execute format('insert into touched_counts (owner_table, owner_id)
        select distinct %L, %I from ${rows} where %2$I is not null on conflict do nothing', tg_argv[0], tg_argv[1])`
  return [
    `create function touch_counts() returns trigger language plpgsql as $$
    begin
      ${touch('changed')};
      if tg_op = 'UPDATE' then
        ${touch('former')};
      end if;
      return null;
    end $$`,
  ]
}

/** Triggers that note, for each of the columns, whose numbers may have changed. */
export const countTriggers = (dialect: Dialect, columns: readonly OwnerColumn[]): string[] =>
  dialect.spelling({ sqlite: sqliteTriggers, postgres: postgresTriggers })(columns)

/** Statements that create the table of numbers, or that of owners whose numbers are to be counted anew. */
export function countTable(
  dialect: Dialect,
  name: 'evidence_counts' | 'touched_counts',
  owners: string,
): string[] {
  const owner = [
    `owner_table ${dialect.types.text} not null ${oneOf('owner_table', owners)}`,
    `owner_id integer not null`,
  ]
  const key = `primary key (owner_table, owner_id)`
  if (name === 'touched_counts') return createTable(dialect, name, [...owner, key])
  return createTable(dialect, name, [
    ...owner,
    `accepted integer not null`,
    `submitted integer not null`,
    `rejected integer not null`,
    key,
  ]).map((statement) => statement + dialect.spelling({ sqlite: ' without rowid', postgres: '' }))
}

/**
 * Numbers of evidence items of everything that has or is named by evidence, and the triggers that note whose number may
 * have changed: each transaction counts these anew before it ends.
 */
export function evidenceCounts(dialect: Dialect): string[] {
  return [
    ...countTable(dialect, 'evidence_counts', OWNERS),
    ...countTable(dialect, 'touched_counts', OWNERS),
    ...dialect.spelling({ sqlite: [], postgres: touchFunction() }),
    ...countTriggers(dialect, tables),
    ...evidence.map(
      ([
        owners,
        from,
        owner,
      ]) => `insert into evidence_counts (owner_table, owner_id, accepted, submitted, rejected)
        select '${owners}', ${owner}, ${counted('ACCEPTED')}, ${counted('SUBMITTED')}, ${counted('REJECTED')}
        from ${from} where ${owner} is not null group by ${owner}`,
    ),
    // What the home page counts of all evidence.
    createIndex('evidence_items', 'evidence_type, evidence_level', { where: held }),
    createIndex('evidence_items', 'source_id', { where: held }),
    createIndex('evidence_items', 'id', { where: `origin = 'LOCAL'` }),
  ]
}
