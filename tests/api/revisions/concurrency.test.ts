import { afterEach, beforeEach, expect, it } from 'vitest'
import { curate } from '#server/curation/curate.ts'
import { acceptRevisions } from '#server/curation/revising/accept.ts'
import { proposeFeature } from '#server/curation/revising/propose-features.ts'
import { proposeGeneVariant } from '#server/curation/revising/propose-variants.ts'
import { rejectRevisions } from '#server/curation/revising/reject.ts'
import { suggestRevisions } from '#server/curation/revising/suggest.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { addCoi, addCurators } from '#tests/support/curation/curators.ts'
import type { Curators, Person } from '#tests/support/curation/curators.ts'
import { addSubmission } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { Interrupted, contentsOf, failingAt } from '#tests/support/storage/failing-storage.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { numbersFrom } from '#tests/support/random-numbers.ts'

const comment = 'As agreed between us'

describeOnEachEngine('revisions at the same time', (engine) => {
  let database: TestDatabase
  /** Two services on one database; an embedded one has one service, whose writes wait for one another. */
  let here: Storage
  let there: Storage
  let people: Curators
  let gene: number

  beforeEach(async () => {
    database = await engine.createDatabase()
    here = await open(database.url)
    there = engine.name === 'postgres' ? await open(database.url) : here
    await here.write(async (tx) => {
      people = await addCurators(tx)
      await addCoi(tx, people.erik.id)
      gene = await addFeature(tx, 'BRAF')
    })
  })
  afterEach(async () => {
    await here.close()
    if (there !== here) await there.close()
    await database.drop()
  })

  const by = (storage: Storage, viewer: Person, input: object = {}) => ({
    services: { storage, viewer },
    request: { mutation: 'revise', input, onBehalfOf: null },
  })
  const suggest = (storage: Storage, viewer: Person, text: string, id = gene) => {
    const { services, request } = by(storage, viewer)
    return curate(services, request, async (curation) =>
      suggestRevisions(curation, await proposeFeature('GENE')(curation, id, { description: text }), comment),
    )
  }
  const accept = (storage: Storage, viewer: Person, ids: number[], input: object = {}) => {
    const { services, request } = by(storage, viewer, input)
    return curate(services, request, (curation) =>
      acceptRevisions(curation, { ids, revisionSetId: null, comment: null }),
    )
  }
  const reject = (storage: Storage, viewer: Person, ids: number[]) => {
    const { services, request } = by(storage, viewer)
    return curate(services, request, (curation) =>
      rejectRevisions(curation, { ids, revisionSetId: null, comment }),
    )
  }
  const revision = async (text: string, viewer = people.cora) => {
    const { results } = await suggest(here, viewer, text)
    if (!results[0]) throw new Error('nothing was suggested')
    return results[0].id
  }
  const refusals = (settled: PromiseSettledResult<unknown>[]) =>
    settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []))
  const events = async (action: string) => {
    const rows = await here.read.selectFrom('events').select(['action']).execute()
    return rows.filter((event) => event.action === action).length
  }

  it('is accepted by one of two editors', async () => {
    const id = await revision('New words')
    const settled = await Promise.allSettled([
      accept(here, people.edith, [id]),
      accept(there, people.erik, [id]),
    ])
    expect(refusals(settled)).toEqual([`Revision RID${id} is already accepted`])
    expect(await events('REVISION_ACCEPTED')).toBe(1)
  })

  it('is accepted or superseded, never both', async () => {
    const [one, other] = [await revision('One way'), await revision('Another way')]
    const settled = await Promise.allSettled([
      accept(here, people.edith, [one]),
      accept(there, people.erik, [other]),
    ])
    expect(refusals(settled)).toEqual([expect.stringMatching(/^Revision RID\d+ is already superseded$/)])
    const rows = await here.read.selectFrom('revisions').select(['id', 'status']).execute()
    expect(rows.map(({ status }) => status).sort()).toEqual(['ACCEPTED', 'SUPERSEDED'])
    const accepted = rows.find(({ status }) => status === 'ACCEPTED')?.id
    const { description } = await here.read
      .selectFrom('features')
      .select('description')
      .where('id', '=', gene)
      .executeTakeFirstOrThrow()
    expect(description).toBe(accepted === one ? 'One way' : 'Another way')
  })

  it('is accepted or rejected, never both', async () => {
    const id = await revision('New words')
    const settled = await Promise.allSettled([
      accept(here, people.edith, [id]),
      reject(there, people.cora, [id]),
    ])
    expect(refusals(settled)).toHaveLength(1)
    expect((await events('REVISION_ACCEPTED')) + (await events('REVISION_REJECTED'))).toBe(1)
  })

  it('is pending once when two suggest the same', async () => {
    const settled = await Promise.allSettled([
      suggest(here, people.cora, 'Same words'),
      suggest(there, people.carl, 'Same words'),
    ])
    expect(refusals(settled)).toEqual([expect.stringContaining('already exists')])
    expect(await here.read.selectFrom('revisions').select('status').execute()).toEqual([{ status: 'NEW' }])
  })

  it('does a request once that arrives at two services', async () => {
    const id = await revision('New words')
    const request = { clientMutationId: 'lost' }
    const [one, other] = await Promise.all([
      accept(here, people.edith, [id], request),
      accept(there, people.edith, [id], request),
    ])
    expect(one).toEqual(other)
    expect(await events('REVISION_ACCEPTED')).toBe(1)
  })

  const touched = [
    'features',
    'variants',
    'variant_coordinates',
    'variant_aliases',
    'variant_variant_aliases',
    'molecular_profiles',
    'molecular_profile_aliases',
    'molecular_profile_molecular_profile_aliases',
    'hgvs_descriptions',
    'revisions',
    'revision_sets',
    'activities',
    'activity_linked_entities',
    'events',
    'notifications',
    'local_changes',
    'search_words',
    'users',
    'answered_mutations',
  ]

  it('leaves nothing of a change that breaks off, at whatever statement', async () => {
    const variant = await here.write((tx) => addVariant(tx, gene, 'V600E'))
    const change = (storage: Storage) => {
      const { services, request } = by(storage, people.cora, { clientMutationId: 'suggest' })
      return curate(services, request, async (curation) =>
        suggestRevisions(
          curation,
          await proposeGeneVariant(curation, variant.id, {
            featureId: gene,
            name: 'Val600Glu',
            aliases: ['V600E'],
            variantTypeIds: [],
            hgvsDescriptions: ['NM_004333.4:c.1799T>A'],
            clinvarEntries: ['NONE FOUND'],
            place: {
              referenceBuild: 'GRCH37',
              ensemblVersion: 75,
              chromosome: '7',
              start: 140453136,
              stop: 140453136,
              referenceBases: 'A',
              variantBases: 'T',
              representativeTranscript: 'ENST00000288602.6',
            },
          }),
          comment,
        ),
      )
    }
    // One transaction is rolled back alike wherever it stands; over a network each attempt takes far longer.
    const step = engine.name === 'sqlite' ? 1 : 6
    const brokenOff = async (act: (storage: Storage) => Promise<unknown>) => {
      const before = await contentsOf(here.read, touched)
      for (let number = 1; ; number += step) {
        try {
          await act(failingAt(here, number))
          return number
        } catch (error) {
          if (!(error instanceof Interrupted)) throw error
          expect(await contentsOf(here.read, touched)).toBe(before)
        }
      }
    }
    expect(await brokenOff(change)).toBeGreaterThan(40)
    const pending = await here.read.selectFrom('revisions').select('id').execute()
    const ids = pending.map(({ id }) => id)
    expect(await brokenOff((storage) => accept(storage, people.edith, ids))).toBeGreaterThan(60)
    const { name } = await here.read
      .selectFrom('molecular_profiles')
      .select('name')
      .where('id', '=', variant.profile)
      .executeTakeFirstOrThrow()
    expect(name).toBe('BRAF Val600Glu')
  })

  it('keeps what must always hold, in whatever order people act', async () => {
    const genes = [gene, ...(await here.write(async (tx) => [await addFeature(tx), await addFeature(tx)]))]
    await here.write(async (tx) => {
      const { profile } = await addVariant(tx, gene)
      await addSubmission(tx, 'EVIDENCE_ITEM', await addEvidence(tx, profile), { user: people.cora.id })
    })
    const actors = [people.cora, people.carl, people.edith, people.erik, people.adam]
    const number = numbersFrom(20260721)
    const one = <T>(list: readonly T[]): T => list[number(list.length)] as T
    const act = async () => {
      const storage = number(2) === 0 ? here : there
      const viewer = one(actors)
      // Mostly of those that are open; now and then of all, also those that are decided on.
      const isAny = number(4) === 0
      const known = await here.read
        .selectFrom('revisions')
        .select('id')
        .$if(!isAny, (open) => open.where('status', '=', 'NEW'))
        .execute()
      const ids = known.length === 0 ? [1] : Array.from({ length: 1 + number(2) }, () => one(known).id)
      const distinct = [...new Set(ids)]
      const kind = number(5)
      if (kind < 3) return suggest(storage, viewer, `Words ${number(4)}`, one(genes))
      return kind === 3 ? accept(storage, viewer, distinct) : reject(storage, viewer, distinct)
    }
    for (let round = 0; round < 40; round += 1) {
      const settled = await Promise.allSettled(Array.from({ length: 5 }, act))
      for (const result of settled)
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(ClientError)
    }
    const rows = await here.read.selectFrom('revisions').selectAll().orderBy('id').execute()
    const story = await here.read.selectFrom('events').selectAll().orderBy('id').execute()
    const statuses = rows.map(({ status }) => status)
    expect(statuses).toEqual(expect.arrayContaining(['ACCEPTED', 'REJECTED', 'SUPERSEDED']))
    for (const row of rows) {
      const own = story.filter(
        (event) => event.originating_object_type === 'REVISION' && event.originating_object_id === row.id,
      )
      const settlement = row.status === 'NEW' ? [] : [`REVISION_${row.status}`]
      expect(own.map(({ action }) => action)).toEqual(['REVISION_SUGGESTED', ...settlement])
      expect(row.resolving_user_id).toBe(row.status === 'NEW' ? null : own.at(-1)?.user_id)
    }
    const pending = rows.filter(({ status }) => status === 'NEW')
    const keys = pending.map((row) => `${row.subject_id} ${row.field_name} ${row.suggested_value}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const id of genes) {
      const last = story.filter(
        ({ action, subject_id }) => action === 'REVISION_ACCEPTED' && subject_id === id,
      )
      const winner = rows.find((row) => row.id === last.at(-1)?.originating_object_id)
      const { description } = await here.read
        .selectFrom('features')
        .select('description')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(description).toBe(winner ? JSON.parse(winner.suggested_value) : null)
    }
  })
})
