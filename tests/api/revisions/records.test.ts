import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Writing } from '#server/storage/database.ts'
import { addSubmission } from '#tests/support/curation/curation-factories.ts'
import { curationState } from '#tests/support/curation/curation-state.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  addEvidence,
  addFeature,
  addProfile,
  addSource,
  addVariant,
  addVariantGroup,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { accept, suggest, suggestErrors } from '#tests/support/curation/revising.ts'

const PROFILE = ['suggestMolecularProfileRevision', 'molecularProfile'] as const
const GROUP = ['suggestVariantGroupRevision', 'variantGroup'] as const
const GENE = ['suggestGeneRevision', 'gene'] as const
const EVIDENCE = ['suggestEvidenceItemRevision', 'evidenceItem'] as const

describeOnEachEngine('revising profiles and groups, and reviewing', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let gene: number
  let source: number
  let simple: { id: number; profile: number }
  let complex: number

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      gene = await addFeature(tx, 'BRAF')
      source = await addSource(tx)
      simple = await addVariant(tx, gene, 'V600E')
      const other = await addVariant(tx, gene, 'V600K')
      complex = await addProfile(tx, `#VID${simple.id} AND NOT #VID${other.id}`)
    })
  })
  afterAll(() => knowledge.close())

  const write = <T>(make: (tx: Writing) => Promise<T>) => knowledge.storage.write(make)

  it('changes a complex profile with its aliases, and a simple one without', async () => {
    const fields = {
      description: { value: 'Both at once' },
      sourceIds: [source],
      aliases: ['double', 'Double'],
    }
    const ofComplex = await suggest(knowledge, PROFILE, { id: complex, fields }, people.cora)
    const ofSimple = await suggest(knowledge, PROFILE, { id: simple.profile, fields }, people.cora)
    expect(ofComplex.map(({ fieldName }) => fieldName)).toEqual([
      'description',
      'source_ids',
      'molecular_profile_alias_ids',
    ])
    expect(ofSimple.map(({ fieldName }) => fieldName)).toEqual(['description', 'source_ids'])
    for (const results of [ofComplex, ofSimple])
      await accept(knowledge, { revisionSetId: results[0]?.revisionSetId }, people.edith)
    const shown = 'description molecularProfileAliases sources { id }'
    expect(
      await knowledge.ask(
        `query ($complex: Int!, $simple: Int!) {
          complex: molecularProfile(id: $complex) { ${shown} }
          simple: molecularProfile(id: $simple) { ${shown} }
          search(query: "DOUBLE", types: [MOLECULAR_PROFILE]) { id }
        }`,
        { complex, simple: simple.profile },
      ),
    ).toEqual({
      complex: {
        description: 'Both at once',
        molecularProfileAliases: ['DOUBLE'],
        sources: [{ id: source }],
      },
      simple: { description: 'Both at once', molecularProfileAliases: [], sources: [{ id: source }] },
      search: [{ id: complex }],
    })
  })

  it('renames a group and changes its variants', async () => {
    const { group, taken } = await write(async (tx) => ({
      group: await addVariantGroup(tx, 'Imatinib Resistance', { variants: [simple.id] }),
      taken: await addVariantGroup(tx, 'Other Group'),
    }))
    const fields = {
      name: 'Imatinib Resistance',
      description: { unset: true },
      sourceIds: [],
      variantIds: [simple.id],
    }
    const before = await curationState(knowledge.storage)
    for (const [given, message] of [
      [{ id: 5, fields }, "Variant group 5 doesn't exist"],
      [{ id: group, fields }, 'change at least one field'],
      [{ id: group, fields: { ...fields, name: ' ' } }, "name can't be blank"],
      [
        { id: group, fields: { ...fields, name: 'other group' } },
        `Variant group ${taken} already has the name`,
      ],
      [{ id: group, fields: { ...fields, variantIds: [4] } }, "Variant ids: 4 doesn't exist"],
    ] as const)
      expect(await suggestErrors(knowledge, GROUP, given, people.cora), message).toEqual([
        expect.stringContaining(message),
      ])
    const ofProfile = { description: { unset: true }, sourceIds: [], aliases: [] }
    expect(await suggestErrors(knowledge, PROFILE, { id: 5, fields: ofProfile }, people.cora)).toEqual([
      "Molecular profile 5 doesn't exist",
    ])
    expect(await curationState(knowledge.storage)).toEqual(before)
    const results = await suggest(
      knowledge,
      GROUP,
      {
        id: group,
        fields: {
          name: 'Dasatinib Resistance',
          description: { value: 'Text' },
          sourceIds: [source],
          variantIds: [],
        },
      },
      people.cora,
    )
    expect(results).toHaveLength(4)
    await accept(knowledge, { revisionSetId: results[0]?.revisionSetId }, people.edith)
    expect(
      await knowledge.ask(
        `query ($id: Int!) {
          variantGroup(id: $id) { name description sources { id } variants { totalCount } }
          search(query: "Dasatinib", types: [VARIANT_GROUP]) { id }
        }`,
        { id: group },
      ),
    ).toEqual({
      variantGroup: {
        name: 'Dasatinib Resistance',
        description: 'Text',
        sources: [{ id: source }],
        variants: { totalCount: 0 },
      },
      search: [{ id: group }],
    })
  })

  const REVIEW = `query ($ids: [Int!]) {
    revisions(ids: $ids, sortBy: { column: CREATED, direction: ASC }) {
      nodes {
        id conflicting presentValue
        viewerMay { accept { allowed reason } reject { allowed reason } }
      }
    }
  }`
  interface Review {
    revisions: {
      nodes: {
        id: number
        conflicting: boolean
        presentValue: unknown
        viewerMay: {
          accept: { allowed: boolean; reason: string | null }
          reject: { allowed: boolean }
        } | null
      }[]
    }
  }

  it('tells reviewers of conflicts and of what they may do', async () => {
    const described = async (text: string) => {
      const fields = { description: { value: text }, sourceIds: [] }
      const [result] = await suggest(knowledge, GENE, { id: gene, fields }, people.cora)
      return result?.id
    }
    const first = await described('First words')
    const second = await described('Second words')
    const ask = async (viewer?: Curators['cora']) =>
      (await knowledge.ask<Review>(REVIEW, { ids: [first, second] }, viewer)).revisions.nodes
    expect(await ask()).toEqual(
      [first, second].map((id) => ({ id, conflicting: false, presentValue: null, viewerMay: null })),
    )
    await write((tx) =>
      tx.updateTable('features').set({ description: 'Second words' }).where('id', '=', gene).execute(),
    )
    const [one, two] = await ask(people.cora)
    expect(one).toMatchObject({ conflicting: true, presentValue: 'Second words' })
    expect(two?.conflicting).toBe(false)
    expect(one?.viewerMay).toEqual({
      accept: { allowed: false, reason: 'You must be an editor to accept revisions' },
      reject: { allowed: true, reason: null },
    })
    expect((await ask(people.edith))[0]?.viewerMay).toMatchObject({
      accept: { allowed: true },
      reject: { allowed: true },
    })
    await accept(knowledge, { ids: [second] }, people.edith)
    expect((await ask(people.edith))[0]).toMatchObject({
      conflicting: false,
      viewerMay: {
        accept: { allowed: false, reason: `Revision RID${first} is already superseded` },
        reject: { allowed: false },
      },
    })
  })

  it('tells submitters that theirs is theirs', async () => {
    const item = await write(async (tx) => {
      const item = await addEvidence(tx, simple.profile, { status: 'SUBMITTED', evidence_direction: 'NA' })
      await addSubmission(tx, 'EVIDENCE_ITEM', item, { user: people.cora.id })
      return item
    })
    const { source_id } = await knowledge.storage.read
      .selectFrom('evidence_items')
      .select('source_id')
      .where('id', '=', item)
      .executeTakeFirstOrThrow()
    const [result] = await suggest(
      knowledge,
      EVIDENCE,
      {
        id: item,
        fields: {
          description: { value: 'In other words' },
          molecularProfileId: simple.profile,
          variantOrigin: 'SOMATIC',
          sourceId: source_id,
          evidenceType: 'PREDICTIVE',
          significance: 'SENSITIVITYRESPONSE',
          diseaseId: { unset: true },
          evidenceLevel: 'B',
          evidenceDirection: 'NA',
          phenotypeIds: [],
          rating: 3,
          therapyIds: [],
          therapyInteractionType: { unset: true },
        },
      },
      people.carl,
    )
    const may = async (viewer: Curators['cora']) => {
      const { revisions } = await knowledge.ask<Review>(REVIEW, { ids: [result?.id] }, viewer)
      const found = revisions.nodes[0]?.viewerMay
      return [found?.accept.allowed, found?.reject.allowed]
    }
    expect(await may(people.cora)).toEqual([true, false])
    expect(await may(people.carl)).toEqual([false, true])
    expect(await may(people.erik)).toEqual([false, false])
    expect(await may(people.adam)).toEqual([true, true])
  })

  it('asks for the values of many revisions at once', async () => {
    const statements = async (count: number) => {
      const ids: unknown[] = []
      for (let index = 0; index < count; index += 1) {
        const id = await write((tx) => addFeature(tx))
        const fields = { description: { value: 'Words' }, sourceIds: [] }
        ids.push((await suggest(knowledge, GENE, { id, fields }, people.cora))[0]?.id)
      }
      knowledge.statements.length = 0
      await knowledge.ask(REVIEW, { ids }, people.edith)
      return knowledge.statements.length
    }
    expect(await statements(12)).toBe(await statements(2))
  })
})
