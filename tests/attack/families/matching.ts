import { gzipSync } from 'node:zlib'
import { graphql } from '../traffic.ts'
import type { Family, Request } from '../traffic.ts'
import { hostileTexts } from './hostile-texts.ts'

const MB = 1024 * 1024
const MOST_ALTERATIONS = 2000

const GENES = ['BRAF', 'KRAS', 'EGFR', 'TP53', 'PIK3CA', 'ALK', 'MET', 'KIT', 'ERBB2', 'NRAS']
const gene = (index: number) => GENES[index % GENES.length] ?? ''

/** Alterations that name genes of the knowledge, so that each is compared with all that is known of it. */
const alterations = (count: number) =>
  Array.from({ length: count }, (_, index) => `${gene(index)} V${600 + (index % 900)}E`)

const vcf = (lines: number) =>
  `##fileformat=VCFv4.2\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\n${Array.from(
    { length: lines },
    (_, index) => `${1 + (index % 22)}\t${10_000 + index}\t.\tA\tT\t.\tPASS\tANN=T|missense|${gene(index)}\n`,
  ).join('')}`

const BOUNDARY = 'curia'
const form = (content: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n`),
    Buffer.from(content),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])

const upload = (label: string, body: string | Buffer, type = 'text/plain', format = 'tsv'): Request => ({
  label,
  method: 'POST',
  path: `/api/match?format=${format}`,
  headers: { 'content-type': type },
  body,
})

/** Files as large as may be sent, small ones that unpack to far more, and those that nothing but lines is in. */
function* files(): Iterable<Request> {
  const large = vcf(700_000)
  const [lines, letters] = ['a\n', 'a'].map((text) => gzipSync(Buffer.alloc(64 * MB, text)))
  // A gzip file may have many members.
  const bomb = Buffer.concat(Array.from({ length: 40 }, () => lines ?? Buffer.alloc(0)))
  const oneLine = Buffer.concat(Array.from({ length: 8 }, () => letters ?? Buffer.alloc(0)))
  for (;;) {
    for (const format of ['vcf', 'json']) yield upload('a VCF file of 40 MB', large, 'text/plain', format)
    yield upload(
      'a form of 60 MB',
      form(`${large}${'\n'.repeat(18 * MB)}`),
      `multipart/form-data; boundary=${BOUNDARY}`,
    )
    yield upload('a file that unpacks to 2.5 GB', bomb)
    yield upload('a line of 512 MB', oneLine)
    yield upload('many alterations of known genes', alterations(90_000).join('\n'))
    yield upload(
      'a form of many parts',
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(60_000),
      `multipart/form-data; boundary=${BOUNDARY}`,
    )
  }
}

const MAF = 'Hugo_Symbol\tHGVSp_Short\tTumor_Sample_Barcode\n'

/** Files of more samples than are matched, or of which each sample has a long report. */
function* cohorts(): Iterable<Request> {
  const rows = (count: number, row: (index: number) => string) =>
    Array.from({ length: count }, (_, n) => row(n))
  const names = (count: number) => rows(count, (n) => n.toString(36))
  const unknown = gzipSync(MAF + rows(300_000, (n) => `X\tp.A${n % 900}C\ts${n}\n`).join(''))
  const known = MAF + rows(19_999, (n) => `BRAF\tp.V600E\t${n}\n`).join('')
  const header = `##fileformat=VCFv4.2\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\t${names(600_000).join('\t')}\n`
  const matrix = `Hugo_Symbol\t${names(600_000).join('\t')}\nBRAF\t2\n`
  const reasons =
    MAF +
    rows(20_000, (n) => `X\t${'?'.repeat(300)}${n}\t${n % 19_000}\n`)
      .join('')
      .repeat(5)
  for (;;) {
    yield upload('a cohort of 300,000 samples', unknown)
    for (const format of ['json', 'ndjson', 'tsv'])
      yield upload('a cohort of 20,000 samples with long reports', known, 'text/plain', format)
    yield upload('a VCF file of 600,000 samples', header)
    yield upload('a matrix of 600,000 samples', matrix)
    yield upload('many lines that are not understood', reasons, 'text/plain', 'json')
    yield upload('JSON of lists in lists', '['.repeat(16 * MB - 2), 'application/octet-stream')
  }
}

const smallFile = upload('a small file', 'BRAF V600E\nEGFR L858R\n')

const MATCH = (index: number) =>
  `query ($input: MatchSampleInput!) { a${index}: matchSample(input: $input) { __typename } }`

/** Samples of the largest size, with alterations that are known, and with hostile texts. */
function* samples(): Iterable<Request> {
  const texts = hostileTexts(900).map(({ text }) => text.toWellFormed())
  for (let index = 0; ; index += 1) {
    const hostile = Array.from({ length: 700 }, (_, n) => texts[(n + index) % texts.length] ?? '')
    for (const lines of [alterations(MOST_ALTERATIONS), hostile, [`${gene(index)} ${hostile[0]}`]]) {
      yield {
        label: `${lines.length} alterations`,
        method: 'POST',
        path: '/api/match',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ alterations: lines, sample: `s${index}` }),
      }
      yield graphql(`${lines.length} alterations by GraphQL`, MATCH(index), { input: { alterations: lines } })
    }
    yield { label: 'coverage', method: 'GET', path: '/api/match/coverage' }
  }
}

export const matching: readonly Family[] = [
  { name: 'samples to match', connections: 8, short: true, exchanges: samples },
  { name: 'files to match', connections: 8, exchanges: files, beside: [smallFile] },
  { name: 'cohorts to match', connections: 4, exchanges: cohorts, beside: [smallFile] },
]
