import { execFile, execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as evidence from '#domain/vocabularies/evidence.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import { clientExamples } from '#app/pages/graphql-api/client-examples.ts'
import { releaseTable } from '#tests/domain/support/release-table.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { startCuria } from '#tests/support/service/server.ts'
import type { CuriaServer } from '#tests/support/service/server.ts'

const folder = resolve(import.meta.dirname, '../../../examples')
const scripts: [program: string, script: string][] = [
  [process.execPath, 'accepted-evidence.mjs'],
  ['python3', 'accepted_evidence.py'],
  ['Rscript', 'accepted-evidence.R'],
]

/** How to find out that a program is there with what the example needs of it. */
const checks: Readonly<Record<string, string[]>> = {
  sh: ['-c', 'curl --version'],
  Rscript: ['-e', 'library(httr2); library(jsonlite)'],
}

function isThere(program: string): boolean {
  try {
    execFileSync(program, checks[program] ?? ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    process.stderr.write(`Skipped: the example for ${program}, which this machine does not have\n`)
    return false
  }
}

interface Run {
  code: number
  stdout: string
  stderr: string
}

const run = (program: string, script: string, address: string): Promise<Run> =>
  new Promise((done) => {
    const env = { ...process.env, CURIA_URL: address }
    const options = { env, maxBuffer: 64 * 1024 * 1024 }
    execFile(program, [resolve(folder, script)], options, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })

/** What the release calls a value by its label, the interface calls by its name. */
const named =
  <Value extends string>(vocabulary: Vocabulary<Value>) =>
  (label: string) =>
    vocabulary.parseLabel(label) ?? ''
const readings: Record<string, (cell: string) => string> = {
  therapy_interaction_type: named(evidence.therapyInteractions),
  evidence_type: named(evidence.evidenceTypes),
  evidence_direction: named(evidence.evidenceDirections),
  evidence_level: named(evidence.evidenceLevels),
  significance: named(evidence.evidenceSignificances),
  source_type: named(sourceSources),
}

describe.skipIf(!release2024)('The examples', () => {
  let database: TestDatabase
  let server: CuriaServer
  beforeAll(async () => {
    database = await sqlite.createDatabase(template2024)
    server = await startCuria({
      database: database.url,
      env: { OUTSIDE_SERVICES: 'off', LOG_LEVEL: 'error' },
    })
  })
  afterAll(async () => {
    await server?.stop()
    await database?.drop()
  })

  const onThePage: [language: string, program: string, options: string[]][] = [
    ['curl', 'sh', ['-c']],
    ['Python', 'python3', ['-c']],
    ['R', 'Rscript', ['-e']],
    ['JavaScript', process.execPath, ['--input-type=module', '-e']],
  ]
  it.for(onThePage)(
    'on the page of the app work as they stand there: %s',
    ([language, program, options], { skip }) => {
      skip(!isThere(program))
      const text =
        clientExamples(`${server.url}/api/graphql`).find((one) => one.language === language)?.text ?? ''
      return new Promise<void>((done, fail) => {
        execFile(program, [...options, text], (error, stdout) => {
          if (error) return fail(error)
          // R prints `[1]` before a value.
          return /id\W+(\[1\] )?5\b/.test(stdout) && stdout.includes('variants')
            ? done()
            : fail(new Error(`${language} printed ${stdout}`))
        })
      })
    },
  )

  const matching: [program: string, script: string][] = [
    ['python3', 'match_sample.py'],
    ['Rscript', 'match-sample.R'],
  ]
  it.for(matching)('%s %s prints what a tumour matches', ([program, script], { skip }) => {
    skip(!isThere(program))
    return new Promise<void>((done, fail) => {
      const env = { ...process.env, CURIA_URL: server.url, DISEASE: 'DOID:8552' }
      const given = [resolve(folder, script), 'BCR::ABL1', 'ABL1 T315I', 'ABL1 what']
      execFile(program, given, { env }, (error, stdout, stderr) => {
        if (error) return fail(error)
        const line =
          /^MATCHED\tABL1 BCR::ABL1 AND ABL1 T315I\tEID639\tB\tSUPPORTS SENSITIVITYRESPONSE\tPonatinib\tChronic Myeloid Leukemia\tSAME$/m
        const isComplete = line.test(stdout) && stderr.includes('not understood: ABL1 what')
        return isComplete ? done() : fail(new Error(`${script} printed ${stdout}${stderr}`))
      })
    })
  })

  describe.each(scripts)('%s %s', (program, script) => {
    it.skipIf(!isThere(program))('prints all accepted evidence of the release, in its words', async () => {
      const { code, stdout, stderr } = await run(program, script, server.url)
      expect([code, stderr]).toEqual([0, ''])
      const [header = '', ...lines] = stdout.trimEnd().split('\n')
      const columns = header.split('\t')
      expect(columns).toHaveLength(15)
      const rows = releaseTable(release2024 ?? '', 'ClinicalEvidenceSummaries.tsv')
      const expected = rows
        .toSorted((one, other) => Number(one['evidence_id']) - Number(other['evidence_id']))
        .map((row) => columns.map((column) => (readings[column] ?? String)(row[column] ?? '')))
      const found = lines.map((line) => line.split('\t'))
      const namesOf = Map.groupBy(rows, (row) => row['doid'] ?? '')
      const comparable = (cells: string[]) => {
        const row = Object.fromEntries(
          cells.map((cell, at) => [columns[at], cell.replace(/\s+/g, ' ').trim()]),
        )
        // Releases list the therapies in no certain order, and call two diseases by two names.
        row['therapies'] = (row['therapies'] ?? '').split(/, ?/).sort().join(',')
        const names = new Set(namesOf.get(row['doid'] ?? '')?.map((named) => named['disease']))
        if (row['doid'] && names.size > 1 && names.has(row['disease'])) row['disease'] = row['doid']
        return row
      }
      expect(found).toHaveLength(4375)
      expect(expected).toHaveLength(4375)
      // Only the rows that differ, as all of them are much to read.
      const pairs = found.map((cells, at) => [comparable(cells), comparable(expected[at] ?? [])] as const)
      expect(pairs.filter(([row, other]) => !isDeepStrictEqual(row, other))).toEqual([])
    })

    it.skipIf(!isThere(program))('ends with what went wrong and where', async () => {
      const { code, stderr } = await run(program, script, `${server.url.replace(/\d+$/, '1')}`)
      expect(code).toBe(1)
      expect(stderr).toMatch(
        /^http:\/\/127\.0\.0\.1:1\/api\/graphql: .*(refused|ECONNREFUSED|bad port|failed to connect)/i,
      )
    })
  })
})
