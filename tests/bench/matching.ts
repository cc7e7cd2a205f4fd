import { createReadStream, readFileSync, statSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import type { Alteration } from '#domain/matching/sample/alteration.ts'
import { matchSample } from '#domain/matching/match-sample.ts'
import { isRelevant } from '#domain/matching/relevance.ts'
import { NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import { readingOfFileSample } from '#server/matching/file-sample-reading.ts'
import { readFileSamples } from '#server/matching/file-samples.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { readFileLines } from '#server/matching/formats/file-lines.ts'
import { fileReader } from '#server/matching/formats/file-reader.ts'
import { currentMatchIndex } from '#server/matching/match-index.ts'
import { open } from '#server/storage/database.ts'
import { csq, vcfHeader, vcfLine } from '#tests/support/matching/match-files.ts'
import { waiting } from './load.ts'
import { startService } from './processes.ts'

const LINES = 100_000
const TRANSCRIPTS = 8
const LIMITS = { mostBytes: null, mostRelevant: 1_000_000, mostSamples: null }
const RUNS = 3

/** A row of the table: what was measured, the figure, what it stands beside, and the most or least that it may be. */
type Row = [what: string, figure: string, beside: string, target: string]

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`

const ms = (time: number) => `${time < 10 ? time.toFixed(2) : Math.round(time)} ms`

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const started = performance.now()
  const result = await work()
  return [result, performance.now() - started]
}

/** Bytes in use once what is not needed any more is collected. */
function collectedHeap(): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  return process.memoryUsage().heapUsed
}

/** A VCF file of an exome with annotations of eight transcripts a line, of which one in two hundred is in a known gene. */
function writeExome(file: string): void {
  const parts = [vcfHeader(['S1'])]
  for (let line = 0; line < LINES; line += 1) {
    const gene = line % 200 === 0 ? 'EGFR' : `GENE${line % 19_000}`
    const residue = 1 + (line % 1200)
    const annotations = Array.from({ length: TRANSCRIPTS }, (_, transcript) =>
      csq({
        allele: 'T',
        terms: 'missense_variant',
        gene,
        transcript: `ENST000000${transcript}${line % 9999}`,
        exon: `${1 + (line % 20)}/28`,
        coding: `c.${3 * residue}C>T`,
        protein: `p.Thr${residue}Met`,
      }),
    )
    const position = 1_000_000 + 37 * line
    const info = `DP=100;CSQ=${annotations.join(',')}`
    parts.push(vcfLine({ position, reference: 'C', alternate: 'T', info, samples: ['0/1'] }))
  }
  writeFileSync(file, parts.join(''))
}

async function measureCompiling(database: string): Promise<{ index: MatchIndex; rows: Row[] }> {
  const times: number[] = []
  let index: MatchIndex | null = null
  let bytes = 0
  for (let run = 0; run < RUNS; run += 1) {
    const storage = await open(database, { migrate: false })
    index = null
    const before = collectedHeap()
    const [compiled, time] = await timed(() => currentMatchIndex(storage.read))
    bytes = Math.max(bytes, collectedHeap() - before)
    times.push(time)
    index = compiled
    await storage.close()
  }
  if (!index) throw new Error('nothing was compiled')
  const beside = `${index.variants.size} variants, ${megabytes(bytes)}`
  return {
    index,
    rows: [['compiling all predicates', ms(Math.min(...times)), beside, '500 ms; ×100: 30 s, 1024 MB']],
  }
}

async function measureReading(file: string, index: MatchIndex): Promise<Row[]> {
  const options = { index, build: null, sample: null, includeFiltered: false }
  const content = () => createReadStream(file, { highWaterMark: 1 << 18 })
  const parse = async () => {
    const reader = fileReader(options)
    const alterations: Alteration[] = []
    for await (const { first, lines } of readFileLines(content(), LIMITS)) {
      for (const [at, line] of lines.entries()) {
        for (const { reading } of reader.read(line, first + at))
          if (reading.ok) alterations.push(...reading.alterations)
      }
    }
    return alterations
  }
  const match = async (all: readonly Alteration[]) => {
    const alterations = all.filter((one) => isRelevant(one, 'GRCH37', index))
    matchSample({ build: 'GRCH37', alterations, absences: [], assayed: NOTHING_ASSAYED }, index)
  }
  const whole = async () => {
    const { samples, build } = await readFileSamples(content(), options, LIMITS)
    for (const sample of samples)
      matchSample(readingOfFileSample(sample, build, NOTHING_ASSAYED).sample, index)
  }
  /** The most that is in use, above what was before, while so many lines are read. */
  const mostHeap = async (lines: number) => {
    const bytes = Math.floor((statSync(file).size * lines) / LINES)
    const before = collectedHeap()
    let most = 0
    async function* watched() {
      let chunks = 0
      for await (const chunk of createReadStream(file, { highWaterMark: 1 << 18, end: bytes - 1 })) {
        const piece: Buffer = chunk
        yield piece
        chunks += 1
        if (chunks % 20 === 0) most = Math.max(most, collectedHeap() - before)
      }
    }
    // The last line may be cut.
    await readFileSamples(watched(), options, LIMITS).catch((error: unknown) => {
      if (!(error instanceof ClientError)) throw error
    })
    return most
  }
  const times: { parsing: number; matching: number; both: number }[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const [alterations, parsing] = await timed(parse)
    const [, matching] = await timed(() => match(alterations))
    const [, both] = await timed(whole)
    times.push({ parsing, matching, both })
  }
  const [ofAll, ofHalf] = [await mostHeap(LINES), await mostHeap(LINES / 2)]
  const least = (one: 'parsing' | 'matching' | 'both') => Math.min(...times.map((time) => time[one]))
  const rate = Math.round((1000 * LINES) / least('matching'))
  return [
    [
      'alterations a second after parsing',
      String(rate),
      `parsed: ${Math.round((1000 * LINES) / least('parsing'))}`,
      '100000',
    ],
    [
      `VCF of ${LINES} lines with CSQ, read and matched`,
      ms(least('both')),
      `parse only: ${ms(least('parsing'))}`,
      'parse only',
    ],
    [
      'memory in use while it is read, most',
      megabytes(ofAll),
      `half of it: ${megabytes(ofHalf)}`,
      'the same',
    ],
  ]
}

/** Five hundred alterations: the substitutions of the knowledge and as many of other genes. */
function sampleBody(index: MatchIndex): string {
  const known = [...index.variants.values()]
    .filter(({ predicate }) => predicate.kind === 'EXACT')
    .slice(0, 25)
    .map(({ feature, name }) => `${feature} ${name}`)
  const others = Array.from({ length: 475 }, (_, at) => `GENE${at} V${at + 1}E`)
  return JSON.stringify({ alterations: [...known, ...others], build: 'GRCH37', disease: 'DOID:1909' })
}

function post(url: string, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'text/x-vcf', 'content-length': body.length }
    const sent = request(url, { method: 'POST', headers, agent: new Agent() }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function measureService(database: string, file: string, index: MatchIndex): Promise<Row[]> {
  const service = await startService(database, '/api/ready')
  const query = JSON.stringify({
    query: '{ gene(entrezSymbol: "EGFR") { id name variants(first: 5) { totalCount } } }',
  })
  const read = () => waiting(`${service.url}/api/graphql`, () => query, { timed: 2000 })
  try {
    const sample = await waiting(`${service.url}/api/match`, () => sampleBody(index), {
      warmUp: 20,
      timed: 100,
    })
    const calm = await read()
    const packed = readFileSync(file).subarray(0, 60 * 2 ** 20)
    const whole = packed.subarray(0, packed.lastIndexOf('\n') + 1)
    const [[status, matching], busy] = await Promise.all([
      timed(() => post(`${service.url}/api/match?format=tsv`, whole)),
      read(),
    ])
    if (status !== 200) throw new Error(`matching a file was answered with ${status}`)
    return [
      ['500 alterations over HTTP, p95', ms(sample.p95), `p50: ${ms(sample.p50)}`, '100 ms'],
      [
        'other readers while a VCF of 60 MB is matched, p99',
        ms(busy.p99),
        `calm: ${ms(calm.p99)}`,
        'twice the calm one',
      ],
      ['that VCF over HTTP', ms(matching), '', ''],
    ]
  } finally {
    await service.stop()
  }
}

/** Measures matching with the knowledge of a database: compiling, files, and other readers meanwhile. */
export async function measureMatching(
  database: string,
  folder: string,
  say: (progress: string) => void,
): Promise<string[][]> {
  const file = join(folder, 'exome.vcf')
  say('compiling predicates …')
  const { index, rows } = await measureCompiling(database)
  say('matching a VCF file …')
  writeExome(file)
  rows.push(...(await measureReading(file, index)))
  say('matching over HTTP …')
  rows.push(...(await measureService(database, file, index)))
  return [['matching', 'measured', 'beside it', 'target'], ...rows]
}
