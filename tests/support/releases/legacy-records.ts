import { expect } from 'vitest'
import { V1 } from '#tests/support/legacy.ts'
import type { LegacyKnowledge } from './legacy-knowledge.ts'

/** Time at which the records were made. */
export const madeAt = '2026-01-02T03:04:05.006Z'

/** Records of the legacy interface, as `known` should be shown there. */
export function legacyRecords(known: LegacyKnowledge) {
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
  return {
    workingGroup,
    curator,
    done,
    editor,
    phenotype,
    paper,
    v600e,
    l597r,
    hotSpots,
    evidence,
    submitted,
    assertion,
    evidenceLifecycle,
  }
}
