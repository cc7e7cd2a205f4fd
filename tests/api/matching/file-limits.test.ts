import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMatching } from '#server/matching/matching.ts'
import { createMatchingFiles } from '#server/matching/matching-files.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { vcfHeader } from '#tests/support/matching/match-files.ts'

const SAMPLES = 120
const ANSWER_BYTES = 1024 * 1024

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')
const columns = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`).join('\t')
const MAF = 'Hugo_Symbol\tHGVSp_Short\tTumor_Sample_Barcode\n'
const cohort = (count: number) => MAF + lines(count, (index) => `BRAF\tp.V600E\ts${index}`)

/** Files of as many samples as are allowed and one more, in every format that has samples. */
const cohorts: Readonly<Record<string, (count: number) => string>> = {
  'a MAF': cohort,
  'a MAF of lines that are not understood': (count) => MAF + lines(count, (index) => `\t\ts${index}`),
  'a VCF whose header has them': (count) => vcfHeader(Array.from({ length: count }, (_, n) => `s${n}`)),
  'a copy number matrix': (count) =>
    `Hugo_Symbol\t${columns(count)}\nBRAF\t${lines(count, (index) => (index === 0 ? '0' : '2')).replaceAll('\n', '\t')}`,
  'a list of copy numbers': (count) =>
    `gene\talteration\tsample\n${lines(count, (index) => `BRAF\tamplification\ts${index}`)}`,
  'a table of states': (count) => `gene\tstate\tsample\n${lines(count, (index) => `CD274\tover\ts${index}`)}`,
  'a table of fusions': (count) =>
    `5_prime_gene\t3_prime_gene\tsample\n${lines(count, (index) => `BCR\tABL1\ts${index}`)}`,
}

describe('A file to match', () => {
  let database: TestDatabase
  let curia: TestApp
  let url: string
  const closing: (() => Promise<void>)[] = []

  beforeAll(async () => {
    database = await sqlite.createDatabase()
    const matchingFiles = createMatchingFiles(database.url, { samples: SAMPLES, answerBytes: ANSWER_BYTES })
    const matching = createMatching(database.url)
    curia = await testApp(database.url, { matching, matchingFiles })
    closing.push(
      () => matchingFiles.close(),
      () => matching.close(),
    )
    await curia.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')
      for (let made = 0; made < 10; made += 1)
        await addEvidence(tx, profile, { description: 'x'.repeat(3000) })
    })
    await curia.app.listen({ port: 0, host: '127.0.0.1' })
    url = `http://127.0.0.1:${(curia.app.server.address() as AddressInfo).port}/api/match`
  })
  afterAll(async () => {
    await curia.close()
    await Promise.all(closing.map((close) => close()))
    await database.drop()
  })

  const post = (body: string | Buffer<ArrayBuffer>, query = '') =>
    fetch(url + query, { method: 'POST', headers: { 'content-type': 'text/plain' }, body })

  it.each(Object.entries(cohorts))(
    'is refused with more samples than are allowed: %s',
    async (_format, file) => {
      const refused = await post(gzipSync(file(SAMPLES + 1)), '?format=ndjson')
      expect(refused.status).toBe(400)
      const text = await refused.text()
      expect(text).toContain(`more than ${SAMPLES} samples, the most over HTTP (MATCH_FILE_SAMPLES)`)
      expect(text).toContain('command line (curia match), which has no limit')
      const allowed = await post(file(SAMPLES), '?format=ndjson')
      expect(allowed.status).toBe(200)
      expect((await allowed.text()).trim().split('\n')).toHaveLength(SAMPLES)
    },
  )

  it('has one sample of a larger cohort matched', async () => {
    const answer = await post(cohort(SAMPLES + 1), '?sample=s7')
    expect(await answer.json()).toMatchObject({ sample: 's7', file: { samples: { count: 1 } } })
  })

  it('has the names of its samples in the first report alone', async () => {
    const answer = await post(cohort(3), '?format=ndjson')
    const reports = (await answer.text())
      .trim()
      .split('\n')
      .map((line): { file: object } => JSON.parse(line))
    expect(reports.map(({ file }) => file)).toMatchObject([
      { samples: { count: 3, names: ['s0', 's1', 's2'] } },
      { samples: { count: 3 } },
      { samples: { count: 3 } },
    ])
    expect(JSON.stringify(reports.slice(1))).not.toContain('"names"')
  })

  /** What arrives of a response until its connection ends. */
  const received = (body: string, format: string) =>
    new Promise<string>((resolve) => {
      const { port } = new URL(url)
      const socket = connect({ port: Number(port), host: '127.0.0.1' })
      let text = ''
      socket.setEncoding('utf8')
      socket.on('data', (part) => (text += String(part)))
      socket.on('close', () => resolve(text))
      const head = `POST /api/match?format=${format} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: text/plain\r\n`
      socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`)
    })

  const long = (count: number) => cohort(count).replaceAll('V600E\t', `V600E\t${'n'.repeat(150)}`)

  it.each(['json', 'ndjson', 'tsv'])(
    'whose response is too large has it end with the reason, and not as a whole one: %s',
    async (format) => {
      // Each sample has its own line in the answer; of one too many the connection breaks off.
      const rows = `${long(SAMPLES)}\n${lines(15_000, (index) => `\t?\t${'n'.repeat(150)}s${index % SAMPLES}`)}`
      const text = await received(rows, format)
      expect(text).toMatch(/^HTTP\/1.1 200 /)
      expect(text).toContain('more than 1 MB, the most over HTTP (MATCH_ANSWER_MB)')
      expect(text).toContain('command line (curia match), which has no limit')
      expect(text).not.toMatch(/0\r\n\r\n$/)
    },
  )

  it('that is an annotated VCF too large to be sent is refused before it begins', async () => {
    const record = '1\t5\t.\tA\tT\t.\tPASS\t.\n'
    const refused = await post(vcfHeader() + record.repeat(60_000), '?format=vcf')
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('larger than 1 MB when it is unpacked'),
    ])
  })

  it('is matched while large ones wait for one another', async () => {
    const large = gzipSync(vcfHeader() + '1\t5\t.\tA\tT\t.\tPASS\t.\n'.repeat(300_000))
    const postSmall = () =>
      curia.app.inject({
        method: 'POST',
        url: '/api/match',
        payload: 'BRAF V600E\n',
        headers: { 'content-type': 'text/plain' },
        remoteAddress: '127.0.0.9',
      })
    // Their worker starts with the first of them.
    await postSmall()
    const order: string[] = []
    const slow = post(large)
      .then((answer) => answer.text())
      .then(() => order.push('large'))
    const small = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const answer = await postSmall()
        order.push('small')
        return answer.statusCode
      }),
    )
    await slow
    expect(small).toEqual(Array.from({ length: 5 }, () => 200))
    expect(order.at(-1)).toBe('large')
  })
})
