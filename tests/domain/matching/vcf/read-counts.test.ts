import { describe, expect, it } from 'vitest'
import { NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import { readingOfFileSample } from '#server/matching/file-sample-reading.ts'
import { readFileSamples } from '#server/matching/file-samples.ts'
import { inPieces } from '#tests/support/matching/match-files.ts'
import { matchIndexOf, place } from '#tests/support/matching/match-index.ts'

const index = matchIndexOf([
  { feature: 'BRAF', name: 'V600E', coordinates: place('7', 140453136, 'A', 'T', 'ENST00000288602.6') },
  { feature: 'BRAF', name: 'Mutation' },
])

async function readVcf(format: string, cell: string, { alt = 'T', header = '' } = {}) {
  const content = [
    '##fileformat=VCFv4.2',
    '##contig=<ID=7,length=159138663>',
    ...(header === '' ? [] : [header]),
    '#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\tNORMAL\tTUMOR',
    `7\t140453136\t.\tA\t${alt}\t.\tPASS\t.\t${format}\t${cell}\t${cell}`,
    '',
  ].join('\n')
  const options = { index, build: null, sample: null, includeFiltered: false }
  const limits = { mostBytes: null, mostRelevant: 10, mostSamples: null }
  return readFileSamples(inPieces(content), options, limits)
}

const STRELKA = 'DP:FDP:SDP:SUBDP:AU:CU:GU:TU'
const STRELKA_INDEL = 'DP:DP2:TAR:TIR:TOR'

describe('rows without genotypes', () => {
  it.each<[caller: string, format: string, cell: string, isCarried: boolean, alt?: string]>([
    ['Strelka, reads of the base', STRELKA, '90:0:0:0:60,60:0,0:0,0:30,30', true],
    ['Strelka, none of it', STRELKA, '90:0:0:0:90,90:0,0:0,0:0,0', false],
    ['Strelka, reads of another base', STRELKA, '90:0:0:0:60,60:0,0:30,30:0,0', false],
    ['Strelka, doubtful reads alone', STRELKA, '90:0:0:0:90,90:0,0:0,0:0,2', true],
    ['Strelka, no counts', STRELKA, '.:.:.:.:.:.:.:.', true],
    ['Strelka, an insertion', STRELKA_INDEL, '60:60:50,50:9,9:1,1', true, 'AT'],
    ['Strelka, an insertion without reads', STRELKA_INDEL, '60:60:59,59:0,0:1,1', false, 'AT'],
    ['Strelka, an insertion with doubtful reads', STRELKA_INDEL, '60:60:59,59:0,1:1,1', true, 'AT'],
    ['depths of both alleles', 'AD:DP', '60,30:90', true],
    ['depths without the alternate', 'AD:DP', '90,0:90', false],
    ['depth of the alternate alone', 'DP:AD', '90:30', true],
    ['depth of the alternate alone, none', 'DP:AD', '90:0', false],
    ['a fraction', 'AF', '0.33', true],
    ['a fraction of none', 'AF', '0.0', false],
    ['a fraction that was rounded, with reads', 'AD:AF', '9000,3:0.00', true],
    ['FreeBayes', 'RO:AO', '90:0', false],
    ['four depths', 'DP4', '40,50,0,0', false],
    ['four depths with the alternate', 'DP4', '40,40,0,2', true],
    ['VarScan', 'FREQ', '33.3%', true],
    ['VarScan, none', 'FREQ', '0%', false],
    ['a genotype that was called', 'GT:AD', '0/1:90,0', true],
    ['a genotype of the reference', 'GT:AD', '0/0:60,30', false],
    ['a depth that says nothing of alleles', 'DP', '90', true],
  ])('%s', async (_caller, format, cell, isCarried, alt) => {
    const { samples, build, leftOut } = await readVcf(format, cell, alt ? { alt } : {})
    const count = samples.flatMap(
      (sample) => readingOfFileSample(sample, build, NOTHING_ASSAYED).sample.alterations,
    ).length
    expect([count, leftOut.notCarried]).toEqual(isCarried ? [1, 0] : [0, 1])
  })
})

describe('annotations of other programs', () => {
  it.each([
    ['FUNCOTATION', 'Funcotator'],
    ['EFF', 'SnpEff before 4.1'],
    ['ANNOVAR_DATE', 'ANNOVAR'],
    ['AAChange.refGene', 'ANNOVAR'],
    ['AAChange_ensGene', 'ANNOVAR'],
    ['CSQT', 'Illumina'],
    ['FUNC', 'Ion Reporter'],
    ['SVANN', 'structural variants'],
    ['dbNSFP_Interpro_domain', 'SnpSift'],
    ['SNPEFF_AMINO_ACID_CHANGE', 'SnpSift or GATK'],
    ['protein_change', 'Oncotator'],
  ])('are named where no others are there: %s', async (id, program) => {
    const header = `##INFO=<ID=${id},Number=.,Type=String,Description="Functional annotation">`
    const { warnings } = await readVcf('GT', '0/1', { header })
    expect(warnings).toEqual([
      expect.stringMatching(new RegExp(`only annotations that are not read \\(${id} of .*${program}`)),
    ])
  })

  it('are not named beside those that are read, and none are where none are', async () => {
    const vep = '##INFO=<ID=CSQ,Number=.,Type=String,Description="x. Format: Allele|Consequence|SYMBOL">'
    const funcotator = '##INFO=<ID=FUNCOTATION,Number=A,Type=String,Description="x">'
    expect((await readVcf('GT', '0/1', { header: `${funcotator}\n${vep}` })).warnings).toEqual([])
    expect((await readVcf('GT', '0/1')).warnings).toEqual([
      expect.stringContaining('The file has no annotations;'),
    ])
  })
})
