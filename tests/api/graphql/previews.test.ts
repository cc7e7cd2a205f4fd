import { afterAll, beforeAll, expect, it } from 'vitest'
import { open } from '#server/storage/database.ts'
import { addApproval, addOrganization, addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { DatabaseTemplate } from '#tests/support/storage/engines.ts'
import {
  addAssertion,
  addEvidence,
  addFeature,
  addProfile,
  addVariant,
  addVariantType,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const template: DatabaseTemplate = {
  name: 'previews',
  async prepare(url) {
    const storage = await open(url)
    await storage.write(async (tx) => {
      const ann = (await addUser(tx, 'ann', { id: 1 })).id
      const missense = await addVariantType(tx, 'missense_variant', {
        id: 3,
        display_name: 'Missense Variant',
        soid: 'SO:0001583',
        description: 'One base is another',
      })
      await addFeature(tx, 'BRAF', { id: 5 })
      const { profile } = await addVariant(tx, 5, 'V600E', { id: 12, types: [missense] })
      await addVariant(tx, 5, 'V600K', { id: 13, types: [missense] })
      await addVariant(tx, 5, 'Old', { id: 14, deprecated: true, types: [missense] })
      await addProfile(tx, '#VID12 AND NOT #VID13', { id: 90 })
      const accepted = await addEvidence(tx, profile)
      const submitted = await addEvidence(tx, profile, { status: 'SUBMITTED' })
      await addAssertion(tx, profile, { id: 1, evidence: [accepted] })
      await addAssertion(tx, profile, { id: 2, evidence: [accepted, submitted] })
      await addAssertion(tx, profile, { id: 3 })
      const key = { can_approve: true, clinvar_key: 'secret' }
      await addOrganization(tx, 'Ready', { id: 1, ...key })
      await addOrganization(tx, 'Keyless', { id: 2, can_approve: true })
      await addOrganization(tx, 'Powerless', { id: 3, clinvar_key: 'secret' })
      const approve = (id: number, assertion: number, organization: number, given: object = {}) =>
        addApproval(tx, assertion, { id, user: ann, organization, ...given })
      await approve(1, 1, 1)
      await approve(2, 1, 2)
      await approve(3, 1, 3)
      await approve(4, 2, 1)
      await approve(5, 3, 1, { clinvar_accession: 'SCV004' })
      await approve(6, 3, 2, { status: 'REQUIRES_REVIEW' })

      await tx
        .insertInto('cytogenetic_regions')
        .values([
          { id: 1, name: '5q31', chromosome: '5', band: 'q31' },
          { id: 2, name: 'chrX', chromosome: 'X', band: null },
        ])
        .execute()
      for (const [feature, parts] of [
        [50, [1]],
        [51, [2]],
        [52, [1, 2]],
      ] as const) {
        await addFeature(tx, `Region ${feature}`, { id: feature, kind: 'REGION' })
        for (const [position, part] of parts.entries())
          await tx
            .insertInto('region_cytogenetic_regions')
            .values({ feature_id: feature, position, cytogenetic_region_id: part })
            .execute()
      }
    })
    await storage.close()
  },
}

describeOnEachEngine('Previews', (engine) => {
  let curia: TestInterface
  beforeAll(async () => {
    curia = await openInterface(engine, template)
  })
  afterAll(() => curia.close())

  const PREVIEW = `query ($structure: MolecularProfileComponentInput) {
    preview: previewMolecularProfileName(structure: $structure) {
      segments { __typename ... on Feature { name } ... on Variant { name } ... on MolecularProfileTextSegment { text } }
      existingMolecularProfile { id } deprecatedVariants { id } } }`
  const variants = (...ids: number[]) => ids.map((variantId) => ({ variantId }))

  it('of a profile say its name, whether it is there and what is out of use', async () => {
    const preview = (structure: object | null) => curia.ask(PREVIEW, { structure })
    const twelve = [{ name: 'BRAF' }, { name: 'V600E' }]
    expect(
      await preview({
        booleanOperator: 'AND',
        variantComponents: [{ variantId: 13, not: true }, { variantId: 12 }],
      }),
    ).toMatchObject({
      preview: {
        segments: [...twelve, { text: 'AND' }, { text: 'NOT' }, { name: 'BRAF' }, { name: 'V600K' }],
        existingMolecularProfile: { id: 90 },
        deprecatedVariants: [],
      },
    })
    expect(
      await preview({
        booleanOperator: 'OR',
        variantComponents: variants(12),
        complexComponents: [{ booleanOperator: 'AND', variantComponents: variants(14, 13) }],
      }),
    ).toMatchObject({
      preview: {
        segments: [...twelve, { text: 'OR' }, { text: '(' }, {}, {}, {}, {}, {}, { text: ')' }],
        existingMolecularProfile: null,
        deprecatedVariants: [{ id: 14 }],
      },
    })
    expect(await preview({ variantComponents: variants(12) })).toMatchObject({
      preview: { segments: twelve, existingMolecularProfile: { id: expect.any(Number) } },
    })
    expect(await preview(null)).toEqual({
      preview: { segments: [], existingMolecularProfile: null, deprecatedVariants: [] },
    })
  })

  it('of a profile that cannot be say why', async () => {
    for (const [structure, message] of [
      [{}, 'A molecular profile must have at least one component.'],
      [{ variantComponents: variants(12, 13) }, /requires a boolean operator/],
      [{ booleanOperator: 'AND', variantComponents: variants(12, 12) }, /more than once: 12/],
      [{ variantComponents: variants(999) }, "Variant 999 doesn't exist"],
      [{ booleanOperator: 'OR', variantComponents: variants(999, 998) }, "Variants 998, 999 don't exist"],
    ] as const)
      expect(await curia.errorsOf(PREVIEW, { structure })).toEqual([expect.stringMatching(message)])
  })

  it('of a comment give its segments', async () => {
    const PREVIEW_COMMENT = `query ($text: String!) { preview: previewCommentText(commentText: $text) { __typename
      ... on CommentTextSegment { text } ... on User { username }
      ... on CommentTagSegment { displayName } ... on CommentTagSegmentFlaggedAndDeprecated { displayName } } }`
    const preview = (text: string) => curia.ask(PREVIEW_COMMENT, { text })
    expect(await preview('See **#VID12** and\n@ann, $admins: <i>not</i> #V999 or `#V13`')).toEqual({
      preview: [
        { __typename: 'CommentTextSegment', text: 'See ' },
        { __typename: 'CommentTagSegmentFlaggedAndDeprecated', displayName: 'V600E' },
        { __typename: 'CommentTextSegment', text: ' and\n' },
        { __typename: 'User', username: 'ann' },
        { __typename: 'CommentTextSegment', text: ', ' },
        { __typename: 'CommentTagSegment', displayName: 'admins' },
        {
          __typename: 'CommentTextSegment',
          text: ': &lt;i&gt;not&lt;/i&gt; #V999 or <code>#V13</code>',
        },
      ],
    })
    expect(await preview('')).toEqual({ preview: [] })
    expect(await curia.errorsOf(PREVIEW_COMMENT, { text: 'a'.repeat(20_001) })).toEqual([
      'commentText has 20001 characters; at most 20000 are rendered in one request',
    ])
  })

  it('name the variants that a region can have', async () => {
    const names = async (featureId: number) =>
      (
        await curia.ask<{ names: string[] | null }>(
          `{ names: regionVariantNamesForFeatureId(featureId: ${featureId}) }`,
        )
      ).names
    const band = 'ADDITION AMPLIFICATION CNLOH DELETION DUPLICATION HOMOZYGOUS_DELETION TRIPLICATION'.split(
      ' ',
    )
    expect(await names(50)).toEqual(band)
    expect(await names(51)).toEqual('AMPLIFICATION CNLOH DISOMY MONOSOMY NULLISOMY RING TRISOMY'.split(' '))
    expect(await names(52)).toBeNull()
    expect(await names(5)).toBeNull()
    expect(await names(999)).toBeNull()
  })

  it('describe a variant type in few words', async () => {
    const popover = '{ id name soid description link url variantCount }'
    expect(
      await curia.ask(
        `{ known: variantTypePopover(id: 3) ${popover} none: variantTypePopover(id: 9) { id } }`,
      ),
    ).toEqual({
      known: {
        id: 3,
        name: 'Missense Variant',
        soid: 'SO:0001583',
        description: 'One base is another',
        link: '/variant-types/3',
        url: 'http://www.sequenceontology.org/browser/current_svn/term/SO:0001583',
        variantCount: 2,
      },
      none: null,
    })
  })

  it('tell which approvals can be submitted to ClinVar, with as many statements for many as for few', async () => {
    const list = async (ids: number[]) => {
      curia.statements.length = 0
      const { approvals } = await curia.ask<{ approvals: { nodes: { id: number }[] } }>(
        `query ($ids: [Int!]) { approvals(ids: $ids) { nodes {
          id readyForClinvarSubmission clinvarAccession clinvarAccessionVisible } } }`,
        { ids },
      )
      return approvals.nodes.toSorted((left, right) => left.id - right.id)
    }
    const waiting = { clinvarAccession: null, clinvarAccessionVisible: null }
    expect(await list([1, 2, 3, 4, 5, 6])).toEqual([
      { id: 1, readyForClinvarSubmission: true, ...waiting },
      { id: 2, readyForClinvarSubmission: false, ...waiting },
      { id: 3, readyForClinvarSubmission: false, ...waiting },
      { id: 4, readyForClinvarSubmission: false, ...waiting },
      {
        id: 5,
        readyForClinvarSubmission: false,
        clinvarAccession: 'SCV004',
        clinvarAccessionVisible: true,
      },
      { id: 6, readyForClinvarSubmission: false, ...waiting },
    ])
    const many = curia.statements.length
    await list([1])
    expect(curia.statements).toHaveLength(many)
  })
})
