import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openLegacy } from '#tests/support/legacy.ts'
import type { TestLegacy } from '#tests/support/legacy.ts'
import { addLegacyKnowledge } from '#tests/support/releases/legacy-knowledge.ts'
import type { LegacyKnowledge } from '#tests/support/releases/legacy-knowledge.ts'
import { legacyRecords, madeAt } from '#tests/support/releases/legacy-records.ts'

describeOnEachEngine('Records of the legacy interface', (engine) => {
  let legacy: TestLegacy
  let known: LegacyKnowledge
  let expected: ReturnType<typeof legacyRecords>
  beforeAll(async () => {
    legacy = await openLegacy(engine)
    known = await legacy.storage.write(addLegacyKnowledge)
    expected = legacyRecords(known)
  })
  afterAll(() => legacy.close())

  type Json = Record<string, unknown>
  const get = (path: string) => legacy.json<Json>(`/api/${path}`)

  /** The names of all members in the order in which an answer writes them. */
  const order = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(order)
      : value !== null && typeof value === 'object'
        ? Object.entries(value).map(([name, member]) => [name, order(member)])
        : null

  /** As `toEqual`, and with the members in this order. */
  function expectRecord(actual: unknown, record: object) {
    expect(actual).toEqual(record)
    expect(Object.keys(actual as object)).toEqual(Object.keys(record))
  }

  it('show an evidence item with everything that is known of it', async () => {
    const { records } = (await get('evidence_items')) as { records: unknown[] }
    expectRecord(records[0], expected.evidence())
    expect(order(records[0])).toEqual(order(expected.evidence()))
    expectRecord(records[1], expected.submitted())
    expect(records).toHaveLength(5)

    expectRecord(await get(`evidence_items/${known.evidence}`), {
      ...expected.evidence(),
      assertions: [expected.assertion()],
      errors: {},
      lifecycle_actions: expected.evidenceLifecycle(),
      fields_with_pending_changes: { clinical_significance: 1, drug: 2 },
      gene_id: known.gene,
    })
    const bare = await get(`evidence_items/${known.submitted}`)
    expect(bare).toMatchObject({ lifecycle_actions: {}, fields_with_pending_changes: {}, errors: {} })
  })

  it('show an assertion with its evidence items of any status', async () => {
    const { records } = (await get('assertions')) as { records: unknown[] }
    expectRecord(records[0], expected.assertion())
    expect(records[1]).toMatchObject({
      summary: null,
      description: null,
      disease: null,
      status: 'submitted',
      evidence_item_count: 0,
      variant: { name: 'V600K', id: known.otherVariant.id },
    })

    const stateOf = (id: number, variant: { id: number; name: string }) => ({
      evidence_item: { id, name: `EID${id}` },
      variant,
      gene: { id: known.gene, name: 'BRAF' },
    })
    expectRecord(await get(`assertions/${known.assertion}`), {
      ...expected.assertion(),
      nccn_guideline: 'Melanoma: Cutaneous',
      nccn_guideline_version: '2.2026',
      amp_level: 'Tier I - Level A',
      evidence_items: [
        {
          ...expected.evidence(),
          assertions: [expected.assertion()],
          errors: {},
          lifecycle_actions: expected.evidenceLifecycle(),
          fields_with_pending_changes: { clinical_significance: 1, drug: 2 },
          gene_id: known.gene,
          state_params: stateOf(known.evidence, { id: known.variant.id, name: 'V600E' }),
        },
        {
          ...expected.submitted(),
          assertions: [expected.assertion()],
          errors: {},
          lifecycle_actions: {},
          fields_with_pending_changes: {},
          gene_id: known.gene,
          state_params: stateOf(known.submitted, { id: known.otherVariant.id, name: 'V600K' }),
        },
      ],
      acmg_codes: [{ code: 'PM1', description: 'In a hot spot' }],
      drug_interaction_type: 'Substitutes',
      fda_companion_test: true,
      allele_registry_id: 'CA123643',
      phenotypes: [expected.phenotype()],
      variant_origin: 'Somatic',
      lifecycle_actions: {
        submitted: expected.done('2026-01-03T00:00:00.000Z', expected.curator(), expected.workingGroup()),
        last_modified: expected.done('2026-01-05T00:00:00.000Z', expected.curator()),
        accepted: expected.done('2026-01-04T00:00:00.000Z', expected.editor()),
      },
      provisional_values: {
        description: {
          value: 'It responds well',
          revision_id: known.assertionChange.revisions['description'],
        },
      },
      errors: {},
    })
    expect(await get(`assertions/${known.bareAssertion}`)).toMatchObject({
      nccn_guideline: null,
      nccn_guideline_version: '',
      amp_level: null,
      evidence_items: [],
      fda_companion_test: null,
      allele_registry_id: null,
    })
  })

  it('show a variant with what its own profile says, its evidence, assertions and groups', async () => {
    const { records } = (await get('variants')) as { records: Json[] }
    expectRecord(records[0], expected.v600e())
    expect(records.map((record) => record['name'])).toEqual(['V600E', 'V600K', 'Fusion', 'Amplification'])

    expectRecord(await get(`variants/${known.variant.id}`), {
      ...expected.v600e(),
      evidence_items: [expected.evidence()],
      variant_groups: [expected.hotSpots()],
      assertions: [expected.assertion()],
      variant_aliases: ['VAL600GLU'],
      hgvs_expressions: ['NM_004333.4:c.1799T>A'],
      clinvar_entries: ['NONE FOUND'],
      lifecycle_actions: { last_commented_on: expected.done('2026-01-06T00:00:00.000Z', expected.curator()) },
      sources: [expected.paper()],
      allele_registry_id: 'CA123643',
      allele_registry_hgvs: 'NC_000007.13:g.140453136A>T',
      provisional_values: {
        description: { value: 'Seen very often', revision_id: known.profileChange.revisions['description'] },
      },
      errors: {},
    })
    expectRecord(await get(`variants/${known.bareVariant.id}`), {
      ...expected.l597r(),
      evidence_items: [],
      variant_groups: [expected.hotSpots()],
      assertions: [],
      variant_aliases: [],
      hgvs_expressions: [],
      clinvar_entries: [],
      lifecycle_actions: {},
      sources: [],
      allele_registry_id: null,
      allele_registry_hgvs: null,
      provisional_values: {},
      errors: {},
    })
  })

  it('show a variant of a fusion with both its places, and as its gene the feature, which is none', async () => {
    expect(await get(`variants/${known.fusionVariant.id}`)).toMatchObject({
      entrez_name: 'v::BRAF',
      entrez_id: null,
      gene_id: known.fusion,
      coordinates: {
        chromosome: '1',
        start: 100,
        stop: 200,
        representative_transcript: 'ENST00000000001.1',
        chromosome2: '7',
        start2: 140433812,
        stop2: 140482957,
        representative_transcript2: 'ENST00000288602.6',
        reference_build: 'GRCh37',
      },
      allele_registry_hgvs: null,
    })
    expect(await get(`evidence_items/${known.ofFusion}`)).toMatchObject({
      gene_id: known.fusion,
      disease: { name: 'Something Rare', doid: null, url: null },
    })
    expect((await legacy.get(`/api/genes/${known.fusion}`)).statusCode).toBe(404)
  })

  it('show a gene with its live variants and their evidence by status', async () => {
    const counts = (accepted: number, rejected: number, submitted: number) => ({
      accepted_count: accepted,
      rejected_count: rejected,
      submitted_count: submitted,
    })
    const withEvidence = [
      { name: 'V600E', id: known.variant.id, evidence_items: counts(1, 0, 0) },
      { name: 'V600K', id: known.otherVariant.id, evidence_items: counts(0, 0, 1) },
    ]
    const braf = {
      id: known.gene,
      name: 'BRAF',
      entrez_id: known.gene,
      description: 'A kinase',
      flagged: false,
      variants: withEvidence,
      aliases: ['B-RAF1', 'NS7'],
      updated_at: madeAt,
      type: 'gene',
    }
    const all = [
      ...withEvidence,
      { name: 'L597R', id: known.bareVariant.id, evidence_items: counts(0, 0, 0) },
    ]
    const { records } = (await get('genes')) as { records: Json[] }
    expectRecord(records[0], braf)
    expect(records.map((record) => record['name'])).toEqual(['BRAF', 'BRAFX'])
    expectRecord(await get(`genes/${known.gene}`), {
      ...braf,
      variants: all,
      lifecycle_actions: { last_modified: expected.done('2026-01-05T00:00:00.000Z', expected.curator()) },
      sources: [
        {
          id: known.sources.unused,
          name: null,
          citation: null,
          citation_id: '10.1182/blood.1',
          source_type: 'ASH',
          asco_abstract_id: null,
          source_url: 'https://doi.org/10.1182/blood.1',
          open_access: null,
          pmc_id: null,
          publication_date: {},
          journal: null,
          full_journal_title: null,
          status: 'submitted',
          is_review: false,
          clinical_trials: [],
        },
      ],
      provisional_values: {
        description: { value: '', revision_id: known.geneChange.revisions['description'] },
      },
      errors: {},
    })
    const both = await legacy.json<Json[]>(`/api/genes/${known.gene},${known.bareGene}`)
    expectRecord(both[0], { ...braf, variants: all })
    expect(both.map((gene) => gene['name'])).toEqual(['BRAF', 'BRA'])
    expectRecord(await get(`genes/${known.gene}?detailed=false`), {
      id: known.gene,
      name: 'BRAF',
      entrez_id: known.gene,
    })
  })

  it('show a variant group with its live variants and the groups of these', async () => {
    const { records } = (await get('variant_groups')) as { records: unknown[] }
    expect(records).toHaveLength(2)
    expectRecord(records[0], expected.hotSpots())
    expect(records[1]).toMatchObject({ name: 'Nothing yet', description: null, variants: [] })
    expectRecord(await get(`variant_groups/${known.variantGroup}`), {
      ...expected.hotSpots(),
      variants: [
        { ...expected.v600e(), variant_groups: [expected.hotSpots()] },
        { ...expected.l597r(), variant_groups: [expected.hotSpots()] },
      ],
      lifecycle_actions: {
        // Who makes a group is not recorded.
        created: expected.done(madeAt, { username: 'Admin' }),
        last_commented_on: expected.done('2026-01-06T00:00:00.000Z', expected.curator()),
      },
      sources: [expected.paper()],
    })
  })

  it('still show what evidence says of a deprecated variant, which itself is gone', async () => {
    expect(await get(`evidence_items/${known.rejected}`)).toMatchObject({
      status: 'rejected',
      flagged: true,
      variant_id: known.deprecatedVariant.id,
      gene_id: known.gene,
    })
    for (const gone of [
      `variants/${known.deprecatedVariant.id}`,
      `genes/${known.deprecatedGene}`,
      `variant_groups/${known.withdrawnGroup}`,
    ]) {
      expect((await legacy.get(`/api/${gone}`)).statusCode, gone).toBe(404)
    }
  })

  it('say when a declaration has expired or is missing', async () => {
    const item = await get(`evidence_items/${known.evidence}`)
    expect(item).toMatchObject({
      lifecycle_actions: {
        last_reviewed: {
          user: {
            conflict_of_interest: {
              coi_valid: 'expired',
              details: { coi_present: false, coi_statement: '' },
            },
          },
        },
      },
    })
    await legacy.storage.write((tx) =>
      tx.deleteFrom('conflict_of_interest_statements').where('user_id', '=', known.people.editor).execute(),
    )
    expect(await get(`evidence_items/${known.evidence}`)).toMatchObject({
      lifecycle_actions: {
        last_reviewed: { user: { conflict_of_interest: { coi_valid: 'missing', details: {} } } },
      },
    })
  })
})
