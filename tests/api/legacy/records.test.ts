import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openLegacy, V1 } from '#tests/support/legacy.ts'
import type { TestLegacy } from '#tests/support/legacy.ts'
import { addLegacyKnowledge } from '#tests/support/releases/legacy-knowledge.ts'
import type { LegacyKnowledge } from '#tests/support/releases/legacy-knowledge.ts'

const madeAt = '2026-01-02T03:04:05.006Z'

describeOnEachEngine('Records of the legacy interface', (engine) => {
  let legacy: TestLegacy
  let known: LegacyKnowledge
  beforeAll(async () => {
    legacy = await openLegacy(engine)
    known = await legacy.storage.write(addLegacyKnowledge)
  })
  afterAll(() => legacy.close())

  type Json = Record<string, unknown>
  const get = (path: string) => legacy.json<Json>(`/api/${path}`)

  const organizationImages = (id: number) =>
    Object.fromEntries(
      [256, 128, 64, 32, 14].map((size) => [`x${size}`, `/avatars/organizations/${id}-${size}.svg`]),
    )

  const institute = () => ({
    id: known.people.institute,
    name: 'Institute',
    url: 'https://institute.example.org',
    description: '',
    profile_image: organizationImages(known.people.institute),
    parent: {},
  })
  const workingGroup = () => ({
    id: known.people.group,
    name: 'Working group',
    url: '',
    description: 'Works on kinases',
    profile_image: organizationImages(known.people.group),
    parent: institute(),
  })
  const curator = () => {
    const picture = (size: number) => `${V1}/avatars/users/${known.people.curator}-${size}.svg`
    return {
      id: known.people.curator,
      name: 'Cora Curator',
      last_seen_at: '2026-02-03T04:05:06.007Z',
      username: 'curator',
      role: 'curator',
      avatar_url: picture(32),
      avatars: { x128: picture(128), x64: picture(64), x32: picture(32), x14: picture(14) },
      area_of_expertise: 'Clinical Scientist',
      orcid: '0000-0001-2345-6789',
      display_name: 'curator',
      created_at: madeAt,
      url: '',
      twitter_handle: '',
      facebook_profile: '',
      linkedin_profile: '',
      bio: 'Reads "papers" \\ and more',
      country: { id: expect.any(Number), iso: 'ZZ', name: 'Utopia' },
      featured_expert: false,
      accepted_license: null,
      signup_complete: null,
      organizations: [workingGroup()],
      most_recent_organization: workingGroup(),
      conflict_of_interest: {
        coi_valid: 'conflict',
        details: {
          coi_present: true,
          coi_statement: 'Holds shares',
          created_at: madeAt,
          expires_at: '2999-01-02T03:04:05.006Z',
        },
      },
    }
  }
  const done = (timestamp: string, user: unknown, organization: unknown = {}) => ({
    timestamp,
    user,
    organization,
  })
  const editor = () => expect.objectContaining({ username: 'editor', role: 'editor' })

  const melanoma = () => ({
    id: known.terms.disease,
    name: 'Melanoma',
    display_name: 'Melanoma',
    doid: '1909',
    url: 'http://disease-ontology.org/?id=DOID:1909',
  })
  const vemurafenib = () => ({
    id: known.terms.drug,
    name: 'Vemurafenib',
    ncit_id: 'C64768',
    aliases: ['Zelboraf'],
  })
  const cobimetinib = () => ({ id: known.terms.otherDrug, name: 'Cobimetinib', ncit_id: null, aliases: [] })
  const phenotype = () => ({
    id: known.terms.phenotype,
    hpo_id: 'HP:0002861',
    hpo_class: 'Melanoma of the skin',
    url: 'https://hpo.jax.org/app/browse/term/HP:0002861',
  })
  const paper = () => ({
    id: known.sources.paper,
    name: 'A paper',
    citation: 'Bollag et al., 2010',
    citation_id: '20979469',
    source_type: 'PubMed',
    asco_abstract_id: null,
    source_url: 'http://www.ncbi.nlm.nih.gov/pubmed/20979469',
    open_access: true,
    pmc_id: 'PMC2948082',
    publication_date: { year: 2010, month: 9 },
    journal: 'Nature',
    full_journal_title: 'Nature',
    status: 'fully curated',
    is_review: true,
    clinical_trials: [
      {
        nct_id: 'NCT00405587',
        name: 'A trial',
        description: 'Phase 1',
        clinical_trial_url: 'https://clinicaltrials.gov/show/NCT00405587',
      },
    ],
  })
  const coordinates = {
    chromosome: '7',
    start: 140453136,
    stop: 140453136,
    reference_bases: 'A',
    variant_bases: 'T',
    representative_transcript: 'ENST00000288602.6',
    chromosome2: null,
    start2: null,
    stop2: null,
    representative_transcript2: null,
    ensembl_version: 75,
    reference_build: 'GRCh37',
  }
  const nowhere = Object.fromEntries(Object.keys(coordinates).map((name) => [name, null]))
  const root = { so_id: 'SO:0000110', name: 'Sequence Feature' }
  const v600e = () => ({
    id: known.variant.id,
    entrez_name: 'BRAF',
    entrez_id: known.gene,
    name: 'V600E',
    description: 'Often seen',
    gene_id: known.gene,
    type: 'variant',
    variant_types: [
      {
        id: known.terms.missense,
        name: 'missense_variant',
        display_name: 'Missense Variant',
        so_id: 'SO:0001583',
        description: 'Another residue',
        url: 'http://www.sequenceontology.org/browser/current_svn/term/SO:0001583',
        root_concept: root,
      },
    ],
    civic_actionability_score: 62.5,
    flagged: true,
    updated_at: madeAt,
    coordinates,
  })
  const l597r = () => ({
    id: known.bareVariant.id,
    entrez_name: 'BRAF',
    entrez_id: known.gene,
    name: 'L597R',
    description: '',
    gene_id: known.gene,
    type: 'variant',
    variant_types: [],
    civic_actionability_score: 0,
    flagged: false,
    updated_at: madeAt,
    coordinates: nowhere,
  })
  const hotSpots = () => ({
    id: known.variantGroup,
    name: 'Hot spots',
    description: 'Found often',
    variants: [v600e(), l597r()],
    type: 'variant_group',
    flagged: false,
    updated_at: madeAt,
  })
  const evidence = () => ({
    id: known.evidence,
    name: `EID${known.evidence}`,
    description: 'It responds: "yes" \u2028 \u{1f642}',
    disease: melanoma(),
    drugs: [vemurafenib(), cobimetinib()],
    rating: 3,
    evidence_level: 'A',
    evidence_type: 'Predictive',
    clinical_significance: 'Sensitivity/Response',
    evidence_direction: 'Supports',
    variant_origin: 'Germline or Somatic',
    drug_interaction_type: 'Combination',
    status: 'accepted',
    open_change_count: 3,
    type: 'evidence',
    source: paper(),
    flagged: false,
    variant_id: known.variant.id,
    phenotypes: [phenotype()],
    updated_at: madeAt,
    molecular_profile: { id: known.variant.profile, name: 'BRAF V600E' },
  })
  const submitted = () => ({
    id: known.submitted,
    name: `EID${known.submitted}`,
    description: '',
    disease: null,
    drugs: [],
    rating: null,
    evidence_level: 'B',
    evidence_type: 'Oncogenic',
    clinical_significance: 'Likely Oncogenic',
    evidence_direction: 'N/A',
    variant_origin: 'Somatic',
    drug_interaction_type: null,
    status: 'submitted',
    open_change_count: 0,
    type: 'evidence',
    source: {
      id: known.sources.abstract,
      name: null,
      citation: null,
      citation_id: '151',
      source_type: 'ASCO',
      asco_abstract_id: '9003',
      source_url: 'https://meetinglibrary.asco.org/record/151/abstract',
      open_access: null,
      pmc_id: null,
      publication_date: {},
      journal: null,
      full_journal_title: null,
      status: 'partially curated',
      is_review: false,
      clinical_trials: [],
    },
    flagged: false,
    // The first variant that the profile names, not the one that must be absent.
    variant_id: known.otherVariant.id,
    phenotypes: [],
    updated_at: madeAt,
    molecular_profile: { id: known.complexProfile, name: 'BRAF V600K AND NOT BRAFX Amplification' },
  })
  const assertion = () => ({
    id: known.assertion,
    type: 'assertion',
    name: `AID${known.assertion}`,
    summary: 'Responds',
    description: 'In short: it responds',
    gene: { name: 'BRAF', id: known.gene },
    variant: { name: 'V600E', id: known.variant.id },
    disease: melanoma(),
    drugs: [vemurafenib()],
    evidence_type: 'Predictive',
    evidence_direction: 'Supports',
    clinical_significance: 'Sensitivity/Response',
    evidence_item_count: 2,
    fda_regulatory_approval: false,
    status: 'accepted',
    open_change_count: 1,
    pending_evidence_count: 1,
    flagged: false,
    updated_at: madeAt,
    molecular_profile: { id: known.variant.profile, name: 'BRAF V600E' },
  })
  const evidenceLifecycle = () => ({
    submitted: done('2026-01-03T00:00:00.000Z', curator(), workingGroup()),
    last_modified: done('2026-01-08T00:00:00.001Z', curator()),
    last_reviewed: done('2026-01-07T00:00:00.000Z', editor()),
    last_commented_on: done('2026-01-10T00:00:00.000Z', curator(), workingGroup()),
    // The newest move to the status; whose account is gone is nobody known.
    accepted: done('2026-01-06T00:00:00.000Z', { username: 'Admin' }),
  })

  /** The names of all members in the order in which an answer writes them. */
  const order = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(order)
      : value !== null && typeof value === 'object'
        ? Object.entries(value).map(([name, member]) => [name, order(member)])
        : null

  /** As `toEqual`, and with the members in this order. */
  function expectRecord(actual: unknown, expected: object) {
    expect(actual).toEqual(expected)
    expect(Object.keys(actual as object)).toEqual(Object.keys(expected))
  }

  it('show an evidence item with everything that is known of it', async () => {
    const { records } = (await get('evidence_items')) as { records: unknown[] }
    expectRecord(records[0], evidence())
    expect(order(records[0])).toEqual(order(evidence()))
    expectRecord(records[1], submitted())
    expect(records).toHaveLength(5)

    expectRecord(await get(`evidence_items/${known.evidence}`), {
      ...evidence(),
      assertions: [assertion()],
      errors: {},
      lifecycle_actions: evidenceLifecycle(),
      fields_with_pending_changes: { clinical_significance: 1, drug: 2 },
      gene_id: known.gene,
    })
    const bare = await get(`evidence_items/${known.submitted}`)
    expect(bare).toMatchObject({ lifecycle_actions: {}, fields_with_pending_changes: {}, errors: {} })
  })

  it('show an assertion with its evidence items of any status', async () => {
    const { records } = (await get('assertions')) as { records: unknown[] }
    expectRecord(records[0], assertion())
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
      ...assertion(),
      nccn_guideline: 'Melanoma: Cutaneous',
      nccn_guideline_version: '2.2026',
      amp_level: 'Tier I - Level A',
      evidence_items: [
        {
          ...evidence(),
          assertions: [assertion()],
          errors: {},
          lifecycle_actions: evidenceLifecycle(),
          fields_with_pending_changes: { clinical_significance: 1, drug: 2 },
          gene_id: known.gene,
          state_params: stateOf(known.evidence, { id: known.variant.id, name: 'V600E' }),
        },
        {
          ...submitted(),
          assertions: [assertion()],
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
      phenotypes: [phenotype()],
      variant_origin: 'Somatic',
      lifecycle_actions: {
        submitted: done('2026-01-03T00:00:00.000Z', curator(), workingGroup()),
        last_modified: done('2026-01-05T00:00:00.000Z', curator()),
        accepted: done('2026-01-04T00:00:00.000Z', editor()),
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
    expectRecord(records[0], v600e())
    expect(records.map((record) => record['name'])).toEqual(['V600E', 'V600K', 'Fusion', 'Amplification'])

    expectRecord(await get(`variants/${known.variant.id}`), {
      ...v600e(),
      evidence_items: [evidence()],
      variant_groups: [hotSpots()],
      assertions: [assertion()],
      variant_aliases: ['VAL600GLU'],
      hgvs_expressions: ['NM_004333.4:c.1799T>A'],
      clinvar_entries: ['NONE FOUND'],
      lifecycle_actions: { last_commented_on: done('2026-01-06T00:00:00.000Z', curator()) },
      sources: [paper()],
      allele_registry_id: 'CA123643',
      allele_registry_hgvs: 'NC_000007.13:g.140453136A>T',
      provisional_values: {
        description: { value: 'Seen very often', revision_id: known.profileChange.revisions['description'] },
      },
      errors: {},
    })
    expectRecord(await get(`variants/${known.bareVariant.id}`), {
      ...l597r(),
      evidence_items: [],
      variant_groups: [hotSpots()],
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
      lifecycle_actions: { last_modified: done('2026-01-05T00:00:00.000Z', curator()) },
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
    expectRecord(records[0], hotSpots())
    expect(records[1]).toMatchObject({ name: 'Nothing yet', description: null, variants: [] })
    expectRecord(await get(`variant_groups/${known.variantGroup}`), {
      ...hotSpots(),
      variants: [
        { ...v600e(), variant_groups: [hotSpots()] },
        { ...l597r(), variant_groups: [hotSpots()] },
      ],
      lifecycle_actions: {
        // Who makes a group is not recorded.
        created: done(madeAt, { username: 'Admin' }),
        last_commented_on: done('2026-01-06T00:00:00.000Z', curator()),
      },
      sources: [paper()],
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
