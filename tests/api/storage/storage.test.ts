import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { open } from '#server/storage/database.ts'
import { parseDatabaseUrl } from '#server/config/database-url.ts'
import type { Storage } from '#server/storage/database.ts'
import { FIRST_LOCAL_ID } from '#server/storage/dialect.ts'
import { knowledgeVersion } from '#server/storage/knowledge-version.ts'
import { curationHistory } from '#server/storage/migrations/0011-curation-history.ts'
import { coordinateStubs } from '#server/storage/migrations/0014-coordinate-stubs.ts'
import type { Tables } from '#server/storage/tables.ts'
import * as coordinates from '#domain/vocabularies/coordinates.ts'
import * as curation from '#domain/vocabularies/curation.ts'
import * as evidence from '#domain/vocabularies/evidence.ts'
import * as features from '#domain/vocabularies/features.ts'
import * as people from '#domain/vocabularies/people.ts'
import * as records from '#domain/vocabularies/records.ts'
import * as sources from '#domain/vocabularies/sources.ts'
import {
  addApproval,
  addAction,
  addOrganization,
  addUser,
} from '#tests/support/curation/curation-factories.ts'
import { addAssertion, addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { describeOnEachEngine, sqlite } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const now = '2026-01-02T03:04:05.006Z'
const times = { created_at: now, updated_at: now }

describe('a database address', () => {
  it('names a SQLite file or a PostgreSQL database', () => {
    expect(parseDatabaseUrl('sqlite:/tmp/a.db')).toEqual({ engine: 'sqlite', target: '/tmp/a.db' })
    expect(parseDatabaseUrl('sqlite:///tmp/a.db')).toEqual({ engine: 'sqlite', target: '/tmp/a.db' })
    expect(parseDatabaseUrl('postgres://u@h/n')).toEqual({ engine: 'postgres', target: 'postgres://u@h/n' })
  })
  it('is refused with the value and what is allowed otherwise', () => {
    expect(() => parseDatabaseUrl('mysql://h/n')).toThrow(
      'A database URL is wrong (its value may hold a password and is not shown): it must be sqlite:<file> or postgres://user:password@host:port/name',
    )
  })
})

describeOnEachEngine('storage', (engine) => {
  let database: TestDatabase
  let storage: Storage
  const statements: string[] = []

  beforeAll(async () => {
    database = await engine.createDatabase(null)
    storage = await open(database.url, { log: (event) => statements.push(event.query.sql) })
  })
  afterAll(async () => {
    await storage.close()
    await database.drop()
  })

  const disease = (name: string) => ({ name, name_folded: name.toLowerCase(), ...times })

  it('opens an existing database without running a migration again', async () => {
    const again = await open(database.url)
    expect(await knowledgeVersion(again.read)).toEqual(await knowledgeVersion(storage.read))
    await again.close()
  })

  /** A database as a later version leaves it, with a migration of that name. */
  async function migratedLater(name: string): Promise<TestDatabase> {
    const other = await engine.createDatabase(null)
    const first = await open(other.url)
    await first.writeAside(async (tx) => {
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${now})`.execute(tx)
      await sql`alter table evidence_items add column made_up text`.execute(tx)
      await sql`create table made_up (id integer primary key)`.execute(tx)
    })
    await first.close()
    return other
  }

  it('refuses a database that a newer version has migrated in a way that breaks this one', async () => {
    const other = await migratedLater('9999-breaking-future')
    await expect(open(other.url)).rejects.toThrow(/newer version of Curia.*9999-breaking-future.*backup/)
    await other.drop()
  })

  it('reads and writes a database to which a newer version has added, as in a rolling upgrade', async () => {
    const other = await migratedLater('9999-future')
    const earlier = await open(other.url)
    const { version } = await knowledgeVersion(earlier.read)
    const profile = await earlier.write(
      async (tx) => (await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')).profile,
    )
    const item = await earlier.write((tx) => addEvidence(tx, profile, { description: 'It responds.' }))
    const { rows } = await sql<{
      description: string
    }>`select description from evidence_items where id = ${item}`.execute(earlier.read)
    expect(rows).toEqual([{ description: 'It responds.' }])
    expect(await knowledgeVersion(earlier.read)).toMatchObject({ version: version + 2 })
    await earlier.close()
    await other.drop()
  })

  it('rewrites the history of a database of before', async () => {
    const older = await engine.createDatabase(null)
    const first = await open(older.url)
    const ids = await first.write(async (tx) => {
      const user = (await addUser(tx, 'cora')).id
      const profile = (await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')).profile
      const assertion = await addAssertion(tx, profile)
      const organization = await addOrganization(tx, 'Panel')
      const approval = await addApproval(tx, assertion, { user, organization })
      const subject = { type: 'ASSERTION', id: assertion } as const
      const { activity: flagged } = await addAction(tx, 'FLAG_ENTITY', 'FLAGGED', subject, { user })
      const { activity: deleted } = await addAction(tx, 'DELETE_COMMENT', 'COMMENT_DELETED', subject, {
        user,
        linked: [{ type: 'COMMENT', id: 7 }],
      })
      const write = (id: number, verbiage: string) =>
        tx.updateTable('activities').set({ verbiage }).where('id', '=', id).execute()
      await write(flagged, `resolved a flag on AID${assertion}`)
      await write(deleted, `deleted a comment on AID${assertion}`)
      await tx.schema.dropTable('approval_activities').execute()
      await tx.deleteFrom('variant_coordinates').execute()
      for (const statement of [...curationHistory(first.dialect), ...coordinateStubs()])
        await sql.raw(statement).execute(tx)
      return { assertion, approval, flagged, deleted }
    })
    const { read, close } = first
    const activities = await read
      .selectFrom('activities')
      .select(['verbiage', 'subject_type', 'subject_id'])
      .where('id', 'in', [ids.flagged, ids.deleted])
      .orderBy('id')
      .execute()
    expect(activities).toEqual([
      { verbiage: 'resolved a flag on', subject_type: 'ASSERTION', subject_id: ids.assertion },
      { verbiage: 'deleted comment', subject_type: 'COMMENT', subject_id: 7 },
    ])
    expect(await read.selectFrom('approval_activities').select('approval_id').execute()).toEqual([
      { approval_id: ids.approval },
    ])
    expect(
      await read
        .selectFrom('variant_coordinates')
        .select(['coordinate_type', 'curation_state', 'chromosome', 'start'])
        .execute(),
    ).toEqual([
      { coordinate_type: 'GENE_VARIANT_COORDINATE', curation_state: 'STUB', chromosome: null, start: null },
    ])
    await close()
    await older.drop()
  })

  it('generates ids from 1,000,000 on and keeps ids that are given', async () => {
    await storage.write(async (tx) => {
      await tx
        .insertInto('diseases')
        .values({ id: 7, ...disease('Given') })
        .execute()
      const made = await tx
        .insertInto('diseases')
        .values(disease('Made'))
        .returning('id')
        .executeTakeFirstOrThrow()
      expect(made.id).toBe(FIRST_LOCAL_ID)
    })
  })

  it('generates no id twice after ids of the caller’s choice', async () => {
    await storage.write(async (tx) => {
      await tx
        .insertInto('phenotypes')
        .values({ id: FIRST_LOCAL_ID + 5, name: 'P', name_folded: 'p', ...times })
        .execute()
      await storage.dialect.syncGeneratedIds(tx, 'phenotypes')
      const made = await tx
        .insertInto('phenotypes')
        .values({ name: 'Q', name_folded: 'q', ...times })
        .returning('id')
        .executeTakeFirstOrThrow()
      expect(made.id).toBe(FIRST_LOCAL_ID + 6)
    })
  })

  it('gives booleans as booleans, also through joins and subqueries', async () => {
    const row = await storage.read
      .selectFrom('diseases')
      .innerJoin(
        (from) => from.selectFrom('diseases').select(['id', 'deprecated as other']).as('inner_diseases'),
        (join) => join.onRef('inner_diseases.id', '=', 'diseases.id'),
      )
      .select(['diseases.deprecated', 'other'])
      .where('diseases.deprecated', '=', false)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ deprecated: false, other: false })
  })

  it('sorts text by code point', async () => {
    await storage.write((tx) =>
      tx
        .insertInto('nccn_guidelines')
        .values(['b', 'A', 'é', 'a', 'Z', '10', '9'].map((name) => ({ name })))
        .execute(),
    )
    const rows = await storage.read.selectFrom('nccn_guidelines').select('name').orderBy('name').execute()
    expect(rows.map((row) => row.name)).toEqual(['10', '9', 'A', 'Z', 'a', 'b', 'é'])
  })

  it('writes everything of a change or nothing, and counts the change with it', async () => {
    const before = await knowledgeVersion(storage.read)
    const failing = storage.write(async (tx) => {
      await tx.insertInto('diseases').values(disease('Half')).execute()
      throw new Error('in the middle')
    })
    await expect(failing).rejects.toThrow('in the middle')
    expect(await knowledgeVersion(storage.read)).toEqual(before)
    expect(
      await storage.read.selectFrom('diseases').where('name', '=', 'Half').selectAll().execute(),
    ).toEqual([])

    await storage.write((tx) => tx.insertInto('diseases').values(disease('Whole')).execute())
    expect((await knowledgeVersion(storage.read)).version).toBe(before.version + 1)
  })

  it('does not count changes that are not knowledge', async () => {
    const before = await knowledgeVersion(storage.read)
    await storage.writeAside((tx) =>
      tx
        .insertInto('users')
        .values({ username: 'u', username_folded: 'u', ...times })
        .execute(),
    )
    expect(await knowledgeVersion(storage.read)).toEqual(before)
  })

  it('puts writers in line instead of failing them', async () => {
    const before = await knowledgeVersion(storage.read)
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        storage.write((tx) =>
          tx
            .insertInto('diseases')
            .values(disease(`Parallel ${n}`))
            .execute(),
        ),
      ),
    )
    expect((await knowledgeVersion(storage.read)).version).toBe(before.version + 20)
  })

  it('refuses references to what does not exist and a second live gene of one name', async () => {
    const gene = {
      kind: 'GENE' as const,
      name: 'BRAF',
      name_folded: 'braf',
      origin: 'LOCAL' as const,
      ...times,
    }
    await storage.write((tx) => tx.insertInto('features').values(gene).execute())
    await expect(storage.write((tx) => tx.insertInto('features').values(gene).execute())).rejects.toThrow(
      /unique/i,
    )
    await expect(
      storage.write((tx) => tx.insertInto('genes').values({ feature_id: 424_242, entrez_id: 1 }).execute()),
    ).rejects.toThrow(/foreign key/i)
    await storage.write((tx) =>
      tx.updateTable('features').set({ deprecated: true, deprecation_reason: 'DUPLICATE' }).execute(),
    )
    await storage.write((tx) => tx.insertInto('features').values(gene).execute())
  })
})

describe('an embedded database', () => {
  it('cannot be written through the connection for reading', async () => {
    const database = await sqlite.createDatabase(null)
    const storage = await open(database.url)
    await expect(sql`delete from diseases`.execute(storage.read)).rejects.toThrow(/readonly/i)
    await storage.close()
    await database.drop()
  })
})

/** Which vocabulary each constrained column holds; the constraint must allow exactly its values. */
const constrained: [keyof Tables, string, readonly string[]][] = [
  ['evidence_items', 'evidence_type', evidence.evidenceTypes.values],
  ['evidence_items', 'evidence_level', evidence.evidenceLevels.values],
  ['evidence_items', 'evidence_direction', evidence.evidenceDirections.values],
  ['evidence_items', 'significance', evidence.evidenceSignificances.values],
  ['evidence_items', 'variant_origin', evidence.variantOrigins.values],
  ['evidence_items', 'therapy_interaction_type', evidence.therapyInteractions.values],
  ['evidence_items', 'status', evidence.evidenceStatuses.values],
  ['evidence_items', 'origin', records.recordOrigins.values],
  ['assertions', 'assertion_type', evidence.assertionTypes.values],
  ['assertions', 'assertion_direction', evidence.assertionDirections.values],
  ['assertions', 'significance', evidence.assertionSignificances.values],
  ['assertions', 'amp_level', evidence.ampLevels.values],
  ['features', 'kind', features.featureInstanceTypes.values],
  ['features', 'deprecation_reason', features.featureDeprecationReasons.values],
  ['variants', 'kind', features.variantCategories.values],
  ['variants', 'deprecation_reason', features.variantDeprecationReasons.values],
  ['molecular_profiles', 'deprecation_reason', features.molecularProfileDeprecationReasons.values],
  ['fusions', 'five_prime_partner_status', features.fusionPartnerStatuses.values],
  ['variant_coordinates', 'reference_build', coordinates.referenceBuilds.values],
  ['variant_coordinates', 'coordinate_type', coordinates.variantCoordinateTypes.values],
  ['exon_coordinates', 'coordinate_type', coordinates.exonCoordinateTypes.values],
  ['exon_coordinates', 'curation_state', coordinates.coordinateStates.values],
  ['exon_coordinates', 'exon_offset_direction', coordinates.directions.values],
  ['sources', 'source_type', sources.sourceSources.values],
  ['source_suggestions', 'status', sources.sourceSuggestionStatuses.values],
  ['users', 'role', people.userRoles.values],
  ['users', 'area_of_expertise', people.areasOfExpertise.values],
  ['activities', 'kind', curation.activityTypes.values],
  ['events', 'action', curation.eventActions.values],
  ['revisions', 'status', curation.revisionStatuses.values],
  ['flags', 'state', curation.flagStates.values],
  ['approvals', 'status', curation.approvalStatuses.values],
  ['notifications', 'reason', curation.notificationReasons.values],
]

describeOnEachEngine('constraints', (engine) => {
  let database: TestDatabase
  let storage: Storage
  beforeAll(async () => {
    database = await engine.createDatabase(null)
    storage = await open(database.url)
  })
  afterAll(async () => {
    await storage.close()
    await database.drop()
  })

  const definitions = async (table: string): Promise<string> => {
    if (engine.name === 'sqlite') {
      const found = await sql<{ sql: string }>`select sql from sqlite_master where name = ${table}`.execute(
        storage.read,
      )
      return found.rows.map((row) => row.sql).join('\n')
    }
    const found = await sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = ${table}::regclass and contype = 'c'
    `.execute(storage.read)
    return found.rows.map((row) => row.definition).join('\n')
  }

  it.each(constrained)('%s.%s allows exactly the values of its vocabulary', async (table, column, values) => {
    const text = await definitions(table)
    const check = new RegExp(
      engine.name === 'sqlite'
        ? `check \\(${column} in \\(([^)]*)\\)\\)`
        : `CHECK \\(\\(${column} = ANY \\(ARRAY\\[([^\\]]*)\\]`,
    ).exec(text)
    const allowed = [...(check?.[1] ?? '').matchAll(/'([^']*)'/g)].map((match) => match[1])
    expect(allowed.toSorted()).toEqual([...values].toSorted())
  })
})
