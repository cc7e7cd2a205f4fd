import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { matchSample } from '#domain/matching/match-sample.ts'
import { NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import { readingOfFileSample } from '#server/matching/file-sample-reading.ts'
import { readFileSamples } from '#server/matching/file-samples.ts'
import type { ReaderOptions } from '#server/matching/formats/file-entry.ts'
import { brafLine, csq, inPieces, vcfHeader, vcfLine } from '#tests/support/matching/match-files.ts'
import { smallMatchIndex } from '#tests/support/matching/match-index.ts'

const index = smallMatchIndex()
const limits = { mostBytes: null, mostRelevant: 1000, mostSamples: null }

async function read(content: string | Uint8Array, options: Partial<ReaderOptions> = {}) {
  const all = { index, build: null, sample: null, includeFiltered: false, ...options }
  return readFileSamples(inPieces(content), all, limits)
}

/** Names of the profiles that each sample matches, with the precision. */
async function matches(content: string | Uint8Array, options: Partial<ReaderOptions> = {}) {
  const { samples, build } = await read(content, options)
  return Object.fromEntries(
    samples.map((sample) => {
      const reading = readingOfFileSample(sample, build, NOTHING_ASSAYED)
      const { profiles } = matchSample(reading.sample, index)
      const names = profiles.flatMap(({ profileId, match }) =>
        match.result === 'MATCHED' ? [`${index.profiles.get(profileId)?.name} ${match.precision}`] : [],
      )
      return [sample.name ?? '', names.toSorted()]
    }),
  )
}

const V600E = ['BRAF V600 CODON', 'BRAF V600E ALLELE']
const T790 = (number: number) =>
  ['T', 'G']
    .map((allele, at) =>
      csq({
        allele,
        terms: 'missense_variant',
        gene: 'EGFR',
        transcript: 'ENST00000275493',
        number: number * (at + 1),
        protein: `p.Thr790${allele === 'T' ? 'Met' : 'Arg'}`,
      }),
    )
    .join(',')

describe('VCF', () => {
  test('is read plain, packed, in many members, with CR LF, with CR alone and in UTF-16', async () => {
    const text = vcfHeader() + brafLine()
    const members = Buffer.concat([gzipSync(vcfHeader()), gzipSync(brafLine())])
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    const forms = [
      text,
      gzipSync(text),
      members,
      text.replaceAll('\n', '\r\n'),
      text.replaceAll('\n', '\r'),
      utf16,
    ]
    for (const form of forms) expect(await matches(form)).toEqual({ '': V600E })
  })

  test('takes the build of its contigs, its reference, or of whoever sends it', async () => {
    expect((await read(vcfHeader([], 38) + brafLine())).build).toBe('GRCH38')
    expect(
      (await read(`##reference=file:///hs37d5.fa\n${vcfHeader().replace(/##contig.*\n/, '')}`)).build,
    ).toBe('GRCH37')
    const bare = vcfHeader().replace(/##contig.*\n/, '') + brafLine({ info: '.' })
    expect((await read(bare)).build).toBeNull()
    expect(await matches(bare, { build: 'GRCH37' })).toEqual({ '': V600E })
  })

  test('gives each sample what it carries; the tumour alone of a pair with its normal', async () => {
    const cohort = vcfHeader(['A', 'B', 'C']) + brafLine({ samples: ['0/1', '0/0', './.'] })
    expect(await matches(cohort)).toEqual({ A: V600E, B: [], C: [] })
    expect(await matches(cohort, { sample: 'B' })).toEqual({ B: [] })
    const pair = vcfHeader(['NORMAL', 'T1']) + brafLine({ samples: ['0/0', '0|1'] })
    expect(await matches(pair)).toEqual({ T1: V600E })
    const withoutGenotypes = vcfHeader(['T1']) + brafLine({ samples: ['12'], format: 'DP' })
    expect(await matches(withoutGenotypes)).toEqual({ T1: V600E })
  })

  test('reads each allele of a line by its own annotations', async () => {
    for (const number of [0, 1]) {
      const line = vcfLine({
        position: 55249071,
        reference: 'C',
        alternate: 'T,G',
        info: `CSQ=${T790(number)}`,
        samples: ['0/2'],
      })
      expect(await matches(vcfHeader(['S']) + line)).toEqual({ S: [] })
      expect(await matches(vcfHeader(['S']) + line.replace('0/2', '1/2'))).toEqual({
        S: ['EGFR T790M ALLELE'],
      })
    }
    const deletion = csq({
      allele: '-',
      terms: 'inframe_deletion',
      gene: 'EGFR',
      transcript: 'ENST00000275493',
      exon: '19/28',
    })
    const line = vcfLine({
      position: 55242464,
      reference: 'AGGAATTAAGAGAAGC',
      alternate: 'A,AC',
      info: `CSQ=${deletion}`,
    })
    expect(await matches(vcfHeader() + line)).toEqual({
      '': ['EGFR E746_A750del ALLELE', 'EGFR Exon 19 Deletion EXON_OR_REGION'],
    })
  })

  test('leaves out filtered lines unless asked, and alleles that are none', async () => {
    const text =
      vcfHeader() +
      brafLine({ filter: 'weak' }) +
      vcfLine({ position: 5, reference: 'A', alternate: '*,<NON_REF>' })
    expect((await read(text)).leftOut).toEqual({
      filtered: 1,
      notCarried: 0,
      withoutGenotype: 0,
      withoutAllele: 2,
    })
    expect(await matches(text, { includeFiltered: true })).toEqual({ '': V600E })
  })

  test('takes no consequence from transcripts that make no protein', async () => {
    const decay = csq({
      allele: 'T',
      terms: 'stop_gained',
      gene: 'TP53',
      biotype: 'nonsense_mediated_decay',
      protein: 'p.Arg213Ter',
    })
    const coding = csq({ allele: 'T', terms: 'stop_gained', gene: 'TP53', protein: 'p.Arg213Ter' })
    const line = (info: string) =>
      vcfLine({ chromosome: 'chr17', position: 7578212, reference: 'G', alternate: 'T', info: `CSQ=${info}` })
    expect(await matches(vcfHeader() + line(decay))).toEqual({ '': [] })
    expect(await matches(vcfHeader() + line(coding))).toEqual({ '': ['TP53 Truncating Mutation CLASS'] })
  })

  test('reads ANN of SnpEff', async () => {
    const ann =
      'T|missense_variant|MODERATE|BRAF|ENSG1|transcript|ENST00000288602.6|protein_coding|15/18|c.1799T>A|p.Val600Glu|1/1|1/1|600/766||'
    const header = vcfHeader().replace(
      /##INFO.*\n/,
      `##INFO=<ID=ANN,Number=.,Type=String,Description="Functional annotations: 'Allele | Annotation | Annotation_Impact | Gene_Name | Gene_ID | Feature_Type | Feature_ID | Transcript_BioType | Rank | HGVS.c | HGVS.p | cDNA.pos / cDNA.length | CDS.pos / CDS.length | AA.pos / AA.length | Distance | ERRORS / WARNINGS / INFO'">\n`,
    )
    expect(await matches(header + brafLine({ info: `ANN=${ann}` }))).toEqual({
      '': ['BRAF V600 CODON', 'BRAF V600E ALLELE'],
    })
  })

  test('reads the copies of genes that symbolic alleles cover whole', async () => {
    const whole = (gene: string, allele: string) =>
      `CSQ=${csq({ allele, terms: allele === 'deletion' ? 'transcript_ablation' : 'transcript_amplification', gene })}`
    const header = vcfHeader(['S'])
    const line = (info: string, alternate: string, cell: string) =>
      vcfLine({ position: 100, reference: 'N', alternate, info, format: 'GT:CN', samples: [cell] })
    expect(await matches(header + line(whole('CDKN2A', 'deletion'), '<DEL>', '1/1:0'))).toEqual({
      S: ['CDKN2A Deletion CLASS'],
    })
    expect(await matches(header + line(whole('CDKN2A', 'deletion'), '<DEL>', '0/1:1'))).toEqual({ S: [] })
    // A gain may be an amplification: undecided, never matched.
    expect(await matches(header + line(whole('ERBB2', 'duplication'), '<DUP>', '0/1:5'))).toEqual({ S: [] })
    expect(await matches(header + line(whole('ERBB2', 'duplication'), '<DUP>', '0/1:6'))).toEqual({
      S: ['ERBB2 Amplification CLASS'],
    })
  })

  test('says of breakends and inversions what is missing', async () => {
    const { samples } = await read(
      vcfHeader() +
        vcfLine({ position: 5, reference: 'G', alternate: 'G]chr2:29446394]' }) +
        vcfLine({ position: 5, reference: 'G', alternate: '<INV>' }),
    )
    expect(samples[0]?.notUnderstood.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('does not say which fusion it makes'),
      expect.stringContaining('annotate the file with VEP'),
    ])
  })

  test('keeps of alterations of other genes no more than a list for people', async () => {
    const other = Array.from({ length: 5000 }, (_, at) =>
      vcfLine({ position: at + 1, reference: 'A', alternate: 'C' }),
    )
    const { samples } = await read(vcfHeader() + other.join('') + brafLine())
    expect(samples[0]).toMatchObject({ read: 5001, entries: { length: 2001 } })
  })
})

const MAF_COLUMNS =
  'Hugo_Symbol\tNCBI_Build\tChromosome\tStart_Position\tEnd_Position\tReference_Allele\tTumor_Seq_Allele1\tTumor_Seq_Allele2\tVariant_Classification\tHGVSp_Short\tTumor_Sample_Barcode\n'

describe('tables', () => {
  test('MAF: several samples make a cohort', async () => {
    const maf = `#version 2.4\n${MAF_COLUMNS}BRAF\tGRCh37\t7\t140453136\t140453136\tA\tA\tT\tMissense_Mutation\tp.V600E\tS1\nEGFR\thg19\tchr7\t55242465\t55242479\tGGAATTAAGAGAAGC\tGGAATTAAGAGAAGC\t-\tIn_Frame_Del\tp.E746_A750del\tS2\nGENE1\tGRCh37\t1\t5\t5\tA\tA\tC\tSilent\t\tS3\n`
    expect(await matches(maf)).toEqual({
      S1: V600E,
      S2: ['EGFR E746_A750del ALLELE', 'EGFR Exon 19 Deletion EXON_OR_REGION'],
      S3: [],
    })
    expect(await matches(maf, { sample: 'S1' })).toEqual({ S1: V600E })
  })
  test('copy number: the matrix of cBioPortal, and gene with alteration', async () => {
    const matrix =
      'Hugo_Symbol\tEntrez_Gene_Id\tS1\tS2\nHER2\t2064\t2\t0\nCDKN2A\t1029\t-2\tNA\nCDKN2B\t1030\t1\t-1\n'
    expect(await matches(matrix)).toEqual({
      S1: ['CDKN2A Deletion CLASS', 'ERBB2 Amplification CLASS'],
      S2: [],
    })
    expect(await matches('gene,alteration\nERBB2,amplification\nCDKN2A,HOMDEL\n')).toEqual({
      '': ['CDKN2A Deletion CLASS', 'ERBB2 Amplification CLASS'],
    })
  })
  test('fusions: two partners, or structural variants of cBioPortal', async () => {
    const both = ['ALK EML4::ALK CLASS', 'ALK Fusion CLASS']
    expect(await matches('Gene_1\tGene_2\nEML4\tALK\n')).toEqual({ '': both })
    expect(await matches('Gene_1\tGene_2\nALK\tEML4\n')).toEqual({ '': ['ALK Fusion CLASS'] })
    const sv =
      'Sample_Id\tSite1_Hugo_Symbol\tSite2_Hugo_Symbol\tConnection_Type\nS1\tEML4\tALK\t3to5\nS2\tALK\tEML4\t5to3\nS3\tALK\t\t\n'
    expect(await matches(sv)).toEqual({ S1: both, S2: both, S3: ['ALK Fusion CLASS'] })
  })
  test('states: gene or factor, and state', async () => {
    expect(await matches('gene\tstate\nCD274\tover\nMGMT\t"promoter methylation"\nMSI\thigh\n')).toEqual({
      '': ['CD274 Overexpression CLASS', 'MGMT Promoter Methylation CLASS', 'MSI High NAMED'],
    })
  })
})

describe('lists', () => {
  test('lines and JSON', async () => {
    expect(await matches('# mine\nBRAF V600E\n')).toEqual({
      '': ['BRAF V600 CODON', 'BRAF V600E PROTEIN_CHANGE'],
    })
    const json = JSON.stringify({
      sample: 'S',
      alterations: ['ALK fusion', { gene: 'BRAF', proteinChange: 'V600E' }],
    })
    expect(await matches(json)).toEqual({
      S: ['ALK Fusion CLASS', 'BRAF V600 CODON', 'BRAF V600E PROTEIN_CHANGE'],
    })
  })
})
