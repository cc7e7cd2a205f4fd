import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldText } from '#domain/text/names.ts'
import { FOLDED_COLUMNS } from '#server/knowledge/search/folded-texts.ts'
import { ensureSearchIndex } from '#server/knowledge/search/reindex.ts'
import { checkDatabase } from '#server/integrity/check-database.ts'
import { sortKey } from '#server/storage/sort-key.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'
import { addFeature } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

/** As an earlier version of Curia stored it: with a byte order mark, a zero-width space and a direction override. */
const hidden = (text: string) => `\ufeff${text[0]}\u200b${text.slice(1)}\u202e`

const columns = Object.entries(FOLDED_COLUMNS).flatMap(([table, folded]) =>
  Object.entries(folded).map(([column, { from }]) => ({ table, column, from })),
)

describeOnEachEngine('Texts that were stored before texts were cleaned', (engine) => {
  let curia: TestInterface
  beforeAll(async () => {
    curia = await openInterface(engine)
    const { storage } = curia
    await storage.write(async (tx) => {
      await addEveryKind(tx)
      await addUser(tx, 'ann')
      const now = new Date().toISOString()
      const named = { name: 'Somewhere', name_folded: 'somewhere', created_at: now, updated_at: now }
      await tx.insertInto('organizations').values(named).execute()
      await tx
        .insertInto('phenotypes')
        .values({ hpo_id: 'HP:0000001', ...named })
        .execute()
      const trial = { nct_id: 'NCT00000001', name: 'A trial', name_folded: 'a trial' }
      await tx
        .insertInto('clinical_trials')
        .values({ ...trial, created_at: now, updated_at: now })
        .execute()
      for (const table of ['disease_aliases', 'molecular_profile_aliases', 'therapy_aliases'] as const)
        await tx.insertInto(table).values({ name: 'B', name_folded: 'b' }).execute()
    })
    await storage.writeAside(async (tx) => {
      for (const { table, column, from } of columns) {
        const { rows } = await sql<{ id: number }>`
          select id from ${sql.table(table)} order by id limit 1`.execute(tx)
        const id = rows[0]?.id
        if (id === undefined) throw new Error(`${table} has no rows`)
        const text = hidden(`Seen of ${table} ${from}`)
        const key = column.endsWith('sort_key') ? sortKey(text) : foldText(text)
        await sql`update ${sql.table(table)} set ${sql.ref(from)} = ${text}, ${sql.ref(column)} = ${key}
          where id = ${id}`.execute(tx)
      }
      await tx.updateTable('search_state').set({ version: 1 }).execute()
    })
    await ensureSearchIndex(storage)
  })
  afterAll(() => curia.close())

  it('are folded in every column that there is of folded texts', async () => {
    const tables = await curia.storage.read.introspection.getTables()
    const there = tables.flatMap(({ name, columns: all }) =>
      all
        .map((column) => `${name}.${column.name}`)
        .filter((column) => /_folded$|_sort_key$/.test(column) && !column.endsWith('.email_folded')),
    )
    expect(columns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(there.sort())
  })

  describe.each(columns)('$table.$column', ({ table, column, from }) => {
    it('holds what is seen of the text, which stays', async () => {
      const text = `Seen of ${table} ${from}`
      const { rows } = await sql<{ text: string; folded: string }>`
        select ${sql.ref(from)} as text, ${sql.ref(column)} as folded from ${sql.table(table)}
        order by id limit 1`.execute(curia.storage.read)
      expect(rows[0]).toEqual({ text: hidden(text), folded: foldText(text) })
    })
  })

  it('are found by what is seen of them, in lists and by words', async () => {
    const found = await curia.ask(`{
      browseDiseases(name: "seen of diseases") { nodes { name } }
      browseVariants(variantName: "seen of variants") { nodes { name } }
      search(query: "seen of diseases name", types: [DISEASE]) { name }
    }`)
    expect(found).toEqual({
      browseDiseases: { nodes: [{ name: hidden('Seen of diseases name') }] },
      browseVariants: { nodes: [{ name: hidden('Seen of variants name') }] },
      search: [{ name: hidden('Seen of diseases name') }],
    })
  })

  it('pass the check of the database', async () => {
    const found = (await checkDatabase(curia.storage)).filter(({ rule }) => rule.includes('found by'))
    expect(found).toEqual([])
  })

  it('keep what they have where another row has it, of two names that look alike', async () => {
    await curia.storage.write(async (tx) => {
      await addFeature(tx, 'TWO', { aliases: ['alike', hidden('alike')] })
      await tx.updateTable('search_state').set({ version: 1 }).execute()
    })
    await ensureSearchIndex(curia.storage)
    const aliases = await curia.storage.read
      .selectFrom('feature_aliases')
      .select('name_folded')
      .where('name', 'in', ['alike', hidden('alike')])
      .orderBy('name_folded')
      .execute()
    expect(aliases.map(({ name_folded }) => name_folded)).toEqual(['alike', foldText(hidden('alike'))])
  })

  it('are folded once', async () => {
    const set = { name_folded: 'as somebody else made it' }
    await curia.storage.writeAside((tx) => tx.updateTable('phenotypes').set(set).execute())
    await ensureSearchIndex(curia.storage)
    const { name_folded } = await curia.storage.read
      .selectFrom('phenotypes')
      .select('name_folded')
      .executeTakeFirstOrThrow()
    expect(name_folded).toBe(set.name_folded)
  })
})
