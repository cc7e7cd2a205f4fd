import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { assertAddress, exportTarget } from '#server/commands/export-target.ts'
import { writeGks } from '#server/export/gks/write-gks.ts'
import type { WriteGksOptions } from '#server/export/gks/write-gks.ts'
import { storeRelease } from '#server/export/store-release.ts'
import { writeRelease } from '#server/export/write-release.ts'
import { importRelease } from '#server/import/import-release.ts'
import { defaultGksSettings } from '#server/gks/gks-settings.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { addApproval, addOrganization, addUser } from '#tests/support/curation/curation-factories.ts'
import {
  addAssertion,
  addDisease,
  addEvidence,
  addFeature,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { gksContract } from '#tests/support/gks/example-records.ts'
import { gksValidator } from '#tests/support/gks/gks-schemas.ts'
import { cutRelease } from '#tests/support/releases/cut-release.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { runCuria } from '#tests/support/service/server.ts'
import { describeOnSqliteFirst, sqlite } from '#tests/support/storage/engines.ts'
import type { Engine, TestDatabase } from '#tests/support/storage/engines.ts'

const site = 'https://curia.example.org'
const now = new Date('2026-07-20T12:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'curia-gks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const names = [
  'gks-base.json',
  'gks-clinical-significance.json',
  'gks-evidence.ndjson',
  'gks-molecular-profiles.ndjson',
  'gks-oncogenicity.json',
  'gks-pathogenicity.json',
]

const Statements = z.strictObject({
  gks_records: z.array(z.looseObject({ id: z.string(), contributions: z.array(z.unknown()).optional() })),
  metadata: z.looseObject({ knowledge_version: z.number(), created_at: z.string().optional() }),
  failed_assertion_ids: z.array(z.number()),
  errors: z.array(z.strictObject({ assertion_id: z.number(), message: z.string() })),
})

const filesIn = (place: string) =>
  new Map(
    readdirSync(place)
      .sort()
      .map((name) => [name, readFileSync(join(place, name), 'utf8')]),
  )
const statementsIn = (files: ReadonlyMap<string, string>, name: string) =>
  Statements.parse(JSON.parse(files.get(name) ?? ''))

describeOnSqliteFirst('An export of GKS objects', (engine) => {
  let database: TestDatabase
  let curia: TestApp
  let ids: Record<
    'tiered' | 'oncogenic' | 'pathogenic' | 'tierless' | 'sequential' | 'organization' | 'other',
    number
  >
  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url, { site: { name: 'Curia', downloads: join(folder, engine.name) } })
    ids = await curia.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')
      const disease_id = await addDisease(tx, 'Melanoma', { doid: '1909' })
      const therapies = [await addTherapy(tx)]
      const evidence = [await addEvidence(tx, profile, { disease_id, therapies })]
      const assertion = { disease_id, evidence }
      const tiered = await addAssertion(tx, profile, { ...assertion, therapies, amp_level: 'TIER_I_LEVEL_A' })
      const { id: user } = await addUser(tx, 'ada')
      const organization = await addOrganization(tx, 'Institute', { members: [user] })
      const other = await addOrganization(tx, 'Hospital', { members: [user] })
      for (const each of [organization, other]) await addApproval(tx, tiered, { user, organization: each })
      const classified = (
        assertion_type: 'ONCOGENIC' | 'PREDISPOSING',
        significance: 'ONCOGENIC' | 'PATHOGENIC',
      ) => addAssertion(tx, profile, { ...assertion, assertion_type, significance })
      return {
        tiered,
        oncogenic: await classified('ONCOGENIC', 'ONCOGENIC'),
        pathogenic: await classified('PREDISPOSING', 'PATHOGENIC'),
        tierless: await addAssertion(tx, profile, { ...assertion, therapies }),
        sequential: await addAssertion(tx, profile, {
          ...assertion,
          therapies: [...therapies, await addTherapy(tx)],
          therapy_interaction_type: 'SEQUENTIAL',
        }),
        organization,
        other,
      }
    })
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })

  const exported = async (options: Partial<WriteGksOptions> = {}) => {
    const place = mkdtempSync(join(folder, 'export-'))
    await writeGks(curia.storage.read, place, { settings: defaultGksSettings, site, now, ...options })
    return filesIn(place)
  }

  it('has statements by what classifies them, evidence and profiles', async () => {
    const files = await exported()
    expect([...files.keys()]).toEqual(names)
    const idsOf = (name: string) => statementsIn(files, name).gks_records.map(({ id }) => id)
    expect(idsOf('gks-clinical-significance.json')).toEqual([`curia.aid:${ids.tiered}`])
    expect(idsOf('gks-oncogenicity.json')).toEqual([`curia.aid:${ids.oncogenic}`])
    expect(idsOf('gks-pathogenicity.json')).toEqual([`curia.aid:${ids.pathogenic}`])
    expect(idsOf('gks-base.json')).toEqual([`curia.aid:${ids.tierless}`])
    const { metadata, failed_assertion_ids, errors } = statementsIn(files, 'gks-clinical-significance.json')
    expect(failed_assertion_ids).toEqual([ids.sequential])
    expect(errors).toEqual([
      { assertion_id: ids.sequential, message: expect.stringContaining('therapies are sequential') },
    ])
    expect(metadata).toMatchObject({
      product_version: expect.stringContaining('Curia '),
      created_at: expect.any(String),
    })
    expect(files.get('gks-evidence.ndjson')?.trim().split('\n')).toHaveLength(1)
  })

  it('of an organization has what it has approved, with its approval alone', async () => {
    const files = await exported({ organization: ids.organization })
    const { gks_records } = statementsIn(files, 'gks-clinical-significance.json')
    expect(gks_records.map(({ id }) => id)).toEqual([`curia.aid:${ids.tiered}`])
    expect(gks_records[0]?.contributions).toMatchObject([
      { contributor: { name: 'Institute', extensions: [{ name: 'isApprovedVcep', value: false }] } },
    ])
    expect(statementsIn(files, 'gks-oncogenicity.json').gks_records).toEqual([])
  })

  it('in plain form has no members that civicpy does not write', async () => {
    const files = await exported({ detail: 'plain' })
    for (const [name, text] of files)
      for (const member of ['"members"', '"constraints"', '"notExpressed"', '"evidenceRating"', '"ampLevel"'])
        expect([name, text.includes(member)]).toEqual([name, false])
  })

  it.skipIf(!gksContract)('conforms to the schemas', async () => {
    const validate = gksValidator()
    const files = await exported({ detail: 'plain' })
    const wrong = (name: string, className: string) =>
      statementsIn(files, name).gks_records.flatMap((record) => validate(className, record))
    expect(wrong('gks-clinical-significance.json', 'VariantClinicalSignificanceStatement')).toEqual([])
    expect(wrong('gks-oncogenicity.json', 'VariantOncogenicityStatement')).toEqual([])
    expect(wrong('gks-pathogenicity.json', 'VariantPathogenicityStatement')).toEqual([])
    expect(wrong('gks-base.json', 'Statement')).toEqual([])
  })

  it('is written by a command, with the method by which records made here were curated', async () => {
    const file = join(folder, 'method.json')
    const reportedIn = { title: 'Our procedure', urls: ['https://curia.example.org/sop'] }
    writeFileSync(file, JSON.stringify({ name: 'Our SOP (2026)', reportedIn }))
    const place = mkdtempSync(join(folder, 'export-'))
    const run = await runCuria(['export', '--gks', place, '--organization', 'Institute', '--plain'], {
      database: database.url,
      env: { GKS_CURATION_METHOD: file },
    })
    expect(run.code).toBe(0)
    expect(run.stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^PUBLIC_URL is not set: links to this service begin with http:\/\/localhost:/),
    ])
    const { gks_records } = statementsIn(filesIn(place), 'gks-clinical-significance.json')
    expect(gks_records).toMatchObject([
      {
        id: `curia.aid:${ids.tiered}`,
        specifiedBy: {
          type: 'Method',
          name: 'Our SOP (2026)',
          reportedIn: { type: 'Document', ...reportedIn },
        },
      },
    ])
  })

  it('stands compressed in the nightly and monthly releases, which list it', async () => {
    const downloads = join(folder, engine.name)
    await storeRelease(curia.storage, downloads, { site, now: new Date('2026-08-01T00:00:00Z') })
    const index = await curia.app.inject({ method: 'GET', url: '/api/gks' })
    const { releases } = z
      .object({
        releases: z.array(
          z.object({
            name: z.string(),
            files: z.array(z.object({ filename: z.string(), path: z.string(), bytes: z.number() })),
          }),
        ),
      })
      .parse(index.json())
    expect(releases.map(({ name }) => name)).toEqual(['nightly', '01-Aug-2026'])
    for (const { name, files } of releases) {
      expect(files.map(({ filename }) => filename).sort()).toEqual(names.map((file) => `${name}-${file}.gz`))
      for (const { path, bytes } of files) {
        const answer = await curia.app.inject({ method: 'GET', url: path })
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['content-type']).toBe('application/gzip')
        expect(answer.rawPayload).toHaveLength(bytes)
        expect(gunzipSync(answer.rawPayload).toString()).toContain('"')
      }
    }
  })
})

it.each([
  [{ plain: true }, 'folder', '--organization and --plain belong to --gks <folder>'],
  [{ gks: 'one', release: true }, undefined, 'give either an output folder or --release, --gks <folder>'],
  [{ gks: 'one', organization: '1', asOf: 'x' }, undefined, 'a frozen state has no approvals: omit --as-of'],
  [{ clinvar: 'one' }, undefined, '--clinvar <folder> and --clinvar-settings <file> belong together'],
])('An export with the options %j of %s is refused', async (options, place, message) => {
  const fail = (text: string): never => {
    throw new Error(text)
  }
  await expect(exportTarget(place, options, fail)).rejects.toThrow(message)
})

it('Submissions to ClinVar need the public address of the service, and GKS files without it tell so', async () => {
  const settings = join(folder, 'clinvar.json')
  writeFileSync(settings, '{"organization": 1}')
  const fail = (text: string): never => {
    throw new Error(text)
  }
  const clinvar = await exportTarget(undefined, { clinvar: folder, clinvarSettings: settings }, fail)
  const gks = await exportTarget(undefined, { gks: folder }, fail)
  const release = await exportTarget(folder, {}, fail)
  const warnings: string[] = []
  const assertWith = (target: typeof clinvar, publicUrl: string | null) =>
    assertAddress(
      target,
      { databaseUrl: 'sqlite:unused', publicUrl, port: 3000 },
      { fail, warn: (text) => warnings.push(text) },
    )
  expect(() => assertWith(clinvar, null)).toThrow(
    'PUBLIC_URL is not set: set it to the address of this service',
  )
  for (const target of [clinvar, gks, release]) assertWith(target, site)
  assertWith(release, null)
  expect(warnings).toEqual([])
  assertWith(gks, null)
  expect(warnings).toEqual([
    expect.stringContaining('links to this service begin with http://localhost:3000'),
  ])
})

describe.skipIf(!release2024)('The release of 2024 in GKS files', () => {
  /** Files of the knowledge as lines, without what names its version. */
  async function filesOf(storage: Storage) {
    const place = mkdtempSync(join(folder, 'files-'))
    await writeGks(storage.read, place, { settings: defaultGksSettings, site, now: null })
    // As of a state, nothing tells when they were made.
    expect(statementsIn(filesIn(place), 'gks-base.json').metadata).not.toHaveProperty('created_at')
    const texts = [...filesIn(place)].map(([, text]) => text.replace(/"metadata":\{.*?\}\},/, ''))
    return texts.join('').split('\n')
  }

  /** Lines that one of them has and the other has not, as far as they differ. */
  const differences = (one: readonly string[], other: readonly string[]) =>
    one.flatMap((line, place) => {
      const against = other[place] ?? ''
      if (line === against) return []
      const from = [...line].findIndex((letter, index) => letter !== against[index])
      return [
        [line.slice(Math.max(0, from - 60), from + 60), against.slice(Math.max(0, from - 60), from + 60)],
      ]
    })

  async function imported<Result>(
    engine: Engine,
    release: string,
    work: (storage: Storage) => Promise<Result>,
  ): Promise<Result> {
    const database = await engine.createDatabase()
    const storage = await open(database.url)
    try {
      await importRelease(storage, release)
      return await work(storage)
    } finally {
      await storage.close()
      await database.drop()
    }
  }

  const exportTo = (storage: Storage, to: string) =>
    writeRelease(storage, to, { name: '01-Aug-2024', extent: 'EVERYTHING', site, now })

  /** A release of our own: CIViC's names no ids of terms, and an import numbers them in the order of the files. */
  const ownRelease = join(folder, 'own')
  beforeAll(async () => {
    const release = cutRelease(release2024 ?? '', '01-Aug-2024', 10)
    await imported(sqlite, release, (storage) => exportTo(storage, ownRelease))
  }, 60_000)
  let first: string[]

  describeOnSqliteFirst('has the same bytes', (engine) => {
    it('on both engines, and after export, import and export', async () => {
      const again = mkdtempSync(join(folder, 'release-'))
      const files = await imported(engine, ownRelease, async (storage) => {
        await exportTo(storage, again)
        return filesOf(storage)
      })
      expect(files.join('').length).toBeGreaterThan(1_000_000)
      first ??= files
      expect(differences(files, first)).toEqual([])
      expect(differences(await imported(engine, again, filesOf), first)).toEqual([])
    })
  })
})
