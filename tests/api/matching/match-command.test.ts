import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { matchCommand } from '#server/matching/match-command.ts'
import { open } from '#server/storage/database.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { runCuria } from '#tests/support/service/server.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { currentProgram } from '../../../scripts/program.mjs'

const program = currentProgram()

const Report = z.object({
  profiles: z.array(
    z.object({
      name: z.string(),
      result: z.string(),
      parts: z.array(z.object({ state: z.string(), because: z.string() })),
    }),
  ),
})

describeOnEachEngine('curia match', (engine) => {
  let database: TestDatabase
  let folder: string
  beforeAll(async () => {
    database = await engine.createDatabase()
    const storage = await open(database.url)
    await storage.write((tx) => addEveryKind(tx))
    await storage.close()
    folder = await mkdtemp(join(tmpdir(), 'curia-match-'))
    await writeFile(join(folder, 'sample.txt'), 'ALK F1174L\nfoo bar\nKRAZ G12D\n')
  })
  afterAll(async () => {
    await database.drop()
    await rm(folder, { recursive: true })
  })
  const match = (file: string, options: string[], env: Record<string, string> = {}) =>
    runCuria(['match', join(folder, file), ...options], { database: database.url, env })

  it('notes on standard error the lines that a table leaves out, and that its links are relative', async () => {
    const { code, stdout, stderr } = await match('sample.txt', ['--format', 'tsv'])
    expect([code, stderr.match(/^Line \d+/gm)]).toEqual([0, ['Line 2', 'Line 3']])
    expect(stderr).toContain('Line 2 was not understood: “foo bar”. “FOO” is not a gene or factor')
    expect(stderr).toContain('Line 3: “KRAZ G12D”. KRAZ is not a gene in this knowledgebase.')
    expect(stderr.match(/^Links are relative: set PUBLIC_URL/gm)).toHaveLength(1)
    expect(stdout).toMatch(/\t\/evidence\/\d+\t/)

    const json = await match('sample.txt', [])
    expect(json.stderr).not.toMatch(/Line \d|Links are/)
  })

  it('begins the links of a table with PUBLIC_URL', async () => {
    const env = { PUBLIC_URL: 'https://curia.example' }
    const { stdout, stderr } = await match('sample.txt', ['--format', 'tsv'], env)
    expect(stdout).toMatch(/\thttps:\/\/curia\.example\/evidence\/\d+\t/)
    expect(stderr).not.toContain('Links are relative')
  })

  it('writes a bundle of FHIR, and a bundle as a sample gives the same', async () => {
    const env = { PUBLIC_URL: 'https://curia.example' }
    const made = await match('sample.txt', ['--format', 'fhir'], env)
    expect(made.code).toBe(0)
    // Notes are in the bundle.
    expect(made.stderr).not.toMatch(/not understood|PUBLIC_URL/)
    const { entry } = JSON.parse(made.stdout)
    expect(entry[0].resource.extension[0].valueRelatedArtifact.url).toBe('https://curia.example')
    expect(
      entry.at(-1).resource.issue.map((one: { details: { text: string } }) => one.details.text),
    ).toContainEqual(expect.stringMatching(/^foo bar: “FOO” is not a gene or factor/))
    await writeFile(join(folder, 'bundle.json'), made.stdout)
    const read = JSON.parse((await match('bundle.json', [])).stdout)
    expect([read.file.format, read.alterations.map(({ name }: { name: string }) => name)]).toEqual([
      'FHIR',
      ['ALK F1174L', 'KRAZ G12D'],
    ])
    const local = await match('sample.txt', ['--format', 'fhir'])
    expect(local.stderr).toMatch(
      /^PUBLIC_URL is not set: addresses of this service begin with http:\/\/localhost/m,
    )
    const submitted = await match('sample.txt', ['--format', 'fhir', '--status', 'ALL'])
    expect([submitted.code, submitted.stderr]).toEqual([
      2,
      expect.stringContaining('FHIR has accepted knowledge only'),
    ])
  })

  it.each([
    ['missing.txt', 'there is no such file'],
    ['', 'it is a folder'],
  ])('names a file that cannot be read: %s', async (file, reason) => {
    const { code, stdout, stderr } = await match(file, [])
    expect([code, stdout, stderr]).toEqual([
      2,
      '',
      `The file ${join(folder, file)} cannot be read: ${reason}.\n`,
    ])
  })
})

describe('curia match --assayed', () => {
  const parse = (...options: string[]) =>
    matchCommand(() => ({
      databaseUrl: 'sqlite:nowhere',
      dataFolder: '/nowhere',
      publicUrl: null,
      port: 3000,
      referenceFasta: null,
    }))
      .exitOverride()
      .configureOutput({ writeErr: () => {} })
      .parseAsync(['sample.txt', ...options], { from: 'user' })

  it('refuses another kind of assay, and a kind that is given twice', async () => {
    await expect(parse('--assayed', 'proteins=all')).rejects.toThrow(
      '“proteins” is not a kind of assay; the kinds are smallVariants, copyNumber, fusions, expression.',
    )
    await expect(parse('--assayed', 'panel.txt', '--assayed', 'smallVariants=all')).rejects.toThrow(
      'smallVariants is given twice.',
    )
  })

  describe.skipIf(!release2024)('with the knowledge of 2024', () => {
    describeOnEachEngine('', (engine) => {
      let database: TestDatabase
      let folder: string
      beforeAll(async () => {
        database = await engine.createDatabase(template2024)
        folder = await mkdtemp(join(tmpdir(), 'curia-assayed-'))
        await writeFile(join(folder, 'sample.txt'), 'BRAF V600E\n')
        await writeFile(join(folder, 'panel.txt'), '# copy number\nbraf # by symbol, alias or Entrez id\n\n')
      })
      afterAll(async () => {
        await database.drop()
        await rm(folder, { recursive: true })
      })

      /** The profile of V600E with an amplification, and what is said of the amplification. */
      async function amplified(...options: string[]) {
        const given = [program, 'match', join(folder, 'sample.txt'), '--database', database.url, ...options]
        const { stdout } = await promisify(execFile)(process.execPath, given, { maxBuffer: 1 << 26 })
        const { profiles } = Report.parse(JSON.parse(stdout))
        const found = profiles.find(({ name }) => name === 'BRAF V600E AND BRAF Amplification')
        return [found?.result, found?.parts.find(({ state }) => state !== 'TRUE')?.because]
      }

      it('takes all genes, or those of a file, for the kind that is named', async () => {
        const panel = join(folder, 'panel.txt')
        const absent = ['NEARLY', 'Assayed (copy number) and not found.']
        expect(await amplified('--assayed', `copyNumber=${panel}`)).toEqual(absent)
        expect(await amplified('--assayed', panel, '--assayed', 'fusions=all')).toEqual([
          'UNDECIDED',
          'BRAF not assayed for copy number.',
        ])
        expect(await amplified('--assayed', 'copyNumber=ALL')).toEqual(absent)
      })
    })
  })
})
