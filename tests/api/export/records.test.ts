import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeRelease } from '#server/export/write-release.ts'
import type { ExportProgress } from '#server/export/write-release.ts'
import { importRelease } from '#server/import/import-release.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { addEvidence } from '#tests/support/factories.ts'
import { separatedCells, separatedRows } from '#tests/support/releases/separated-text.ts'
import { parseVcf } from '#tests/support/matching/vcf.ts'
import type { Vcf } from '#tests/support/matching/vcf.ts'

const site = 'https://curia.example.org'
const now = new Date('2026-07-20T12:00:00Z')

const folder = mkdtempSync(join(tmpdir(), 'curia-records-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const words = (text: string) => text.trim().split(/\s+/)

/** The columns of every file, in order. */
const columns: Record<string, string[]> = {
  'FeatureSummaries.tsv': words(`feature_id feature_civic_url feature_type name feature_aliases description
    last_review_date is_flagged entrez_id ncit_id five_prime_partner_status three_prime_partner_status
    five_prime_gene_id five_prime_gene_name five_prime_gene_entrez_id three_prime_gene_id three_prime_gene_name
    three_prime_gene_entrez_id`),
  'VariantSummaries.tsv':
    words(`variant_id variant_civic_url feature_type feature_id feature_name feature_civic_url
    variant variant_aliases is_flagged variant_groups variant_types single_variant_molecular_profile_id
    last_review_date gene entrez_id chromosome start stop reference_bases variant_bases representative_transcript
    ensembl_version reference_build hgvs_descriptions allele_registry_id clinvar_ids ncit_id 5_prime_partner_status
    5_prime_partner 3_prime_partner_status 3_prime_partner vicc_compliant_name 5_prime_transcript 5_prime_end_exon
    5_prime_exon_offset 5_prime_exon_offset_direction 3_prime_transcript 3_prime_start_exon 3_prime_exon_offset
    3_prime_exon_offset_direction iscn_name`),
  'MolecularProfileSummaries.tsv': words(`name molecular_profile_id summary variant_ids variants_civic_url
    evidence_score evidence_item_ids evidence_items_civic_url assertion_ids assertions_civic_url aliases
    last_review_date is_flagged`),
  'AcceptedClinicalEvidenceSummaries.tsv':
    words(`molecular_profile molecular_profile_id disease doid phenotypes
    therapies therapy_interaction_type evidence_type evidence_direction evidence_level significance
    evidence_statement citation_id source_type asco_abstract_id citation nct_ids rating evidence_status evidence_id
    variant_origin last_review_date evidence_civic_url molecular_profile_civic_url is_flagged source_retracted`),
  'AcceptedAssertionSummaries.tsv':
    words(`molecular_profile molecular_profile_id disease doid phenotypes therapies
    assertion_type assertion_direction significance acmg_codes amp_category clingen_codes nccn_guideline
    nccn_guideline_version regulatory_approval fda_companion_test assertion_summary assertion_description
    assertion_id evidence_item_ids last_review_date assertion_civic_url evidence_items_civic_url
    molecular_profile_civic_url is_flagged`),
  'VariantGroupSummaries.tsv': words(`variant_group_id variant_group_civic_url variant_group description
    last_review_date is_flagged`),
}
const annotationFields = words(`Allele Consequence SYMBOL Entrez_Gene_ID Feature_type Feature HGVSc HGVSp
  CIViC_Variant_Name CIViC_Variant_ID CIViC_Variant_Aliases CIViC_Variant_URL CIViC_Molecular_Profile_Name
  CIViC_Molecular_Profile_ID CIViC_Molecular_Profile_Aliases CIViC_Molecular_Profile_URL CIViC_HGVS
  Allele_Registry_ID ClinVar_IDs CIViC_Molecular_Profile_Score CIViC_Entity_Type CIViC_Entity_ID CIViC_Entity_URL
  CIViC_Entity_Source CIViC_Entity_Variant_Origin CIViC_Entity_Status CIViC_Entity_Significance
  CIViC_Entity_Direction CIViC_Entity_Disease CIViC_Entity_Therapies CIViC_Entity_Therapy_Interaction_Type
  CIViC_Evidence_Phenotypes CIViC_Evidence_Level CIViC_Evidence_Rating CIViC_Assertion_ACMG_Codes
  CIViC_Assertion_AMP_Category CIViC_Assertion_ClinGen_Codes CIViC_Assertion_NCCN_Guideline
  CIViC_Assertion_Regulatory_Approval CIViC_Assertion_FDA_Companion_Test`).map((field) =>
  field.replaceAll('_', ' ').replace('Feature type', 'Feature_type'),
)

describeOnEachEngine('An export', (engine) => {
  let database: TestDatabase
  let storage: Storage
  let made: Awaited<ReturnType<typeof addEveryKind>>
  const to = mkdtempSync(join(folder, 'first-'))
  const progress: ExportProgress[] = []
  const text = (name: string) => readFileSync(join(to, `test-${name}`), 'utf8')
  const rows = (name: string) => separatedRows(text(name), '\t')
  const rowOf = (name: string, column: string, id: number) =>
    rows(name).find((row) => row[column] === String(id))

  beforeAll(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url)
    made = await storage.write((tx) => addEveryKind(tx))
    await writeRelease(storage, to, { name: 'test', site, now, onProgress: (each) => progress.push(each) })
  })
  afterAll(async () => {
    await storage.close()
    await database.drop()
  })

  it('has the columns of a release, in order, and rows by id', () => {
    for (const [name, expected] of Object.entries(columns)) {
      const [header, ...cells] = separatedCells(text(name), '\t')
      expect(header).toEqual(expected)
      const idColumn = expected.findIndex((column) =>
        /^(feature|variant|molecular_profile|evidence|assertion|variant_group)_id$/.test(column),
      )
      const id = name.includes('Evidence')
        ? expected.indexOf('evidence_id')
        : name.includes('Assertion')
          ? expected.indexOf('assertion_id')
          : idColumn
      const ids = cells.map((row) => Number(row[id]))
      expect(ids.length).toBeGreaterThan(0)
      expect(ids).toEqual(ids.toSorted((left, right) => left - right))
    }
  })

  it('gives files their older names, too', () => {
    for (const [older, name] of [
      ['GeneSummaries.tsv', 'FeatureSummaries.tsv'],
      ['ClinicalEvidenceSummaries.tsv', 'AcceptedClinicalEvidenceSummaries.tsv'],
      ['AssertionSummaries.tsv', 'AcceptedAssertionSummaries.tsv'],
    ] as const) {
      expect(text(older)).toBe(text(name))
    }
    expect(readdirSync(to)).toHaveLength(16)
  })

  it('tells how far it is, up to the end', () => {
    expect(progress[0]).toEqual({ phase: 'count', done: 0, total: null })
    const written = progress.filter(({ phase }) => phase === 'write')
    const done = written.map((each) => each.done)
    expect(done).toEqual(done.toSorted((left, right) => left - right))
    expect(written.at(-1)?.done).toBeLessThanOrEqual(written.at(-1)?.total ?? 0)
  })

  it('fills only the block of the kind of a feature', () => {
    const { gene, partner, factor, fusion } = made.features
    expect(rowOf('FeatureSummaries.tsv', 'feature_id', gene)).toMatchObject({
      feature_type: 'Gene',
      feature_civic_url: `${site}/links/features/${gene}`,
      feature_aliases: 'alk1,CD246',
      description: 'A "receptor" kinase.',
      entrez_id: String(gene),
      last_review_date: '2026-01-02 03:04:05 UTC',
      is_flagged: 'false',
      ncit_id: '',
    })
    expect(rowOf('FeatureSummaries.tsv', 'feature_id', factor)).toMatchObject({
      feature_type: 'Factor',
      entrez_id: '',
      ncit_id: 'C120465',
    })
    expect(rowOf('FeatureSummaries.tsv', 'feature_id', fusion)).toMatchObject({
      feature_type: 'Fusion',
      entrez_id: '',
      five_prime_partner_status: 'Known',
      five_prime_gene_id: String(partner),
      five_prime_gene_name: 'EML4',
      five_prime_gene_entrez_id: String(partner),
      three_prime_gene_name: 'ALK',
    })
  })

  it('fills only the block of the kind of a variant', () => {
    const { point, positive, fused, deleted } = made.variants
    const blocks = { gene: '', chromosome: '', ncit_id: '', '5_prime_transcript': '', iscn_name: '' }
    const variant = (id: number) => rowOf('VariantSummaries.tsv', 'variant_id', id)
    expect(variant(point.id)).toMatchObject({
      ...blocks,
      feature_type: 'Gene',
      gene: 'ALK',
      variant_aliases: 'PHE1174LEU,RS863225281',
      variant_groups: 'ALK, all of it',
      variant_types: 'missense_variant',
      single_variant_molecular_profile_id: String(point.profile),
      chromosome: '2',
      start: '29443695',
      reference_bases: 'G',
      reference_build: 'GRCh37',
      ensembl_version: '75',
      hgvs_descriptions: 'ENST00000389048.3:c.3522C>A,NP_004295.2:p.Phe1174Leu',
      allele_registry_id: 'CA279586',
    })
    expect(variant(positive.id)).toMatchObject({ ...blocks, feature_type: 'Factor', ncit_id: 'C64348' })
    expect(variant(fused.id)).toMatchObject({
      ...blocks,
      '5_prime_partner_status': 'Known',
      '5_prime_partner': 'EML4',
      '5_prime_transcript': 'ENST00000318522.5',
      '5_prime_end_exon': '13',
      '5_prime_exon_offset': '5',
      '5_prime_exon_offset_direction': 'Positive',
      '3_prime_start_exon': '20',
      '3_prime_exon_offset': '',
      vicc_compliant_name: 'ENST00000318522.5(EML4):e.13+5::ENST00000389048.3(ALK):e.20',
    })
    expect(variant(deleted.id)).toMatchObject({ ...blocks, iscn_name: 'del(17)(p13.1)' })
  })

  it('shows evidence by status, in words, with white space squeezed', () => {
    const [first = 0] = made.items
    expect(rowOf('AcceptedClinicalEvidenceSummaries.tsv', 'evidence_id', first)).toEqual({
      molecular_profile: 'ALK F1174L',
      molecular_profile_id: String(made.variants.point.profile),
      disease: 'Neuroblastoma',
      doid: '0769',
      phenotypes: '',
      therapies: 'Alectinib,Inhibitor 2,4-X',
      therapy_interaction_type: 'Combination',
      evidence_type: 'Predictive',
      evidence_direction: 'Supports',
      evidence_level: 'B',
      significance: 'Sensitivity/Response',
      evidence_statement: 'It was said: "sensitive", that is.',
      citation_id: '153',
      source_type: 'ASCO',
      asco_abstract_id: '102',
      citation: 'Doe, 2020, ASCO Annual Meeting, Abstract 102',
      nct_ids: '',
      rating: '3',
      evidence_status: 'accepted',
      evidence_id: String(first),
      variant_origin: 'Somatic',
      last_review_date: '2026-03-04 05:06:07 UTC',
      evidence_civic_url: `${site}/links/evidence_items/${first}`,
      molecular_profile_civic_url: `${site}/links/molecular_profiles/${made.variants.point.profile}`,
      is_flagged: 'true',
      source_retracted: 'false',
    })
    const ids = (name: string) => rows(name).map((row) => Number(row['evidence_id']))
    expect(ids('AcceptedClinicalEvidenceSummaries.tsv')).toEqual(made.items)
    expect(ids('AcceptedAndSubmittedClinicalEvidenceSummaries.tsv')).toEqual([made.submitted, ...made.items])
  })

  it('cites of an assertion the evidence of any status, and of a profile the accepted one', () => {
    const cited = [made.items[0], made.submitted, made.rejected].sort()
    expect(rowOf('AcceptedAssertionSummaries.tsv', 'assertion_id', made.assertion)).toMatchObject({
      evidence_item_ids: cited.join(),
      evidence_items_civic_url: cited.map((id) => `${site}/links/evidence_items/${id}`).join(),
      amp_category: 'Tier II - Level C',
      fda_companion_test: 'false',
      regulatory_approval: '',
    })
    expect(rowOf('AcceptedAssertionSummaries.tsv', 'assertion_id', made.waiting)).toBeUndefined()
    expect(rows('AcceptedAndSubmittedAssertionSummaries.tsv')).toHaveLength(2)
    expect(rowOf('MolecularProfileSummaries.tsv', 'molecular_profile_id', made.complex)).toMatchObject({
      name: 'ALK F1174L AND NOT EML4 Loss',
      variant_ids: `${made.variants.point.id}, ${made.variants.other.id}`,
      evidence_score: '15.0',
      evidence_item_ids: String(made.items.at(-1)),
      assertion_ids: '',
    })
  })

  it('leaves out groups that were withdrawn', () => {
    expect(rows('VariantGroupSummaries.tsv').map((row) => row['variant_group_id'])).toEqual([
      String(made.group),
    ])
  })

  describe('as VCF', () => {
    let accepted: Vcf
    let all: Vcf
    beforeAll(() => {
      accepted = parseVcf(text('civic_accepted.vcf'))
      all = parseVcf(text('civic_accepted_and_submitted.vcf'))
    })

    it('has the 40 fields of an annotation in order', () => {
      expect(accepted.fields).toEqual(annotationFields)
    })

    it('puts the base before a deletion in front, where another variant tells it', () => {
      const { point, deletion } = made.variants
      expect(
        accepted.records.map(({ id, position, reference, alternate }) => [
          id,
          position,
          reference,
          alternate,
        ]),
      ).toEqual([
        [String(point.id), 29_443_695, 'G', 'T'],
        [String(deletion.id), 29_443_695, 'GCA', 'G'],
      ])
      expect(accepted.records[1]?.annotations[0]).toMatchObject({ Allele: '-' })
    })

    it('annotates a variant with the evidence and assertions of each of its profiles', () => {
      const [first = 0] = made.items
      const entities = (vcf: Vcf) =>
        vcf.records[0]?.annotations.map(
          (each) =>
            `${each['CIViC Molecular Profile ID']} ${each['CIViC Entity Type']} ${each['CIViC Entity ID']}`,
        )
      const own = made.variants.point.profile
      const ofComplex = `${made.complex} evidence ${made.items.at(-1)}`
      expect(entities(accepted)).toEqual([
        `${own} evidence ${first}`,
        `${own} assertion ${made.assertion}`,
        ofComplex,
      ])
      expect(entities(all)?.toSorted()).toEqual(
        [
          `${own} evidence ${made.submitted}`,
          `${own} evidence ${first}`,
          `${own} assertion ${made.assertion}`,
          ofComplex,
          `${made.complex} assertion ${made.waiting}`,
        ].sort(),
      )
      expect(accepted.records[0]?.annotations[0]).toMatchObject({
        Allele: 'T',
        Consequence: 'Missense_Variant',
        SYMBOL: 'ALK',
        HGVSc: 'ENST00000389048.3:c.3522C>A',
        'CIViC Molecular Profile Name': 'ALK_F1174L',
        'CIViC Entity Source': '153_(ASCO)',
        'CIViC Entity Disease': 'Neuroblastoma_(DOID_0769)',
        'CIViC Entity Therapies': 'Alectinib_(NCIt_ID_C101790)&Inhibitor_2\\x2C4-X',
        'CIViC Entity Therapy Interaction Type': 'COMBINATION',
        'CIViC Evidence Rating': '3',
      })
      expect(accepted.records[0]?.annotations[1]).toMatchObject({
        'CIViC Entity Variant Origin': 'SOMATIC',
        'CIViC Assertion AMP Category': 'TIER_II_LEVEL_C',
        'CIViC Assertion FDA Companion Test': 'false',
      })
    })

    it('looks anchor bases up in a reference sequence', async () => {
      // A chromosome of 29,443,700 bases, all T but the one before the deletion, in lines of 50.
      const fasta = join(folder, `${engine.name}.fa`)
      const line = `${'T'.repeat(50)}\n`
      const bases = line.repeat(588_874)
      const at = Math.floor(29_443_694 / 50) * 51 + (29_443_694 % 50)
      writeFileSync(fasta, `>chr2\n${bases.slice(0, at)}c${bases.slice(at + 1)}`)
      writeFileSync(`${fasta}.fai`, 'chr2\t29443700\t6\t50\t51\n')
      const again = mkdtempSync(join(folder, 'fasta-'))
      await writeRelease(storage, again, { name: 'test', site, now, referenceFasta: fasta })
      const { records } = parseVcf(readFileSync(join(again, 'test-civic_accepted.vcf'), 'utf8'))
      expect(records[1]).toMatchObject({ reference: 'CCA', alternate: 'C' })
    })
  })

  it('is the same when it is imported elsewhere and exported again, ids of our own among it', async () => {
    const elsewhere = await engine.createDatabase()
    const other = await open(elsewhere.url)
    const back = mkdtempSync(join(folder, 'second-'))
    try {
      const report = await importRelease(other, to)
      expect(report.skippedRows).toEqual([])
      await writeRelease(other, back, { name: 'test', site, now })
      for (const name of readdirSync(to)) {
        expect(`${name}\n${readFileSync(join(back, name), 'utf8')}`).toBe(
          `${name}\n${readFileSync(join(to, name), 'utf8')}`,
        )
      }
      // What is made there from now on gets other ids.
      const item = await other.write((tx) => addEvidence(tx, made.variants.point.profile))
      expect(item).toBeGreaterThan(Math.max(made.submitted, made.rejected, ...made.items))
    } finally {
      await other.close()
      await elsewhere.drop()
    }
  })

  it('shows one state of the database, whatever is written meanwhile', async () => {
    const during = mkdtempSync(join(folder, 'during-'))
    let late: Promise<number> | undefined
    await writeRelease(storage, during, {
      name: 'test',
      site,
      now,
      onProgress: ({ phase }) => {
        if (phase === 'write')
          late ??= storage.write((tx) =>
            addEvidence(tx, made.variants.point.profile, { status: 'SUBMITTED' }),
          )
      },
    })
    const id = await late
    expect(id).toBeDefined()
    const shown = readFileSync(join(during, 'test-AcceptedAndSubmittedClinicalEvidenceSummaries.tsv'), 'utf8')
    expect(shown).toBe(text('AcceptedAndSubmittedClinicalEvidenceSummaries.tsv'))
  })
})
