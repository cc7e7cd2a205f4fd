import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importReference } from '#server/ontologies/import-ontology.ts'
import { sha512t24u } from '#server/hashing/ga4gh-digest.ts'
import { addCoordinates, addFeature, addVariant } from '#tests/support/factories.ts'
import { CategoricalVariant, extension } from '#tests/support/gks/categorical-variants.ts'
import { gksValidator } from '#tests/support/gks/gks-schemas.ts'
import { smallGenome } from '#tests/support/gks/small-genome.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { addHgvs } from '#tests/support/variant-details.ts'

//                    1234567890123456789012345
const CHROMOSOME_7 = 'ACGTGAAAATCCAGCAGCAGTTGAC'
const PROTEIN = 'MKTLSSSVEEHDDP'

interface Variant {
  name?: string
  /** Start, stop, reference and variant bases on chromosome 7. */
  place?: readonly [start: number, stop: number, reference: string | null, alternate: string | null]
  hgvs?: readonly string[]
}

describeOnEachEngine('Alleles of molecular profiles', (engine) => {
  const validate = gksValidator()
  const folder = mkdtempSync(join(tmpdir(), 'curia-alleles-'))
  let database: TestDatabase
  let curia: TestApp
  let withoutGenome: TestApp
  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url, {
      genome: await smallGenome(join(folder, 'genome.fa'), { 7: CHROMOSOME_7 }),
    })
    withoutGenome = await testApp(database.url)
    const path = join(folder, 'proteins.fasta')
    writeFileSync(path, `>NP_1.1 a protein\n${PROTEIN}\n`)
    await curia.storage.write(async (tx) => {
      const { id } = await addVariant(tx, await addFeature(tx))
      await addHgvs(tx, id, 'NP_1.1:p.Lys2Met')
    })
    await importReference(curia.storage, [{ path, name: 'proteins.fasta', kind: 'sequences' }])
  })
  afterAll(async () => {
    await curia.close()
    await withoutGenome.close()
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  async function profileOf({ name = 'V1', place, hgvs = [] }: Variant, { app } = curia) {
    const profile = await curia.storage.write(async (tx) => {
      const variant = await addVariant(tx, await addFeature(tx), name)
      if (place) {
        const [start, stop, reference_bases, variant_bases] = place
        await addCoordinates(tx, variant.id, { chromosome: '7', start, stop, reference_bases, variant_bases })
      }
      for (const each of hgvs) await addHgvs(tx, variant.id, each)
      return variant.profile
    })
    const response = await app.inject({ method: 'GET', url: `/api/gks/molecular-profiles/${profile}` })
    const object: unknown = response.json()
    expect(validate('CategoricalVariant', object)).toEqual([])
    return CategoricalVariant.parse(object)
  }
  const missing = (reason: string) => [{ part: 'allele', reason }]

  it.each([
    ['a deletion in a homopolymer', [6, 6, 'A', null], [9, 9, 'A', null]],
    ['an insertion in a homopolymer', [5, 6, null, 'A'], [9, 10, null, 'A']],
    ['a deletion in a repeat of three', [12, 14, 'CAG', null], [18, 20, 'CAG', null]],
    ['an insertion in a repeat of three', [11, 12, null, 'CAG'], [20, 21, null, 'CAG']],
    ['a deletion without a repeat', [24, 25, 'AC', null], [23, 25, 'GAC', 'G']],
  ] as const)('%s is one allele, wherever its record places it', async (_what, left, right) => {
    const [one, other] = [await profileOf({ place: left }), await profileOf({ place: right })]
    expect(one.members).toHaveLength(1)
    expect(other.members).toEqual(one.members)
    expect(extension(one, 'notExpressed')).toBeUndefined()
    const bare = await profileOf({ place: left }, withoutGenome)
    expect(bare.members).toBeUndefined()
    expect(extension(bare, 'notExpressed')).toEqual(missing('needs-reference'))
  })

  it('there is none of bases that the genome does not have', async () => {
    const wrong = await profileOf({ place: [6, 6, 'C', 'T'] })
    expect(wrong.members).toBeUndefined()
    expect(extension(wrong, 'notExpressed')).toEqual(missing('reference-mismatch'))
  })

  it('an object made without the genome is not taken for that made with it', async () => {
    const url = '/api/gks/molecular-profiles.ndjson'
    const tags = await Promise.all(
      [curia, withoutGenome].map(async ({ app }) => (await app.inject({ method: 'HEAD', url })).headers.etag),
    )
    expect(tags[0]).not.toBe(tags[1])
  })

  it.each([
    ['L4V', 'NP_1.1:p.Leu4Val', { start: 3, end: 4, sequence: 'L' }, { sequence: 'V' }],
    ['E9*', 'NP_1.1:p.Glu9Ter', { start: 8, end: 9, sequence: 'E' }, { sequence: '*' }],
    [
      'S5del',
      'NP_1.1:p.Ser5del',
      { start: 4, end: 7, sequence: 'SSS' },
      { length: 2, repeatSubunitLength: 1 },
    ],
    [
      'S7del',
      'NP_1.1:p.Ser7del',
      { start: 4, end: 7, sequence: 'SSS' },
      { length: 2, repeatSubunitLength: 1 },
    ],
    [
      'E10dup',
      'NP_1.1:p.Glu10dup',
      { start: 8, end: 10, sequence: 'EE' },
      { length: 3, repeatSubunitLength: 1 },
    ],
    [
      'V8_E9insEE',
      'NP_1.1:p.Val8_Glu9insGluGlu',
      { start: 8, end: 10 },
      { length: 4, repeatSubunitLength: 2 },
    ],
    [
      'E10_H11delinsQ',
      'NP_1.1:p.Glu10_His11delinsGln',
      { start: 9, end: 11, sequence: 'EH' },
      { sequence: 'Q' },
    ],
    ['D12_P14del', 'NP_1.1:p.Asp12_Pro14del', { start: 11, end: 14 }, { length: 0, repeatSubunitLength: 3 }],
  ])('%s of an imported protein defines its profile', async (name, hgvs, location, state) => {
    const profile = await profileOf({ name, hgvs: [hgvs] })
    expect(validate('ProteinSequenceConsequence', profile)).toEqual([])
    expect(extension(profile, 'categoricalVariationType')).toBe('ProteinSequenceConsequence')
    const sequenceReference = { refgetAccession: `SQ.${sha512t24u(PROTEIN)}` }
    expect(profile.constraints).toMatchObject([
      {
        type: 'DefiningAlleleConstraint',
        allele: {
          location: { ...location, sequenceReference },
          state,
          expressions: [{ syntax: 'hgvs.p', value: hgvs }],
        },
        relations: [
          { primaryCoding: { code: 'liftover_to' } },
          { primaryCoding: { code: 'translation_of' } },
        ],
      },
    ])
    expect(profile.members).toEqual([profile.constraints?.[0]?.['allele']])
  })

  it('deletions of one repeat are one allele on a protein, too', async () => {
    const [one, other] = [
      await profileOf({ name: 'S5del', hgvs: ['NP_1.1:p.Ser5del'] }),
      await profileOf({ name: 'S7del', hgvs: ['NP_1.1:p.Ser7del'] }),
    ]
    expect(one.members?.[0]?.id).toBe(other.members?.[0]?.id)
  })

  it('a protein change is not defined by its change of bases', async () => {
    const profile = await profileOf({ name: 'L5V', place: [3, 3, 'G', 'T'], hgvs: ['NP_9.1:p.Leu5Val'] })
    expect(profile.members).toHaveLength(1)
    expect(profile.constraints).toBeUndefined()
    expect(extension(profile, 'categoricalVariationType')).toBe('Undefined')
  })

  it('an expression that says another change than the name is an example, but does not define the profile', async () => {
    const profile = await profileOf({ name: 'L44V', hgvs: ['NP_1.1:p.Leu4Val'] })
    expect(profile.members).toHaveLength(1)
    expect(profile.constraints).toBeUndefined()
  })

  it.each([
    ['another residue than that of the sequence', 'L5V', 'NP_1.1:p.Leu5Val', 'reference-mismatch'],
    ['a residue behind its end', 'L99V', 'NP_1.1:p.Leu99Val', 'reference-mismatch'],
    ['another version of the sequence', 'L4V', 'NP_1.2:p.Leu4Val', 'needs-reference'],
  ])('%s gives no allele', async (_what, name, hgvs, reason) => {
    const profile = await profileOf({ name, hgvs: [hgvs] })
    expect(profile.members).toBeUndefined()
    expect(profile.constraints).toBeUndefined()
    expect(extension(profile, 'notExpressed')).toEqual(missing(reason))
  })

  it.each(['NP_1.1:p.Leu4fs', 'NP_1.1:p.Met1?', 'NP_1.1:p.Leu4=', 'NP_1.1:p.Leu4_Ser5ins3', 'NP_1.1:p.4del'])(
    '%s has none, and needs none',
    async (hgvs) => {
      const profile = await profileOf({ hgvs: [hgvs] })
      expect(profile.members).toBeUndefined()
      expect(extension(profile, 'notExpressed')).toBeUndefined()
    },
  )
})
