import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importReference } from '#server/ontologies/import-ontology.ts'
import { chromosomeSequence } from '#server/gks/vrs/chromosome-sequences.ts'
import { addCoordinates, addFeature, addVariant } from '#tests/support/factories.ts'
import { CategoricalVariant } from '#tests/support/gks/categorical-variants.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { addHgvs } from '#tests/support/variant-details.ts'

// BRAF V600 lies 300,200 bases further right on GRCh38; behind it ten bases that do not, and a stretch on the other strand.
const CHAIN = `chain 1 chr7 159138663 + 140453100 140453200 chr7 159345973 + 140753300 140753400 1
100

chain 1 chr7 159138663 + 140453210 140453310 chr7 159345973 - 1000 1100 2
100

`
const LENGTH = 159_345_973

describeOnSqliteFirst('Alleles on GRCh38 by a chain file', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'curia-lifted-'))
  let database: TestDatabase
  let curia: TestApp
  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url)
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  async function onGrch38(
    start: number,
    reference: string,
    variant: string | null,
    hgvs: readonly string[] = [],
  ) {
    const profile = await curia.storage.write(async (tx) => {
      const { id, profile: made } = await addVariant(tx, await addFeature(tx))
      const stop = start + reference.length - 1
      const bases = { reference_bases: reference, variant_bases: variant }
      await addCoordinates(tx, id, { chromosome: '7', start, stop, ...bases })
      for (const each of hgvs) await addHgvs(tx, id, each)
      return made
    })
    const url = `/api/gks/molecular-profiles/${profile}`
    const { members = [] } = CategoricalVariant.parse((await curia.app.inject({ method: 'GET', url })).json())
    const refgetAccession = chromosomeSequence('GRCH38', '7')?.refget
    return members.filter(
      ({ location }) => Object(location).sequenceReference.refgetAccession === refgetAccession,
    )
  }

  it('there are none before the file of that direction is imported', async () => {
    expect(await onGrch38(140453136, 'A', 'T')).toEqual([])
  })

  it('substitutions have the identifier that their place on GRCh38 has', async () => {
    const path = join(folder, 'hg19ToHg38.over.chain')
    writeFileSync(path, CHAIN)
    await importReference(curia.storage, [{ path, name: 'hg19ToHg38.over.chain', kind: 'lift-over' }])
    const [lifted, ...others] = await onGrch38(140453136, 'A', 'T')
    expect(others).toEqual([])
    expect(lifted).toMatchObject({
      location: { start: 140753335, end: 140753336 },
      state: { type: 'LiteralSequenceExpression', sequence: 'T' },
    })
    // Nothing says which base GRCh38 has there.
    expect(lifted?.['location']).not.toHaveProperty('sequence')
    const [named] = await onGrch38(1, 'A', 'T', ['NC_000007.14:g.140753336A>T'])
    expect(named?.id).toBe(lifted?.id)
  })

  it('on the other strand they have its bases', async () => {
    expect(await onGrch38(140453211, 'AC', 'TG')).toMatchObject([
      { location: { start: LENGTH - 1002, end: LENGTH - 1000 }, state: { sequence: 'CA' } },
    ])
  })

  it('what an expression says of GRCh38 counts before the file', async () => {
    const named = await onGrch38(140453136, 'A', 'T', ['NC_000007.14:g.140753340A>T'])
    expect(named).toMatchObject([{ location: { start: 140753339 } }])
  })

  it.each([
    ['a deletion', 140453136, 'A', null],
    ['a place between two stretches', 140453205, 'A', 'T'],
    ['a place that reaches out of a stretch', 140453200, 'AC', 'TG'],
    ['a place before all stretches', 1000, 'A', 'T'],
  ] as const)('%s has none', async (_what, start, reference, variant) => {
    expect(await onGrch38(start, reference, variant)).toEqual([])
  })
})
