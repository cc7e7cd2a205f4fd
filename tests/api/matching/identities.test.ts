import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importReference } from '#server/ontologies/import-ontology.ts'
import { importRelease } from '#server/import/import-release.ts'
import { referenceFilesAmong } from '#server/ontologies/reference-file.ts'
import { findPatientDisease } from '#server/matching/diseases/patient-disease.ts'
import { matchFile } from '#server/matching/match-file.ts'
import { MatchFileOptions } from '#server/matching/match-file-options.ts'
import { addDisease } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { inPieces } from '#tests/support/matching/match-files.ts'
import { evidenceRow, profileRow, variantRow, writeRelease } from '#tests/support/releases/release-files.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

const feature = (id: number, name: string, entrezId: string, aliases: string) => ({
  feature_id: String(id),
  feature_type: 'Gene',
  name,
  feature_aliases: aliases,
  description: '',
  last_review_date: '2025-10-01 00:00:00 UTC',
  is_flagged: 'false',
  entrez_id: entrezId,
})
const anywhere = { chromosome: '', start: '', stop: '', reference_bases: '', variant_bases: '' }

/** A release as from 2025 on: its features have aliases, some of which are symbols of other genes. */
const release = {
  'FeatureSummaries.tsv': [
    feature(1, 'FBXW7', '55294', 'AGO, CDC4, FBW7, FBXO30, FBX30'),
    feature(2, 'DDR2', '4921', 'NTRKR3, TKT, TYRO10'),
  ],
  'VariantSummaries.tsv': [
    { ...variantRow(1, 'FBXW7', 1, 'Mutation', anywhere), entrez_id: '55294' },
    { ...variantRow(2, 'DDR2', 2, 'Mutation', anywhere), entrez_id: '4921' },
  ],
  'MolecularProfileSummaries.tsv': [
    profileRow(501, 'FBXW7 Mutation', '1'),
    profileRow(502, 'DDR2 Mutation', '2'),
  ],
  'ClinicalEvidenceSummaries.tsv': [
    evidenceRow(1, 501, 'FBXW7 Mutation'),
    evidenceRow(2, 502, 'DDR2 Mutation', { disease: 'Lung Non-small Cell Carcinoma', doid: '3908' }),
    evidenceRow(3, 502, 'DDR2 Mutation', { disease: 'Lung Adenocarcinoma', doid: '3910' }),
  ],
}

const hgnc = [
  'hgnc_id\tsymbol\tname\tlocus_group\tstatus\talias_symbol\tprev_symbol\tentrez_id\tensembl_gene_id\tuniprot_ids',
  'HGNC:16712\tFBXW7\tF-box 7\tprotein-coding gene\tApproved\tFBW7\t\t55294\tENSG00000109670\t',
  'HGNC:15600\tFBXO30\tF-box 30\tprotein-coding gene\tApproved\tFBX30\t\t84085\tENSG00000118496\t',
  'HGNC:11834\tTKT\ttransketolase\tprotein-coding gene\tApproved\t\t\t7086\tENSG00000163931\t',
].join('\n')

const ontology = `format-version: 1.2
ontology: doid

[Term]
id: DOID:3908
name: lung non-small cell carcinoma
synonym: "NSCLC" EXACT []
xref: NCI:C2926

[Term]
id: DOID:3910
name: lung adenocarcinoma
synonym: "adenocarcinoma of lung" EXACT []
xref: NCI:C3512
is_a: DOID:3908

[Term]
id: DOID:0050908
name: myelodysplastic syndrome
synonym: "preleukemia" EXACT []

[Term]
id: DOID:4
name: one tumor
synonym: "shared name" EXACT []

[Term]
id: DOID:5
name: another tumor
synonym: "shared name" EXACT []
`

const maf = (symbol: string, more = '', header = '') =>
  `Hugo_Symbol\tVariant_Classification\tHGVSp_Short\tTumor_Sample_Barcode${header}\n${symbol}\tMissense_Mutation\tp.R529K\tS1${more}\n`

describeOnEachEngine('Genes and diseases of files', (engine) => {
  let knowledge: TestInterface
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curia-identities-'))
    knowledge = await openInterface(engine)
    await importRelease(knowledge.storage, writeRelease('01-Nov-2025', release))
  })
  afterAll(async () => {
    await knowledge.close()
    await rm(folder, { recursive: true })
  })

  async function reports(content: string, options: Record<string, unknown> = {}) {
    const parsed = MatchFileOptions.parse({ format: 'ndjson', ...options })
    const limits = { mostBytes: null, mostRelevant: 1000, mostSamples: null }
    let text = ''
    const { texts } = await matchFile(knowledge.storage.read, () => inPieces(content), parsed, limits)
    for await (const part of texts) text += part
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  }
  const results = async (content: string) =>
    (await reports(content)).flatMap(({ profiles }) =>
      profiles.map(({ name, result }: { name: string; result: string }) => `${name} ${result}`),
    )
  async function importFile(name: string, content: string): Promise<void> {
    await writeFile(join(folder, name), content)
    await importReference(knowledge.storage, (await referenceFilesAmong([join(folder, name)])).files)
  }
  const diseaseOf = async (text: string) =>
    findPatientDisease(knowledge.storage.read, text).then(
      ({ name }) => name,
      (error: Error) => error.message,
    )

  it('leaves aliases of a release undecided, unless an id decides', async () => {
    expect(await results(maf('FBXO30'))).toEqual(['FBXW7 Mutation UNDECIDED'])
    expect(await results(maf('FBXO30', '\t84085', '\tEntrez_Gene_Id'))).toEqual([])
    expect(await results(maf('FBW7', '\t55294', '\tEntrez_Gene_Id'))).toEqual(['FBXW7 Mutation MATCHED'])
    expect(await results(maf('TKT'))).toEqual(['DDR2 Mutation UNDECIDED'])
    expect(await results(maf('DDR2'))).toEqual(['DDR2 Mutation MATCHED'])
  })

  it('matches each sample in the disease of its columns', async () => {
    const header = '\tONCOTREE_CODE\tCANCER_TYPE'
    const cohort = `${maf('DDR2', '\tNSCLC\tLung Cancer', header)}DDR2\tMissense_Mutation\tp.R5K\tS2\tNOCODE\tx\nDDR2\tMissense_Mutation\tp.R5K\tS3\t\tMelanoma\n`
    const [first, second, third] = await reports(cohort)
    expect([first.disease.doid, second.disease, third.disease.doid]).toEqual(['3908', null, '1909'])
    expect(second.warnings.join()).toContain('There is no disease “NOCODE”')
    const [given] = await reports(cohort, { disease: 'Melanoma' })
    expect([given.disease.doid, given.warnings.join()]).toEqual([
      '1909',
      expect.stringContaining('The disease in the file (NSCLC) was ignored, as Melanoma was given.'),
    ])
  })

  it('finds diseases by the codes of OncoTree and NCI Thesaurus without the ontology', async () => {
    expect(await diseaseOf('LUAD')).toBe('Lung Adenocarcinoma')
    expect(await diseaseOf('C3224')).toBe('Melanoma')
    expect(await diseaseOf('HCC')).toContain(
      'is Hepatocellular Carcinoma (DOID:684), and there is no disease with',
    )
  })

  it('knows genes by the ids of HGNC and Ensembl once HGNC is imported', async () => {
    await importFile('hgnc.txt', hgnc)
    expect(await results(maf('FBXO30'))).toEqual([])
    expect(await results(maf('TKT'))).toEqual([])
    expect(await results(maf('CDC4'))).toEqual(['FBXW7 Mutation MATCHED'])
    expect(await results(maf('', '\tENSG00000109670.16', '\tGene'))).toEqual(['FBXW7 Mutation MATCHED'])
    expect(await results(maf('', '\tHGNC:16712', '\tHGNC_ID'))).toEqual(['FBXW7 Mutation MATCHED'])
  })

  it('finds diseases by every name and code, and asks for those that are several', async () => {
    await importFile('doid.obo', ontology)
    const id = await knowledge.storage.write((tx) => addDisease(tx, 'Own Disease', { id: 3910 }))
    const rows: Record<string, string> = {
      Melanoma: 'Melanoma',
      ' melanoma ': 'Melanoma',
      'DOID:1909': 'Melanoma',
      'doid:1909': 'Melanoma',
      DOID_1909: 'Melanoma',
      '1909': 'Melanoma',
      C3224: 'Melanoma',
      'NCIT:C3224': 'Melanoma',
      MEL: 'Melanoma',
      'lung adenocarcinoma': 'Lung Adenocarcinoma',
      'adenocarcinoma of lung': 'Lung Adenocarcinoma',
      LUAD: 'Lung Adenocarcinoma',
      luad: 'Lung Adenocarcinoma',
      NSCLC: 'Lung Non-small Cell Carcinoma',
      'Non-Small Cell Lung Cancer': 'Lung Non-small Cell Carcinoma',
      'non-small cell lung cancer': 'Lung Non-small Cell Carcinoma',
      ncit_c2926: 'Lung Non-small Cell Carcinoma',
      'DOID:50908': 'Myelodysplastic Syndrome',
      'DOID:0050908': 'Myelodysplastic Syndrome',
      preleukemia: 'Myelodysplastic Syndrome',
      MDS: 'Myelodysplastic Syndrome',
      [`id:${id}`]: 'Own Disease',
    }
    for (const [text, name] of Object.entries(rows))
      expect([text, await diseaseOf(text)]).toEqual([text, name])
    expect(await diseaseOf('shared name')).toMatch(
      /may be One Tumor \(DOID:4\) or Another Tumor \(DOID:5\): write/,
    )
    expect(await diseaseOf('3910')).toMatch(
      /may be Lung Adenocarcinoma \(DOID:3910\) or Own Disease \(id:3910\)/,
    )
    expect(await diseaseOf('DOID:99')).toMatch(/There is no disease “DOID:99”: give a name or alias/)
    for (const other of [
      'nonsense',
      'lung adenocarcinom',
      'MONDO:0005105',
      'ICDO:8720/3',
      '8720/3',
      'id:999',
    ])
      expect(await diseaseOf(other)).toBe(
        `There is no disease “${other}”: give a name or alias (NSCLC), a DOID (DOID:1909 or 1909), a code of NCI Thesaurus (C3224) or OncoTree (LUAD), or id:7 for the id of a record.`,
      )
  })

  it('says in every output what was left out', async () => {
    const vcf = `##fileformat=VCFv4.2\n##reference=GRCh37\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\tS1\n7\t5\t.\tA\tT\t.\tPASS\t.\tGT\t./.\n`
    const [json] = await reports(vcf)
    expect(json.file.leftOut).toMatchObject({ withoutGenotype: 1, notCarried: 0 })
    const text = async (format: string) => {
      const parsed = MatchFileOptions.parse({ format })
      const limits = { mostBytes: null, mostRelevant: 1000, mostSamples: null }
      let all = ''
      const { texts } = await matchFile(knowledge.storage.read, () => inPieces(vcf), parsed, limits)
      for await (const part of texts) all += part
      return all
    }
    expect(await text('tsv')).toMatch(
      /LEFT_OUT\t+1 alterations of the file were left out, as they have no genotype/,
    )
    expect(await text('vcf')).toContain('WithoutGenotype=1,')
  })

  it('asks for the build of positions, and offers both', async () => {
    const [report] = await reports('7:140453136A>T\n')
    expect(report).toMatchObject({ alterations: [], file: { notUnderstood: 1 } })
  })
})
