import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle, gene, named, protein, variant } from '#tests/support/fhir/observations.ts'
import { templateStarter } from '#tests/support/releases/release-template.ts'
import { runCuria, startCuria } from '#tests/support/service/server.ts'
import type { CuriaServer } from '#tests/support/service/server.ts'
import { databaseText } from '#tests/support/storage/database-text.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

/** Texts of a sample, none of which is anywhere else: whose it is, what was found, what it is of. */
const PERSON = 'Qzperson'
const SAMPLE = 'Qzsample'
const CHANGE = 'V7731W'
const GENE = 'QZGENE9'
const DISEASE = 'Qzdisease'
const MARKERS = [PERSON, SAMPLE, CHANGE, 'Val7731Trp', GENE, DISEASE, '77317731']
const marked = new RegExp(MARKERS.join('|'), 'gi')

const LINES = [
  `BRAF ${CHANGE}`,
  `${GENE} amplification`,
  `${PERSON} has something`,
  'chr7:77317731A>T',
  'BRAF V600E',
]
const sample = { alterations: LINES, sample: SAMPLE }
const subject = { reference: `Patient/${PERSON}`, display: PERSON }
const fhir = bundle(
  { resourceType: 'Patient', id: PERSON, name: [{ text: PERSON }] },
  {
    resourceType: 'Condition',
    subject,
    code: { text: DISEASE, coding: [{ system: 'http://snomed.info/sct', code: DISEASE }] },
  },
  variant([named(`BRAF ${CHANGE}`), gene('HGNC:1097', GENE)], undefined, {
    subject,
    note: [{ text: PERSON }],
  }),
  variant([protein('NP_004324.2:p.Val7731Trp')], undefined, { subject }),
  { ...variant([]), component: PERSON, subject },
)
const packet = {
  id: SAMPLE,
  subject: { id: PERSON },
  diseases: [{ term: { id: DISEASE, label: DISEASE } }],
  interpretations: [
    {
      diagnosis: {
        disease: { id: DISEASE },
        genomicInterpretations: [
          {
            variantInterpretation: {
              variationDescriptor: { label: `BRAF ${CHANGE}`, geneContext: { symbol: GENE } },
            },
          },
        ],
      },
    },
  ],
  metaData: { createdBy: PERSON },
}
const MAF = `Hugo_Symbol\tHGVSp_Short\tTumor_Sample_Barcode\nBRAF\tp.${CHANGE}\t${SAMPLE}\n${GENE}\tp.V600E\t${PERSON}\n`
const VCF = `##fileformat=VCFv4.2\n##reference=${PERSON}\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\t${SAMPLE}\n7\t77317731\t.\tA\tT\t.\tPASS\tGENE=${GENE}\tGT\t0/1\n`
const QUERY =
  'query($input: MatchSampleInput!) { matchSample(input: $input) { notUnderstood { text reason } } }'

/** Bodies that `/api/match` takes or refuses. */
const BODIES: readonly (readonly [type: string, body: string])[] = [
  ['application/json', JSON.stringify(sample)],
  ['application/json', JSON.stringify({ ...sample, disease: DISEASE })],
  ['application/json', JSON.stringify({ ...sample, [PERSON]: GENE })],
  ['application/json', JSON.stringify({ alterations: PERSON })],
  ['application/json', JSON.stringify(sample).slice(0, -9)],
  ['application/json', JSON.stringify(fhir)],
  ['application/fhir+json', JSON.stringify(fhir).slice(0, -9)],
  ['application/json', JSON.stringify(packet)],
  ['application/json', JSON.stringify({ ...packet, interpretations: PERSON })],
  ['application/json', JSON.stringify({ resourceType: PERSON, interpretations: [] })],
  ['text/plain', LINES.join('\n')],
  ['text/plain', MAF],
  ['text/plain', VCF],
  ['text/plain', `${PERSON}\t${GENE}\n${SAMPLE}\t${CHANGE}\n`],
  ['application/xml', `<${PERSON} name="${PERSON}"><a>${CHANGE}</a></${PERSON}>`],
  [
    `multipart/form-data; boundary=b`,
    `--b\r\ncontent-disposition: form-data; name="file"; filename="${PERSON}.maf"\r\n\r\n${MAF}\r\n--b--\r\n`,
  ],
  [`text/${PERSON}`, MAF],
]
const ADDRESSES = [
  '/api/match',
  ...['json', 'ndjson', 'tsv', 'vcf', 'fhir', PERSON].map((format) => `/api/match?format=${format}`),
  `/api/match?format=tsv&sample=${SAMPLE}&disease=${DISEASE}`,
  `/api/match?format=fhir&disease=${DISEASE}&alterations=BRAF%20${CHANGE}`,
  `/api/match?${PERSON}=${GENE}`,
]

const toolCalls = (): object[] =>
  [
    ['match_alterations', { alterations: LINES }],
    ['match_alterations', { alterations: LINES, disease: DISEASE }],
    ['match_alterations', { alterations: LINES, [PERSON]: GENE }],
    ['match_alterations', PERSON],
    ['find_evidence', { variant: CHANGE, gene: GENE, disease: DISEASE }],
    ['search_records', { query: `${PERSON} ${GENE}` }],
    ['get_record', { ref: GENE }],
    [PERSON, { alterations: LINES }],
  ].map(([name, args]) => ({ method: 'tools/call', params: { name, arguments: args } }))
const messages = (): object[] => [
  ...toolCalls(),
  {
    method: 'prompts/get',
    params: { name: 'tumour_board', arguments: { alterations: LINES.join('\n'), disease: DISEASE } },
  },
  { method: 'prompts/get', params: { name: PERSON, arguments: {} } },
  {
    method: 'completion/complete',
    params: {
      ref: { type: 'ref/prompt', name: 'tumour_board' },
      argument: { name: 'disease', value: DISEASE },
    },
  },
  { method: 'resources/read', params: { uri: `curia://records/${GENE}` } },
  { method: PERSON, params: {} },
]

/** Files of a folder, with their paths, as text. */
const textOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(
      (one) =>
        join(one.parentPath, one.name) +
        (one.isFile() ? readFileSync(join(one.parentPath, one.name), 'latin1') : ''),
    )
    .join('\n')

/** Lines of a text in which a sample shows. */
const foundIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.search(marked) >= 0)
    .map((line) => line.slice(0, 300))

describeOnEachEngine('Of a sample', (engine) => {
  let database: TestDatabase
  let server: CuriaServer
  let collector: Server
  let folder: string
  let traces = ''
  const answers: string[] = []
  const post = async (path: string, type: string, body: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body,
    })
    answers.push(await answer.text())
    return answer.status
  }
  const states = () => [...new Set(answers)].join('\n')

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curia-privacy-'))
    for (const name of ['data', 'tmp', 'backups']) mkdirSync(join(folder, name))
    collector = createServer((request, response) => {
      request
        .setEncoding('utf8')
        .on('data', (text: string) => (traces += text))
        .on('end', () => response.end('{}'))
    })
    await once(collector.listen(0, '127.0.0.1'), 'listening')
    database = await engine.createDatabase(templateStarter)
    server = await startCuria({
      database: database.url,
      env: {
        DATA_FOLDER: join(folder, 'data'),
        TMPDIR: join(folder, 'tmp'),
        BACKUP_DIR: join(folder, 'backups'),
        LOG_LEVEL: 'trace',
        LOG_REQUESTS: 'on',
        METRICS: 'on',
        OUTSIDE_SERVICES: 'off',
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      },
    })
  })
  afterAll(async () => {
    await server?.stop()
    await database?.drop()
    collector?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('nothing is logged, counted, traced or stored, however it is sent and whether it is taken or refused', async () => {
    const statuses = new Set<number>()
    for (const [type, body] of BODIES)
      for (const address of ['/api/match', '/api/match?format=fhir'])
        statuses.add(await post(address, type, body))
    for (const address of ADDRESSES) statuses.add(await post(address, 'text/plain', MAF))
    statuses.add(
      await post('/api/match', 'application/json', JSON.stringify(fhir), { accept: 'application/fhir+json' }),
    )
    for (const input of [sample, { ...sample, disease: DISEASE }, { [PERSON]: GENE }, PERSON])
      statuses.add(
        await post(
          '/api/graphql',
          'application/json',
          JSON.stringify({ query: QUERY, variables: { input } }),
        ),
      )
    const inline = `{ matchSample(input: { alterations: ["BRAF ${CHANGE}", "${GENE}"], disease: "${DISEASE}" }) { notUnderstood { text } } }`
    for (const query of [inline, inline.replace('text', PERSON), inline.slice(0, -3)])
      statuses.add(await post('/api/graphql', 'application/json', JSON.stringify({ query })))
    for (const message of messages())
      statuses.add(
        await post('/mcp', 'application/json', JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }), {
          accept: 'application/json, text/event-stream',
          'mcp-protocol-version': '2025-06-18',
        }),
      )
    expect(statuses).toContain(200)
    expect(statuses).toContain(400)
    expect(states().match(marked)?.length).toBeGreaterThan(50)

    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    const frozen = await runCuria(['freeze', 'after'], {
      database: database.url,
      env: { DATA_FOLDER: join(folder, 'data') },
    })
    expect(frozen.code).toBe(0)
    await server.stop()
    expect(server.output()).toContain('/api/match')
    expect(server.output()).toContain('match_alterations')
    expect(metrics).toContain('/api/match')
    expect(traces).toContain('/api/match')
    const stored = await databaseText(database.url)
    expect(stored).toContain('V600E')
    expect({
      log: foundIn(server.output()),
      metrics: foundIn(metrics),
      traces: foundIn(traces.replaceAll('{', '\n{')),
      database: foundIn(stored).length,
      files: foundIn(textOf(folder)).length,
      frozen: foundIn(frozen.stdout + frozen.stderr),
    }).toEqual({ log: [], metrics: [], traces: [], database: 0, files: 0, frozen: [] })
  })
})
