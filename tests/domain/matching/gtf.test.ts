import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readGtf } from '#server/ontologies/gtf.ts'
import { gtf, gtfLine } from '#tests/support/matching/gtf.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curia-gtf-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(content: string | Buffer, name = 'genes.gtf') {
  const file = join(folder, name)
  await writeFile(file, content)
  return readGtf(file, (symbol) => symbol === 'BRAF')
}

const exons = (strand: '+' | '-') =>
  [
    gtfLine({ feature: 'exon', start: 91, stop: 110, strand, exon: strand === '+' ? 1 : 2 }),
    gtfLine({ feature: 'CDS', start: 101, stop: 110, strand, exon: strand === '+' ? 1 : 2 }),
    gtfLine({ feature: 'exon', start: 201, stop: 220, strand, exon: strand === '+' ? 2 : 1 }),
    gtfLine({ feature: 'CDS', start: 201, stop: 211, strand, exon: strand === '+' ? 2 : 1 }),
  ] as const
const whole = gtf(...exons('+'))

describe('a GTF file', () => {
  test('gives exons and coding parts in the order of transcription, plain or packed', async () => {
    const forward = {
      accession: 'ENST00000288602',
      gene: 'BRAF',
      build: 'GRCH37',
      chromosome: '7',
      isReversed: false,
      exons: [
        { start: 91, stop: 110, coding: { start: 101, stop: 110 } },
        { start: 201, stop: 220, coding: { start: 201, stop: 211 } },
      ],
    }
    expect(await read(whole)).toEqual({ transcripts: [forward], leftOut: 0 })
    expect(await read(gzipSync(whole), 'genes.gtf.gz')).toEqual({ transcripts: [forward], leftOut: 0 })
    expect(await read(whole.replaceAll('\n', '\r\n'))).toEqual({ transcripts: [forward], leftOut: 0 })
    const reverse = { ...forward, isReversed: true, exons: forward.exons.toReversed() }
    expect(await read(gtf(...exons('-')))).toEqual({ transcripts: [reverse], leftOut: 0 })
  })

  test('is read whether accessions have versions, chromosomes a prefix, or exons no numbers', async () => {
    const gencode = whole
      .replaceAll('"ENST00000288602"', '"ENST00000288602.6_2"')
      .replaceAll(/^7\t/gm, 'chr7\t')
      .replaceAll(/ exon_number "\d+";/g, '')
    expect((await read(gencode)).transcripts).toMatchObject([
      { accession: 'ENST00000288602', chromosome: '7' },
    ])
  })

  test('gives neither other genes nor transcripts without a countable protein', async () => {
    const content = gtf(
      ...exons('+'),
      gtfLine({ feature: 'exon', gene: 'KIT', transcript: 'ENST00000000001' }),
      gtfLine({ feature: 'exon', transcript: 'ENST00000000002' }),
      gtfLine({ feature: 'exon', transcript: 'ENST00000000003' }),
      gtfLine({ feature: 'CDS', transcript: 'ENST00000000003', frame: '2' }),
      gtfLine({ feature: 'exon', transcript: 'ENST00000000004', chromosome: 'HG104_PATCH' }),
    )
    const { transcripts, leftOut } = await read(content)
    expect(transcripts.map(({ accession }) => accession)).toEqual(['ENST00000288602'])
    expect(leftOut).toBe(2)
  })

  const [first, coding, second] = exons('+')
  const tenth = (line: string) => gtf(...exons('+'), line)
  test.each([
    ['of another build', whole.replaceAll('GRCh37', 'GRCh38'), /is of GRCh38, but .* Homo_sapiens\.GRCh37/],
    [
      'without its build',
      whole.replaceAll(/^#.*\n/gm, ''),
      /does not name its build .* Homo_sapiens\.GRCh37/,
    ],
    ['of comments alone', '#!genome-version GRCh38\n', /is of GRCh38/],
    ['without genes of the knowledge', whole.replaceAll('BRAF', 'ABC1'), /Import a release first/],
    ['cut short in a line', whole.slice(0, -9), /line 6: the last attribute .* truncated/],
    [
      'cut short before its attributes',
      whole.slice(0, -100),
      /line 6: a line of GTF has 9 columns .* truncated/,
    ],
    ['without an exon', gtf(second), /line 3: this is exon 2 of ENST00000288602, of which exon 1 is missing/],
    ['of a coding part in no exon', gtf(coding), /line 3: this coding part .* lies in no exon/],
    ['of exons that overlap', gtf(first, first.replace('"1"', '"2"')), /line 4: two exons .* overlap/],
    ['with words for positions', tenth(gtfLine({ start: 'x' })), /line 7: an exon from “x” to “110”/],
    ['of an end before its start', tenth(gtfLine({ start: 111 })), /line 7: an exon from “111” to “110”/],
    ['counted from 0', tenth(gtfLine({ start: 0 })), /line 7: an exon from “0”/],
    ['without strands', tenth(gtfLine({ strand: '.' })), /line 7: the strand of an exon is “\.”/],
    [
      'without transcripts',
      tenth(gtfLine({ transcript: '' })),
      /line 7: an exon of BRAF has no transcript_id/,
    ],
    ['of two chromosomes', tenth(gtfLine({ chromosome: '8' })), /line 7: ENST00000288602 lies on two/],
  ])('%s is refused with what is wrong', async (_, content, problem) => {
    await expect(read(content)).rejects.toThrow(problem)
  })

  test('that is cut short in its archive is refused', async () => {
    await expect(read(gzipSync(whole).subarray(0, 90), 'genes.gtf.gz')).rejects.toThrow(
      'not a complete gzip file',
    )
  })
})
