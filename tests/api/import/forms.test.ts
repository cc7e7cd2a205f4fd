import { appendFileSync, mkdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkDatabase } from '#server/integrity/check-database.ts'
import { importRelease } from '#server/import/import-release.ts'
import { locateRelease } from '#server/import/release/locate.ts'
import { readFirstPass } from '#server/import/first-pass.ts'
import { knowledgeVersion } from '#server/storage/knowledge-version.ts'
import type { Storage } from '#server/storage/database.ts'
import { open } from '#server/storage/database.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  evidenceRow,
  profileRow,
  smallRelease,
  variantRow,
  writeRelease,
} from '#tests/support/releases/release-files.ts'
import { factor2025, form2025 } from '#tests/support/releases/form-2025.ts'

const reviewed = { last_review_date: '2018-05-06 07:08:09 UTC' }

describeOnEachEngine('Release files of other years', (engine) => {
  let database: TestDatabase
  let storage: Storage
  beforeEach(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url)
  })
  afterEach(async () => {
    await storage.close()
    await database.drop()
  })

  it('of 2018 call drugs, significance, PubMed ids and scores otherwise', async () => {
    const folder = writeRelease('01-Jun-2018', {
      'GeneSummaries.tsv': [
        { gene_id: '5', name: 'BRAF', entrez_id: '673', description: 'Text', ...reviewed },
      ],
      'VariantSummaries.tsv': [
        {
          variant_id: '12',
          gene: 'BRAF',
          entrez_id: '673',
          variant: 'V600E',
          summary: 'Summary of the variant.',
          variant_groups: '',
          chromosome: '7',
          start: '140453136',
          stop: '140453136',
          reference_bases: 'A',
          variant_bases: 'T',
          representative_transcript: 'ENST00000288602.6',
          ensembl_version: '75',
          reference_build: 'GRCh37',
          variant_types: 'missense_variant,unheard_of_variant',
          hgvs_expressions: 'NM_004333.4:c.1799T>A',
          civic_actionability_score: '20',
          ...reviewed,
        },
      ],
      'ClinicalEvidenceSummaries.tsv': [
        {
          gene: 'BRAF',
          entrez_id: '673',
          variant: 'V600E',
          disease: 'Melanoma',
          doid: '0001909',
          drugs: 'Dabrafenib,Trametinib',
          drug_interaction_type: 'Combination',
          evidence_type: 'Predictive',
          evidence_direction: 'Supports',
          evidence_level: 'B',
          clinical_significance: 'Sensitivity',
          evidence_statement: 'Old statement.',
          pubmed_id: '23020132',
          citation: 'Flaherty et al., 2012, N. Engl. J. Med.',
          rating: '5',
          evidence_status: 'accepted',
          evidence_id: '99',
          variant_id: '12',
          gene_id: '5',
          variant_origin: 'Somatic Mutation',
          ...reviewed,
        },
      ],
    })
    const report = await importRelease(storage, folder)
    expect([report.added, report.skipped, report.notes]).toEqual([4, 0, []])
    const { read } = storage
    const item = await read
      .selectFrom('evidence_items as item')
      .innerJoin('sources as source', 'source.id', 'item.source_id')
      .innerJoin('diseases as disease', 'disease.id', 'item.disease_id')
      .innerJoin('molecular_profiles as profile', 'profile.id', 'item.molecular_profile_id')
      .selectAll('item')
      .select([
        'source_type',
        'citation_id',
        'journal',
        'doid',
        'profile.name',
        'profile.description as summary',
        'score',
      ])
      .executeTakeFirstOrThrow()
    expect(item).toMatchObject({
      id: 99,
      significance: 'SENSITIVITYRESPONSE',
      variant_origin: 'SOMATIC',
      therapy_interaction_type: 'COMBINATION',
      source_type: 'PUBMED',
      citation_id: '23020132',
      journal: 'N. Engl. J. Med.',
      doid: '0001909',
      name: 'BRAF V600E',
      summary: 'Summary of the variant.',
      score: 25,
      created_at: '2018-05-06T07:08:09.000Z',
    })
    const therapies = await read.selectFrom('therapies').select('name').orderBy('name').execute()
    expect(therapies.map(({ name }) => name)).toEqual(['Dabrafenib', 'Trametinib'])
    const types = await read
      .selectFrom('variant_types')
      .innerJoin('variant_variant_types', 'variant_type_id', 'id')
      .select(['name', 'soid'])
      .orderBy('name')
      .execute()
    // An unknown term keeps its name and an empty id.
    expect(types).toEqual([
      { name: 'missense_variant', soid: 'SO:0001583' },
      { name: 'unheard_of_variant', soid: null },
    ])
  })

  it('of 2025 are quoted and hold factors, fusions and regions', async () => {
    const folder = writeRelease('01-Nov-2025', form2025, 'quoted')
    const report = await importRelease(storage, folder)
    const left = '01-Nov-2025-ClinicalEvidenceSummaries.tsv was skipped'
    const instead = '01-Nov-2025-AcceptedAndSubmittedClinicalEvidenceSummaries.tsv has its evidence items.'
    expect([report.skipped, report.notes]).toEqual([0, [`${left}: ${instead}`]])
    expect(report.release).toEqual({ name: '01-Nov-2025', releasedOn: '2025-11-01' })
    const { read } = storage
    const features = await read
      .selectFrom('features')
      .select(['id', 'kind', 'name', 'description'])
      .orderBy('id')
      .execute()
    expect(features).toEqual([
      { id: 1, kind: 'GENE', name: 'ALK', description: 'A "quoted" text.' },
      { id: 60000, kind: 'FACTOR', name: 'Kataegis', description: null },
      { id: 60001, kind: 'FUSION', name: 'EML4::ALK', description: null },
      { id: 60002, kind: 'REGION', name: '1p36 19q', description: null },
      { id: 60100, kind: 'GENE', name: 'EML4', description: null },
    ])
    // The partner gene has no row of its own.
    expect(await read.selectFrom('features').select('id').where('stub', '=', true).execute()).toEqual([
      { id: 60100 },
    ])
    expect(await read.selectFrom('fusions').selectAll().execute()).toEqual([
      {
        feature_id: 60001,
        five_prime_gene_id: 60100,
        three_prime_gene_id: 1,
        five_prime_partner_status: 'KNOWN',
        three_prime_partner_status: 'KNOWN',
      },
    ])
    const regions = await read
      .selectFrom('region_cytogenetic_regions')
      .innerJoin('cytogenetic_regions', 'id', 'cytogenetic_region_id')
      .select(['name', 'chromosome', 'band'])
      .orderBy('position')
      .execute()
    expect(regions).toEqual([
      { name: '1p36', chromosome: '1', band: 'p36' },
      { name: '19q', chromosome: '19', band: 'q' },
    ])
    const variants = await read
      .selectFrom('variants')
      .select(['id', 'kind', 'ncit_id', 'vicc_name', 'iscn_name'])
      .orderBy('id')
      .execute()
    expect(variants).toEqual([
      { id: 8, kind: 'GENE', ncit_id: null, vicc_name: null, iscn_name: null },
      { id: 5000, kind: 'FACTOR', ncit_id: 'C123', vicc_name: null, iscn_name: null },
      {
        id: 5001,
        kind: 'FUSION',
        ncit_id: null,
        vicc_name: 'ENST00000318522.5(EML4):e.13::ENST00000389048.3(ALK):e.20-5',
        iscn_name: null,
      },
      { id: 5002, kind: 'REGION', ncit_id: null, vicc_name: null, iscn_name: 'del(1p36),del(19q)' },
    ])
    const exons = await read.selectFrom('exon_coordinates').selectAll().orderBy('coordinate_type').execute()
    expect(
      exons.map((exon) => [exon.coordinate_type, exon.exon, exon.exon_offset, exon.exon_offset_direction]),
    ).toEqual([
      ['FIVE_PRIME_END_EXON_COORDINATE', 13, null, null],
      ['FIVE_PRIME_START_EXON_COORDINATE', null, null, null],
      ['THREE_PRIME_END_EXON_COORDINATE', null, null, null],
      ['THREE_PRIME_START_EXON_COORDINATE', 20, 5, 'NEGATIVE'],
    ])
    const statuses = await read.selectFrom('evidence_items').select(['id', 'status']).orderBy('id').execute()
    expect(statuses).toEqual([
      { id: 1, status: 'ACCEPTED' },
      { id: 2, status: 'SUBMITTED' },
    ])
    const assertions = await read.selectFrom('assertions').select(['id', 'status']).orderBy('id').execute()
    // Only the file of accepted assertions tells which are.
    expect(assertions).toEqual([
      { id: 7, status: 'ACCEPTED' },
      { id: 8, status: 'SUBMITTED' },
    ])
    const codes = await read
      .selectFrom('assertion_clingen_codes')
      .innerJoin('clingen_codes', 'id', 'clingen_code_id')
      .select('code')
      .orderBy('code')
      .execute()
    expect(codes.map(({ code }) => code)).toEqual(['OM1', 'OS3'])
  })

  it('name a record beside the id of another one in rows that the report names; the ids count', async () => {
    const evidence = smallRelease['ClinicalEvidenceSummaries.tsv']
    const folder = writeRelease('01-Aug-2024', {
      ...smallRelease,
      'ClinicalEvidenceSummaries.tsv': [
        ...evidence.slice(1),
        { ...evidence[0], molecular_profile: 'KRAS Mutation' },
        evidenceRow(8, 777, 'BRAF V600'),
        evidenceRow(9, 777, 'BRAF V600K'),
      ],
    })
    const report = await importRelease(storage, folder)
    expect([report.skipped, report.notes]).toEqual([
      0,
      [
        'EID1 names “KRAS Mutation” beside MPID512, which is “BRAF V600E”; the id counts.',
        'EID9 names “BRAF V600K” beside MPID777, which is “BRAF V600”; the id counts.',
      ],
    ])
    const items = await storage.read
      .selectFrom('evidence_items')
      .select('molecular_profile_id as profile')
      .where('id', '=', 1)
      .execute()
    expect(items).toEqual([{ profile: 512 }])
    // The older form names genes and variants.
    const older = { ...evidenceRow(1, 0, ''), molecular_profile_id: '', gene_id: '30' }
    const { notes } = await readFirstPass(
      await locateRelease([
        writeRelease('01-Jun-2018', {
          'VariantSummaries.tsv': smallRelease['VariantSummaries.tsv'],
          'ClinicalEvidenceSummaries.tsv': [
            { ...older, evidence_id: '1', gene: 'KRAS', variant: 'V600E', variant_id: '12' },
            { ...older, evidence_id: '2', gene: 'BRAF', variant: 'V600K', variant_id: '12' },
            { ...older, evidence_id: '3', gene: 'Braf', variant: 'v600e', variant_id: '12' },
          ],
        }),
      ]),
    )
    expect(notes).toEqual([
      'EID1 names the gene KRAS beside VID12, which is one of BRAF; the id counts.',
      'EID2 names “V600K” beside VID12, which is “V600E”; the id counts.',
    ])
  })

  it('of early years say what they do not tell, and of which day they are when asked', async () => {
    const early = {
      'GeneSummaries.tsv': [{ gene_id: '5', name: 'BRAF', entrez_id: '673', description: '' }],
      'VariantSummaries.tsv': [{ variant_id: '12', gene: 'BRAF', entrez_id: '673', variant: 'V600E' }],
      'VariantGroupSummaries.tsv': [{ variant_group_id: '3', variant_group: 'Group' }],
    }
    const folder = writeRelease('old', early)
    await expect(importRelease(storage, folder)).rejects.toThrow(/Give it with --date/)
    await expect(importRelease(storage, folder, { releasedOn: 'April' })).rejects.toThrow(
      '“April” is not a date; write 2015-04-01 or 01-Apr-2015.',
    )
    expect(await storage.read.selectFrom('releases').select('id').execute()).toEqual([])
    const report = await importRelease(storage, folder, { releasedOn: '2015-04-01' })
    expect(report.release).toEqual({ name: '01-Apr-2015', releasedOn: '2015-04-01' })
    expect(report.notes).toEqual([
      'old-GeneSummaries.tsv has no column last_review_date: of these nothing is known from it.',
      'old-VariantGroupSummaries.tsv has no column description, last_review_date: of these nothing is known from it.',
      'old-VariantSummaries.tsv has no column chromosome, start, stop, reference_bases, variant_bases, variant_types, last_review_date: of these nothing is known from it.',
    ])
    await importRelease(storage, writeRelease('01-Aug-2024', smallRelease))
  })

  it('keep a reference build that stands alone, and the order in which profiles are named', async () => {
    const blank = { chromosome: '', start: '', stop: '', reference_bases: '', variant_bases: '' }
    const alone = { ...blank, representative_transcript: '', ensembl_version: '' }
    await importRelease(
      storage,
      writeRelease('01-Aug-2024', {
        ...smallRelease,
        'VariantSummaries.tsv': [
          variantRow(12, 'BRAF', 5, 'V600E', alone),
          ...smallRelease['VariantSummaries.tsv'].slice(1),
        ],
        'MolecularProfileSummaries.tsv': [
          ...smallRelease['MolecularProfileSummaries.tsv'].slice(0, 3),
          profileRow(900, 'KRAS Mutation AND BRAF V600E', '12, 20'),
        ],
      }),
    )
    const { read } = storage
    const place = await read
      .selectFrom('variant_coordinates')
      .selectAll()
      .where('variant_id', '=', 12)
      .execute()
    expect(place).toMatchObject([{ reference_build: 'GRCH37', chromosome: null, curation_state: 'STUB' }])
    const profile = await read
      .selectFrom('molecular_profiles')
      .select(['name', 'raw_name'])
      .where('id', '=', 900)
      .execute()
    expect(profile).toEqual([{ name: 'KRAS Mutation AND BRAF V600E', raw_name: '#VID12 AND #VID20' }])
    expect(await checkDatabase(storage)).toEqual([])
  })

  it('give a stub its id and description once a later release describes it', async () => {
    const name = 'Kataegis Positive'
    await importRelease(
      storage,
      writeRelease('01-Aug-2024', {
        'MolecularProfileSummaries.tsv': [profileRow(5119, name, '4945')],
        'ClinicalEvidenceSummaries.tsv': [evidenceRow(1, 5119, name)],
      }),
    )
    const { read } = storage
    const stub = await read
      .selectFrom('features')
      .select(['id', 'kind', 'stub'])
      .where('name', '=', 'Kataegis')
      .executeTakeFirstOrThrow()
    expect([stub.kind, stub.stub, stub.id >= 1_000_000]).toEqual(['GENE', true, true])
    const { variant: _variant, ...factor } = factor2025
    await importRelease(
      storage,
      writeRelease('01-Nov-2025', {
        'FeatureSummaries.tsv': [factor.feature],
        'VariantSummaries.tsv': [
          { ...factor2025.variant, variant_id: '4945', single_variant_molecular_profile_id: '5119' },
        ],
        'MolecularProfileSummaries.tsv': [profileRow(5119, name, '4945')],
        'ClinicalEvidenceSummaries.tsv': [evidenceRow(1, 5119, name)],
      }),
    )
    const features = await read.selectFrom('features').select(['id', 'stub', 'withdrawn']).execute()
    expect(features).toEqual([{ id: 60000, stub: false, withdrawn: false }])
    expect(await read.selectFrom('variants').select(['id', 'feature_id', 'stub']).execute()).toEqual([
      { id: 4945, feature_id: 60000, stub: false },
    ])
    const redirects = await read.selectFrom('record_redirects').selectAll().execute()
    expect(redirects).toEqual([{ record_type: 'FEATURE', old_id: stub.id, new_id: 60000 }])
  })

  it('may be single: evidence alone makes stubs that the rest of the release replaces', async () => {
    const folder = writeRelease('01-Aug-2024', smallRelease)
    const evidence = join(folder, '01-Aug-2024-ClinicalEvidenceSummaries.tsv')
    const first = await importRelease(storage, [evidence])
    expect([first.kinds.evidence?.added, first.skipped]).toEqual([4, 0])
    const { read } = storage
    const complex = () =>
      read
        .selectFrom('molecular_profiles')
        .select(['raw_name', 'name', 'stub'])
        .where('id', '=', 900)
        .executeTakeFirstOrThrow()
    expect(await complex()).toMatchObject({ name: 'BRAF V600E AND NOT KRAS Mutation', stub: true })
    await importRelease(storage, folder)
    expect(await complex()).toEqual({
      raw_name: '#VID12 AND NOT #VID20',
      name: 'BRAF V600E AND NOT KRAS Mutation',
      stub: false,
    })
    const variants = await read
      .selectFrom('variants')
      .select(['id', 'stub', 'withdrawn'])
      .orderBy('id')
      .execute()
    expect(variants).toEqual([12, 17, 20].map((id) => ({ id, stub: false, withdrawn: false })))
    const features = await read.selectFrom('features').select(['id', 'kind']).orderBy('id').execute()
    expect(features).toEqual([
      { id: 5, kind: 'GENE' },
      { id: 30, kind: 'GENE' },
    ])
    expect((await importRelease(storage, folder)).changedAnything).toBe(false)
  })

  it('hold surprises that are reported by file and line, and cost no other row', async () => {
    const folder = writeRelease('01-Aug-2024', {
      ...smallRelease,
      'ClinicalEvidenceSummaries.tsv': [
        evidenceRow(1, 512, 'BRAF V600E', { surprise: 'column' }),
        evidenceRow(2, 512, 'BRAF V600E', { evidence_level: 'Z' }),
        evidenceRow(3, 512, 'BRAF V600E', { rating: '6' }),
        evidenceRow(1, 512, 'BRAF V600E'),
        evidenceRow(5, 512, 'BRAF V600E', { therapies: 'x'.repeat(600) }),
        evidenceRow(6, 512, 'BRAF V600E', { evidence_statement: 'NUL \u0000 and " and \r too' }),
        evidenceRow(7, 512, 'BRAF V600E', { evidence_id: 'seven' }),
        evidenceRow(8, 999, 'Nobody knows ( this'),
        evidenceRow(9, 512, 'BRAF V600E', {
          therapies: 'N/A',
          disease: 'N/A',
          doid: 'N/A',
          phenotypes: 'N/A',
        }),
      ],
    })
    appendFileSync(join(folder, '01-Aug-2024-VariantSummaries.tsv'), 'too\tshort\n')
    const file = '01-Aug-2024-VariantSummaries.tsv'
    await expect(importRelease(storage, folder)).rejects.toThrow(
      `${file} is truncated: its last row, line 5, is incomplete.`,
    )
    const text = readFileSync(join(folder, file), 'utf8').split('\n')
    writeFileSync(join(folder, file), [text[0], 'too\tshort', ...text.slice(1, 4), ''].join('\n'))

    const report = await importRelease(storage, folder)
    const evidenceFile = '01-Aug-2024-ClinicalEvidenceSummaries.tsv'
    expect(report.skippedRows.map(({ file, line }) => `${file} ${line}`)).toEqual([
      `${file} 2`,
      `${evidenceFile} 3`,
      `${evidenceFile} 4`,
      `${evidenceFile} 5`,
      `${evidenceFile} 8`,
      `${evidenceFile} 9`,
    ])
    expect(report.skippedRows.map(({ why }) => why).join('\n')).toBe(
      [
        'the row has 2 cells, the header 25',
        'evidence_level "Z" is unknown; known are A, B, C, D, E',
        'rating 6 is not between 1 and 5',
        'the id occurs on an earlier line',
        'evidence_id "seven" is not a whole number',
        'its molecular profile 999 could not be read',
      ].join('\n'),
    )
    expect(report.notes[0]).toBe(`${evidenceFile}: the column "surprise" is unknown and was skipped.`)
    const items = await storage.read
      .selectFrom('evidence_items')
      .select(['id', 'description', 'disease_id'])
      .orderBy('id')
      .execute()
    expect(items.map(({ id }) => id)).toEqual([1, 5, 6, 9])
    expect(items[2]?.description).toBe('NUL and " and too')
    expect(items[3]?.disease_id).toBe(null)
  })

  it('that are none get one sentence, and change nothing', async () => {
    const folder = writeRelease('01-Aug-2024', smallRelease)
    const file = (name: string) => join(folder, `01-Aug-2024-${name}`)
    const empty = writeRelease('01-Sep-2024', smallRelease)
    truncateSync(join(empty, '01-Sep-2024-GeneSummaries.tsv'), 0)
    const headerOnly = writeRelease('01-Sep-2024', smallRelease)
    const genes = join(headerOnly, '01-Sep-2024-GeneSummaries.tsv')
    writeFileSync(genes, `${readFileSync(genes, 'utf8').split('\n')[0]}\n`)
    const nothing = join(folder, 'nothing')
    mkdirSync(nothing)
    const other = join(folder, 'other')
    mkdirSync(other)
    writeFileSync(join(other, 'shopping.tsv'), 'what\tprice\nbread\t3\n')
    const cut = writeRelease('01-Sep-2024', smallRelease)
    const evidence = join(cut, '01-Sep-2024-ClinicalEvidenceSummaries.tsv')
    truncateSync(evidence, readFileSync(evidence).length - 60)
    const mixed = writeRelease('01-Sep-2024', smallRelease)
    renameSync(file('GeneSummaries.tsv'), join(mixed, '01-Aug-2024-GeneSummaries.tsv'))

    const before = await knowledgeVersion(storage.read)
    await expect(importRelease(storage, join(folder, 'missing'))).rejects.toThrow(
      /^There is no file or folder .*missing\.$/,
    )
    await expect(importRelease(storage, nothing)).rejects.toThrow(
      /has no TSV files; a release has files such as/,
    )
    await expect(importRelease(storage, other)).rejects.toThrow(/has no CIViC release files/)
    await expect(importRelease(storage, empty)).rejects.toThrow('01-Sep-2024-GeneSummaries.tsv is empty.')
    await expect(importRelease(storage, headerOnly)).rejects.toThrow(
      '01-Sep-2024-GeneSummaries.tsv has a header but no rows, while 01-Sep-2024-VariantSummaries.tsv has variants.',
    )
    await expect(importRelease(storage, cut)).rejects.toThrow(
      /ClinicalEvidenceSummaries.tsv is truncated: its last row, line 5, is incomplete\.$/,
    )
    await expect(importRelease(storage, mixed)).rejects.toThrow(
      'The files belong to several releases (01-Aug-2024, 01-Sep-2024); give the files of one.',
    )
    expect(await knowledgeVersion(storage.read)).toEqual(before)
    expect(await storage.read.selectFrom('features').select('id').execute()).toEqual([])
  })
})
