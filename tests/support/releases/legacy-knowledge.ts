import type { Writing } from '#server/storage/database.ts'
import {
  addComment,
  addAction,
  addFlag,
  addOrganization,
  addSuggestion,
  addUser,
} from '../curation/curation-factories.ts'
import {
  addAssertion,
  addCoordinates,
  addDisease,
  addEvidence,
  addFeature,
  addProfile,
  addSource,
  addTherapy,
  addVariant,
  addVariantGroup,
  addVariantType,
} from '../factories.ts'

const madeAt = '2026-01-02T03:04:05.006Z'
const times = { created_at: madeAt, updated_at: madeAt }

async function addPeople(tx: Writing) {
  const { id: country } = await tx
    .insertInto('countries')
    .values({ iso: 'ZZ', name: 'Utopia' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const institute = await addOrganization(tx, 'Institute', { url: 'https://institute.example.org' })
  const group = await addOrganization(tx, 'Working group', {
    parent_id: institute,
    description: 'Works on kinases',
  })
  const curator = await addUser(tx, 'curator', {
    name: 'Cora Curator',
    email: 'cora@example.org',
    area_of_expertise: 'CLINICAL_SCIENTIST',
    orcid: '0000-0001-2345-6789',
    country_id: country,
    most_recent_organization_id: group,
    bio: 'Reads "papers" \\ and more',
    last_seen_at: '2026-02-03T04:05:06.007Z',
  })
  const editor = await addUser(tx, 'editor', { role: 'EDITOR' })
  const gone = await addUser(tx, 'gone', { deactivated_at: madeAt })
  await tx.insertInto('affiliations').values({ user_id: curator.id, organization_id: group }).execute()
  await tx
    .insertInto('conflict_of_interest_statements')
    .values([
      {
        user_id: curator.id,
        coi_present: true,
        statement: 'Holds shares',
        created_at: madeAt,
        expires_at: '2999-01-02T03:04:05.006Z',
      },
      {
        user_id: editor.id,
        coi_present: false,
        statement: null,
        created_at: '2020-01-02T03:04:05.006Z',
        expires_at: '2021-01-02T03:04:05.006Z',
      },
    ])
    .execute()
  return { curator: curator.id, editor: editor.id, gone: gone.id, institute, group }
}

async function addTerms(tx: Writing) {
  const root = await addVariantType(tx, 'sequence_feature', {
    soid: 'SO:0000110',
    display_name: 'Sequence Feature',
  })
  const missense = await addVariantType(tx, 'missense_variant', {
    soid: 'SO:0001583',
    display_name: 'Missense Variant',
    description: 'Another residue',
  })
  await tx.insertInto('variant_type_parents').values({ variant_type_id: missense, parent_id: root }).execute()
  const disease = await addDisease(tx, 'Melanoma', { doid: '1909' })
  const unlisted = await addDisease(tx, 'Something Rare')
  const drug = await addTherapy(tx, 'Vemurafenib', { ncit_id: 'C64768' })
  const otherDrug = await addTherapy(tx, 'Cobimetinib')
  const { id: alias } = await tx
    .insertInto('therapy_aliases')
    .values({ name: 'Zelboraf', name_folded: 'zelboraf' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('therapy_therapy_aliases')
    .values({ therapy_id: drug, therapy_alias_id: alias })
    .execute()
  const { id: phenotype } = await tx
    .insertInto('phenotypes')
    .values({
      hpo_id: 'HP:0002861',
      name: 'Melanoma of the skin',
      name_folded: 'melanoma of the skin',
      ...times,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: acmg } = await tx
    .insertInto('acmg_codes')
    .values({ code: 'PM1', description: 'In a hot spot' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: guideline } = await tx
    .insertInto('nccn_guidelines')
    .values({ name: 'Melanoma: Cutaneous' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { root, missense, disease, unlisted, drug, otherDrug, phenotype, acmg, guideline }
}

async function addSources(tx: Writing) {
  const paper = await addSource(tx, {
    citation_id: '20979469',
    citation: 'Bollag et al., 2010',
    title: 'A paper',
    journal: 'Nature',
    full_journal_title: 'Nature',
    publication_year: 2010,
    publication_month: 9,
    pmc_id: 'PMC2948082',
    open_access: true,
    is_review: true,
    fully_curated: true,
  })
  const abstract = await addSource(tx, { source_type: 'ASCO', citation_id: '151', asco_abstract_id: 9003 })
  const unused = await addSource(tx, { source_type: 'ASH', citation_id: '10.1182/blood.1' })
  const { id: trial } = await tx
    .insertInto('clinical_trials')
    .values({
      nct_id: 'NCT00405587',
      name: 'A trial',
      name_folded: 'a trial',
      description: 'Phase 1',
      ...times,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('source_clinical_trials')
    .values({ source_id: paper, clinical_trial_id: trial })
    .execute()
  return { paper, abstract, unused }
}

/**
 * A small knowledgebase in which every member of every record of the legacy interface has a value somewhere: genes,
 * a fusion, a complex profile, every status, people, history, open revisions and flags. On both engines all its
 * ids are the same.
 */
export async function addLegacyKnowledge(tx: Writing) {
  const people = await addPeople(tx)
  const terms = await addTerms(tx)
  const sources = await addSources(tx)
  const gene = await addFeature(tx, 'BRAF', { aliases: ['B-RAF1', 'NS7'], description: 'A kinase' })
  const longerGene = await addFeature(tx, 'BRAFX')
  const bareGene = await addFeature(tx, 'BRA')
  const deprecatedGene = await addFeature(tx, 'OLDGENE', { deprecated: true })
  const fusion = await addFeature(tx, 'v::BRAF', { kind: 'FUSION' })
  await tx.insertInto('feature_sources').values({ feature_id: gene, source_id: sources.unused }).execute()

  const variant = await addVariant(tx, gene, 'V600E', {
    aliases: ['val600glu'],
    types: [terms.missense],
    allele_registry_id: 'CA123643',
    flagged: true,
  })
  const otherVariant = await addVariant(tx, gene, 'V600K')
  const bareVariant = await addVariant(tx, gene, 'L597R')
  const deprecatedVariant = await addVariant(tx, gene, 'OLD', { deprecated: true })
  const fusionVariant = await addVariant(tx, fusion, 'Fusion')
  const longerVariant = await addVariant(tx, longerGene, 'Amplification')
  await addVariant(tx, deprecatedGene, 'LOST', { deprecated: true })
  await addCoordinates(tx, variant.id, {
    chromosome: '7',
    start: 140453136,
    stop: 140453136,
    reference_bases: 'A',
    variant_bases: 'T',
    representative_transcript: 'ENST00000288602.6',
    ensembl_version: 75,
  })
  await addCoordinates(tx, fusionVariant.id, {
    coordinate_type: 'THREE_PRIME_FUSION_COORDINATE',
    chromosome: '7',
    start: 140433812,
    stop: 140482957,
    representative_transcript: 'ENST00000288602.6',
  })
  await addCoordinates(tx, fusionVariant.id, {
    coordinate_type: 'FIVE_PRIME_FUSION_COORDINATE',
    chromosome: '1',
    start: 100,
    stop: 200,
    representative_transcript: 'ENST00000000001.1',
  })
  const { id: hgvs } = await tx
    .insertInto('hgvs_descriptions')
    .values({ name: 'NM_004333.4:c.1799T>A', name_folded: 'nm_004333.4:c.1799t>a' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('variant_hgvs_descriptions')
    .values({ variant_id: variant.id, hgvs_description_id: hgvs })
    .execute()
  const { id: clinvar } = await tx
    .insertInto('clinvar_entries')
    .values({ clinvar_id: 'NONE FOUND' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('variant_clinvar_entries')
    .values([
      { variant_id: variant.id, clinvar_entry_id: clinvar },
      { variant_id: otherVariant.id, clinvar_entry_id: clinvar },
    ])
    .execute()
  await tx
    .updateTable('molecular_profiles')
    .set({ description: 'Often seen', score: 62.5 })
    .where('id', '=', variant.profile)
    .execute()
  await tx
    .insertInto('molecular_profile_sources')
    .values({ molecular_profile_id: variant.profile, source_id: sources.paper })
    .execute()
  const complexProfile = await addProfile(tx, `#VID${otherVariant.id} AND NOT #VID${longerVariant.id}`)

  const evidence = await addEvidence(tx, variant.profile, {
    description: 'It responds: "yes" \u2028 \u{1f642}',
    disease_id: terms.disease,
    source_id: sources.paper,
    therapies: [terms.otherDrug, terms.drug],
    therapy_interaction_type: 'COMBINATION',
    evidence_level: 'A',
    variant_origin: 'MIXED',
  })
  const submitted = await addEvidence(tx, complexProfile, {
    status: 'SUBMITTED',
    description: '',
    source_id: sources.abstract,
    evidence_type: 'ONCOGENIC',
    significance: 'LIKELY_ONCOGENIC',
    evidence_direction: 'NA',
    evidence_rating: null,
  })
  const rejected = await addEvidence(tx, deprecatedVariant.profile, {
    status: 'REJECTED',
    source_id: sources.paper,
    flagged: true,
  })
  const ofFusion = await addEvidence(tx, fusionVariant.profile, {
    source_id: sources.paper,
    disease_id: terms.unlisted,
  })
  const ofLonger = await addEvidence(tx, longerVariant.profile, { source_id: sources.paper })
  await tx
    .insertInto('evidence_item_phenotypes')
    .values({ evidence_item_id: evidence, phenotype_id: terms.phenotype })
    .execute()
  const assertion = await addAssertion(tx, variant.profile, {
    summary: 'Responds',
    description: 'In short: it responds',
    disease_id: terms.disease,
    therapies: [terms.drug],
    evidence: [evidence, submitted],
    amp_level: 'TIER_I_LEVEL_A',
    nccn_guideline_id: terms.guideline,
    nccn_guideline_version: '2.2026',
    fda_companion_test: true,
    fda_regulatory_approval: false,
    variant_origin: 'SOMATIC',
    therapy_interaction_type: 'SUBSTITUTES',
  })
  const bareAssertion = await addAssertion(tx, complexProfile, { status: 'SUBMITTED' })
  await tx
    .insertInto('assertion_acmg_codes')
    .values({ assertion_id: assertion, acmg_code_id: terms.acmg })
    .execute()
  await tx
    .insertInto('assertion_phenotypes')
    .values({ assertion_id: assertion, phenotype_id: terms.phenotype })
    .execute()
  const variantGroup = await addVariantGroup(tx, 'Hot spots', {
    variants: [variant.id, bareVariant.id, deprecatedVariant.id],
    description: 'Found often',
  })
  const emptyGroup = await addVariantGroup(tx, 'Nothing yet')
  const withdrawnGroup = await addVariantGroup(tx, 'Taken back', { withdrawn: true })
  await tx
    .insertInto('variant_group_sources')
    .values({ variant_group_id: variantGroup, source_id: sources.paper })
    .execute()

  const { curator, editor, gone, group } = people
  const about = { type: 'EVIDENCE_ITEM', id: evidence } as const
  await addAction(tx, 'SUBMIT_EVIDENCE_ITEM', 'SUBMITTED', about, {
    user: curator,
    organization: group,
    at: '2026-01-03T00:00:00.000Z',
  })
  await addAction(tx, 'MODERATE_EVIDENCE_ITEM', 'REJECTED', about, {
    user: editor,
    at: '2026-01-04T00:00:00.000Z',
  })
  await addAction(tx, 'MODERATE_EVIDENCE_ITEM', 'ACCEPTED', about, {
    user: editor,
    at: '2026-01-05T00:00:00.000Z',
  })
  await addAction(tx, 'MODERATE_EVIDENCE_ITEM', 'ACCEPTED', about, {
    user: gone,
    at: '2026-01-06T00:00:00.000Z',
  })
  await addAction(tx, 'ACCEPT_REVISIONS', 'REVISION_ACCEPTED', about, {
    user: editor,
    at: '2026-01-07T00:00:00.000Z',
  })
  await addSuggestion(
    tx,
    about,
    { therapy_ids: [[], [terms.drug]], significance: ['SENSITIVITYRESPONSE', 'RESISTANCE'] },
    { user: curator, organization: group, at: '2026-01-08T00:00:00.000Z' },
  )
  await addSuggestion(
    tx,
    about,
    { therapy_ids: [[], [terms.otherDrug]] },
    { user: curator, at: '2026-01-08T00:00:00.001Z' },
  )
  await addComment(tx, about, 'Older', { user: editor, at: '2026-01-09T00:00:00.000Z' })
  await addComment(tx, about, 'Newer', { user: curator, organization: group, at: '2026-01-10T00:00:00.000Z' })
  await addAction(
    tx,
    'SUBMIT_ASSERTION',
    'ASSERTION_SUBMITTED',
    { type: 'ASSERTION', id: assertion },
    { user: curator, organization: group, at: '2026-01-03T00:00:00.000Z' },
  )
  await addAction(
    tx,
    'MODERATE_ASSERTION',
    'ASSERTION_ACCEPTED',
    { type: 'ASSERTION', id: assertion },
    { user: editor, at: '2026-01-04T00:00:00.000Z' },
  )
  const assertionChange = await addSuggestion(
    tx,
    { type: 'ASSERTION', id: assertion },
    { description: ['In short: it responds', 'It responds well'] },
    { user: curator, at: '2026-01-05T00:00:00.000Z' },
  )
  const geneChange = await addSuggestion(
    tx,
    { type: 'FEATURE', id: gene },
    { description: ['A kinase', null] },
    { user: curator, at: '2026-01-05T00:00:00.000Z' },
  )
  const profileChange = await addSuggestion(
    tx,
    { type: 'MOLECULAR_PROFILE', id: variant.profile },
    { description: ['Often seen', 'Seen very often'] },
    { user: curator, at: '2026-01-05T00:00:00.000Z' },
  )
  await addComment(tx, { type: 'VARIANT', id: variant.id }, 'Well known', {
    user: curator,
    at: '2026-01-06T00:00:00.000Z',
  })
  await addComment(tx, { type: 'VARIANT_GROUP', id: variantGroup }, 'Good', {
    user: curator,
    at: '2026-01-06T00:00:00.000Z',
  })
  await addFlag(tx, { type: 'VARIANT', id: variant.id }, { user: curator })
  return {
    people,
    terms,
    sources,
    gene,
    longerGene,
    bareGene,
    deprecatedGene,
    fusion,
    variant,
    otherVariant,
    bareVariant,
    deprecatedVariant,
    fusionVariant,
    longerVariant,
    complexProfile,
    evidence,
    submitted,
    rejected,
    ofFusion,
    ofLonger,
    assertion,
    bareAssertion,
    variantGroup,
    emptyGroup,
    withdrawnGroup,
    assertionChange,
    geneChange,
    profileChange,
  }
}

export type LegacyKnowledge = Awaited<ReturnType<typeof addLegacyKnowledge>>
