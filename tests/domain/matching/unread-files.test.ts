import { describe, expect, test } from 'vitest'
import { readFileSamples } from '#server/matching/file-samples.ts'
import { readSample } from '#server/matching/read-sample.ts'
import type { ReaderOptions } from '#server/matching/formats/file-entry.ts'
import { brafLine, inPieces, vcfHeader, vcfLine } from '#tests/support/matching/match-files.ts'
import { smallMatchIndex } from '#tests/support/matching/match-index.ts'

const index = smallMatchIndex()

function read(content: string, more: Partial<ReaderOptions> = {}) {
  const options = { index, build: null, sample: null, includeFiltered: false, ...more }
  return readFileSamples(inPieces(content), options, {
    mostBytes: null,
    mostRelevant: 1000,
    mostSamples: null,
  })
}

const rows = (count: number, row: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => row(at)).join('\n')

describe('numbers that are no copy number are refused, with what was seen', () => {
  test.each([
    [
      'expression',
      'Hugo_Symbol\tEntrez_Gene_Id\tS1\tS2\nERBB2\t2064\t5.43\t0.12\n',
      /“5.43” in the column “S1”/,
    ],
    ['counts', 'Hugo_Symbol\tS1\nALK\t0\nERBB2\t1744\n', /“1744” in the column “S1”/],
    ['z-scores', 'Hugo_Symbol\tEntrez_Gene_Id\tS1\nERBB2\t2064\t-0.3211\n', /“-0.3211”/],
    ['log ratios', 'Gene Symbol\tLocus ID\tCytoband\tS1\nERBB2\t2064\t17q12\t0.8\n', /“0.8”/],
    ['copies in a matrix', 'Hugo_Symbol\tS1\nERBB2\t2\nMET\t3\n', /“3” in the column “S1”/],
    [
      'copies in a matrix without gains',
      `Hugo_Symbol\tS1\tS2\n${rows(10, (at) => `G${at}\t2\t1`)}\n`,
      /None of its 20 values is 0 or less/,
    ],
    [
      'discrete values as copies',
      'gene,copy_number\nERBB2,2\nCDKN2A,-2\n',
      /“-2” in the column “copy_number” is no number of copies/,
    ],
    ['copies as discrete values', 'gene,cna\nERBB2,12\n', /“12” in the column “cna”/],
    [
      'a column that does not say which',
      'gene,cnv\nERBB2,2\n',
      /“2” in the column “cnv” may be copies or a discrete value/,
    ],
    [
      'long form of other values',
      'Hugo_Symbol\tEntrez_Gene_Id\tSample_Id\tValue\nERBB2\t2064\tP1\t7.2\n',
      /“7.2” in the column “Value”/,
    ],
    ['TPM', 'gene\tTPM\nERBB2\t2\n', /a table of expression/],
    ['FPKM of a MAF-like table', 'Hugo_Symbol\tFPKM\nERBB2\t2\n', /a table of expression/],
    ['counts of genes', 'gene_name,count\nERBB2,2\n', /a table of expression/],
    ['read depths', 'gene\tmean_coverage\nERBB2\t2\n', /read depths/],
    ['ratios', 'gene,log2\nERBB2,1.2\n', /ratios of copies/],
    ['fold changes', 'Gene\tFold Change\nERBB2\t2\n', /ratios of copies/],
    ['amounts of expression', 'gene,expression\nERBB2,2.2\n', /the column expression has the number “2.2”/],
    ['amounts of methylation', 'gene,methylation\nMGMT,0.8\n', /the column methylation has the number/],
    [
      'CNVkit without copies',
      'chromosome\tstart\tend\tgene\tlog2\tdepth\tprobes\tweight\nchr1\t1\t2\tERBB2\t1.1\t5\t5\t5\n',
      /cnvkit.py call/,
    ],
  ])('%s', async (_, content, error) => {
    await expect(read(content)).rejects.toThrow(error)
  })
})

describe('files that are not read are named for what they are', () => {
  test.each([
    ['SEG', 'ID\tchrom\tloc.start\tloc.end\tnum.mark\tseg.mean\nS1\t1\t1\t2\t3\t0.1\n', /segments \(SEG\)/],
    [
      'featureCounts',
      'Geneid\tChr\tStart\tEnd\tStrand\tLength\ta.bam\nERBB2\t1\t1\t2\t+\t9\t5\n',
      /featureCounts/,
    ],
    ['Salmon', 'Name\tLength\tEffectiveLength\tTPM\tNumReads\nENST1\t1\t1\t1\t1\n', /Salmon/],
    [
      'RSEM',
      'gene_id\ttranscript_id(s)\tlength\teffective_length\texpected_count\tTPM\tFPKM\nG\tT\t1\t1\t1\t1\t1\n',
      /RSEM/,
    ],
    ['GCT', '#1.2\n2\t1\nName\tDescription\tS1\n', /GCT/],
    ['GFF', '##gff-version 3\nchr1\t.\tgene\t1\t2\n', /GFF/],
    [
      'VEP’s own output',
      '## ENSEMBL VARIANT EFFECT PREDICTOR v110\n#Uploaded_variation\tLocation\n',
      /--vcf/,
    ],
    ['FASTA', '>chr7\nACGT\n', /FASTA/],
    ['FASTQ', '@read1\nACGT\n+\nIIII\n', /FASTQ/],
    ['SAM', '@HD\tVN:1.6\n', /SAM/],
    ['clinical data', '#Patient Identifier\tSample Identifier\nPATIENT_ID\tSAMPLE_ID\n', /clinical data/],
    ['HL7', 'MSH|^~\\&|LAB\n', /HL7 version 2/],
    [
      'DESeq2',
      'gene,baseMean,log2FoldChange,lfcSE,stat,pvalue,padj\nERBB2,1,1,1,1,1,1\n',
      /comparison of expression/,
    ],
    ['FACETS', 'chrom\tseg\tnum.mark\tstart\tend\tcf.em\ttcn.em\tlcn.em\n1\t1\t1\t1\t2\t1\t2\t1\n', /FACETS/],
    ['PCGR’s segments', 'Chromosome\tStart\tEnd\tnMajor\tnMinor\n1\t1\t2\t1\t1\n', /segments of copies/],
    [
      'BEDPE',
      '#chrom1\tstart1\tend1\tchrom2\tstart2\tend2\nchr1\t1\t2\tchr2\t1\t2\n',
      /table with the columns “chrom1”|BEDPE/,
    ],
    [
      'another table',
      'city,population\nBern,134000\nBasel,171000\n',
      /a table with the columns “city”, “population”.*read are VCF/,
    ],
    [
      'another XML',
      '<?xml version="1.0"?>\n<ClinicalDocument xmlns="urn:hl7-org:v3"><id/></ClinicalDocument>\n',
      /XML of “ClinicalDocument”/,
    ],
    ['a web page', '<html><body>404</body></html>', /web page/],
    [
      'a web page as XML',
      '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body/></html>',
      /web page/,
    ],
    [
      'XML with a document type',
      '<!DOCTYPE x [<!ENTITY a "b">]><variant-report>&a;</variant-report>',
      /DOCTYPE/,
    ],
    ['XML that is cut short', '<variant-report><short-variants>', /not well-formed/],
    [
      'prose',
      `${rows(60, (at) => `The patient was seen on day ${at} and sent home.`)}\n`,
      /no list of alterations: of its first 50 lines, 0 were understood/,
    ],
    ['names of genes', `${rows(60, (at) => `GENE${at}`)}\n`, /no list of alterations/],
    [
      'MAF without changes',
      'Hugo_Symbol\tTumor_Sample_Barcode\tCenter\nBRAF\tS1\tX\n',
      /no column of changes/,
    ],
  ])('%s', async (_, content, error) => {
    const failure = await read(content).then(
      () => '',
      (reason: Error) => reason.message,
    )
    expect(failure).toMatch(error)
    expect(failure.length).toBeLessThan(600)
  })

  test('a MAF says which columns of changes it lacks', async () => {
    const { warnings } = await read(
      'Hugo_Symbol\tVariant_Classification\tTumor_Sample_Barcode\nBRAF\tMissense_Mutation\tS1\n',
    )
    expect(warnings).toEqual([expect.stringContaining('The file has no column of changes')])
  })
})

describe('genotypes', () => {
  const line = (format: string, cell: string) => vcfHeader(['S']) + brafLine({ format, samples: [cell] })
  test.each([
    ['0/1', 'GT', true],
    ['0|1', 'GT', true],
    ['./1', 'GT', true],
    ['1', 'GT', true],
    ['0/0', 'GT', false],
    ['./.', 'GT', null],
    ['.', 'GT', null],
    ['.|.', 'GT', null],
    ['./.:90,10', 'GT:AD', true],
    ['./.:90,0', 'GT:AD', null],
    ['.:12:0.25', 'GT:DP:AF', true],
    ['./.:0.0', 'GT:VAF', null],
    ['./.:80:7', 'GT:RO:AO', true],
    ['./.:9', 'GT:AD', true],
    ['./.:12.5%', 'GT:FREQ', true],
    ['./.:50,40,3,2', 'GT:DP4', true],
    ['./.:50,40,0,0', 'GT:DP4', null],
    ['.:90,88:0,0:0,0:8,9', 'GT:AU:CU:GU:TU', true],
    ['./.:.', 'GT:AD', null],
    ['0/0:90,10', 'GT:AD', false],
    ['12', 'DP', true],
  ])('%s of %s', async (cell, format, isCarried) => {
    const { samples, leftOut } = await read(line(format, cell))
    expect(samples[0]?.read).toBe(isCarried ? 1 : 0)
    expect([leftOut.notCarried, leftOut.withoutGenotype]).toEqual(
      isCarried ? [0, 0] : isCarried === null ? [0, 1] : [1, 0],
    )
  })
})

describe('annotations in other fields', () => {
  const header = (field: string) => vcfHeader().replace(/##INFO.*\n/, `##INFO=${field}\n`)
  const csq =
    'T|missense_variant|BRAF|ENST00000288602|protein_coding|15/18|ENST00000288602:c.1799T>A|ENST00000288602:p.Val600Glu|YES|1'
  const format = 'Allele|Consequence|SYMBOL|Feature|BIOTYPE|EXON|HGVSc|HGVSp|CANONICAL|ALLELE_NUM'
  test.each([
    [
      'VEP in ANN',
      `<ID=ANN,Number=.,Type=String,Description="Consequence annotations from Ensembl VEP. Format: ${format}">`,
      `ANN=${csq}`,
    ],
    [
      'VEP in a field of any name',
      `<ID=vep,Number=.,Type=String,Description="Consequence annotations from Ensembl VEP. Format: ${format}">`,
      `vep=${csq}`,
    ],
    [
      'bcftools csq',
      '<ID=BCSQ,Number=.,Type=String,Description="Local consequence annotation from BCFtools/csq, see http://samtools.github.io/bcftools/howtos/csq-calling.html for details. Format: Consequence|gene|transcript|biotype|strand|amino_acid_change|dna_change">',
      'BCSQ=missense|BRAF|ENST00000288602|protein_coding|-|600V>600E|140453136A>T',
    ],
  ])('%s', async (_, field, info) => {
    const bare = header(field).replace(/##contig.*\n/, '')
    const { samples, warnings } = await read(bare + brafLine({ info }))
    expect(warnings).toEqual([])
    expect(samples[0]?.entries[0]?.alterations).toMatchObject([
      {
        gene: 'BRAF',
        proteinChanges: [{ change: { first: 'V', start: 600, to: 'E' } }],
        consequences: ['MISSENSE'],
      },
    ])
  })
})

describe('positions without a build', () => {
  test('are asked back, with both builds to choose', () => {
    const alterations = [
      '7:140453136A>T',
      'chrX-100-AT-A',
      '1 5 - G',
      'NC_000007.13:g.140453136A>T',
      'BRAF V600E',
    ]
    const { notUnderstood, understood } = readSample({ alterations }, index)
    expect(understood.map(({ text }) => text)).toEqual(alterations.slice(3))
    expect(notUnderstood.map(({ choices }) => choices)).toEqual([
      ['NC_000007.13:g.140453136A>T', 'NC_000007.14:g.140453136A>T'],
      ['NC_000023.10:g.101del', 'NC_000023.11:g.101del'],
      ['NC_000001.10:g.5_6insG', 'NC_000001.11:g.5_6insG'],
    ])
    for (const choice of notUnderstood.flatMap(({ choices }) => choices))
      expect(readSample({ alterations: [choice] }, index).notUnderstood).toEqual([])
    expect(readSample({ alterations, build: 'GRCH37' }, index).notUnderstood).toEqual([])
  })

  test.each([
    '7:140453136A>T',
    'chr7:140453136A>T',
    'chr7:g.140453136A>T',
    '7:140453136 A>T',
    '7-140453136-A-T',
    'chr7-140453136-A-T',
    'chr7_140453136_A_T',
    '7:140453136:A:T',
    'chr7:140453136:A:T',
    'chr7 140453136 A T',
    '7 140453136 . A T',
    'chr7-140453136-AC-A',
    'chr7-140453136-AC--',
    'chr7-140453136---T',
    'chr7:140453136_140453137del',
    '7:g.140453136_140453137insT',
    'chr7:140453136_140453137delinsTT',
  ])('%s is never silent, nor compared', (line) => {
    const { notUnderstood, understood } = readSample({ alterations: [line] }, index)
    expect(understood).toEqual([])
    expect(notUnderstood[0]?.reason).toMatch(/GRCh37 or GRCh38/)
    expect(notUnderstood[0]?.choices).toHaveLength(2)
    expect(readSample({ alterations: [line], build: 'GRCH37' }, index).notUnderstood).toEqual([])
  })

  test('could not be assessed, unless something else is given', async () => {
    const bare = vcfHeader().replace(/##contig.*\n/, '')
    const text = bare + vcfLine({ position: 140453136, reference: 'A', alternate: 'T' }) + brafLine()
    const { samples } = await read(text)
    expect(samples[0]).toMatchObject({ read: 1, notUnderstoodCount: 1 })
    expect(samples[0]?.notUnderstood[0]?.reason).toContain('specify GRCh37 or GRCh38')
    expect((await read(text, { build: 'GRCH37' })).samples[0]).toMatchObject({
      read: 2,
      notUnderstoodCount: 0,
    })
  })
})
