import { readFileSync } from 'node:fs'
import { deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readFileSamples } from '#server/matching/file-samples.ts'
import type { ReaderOptions } from '#server/matching/formats/file-entry.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { brafLine, inPieces, vcfHeader, vcfLine } from '#tests/support/matching/match-files.ts'
import { smallMatchIndex } from '#tests/support/matching/match-index.ts'

const index = smallMatchIndex()
const MB = 1024 * 1024

/** A file with its name in docs/matching.md and what becomes of it: a part of the error, or what is read. */
interface Case {
  name: string
  content: string | Uint8Array | (() => AsyncIterable<Uint8Array>)
  options?: Partial<ReaderOptions>
  error?: RegExp
  /** Alterations that were read, and those that were not understood. */
  read?: [number, number]
}

const whole = vcfHeader() + brafLine()
const packed = gzipSync(whole)
const BGZF_END = Buffer.from('1f8b08040000000000ff0600424302001b0003000000000000000000', 'hex')
const bgzfBlock = (() => {
  const data = deflateSync(Buffer.from(whole)).subarray(2, -4)
  const head = Buffer.from('1f8b08040000000000ff060042430200', 'hex')
  const size = Buffer.alloc(2)
  size.writeUInt16LE(head.length + 2 + data.length + 8 - 1)
  const trailer = gzipSync(whole).subarray(-8)
  return Buffer.concat([head, size, data, trailer])
})()
const latin1 = Buffer.concat([
  Buffer.from(vcfHeader() + brafLine()),
  Buffer.from(brafLine({ id: 'Universität' }), 'latin1'),
])
const sv = (alternate: string) => vcfHeader() + vcfLine({ position: 5, reference: 'N', alternate })

async function* repeated(text: string, times: number, before = '', after = '') {
  yield Buffer.from(before)
  const piece = Buffer.from(text)
  for (let count = 0; count < times; count += 1) yield piece
  yield Buffer.from(after)
}

const MAF =
  'Hugo_Symbol\tNCBI_Build\tChromosome\tStart_Position\tReference_Allele\tTumor_Seq_Allele2\tVariant_Classification\tTumor_Sample_Barcode\n'
const mafRow = 'BRAF\tGRCh37\t7\t140453136\tA\tT\tMissense_Mutation\tS\n'

const cases: Case[] = [
  { name: 'empty file', content: '', error: /^The file is empty/ },
  { name: 'gzip of nothing', content: gzipSync(''), error: /^The file is empty/ },
  { name: 'only comments', content: '# one\n# two\n', error: /no alterations/ },
  { name: 'only empty lines', content: '\n\n\n', error: /no alterations/ },
  {
    name: 'truncated gzip',
    content: packed.subarray(0, packed.length - 12),
    error: /not a complete gzip file/,
  },
  {
    name: 'damaged gzip',
    content: Buffer.concat([packed.subarray(0, 40), Buffer.alloc(20, 7), packed.subarray(60)]),
    error: /not a complete gzip file/,
  },
  { name: 'bgzip cut at a block', content: bgzfBlock, error: /before its last bgzip block/ },
  { name: 'whole bgzip', content: Buffer.concat([bgzfBlock, BGZF_END]), read: [1, 0] },
  { name: 'gzip within gzip', content: gzipSync(packed), error: /NUL byte|not UTF-8/ },
  {
    name: 'gzip bomb',
    content: gzipSync(Buffer.alloc(10 * MB, '\n')),
    error: /larger than 8 MB when it is unpacked/,
  },
  {
    name: 'gzip bomb of one line',
    content: gzipSync(Buffer.alloc(20 * MB, 'A')),
    error: /^Line 1: it has more than/,
  },
  {
    name: 'zip archive',
    content: Buffer.from('504b030414000000', 'hex'),
    error: /zip archive or a spreadsheet/,
  },
  { name: 'xz', content: Buffer.from('fd377a585a00', 'hex'), error: /packed with xz/ },
  { name: 'zstd', content: Buffer.from('28b52ffd0400', 'hex'), error: /packed with zstd/ },
  { name: 'bzip2', content: Buffer.from('425a683931', 'hex'), error: /packed with bzip2/ },
  { name: 'BCF', content: gzipSync(Buffer.from('BCF\x02\x02')), error: /bcftools view/ },
  { name: 'PDF', content: '%PDF-1.7\n', error: /a PDF/ },
  { name: 'picture', content: Buffer.from('89504e470d0a1a0a', 'hex'), error: /a picture/ },
  { name: 'web page', content: '<!DOCTYPE html><title>Sign in</title>', error: /a web page/ },
  { name: 'Git LFS pointer', content: 'version https://git-lfs.github.com/spec/v1\n', error: /git lfs pull/ },
  {
    name: 'random bytes',
    content: Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919 + 13) % 251)),
    error: /^Line 1: (this is not UTF-8|there is a NUL)/,
  },
  { name: 'NUL bytes', content: `${whole}chr7\t5\t\0\tA\tC\n`, error: /^Line 6: there is a NUL byte/ },
  { name: 'Latin-1', content: latin1, error: /^Line 6: this is not UTF-8/ },
  {
    name: 'UTF-16 with a byte order mark',
    content: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(whole, 'utf16le')]),
    read: [1, 0],
  },
  {
    name: 'UTF-16 without one',
    content: Buffer.from(whole, 'utf16le'),
    error: /^Line 1: there is a NUL byte/,
  },
  { name: 'UTF-8 with a byte order mark', content: `\u{FEFF}${whole}`, read: [1, 0] },
  { name: 'CR LF line ends', content: whole.replaceAll('\n', '\r\n'), read: [1, 0] },
  { name: 'CR line ends', content: whole.replaceAll('\n', '\r'), read: [1, 0] },
  { name: 'no line end at the end', content: whole.trimEnd(), read: [1, 0] },
  {
    name: 'line of 10 MB',
    content: () => repeated('A'.repeat(MB), 10, vcfHeader()),
    error: /^Line 5: it has more than/,
  },
  {
    name: 'two million alleles',
    content: () => repeated('A,'.repeat(1000), 2000, `${vcfHeader()}chr7\t5\t.\tC\t`, 'A\t.\tPASS\t.\n'),
    error: /^Line 5: ALT has 2000001 alleles/,
  },
  {
    name: 'annotation of more than a megabyte',
    content: vcfHeader() + brafLine({ info: `CSQ=${'T|missense_variant|BRAF|,'.repeat(60_000)}` }),
    read: [1, 0],
  },
  {
    name: 'VCF without the line of columns',
    content: '##fileformat=VCFv4.2\nchr7\t5\t.\tA\tC\t.\t.\t.\n',
    error: /^Line 2: the line of columns/,
  },
  {
    name: 'VCF that ends in its header',
    content: '##fileformat=VCFv4.2\n##source=x\n',
    error: /no line of columns/,
  },
  {
    name: 'column missing',
    content: whole.replace('\tFILTER', ''),
    error: /^Line 4: column 7 of a VCF file must be FILTER/,
  },
  { name: 'columns separated by spaces', content: whole.replaceAll('\t', ' '), error: /separated by tabs/ },
  {
    name: 'sample there twice',
    content: vcfHeader(['S', 'S']),
    error: /^Line 4: the sample “S” is there twice/,
  },
  {
    name: 'line cut short',
    content: `${whole}chr7\t5\t.\tA\n`,
    error: /^Line 6: a line of VCF has at least 8 columns/,
  },
  {
    name: 'position that is none',
    content: whole.replace('140453136', '14e7'),
    error: /^Line 5: POS is “14e7”/,
  },
  {
    name: 'reference that is no bases',
    content: vcfHeader() + vcfLine({ position: 5, reference: '<b>', alternate: 'A' }),
    error: /^Line 5: REF is “<b>”/,
  },
  {
    name: 'alternate that is no bases',
    content: vcfHeader() + vcfLine({ position: 5, reference: 'A', alternate: 'Q' }),
    read: [0, 1],
  },
  { name: 'unknown symbolic allele', content: sv('<FOO>'), read: [0, 1] },
  { name: 'breakend', content: sv(']13:123456]T'), read: [0, 1] },
  {
    name: 'other build than asked for',
    content: whole,
    options: { build: 'GRCH38' },
    error: /header says GRCh37, but GRCh38/,
  },
  {
    name: 'contigs of two builds',
    content: `##contig=<ID=1,length=248956422>\n${whole}`,
    error: /two builds/,
  },
  {
    name: 'sample that is not there',
    content: vcfHeader(['A', 'B']),
    options: { sample: 'C' },
    error: /no sample “C”; it has A, B/,
  },
  {
    name: 'more findings than are kept',
    content: () => repeated(brafLine(), 1001, vcfHeader()),
    error: /^Line 1005: up to here there are more than 1000/,
  },
  {
    name: 'genotypes without end',
    content: vcfHeader(['S']) + brafLine({ samples: ['1/'.repeat(100_000)] }),
    read: [1, 0],
  },
  {
    name: 'MAF with a column twice',
    content: MAF.replace('NCBI_Build', 'Hugo_Symbol'),
    error: /^Line 1: the column “hugo_symbol” is there twice/,
  },
  {
    name: 'MAF of an unknown build',
    content: MAF + mafRow.replace('GRCh37', 'mm10'),
    error: /^Line 2: NCBI_Build is “mm10”/,
  },
  {
    name: 'MAF of another build',
    content: MAF + mafRow,
    options: { build: 'GRCH38' },
    error: /^Line 2: NCBI_Build is GRCh37/,
  },
  { name: 'MAF with a row cut short', content: `${MAF}BRAF\n${mafRow}`, read: [1, 1] },
  { name: 'MAF with words for positions', content: MAF + mafRow.replace('140453136', 'here'), read: [1, 0] },
  {
    name: 'sample of MAF not there',
    content: MAF + mafRow,
    options: { sample: 'X' },
    error: /no alterations of the sample “X”/,
  },
  { name: 'copy number that is none', content: 'Hugo_Symbol\tS1\nERBB2\tmuch\n', read: [0, 1] },
  {
    name: 'numbers that are no copy number',
    content: 'Hugo_Symbol\tS1\nERBB2\t17\n',
    error: /“17” in the column “S1” is no discrete/,
  },
  { name: 'JSON cut short', content: '["BRAF V600E"', error: /not valid JSON/ },
  { name: 'JSON of something else', content: '{"gene": "BRAF"}', error: /list of alterations/ },
  {
    name: 'JSON nested a million times',
    content: '['.repeat(1_000_000),
    error: /JSON of more than 64 levels/,
  },
  {
    name: 'JSON with __proto__',
    content: '[{"gene": "BRAF", "proteinChange": "V600E", "__proto__": {"x": 1}}]',
    error: /list of alterations/,
  },
  { name: 'line of 600 characters in a list', content: `BRAF V600E\n${'x'.repeat(600)}\n`, read: [1, 1] },
  { name: 'formula and markup in a list', content: '=HYPERLINK("x")\n<script>\nBRAF V600E\n', read: [1, 2] },
  {
    name: 'unclosed quote in a table',
    content: 'gene\tstate\nCD274\t"over\nMGMT\tpromoter methylation\n',
    read: [2, 0],
  },
]

const options = { index, build: null, sample: null, includeFiltered: false }
const limits = { mostBytes: 8 * MB, mostRelevant: 1000, mostSamples: 1000 }

test.each(cases)('$name', async ({ content, options: more, error, read }) => {
  const bytes = typeof content === 'function' ? content() : inPieces(content, 65_536)
  const reading = readFileSamples(bytes, { ...options, ...more }, limits)
  if (error) {
    const refused = await reading.then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(refused).toBeInstanceOf(ClientError)
    expect(String(refused)).toMatch(new RegExp(error.source.replace(/^\^/, '^ClientError: ')))
    return
  }
  const { samples } = await reading
  const sum = (one: 'read' | 'notUnderstoodCount') =>
    samples.reduce((total, sample) => total + sample[one], 0)
  expect([sum('read'), sum('notUnderstoodCount')]).toEqual(read)
})

test('docs/matching.md lists these files', () => {
  const documented = readFileSync(new URL('../../../docs/matching.md', import.meta.url), 'utf8')
  expect(cases.filter(({ name }) => !documented.includes(`| ${name} |`)).map(({ name }) => name)).toEqual([])
  expect(cases.length).toBeGreaterThanOrEqual(40)
})
