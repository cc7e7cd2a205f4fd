import { afterEach, beforeEach, expect, it } from 'vitest'
import { importRelease } from '#server/import/import-release.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import {
  assertionRow,
  evidenceRow,
  profileRow,
  variantRow,
  writeRelease,
} from '#tests/support/releases/release-files.ts'
import { accept, suggest } from '#tests/support/curation/revising.ts'

const noFusion = {
  five_prime_partner_status: '',
  three_prime_partner_status: '',
  five_prime_gene_id: '',
  five_prime_gene_entrez_id: '',
  three_prime_gene_id: '',
  three_prime_gene_entrez_id: '',
}
const feature = (id: number, type: string, name: string, more: Record<string, string> = {}) => ({
  feature_id: String(id),
  feature_type: type,
  name,
  feature_aliases: '',
  description: '',
  entrez_id: '',
  ncit_id: '',
  ...noFusion,
  ...more,
})
const EML4 = 'ENST00000318522.9'
const ALK = 'ENST00000389048.3'

const variant = (type: string, featureId: number, featureName: string, more: Record<string, string>) => ({
  ...variantRow(0, '', 0, ''),
  chromosome: '',
  start: '',
  stop: '',
  reference_bases: '',
  variant_bases: '',
  representative_transcript: '',
  ensembl_version: '',
  reference_build: '',
  entrez_id: '',
  variant_types: '',
  feature_type: type,
  feature_id: String(featureId),
  feature_name: featureName,
  ncit_id: '',
  vicc_compliant_name: '',
  '5_prime_transcript': '',
  '5_prime_end_exon': '',
  '3_prime_transcript': '',
  '3_prime_start_exon': '',
  ...more,
})

/** What a release says; `more` is said by the second one of everything, so that every record is written again. */
const release = (more: string) => ({
  'FeatureSummaries.tsv': [
    feature(5, 'Gene', 'BRAF', { entrez_id: '673', description: `Gene${more}` }),
    feature(27, 'Gene', 'EML4', { entrez_id: '27436' }),
    feature(30, 'Gene', 'ALK', { entrez_id: '238' }),
    feature(60, 'Factor', 'CIMP', { ncit_id: 'C1', feature_aliases: 'Alias', description: `Factor${more}` }),
    feature(61, 'Fusion', 'EML4::ALK', {
      five_prime_partner_status: 'Known',
      three_prime_partner_status: 'Known',
      five_prime_gene_id: '27',
      five_prime_gene_entrez_id: '27436',
      three_prime_gene_id: '30',
      three_prime_gene_entrez_id: '238',
      description: `Fusion${more}`,
    }),
  ],
  'VariantSummaries.tsv': [
    variant('Gene', 5, 'BRAF', {
      variant_id: '12',
      variant: 'V600E',
      entrez_id: '673',
      gene: 'BRAF',
      chromosome: '7',
      start: '1',
      stop: '1',
      variant_aliases: `Alias${more}`,
      variant_groups: 'Group',
      single_variant_molecular_profile_id: '512',
    }),
    variant('Factor', 60, 'CIMP', {
      variant_id: '13',
      variant: 'High',
      ncit_id: 'C2',
      variant_aliases: `Alias${more}`,
      single_variant_molecular_profile_id: '513',
    }),
    variant('Fusion', 61, 'EML4::ALK', {
      variant_id: '14',
      variant: 'e13::e20',
      vicc_compliant_name: `${EML4}(EML4):e.13::${ALK}(ALK):e.20`,
      '5_prime_transcript': EML4,
      '5_prime_end_exon': '13',
      '3_prime_transcript': ALK,
      '3_prime_start_exon': '20',
      ensembl_version: '75',
      reference_build: 'GRCh37',
      variant_aliases: `Alias${more}`,
      single_variant_molecular_profile_id: '514',
    }),
  ],
  'VariantGroupSummaries.tsv': [
    {
      variant_group_id: '3',
      variant_group: 'Group',
      description: `Group${more}`,
      is_flagged: 'false',
      last_review_date: '2024-01-02 03:04:05 UTC',
    },
  ],
  'MolecularProfileSummaries.tsv': [
    profileRow(512, 'BRAF V600E', '12', { summary: `Profile${more}`, aliases: 'Val600Glu' }),
    profileRow(513, 'CIMP High', '13', { summary: `Profile${more}` }),
    profileRow(514, 'EML4::ALK e13::e20', '14', { summary: `Profile${more}` }),
    profileRow(900, 'BRAF V600E AND CIMP High', '12, 13', { summary: `Profile${more}`, aliases: 'Both' }),
  ],
  'ClinicalEvidenceSummaries.tsv': [
    evidenceRow(1, 512, 'BRAF V600E', { evidence_statement: `Said${more}` }),
    evidenceRow(2, 900, 'BRAF V600E AND CIMP High', { evidence_statement: `Said${more}` }),
  ],
  'AssertionSummaries.tsv': [
    assertionRow(7, 512, 'BRAF V600E', {
      evidence_item_ids: '1',
      assertion_summary: `Summary${more}`,
      variant_origin: 'Somatic',
    }),
  ],
})

describeOnEachEngine('accepted revisions and the next release', (engine) => {
  let knowledge: TestInterface
  let people: Curators

  beforeEach(async () => {
    knowledge = await openInterface(engine)
    await importRelease(knowledge.storage, writeRelease('01-Aug-2024', release('')))
    people = await knowledge.storage.write(addCurators)
  })
  afterEach(() => knowledge.close())

  const revise = async (name: string, member: string, id: number, fields: object) => {
    const results = await suggest(knowledge, [name, member], { id, fields }, people.cora)
    await accept(knowledge, { revisionSetId: results[0]?.revisionSetId }, people.edith)
    return results.map(({ fieldName }) => fieldName).sort()
  }
  const idOf = async (table: 'diseases' | 'therapies' | 'sources') => {
    const row = await knowledge.storage.read.selectFrom(table).select('id').executeTakeFirstOrThrow()
    return row.id
  }

  const SHOWN = `{
    gene(id: 5) { description sources { id } }
    factor: feature(id: 60) { name fullName description featureAliases featureInstance { ... on Factor { ncitId } } }
    renamed: variant(id: 13) { name variantAliases feature { name } ... on FactorVariant { ncitId } }
    moved: variant(id: 12) {
      name variantAliases variantTypes { name }
      ... on GeneVariant { hgvsDescriptions clinvarIds coordinates { chromosome start stop representativeTranscript } }
    }
    fusion: variant(id: 14) {
      name
      ... on FusionVariant { viccCompliantName fivePrimeEndExonCoordinates { exon } threePrimeStartExonCoordinates { exon } }
    }
    own: molecularProfile(id: 512) { name molecularProfileAliases description molecularProfileScore }
    both: molecularProfile(id: 900) { name molecularProfileAliases description }
    fusionProfile: molecularProfile(id: 514) { name }
    variantGroup(id: 3) { name description variants { nodes { id } } }
    evidenceItem(id: 1) { description evidenceLevel evidenceRating therapies { id } }
    assertion(id: 7) { summary description evidenceItems { id } therapies { id } }
    search(query: "Island", types: [FEATURE, VARIANT, MOLECULAR_PROFILE]) { id resultType }
  }`

  it('stay as they were accepted, whatever the release says', async () => {
    const [source, disease, therapy] = [
      await idOf('sources'),
      await idOf('diseases'),
      await idOf('therapies'),
    ]
    const set = (value: string) => ({ value })
    const unset = { unset: true }
    const plain = { aliases: ['Ours'], variantTypeIds: [] as number[] }
    await revise('suggestGeneRevision', 'gene', 5, { description: set('Our gene'), sourceIds: [source] })
    await revise('suggestFactorRevision', 'factor', 60, {
      name: 'CpG Island',
      fullName: set('Full'),
      description: set('Our factor'),
      ncitId: set('C99'),
      sourceIds: [],
      aliases: ['Ours'],
    })
    await revise('suggestGeneVariantRevision', 'variant', 12, {
      featureId: 5,
      name: 'Val600Glu',
      ...plain,
      hgvsDescriptions: ['NM_004333.4:c.1799T>A'],
      clinvarIds: { noneFound: true },
      coordinates: {
        referenceBuild: 'GRCH37',
        ensemblVersion: 75,
        chromosome: '7',
        start: 140453136,
        stop: 140453136,
        referenceBases: set('A'),
        variantBases: set('T'),
        representativeTranscript: 'ENST00000288602.6',
      },
    })
    await revise('suggestFactorVariantRevision', 'variant', 13, {
      featureId: 60,
      name: 'Higher',
      ncitId: set('C98'),
      ...plain,
    })
    expect(
      await revise('suggestFusionVariantRevision', 'variant', 14, {
        ...plain,
        coordinates: {
          ensemblVersion: 75,
          referenceBuild: 'GRCH37',
          fivePrimeTranscript: EML4,
          fivePrimeExonEnd: 6,
          threePrimeTranscript: ALK,
          threePrimeExonStart: 20,
        },
      }),
    ).toEqual(['exon', 'variant_alias_ids'])
    await revise('suggestMolecularProfileRevision', 'molecularProfile', 900, {
      description: set('Our profile'),
      sourceIds: [source],
      aliases: ['ours'],
    })
    await revise('suggestVariantGroupRevision', 'variantGroup', 3, {
      name: 'Our group',
      description: set('Ours'),
      sourceIds: [],
      variantIds: [12],
    })
    await revise('suggestEvidenceItemRevision', 'evidenceItem', 1, {
      description: set('We say'),
      molecularProfileId: 512,
      variantOrigin: 'SOMATIC',
      sourceId: await sourceOf(1),
      evidenceType: 'PREDICTIVE',
      significance: 'SENSITIVITYRESPONSE',
      diseaseId: { value: disease },
      evidenceLevel: 'A',
      evidenceDirection: 'SUPPORTS',
      phenotypeIds: [],
      rating: 5,
      therapyIds: [therapy],
      therapyInteractionType: unset,
    })
    await revise('suggestAssertionRevision', 'assertion', 7, {
      summary: set('Our summary'),
      description: set('Description 7.'),
      molecularProfileId: 512,
      variantOrigin: 'SOMATIC',
      assertionType: 'PREDICTIVE',
      significance: 'SENSITIVITYRESPONSE',
      assertionDirection: 'SUPPORTS',
      diseaseId: { value: disease },
      therapyIds: [therapy],
      therapyInteractionType: unset,
      phenotypeIds: [],
      evidenceItemIds: [1, 2],
      ampLevel: { value: 'TIER_I_LEVEL_A' },
      acmgCodeIds: [],
      clingenCodeIds: [],
      nccnGuidelineId: unset,
      nccnGuidelineVersion: unset,
      fdaCompanionTest: unset,
      fdaRegulatoryApproval: { value: true },
    })
    const before = await knowledge.ask<Record<string, unknown>>(SHOWN)
    expect(before).toMatchObject({
      gene: { description: 'Our gene' },
      factor: { name: 'CpG Island', featureInstance: { ncitId: 'C99' } },
      moved: { name: 'Val600Glu', coordinates: { start: 140453136 } },
      fusion: { name: 'e6::e20' },
      own: { name: 'BRAF Val600Glu', molecularProfileAliases: ['OURS'], molecularProfileScore: 50 },
      both: { name: 'BRAF Val600Glu AND CpG Island Higher', molecularProfileAliases: ['OURS'] },
      fusionProfile: { name: 'EML4::ALK e6::e20' },
      variantGroup: { name: 'Our group', variants: { nodes: [{ id: 12 }] } },
      evidenceItem: { description: 'We say', evidenceLevel: 'A', evidenceRating: 5 },
      assertion: { summary: 'Our summary', evidenceItems: [{ id: 1 }, { id: 2 }] },
    })
    const again = await importRelease(knowledge.storage, writeRelease('01-Aug-2024', release('')))
    expect(again.changedAnything).toBe(false)
    expect(await knowledge.ask(SHOWN)).toEqual(before)
    const report = await importRelease(
      knowledge.storage,
      writeRelease('01-Sep-2024', release(' of the next release')),
    )
    expect(report.retainedLocalChanges).toEqual(
      expect.arrayContaining(['FID60 name', 'VID12 name', 'VID14 exon', 'EID1 evidence_rating']),
    )
    // Only what nobody here changed follows the release.
    const after = await knowledge.ask<Record<string, { description: string }>>(SHOWN)
    expect(after['own']?.description).toBe('Profile of the next release')
    expect(after).toEqual({
      ...before,
      own: { ...(before['own'] as object), description: after['own']?.description },
    })
  })

  const sourceOf = async (evidence: number) => {
    const row = await knowledge.storage.read
      .selectFrom('evidence_items')
      .select('source_id')
      .where('id', '=', evidence)
      .executeTakeFirstOrThrow()
    return row.source_id
  }

  it('leave the places to which something is suggested, though the release knows none', async () => {
    const { storage } = knowledge
    await storage.write((tx) => tx.deleteFrom('variant_coordinates').where('variant_id', '=', 12).execute())
    const [chromosome] = await suggest(
      knowledge,
      ['suggestGeneVariantRevision', 'variant'],
      {
        id: 12,
        fields: {
          featureId: 5,
          name: 'V600E',
          aliases: ['Alias'],
          variantTypeIds: [],
          hgvsDescriptions: [],
          clinvarIds: { ids: [] },
          coordinates: {
            referenceBuild: 'GRCH37',
            chromosome: '7',
            start: 1,
            stop: 1,
            referenceBases: { unset: true },
            variantBases: { unset: true },
            representativeTranscript: 'ENST00000288602.6',
          },
        },
      },
      people.cora,
    )
    const next = release(' of the next release')
    next['VariantSummaries.tsv'] = next['VariantSummaries.tsv'].map((row) => ({
      ...row,
      chromosome: '',
      start: '',
      stop: '',
    }))
    await importRelease(storage, writeRelease('01-Sep-2024', next))
    const shown = await knowledge.ask('query ($id: Int!) { revision(id: $id) { subject { id name } } }', {
      id: chromosome?.id,
    })
    expect(shown).toMatchObject({ revision: { subject: { name: 'V600E Coordinates' } } })
  })
})
