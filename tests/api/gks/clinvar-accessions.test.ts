import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { namedOrganization } from '#server/accounts/commands/operator.ts'
import { readClinvarSummary } from '#server/clinvar/clinvar-summary.ts'
import { recordAccessions } from '#server/clinvar/record-accessions.ts'
import { gksOptions } from '#server/gks/gks-options.ts'
import { defaultGksSettings } from '#server/gks/gks-settings.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { addApproval, addOrganization, addUser } from '#tests/support/curation/curation-factories.ts'
import { addAssertion, addFeature, addVariant } from '#tests/support/factories.ts'
import { runCuria } from '#tests/support/service/server.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const site = 'https://curia.example.org'
const folder = mkdtempSync(join(tmpdir(), 'curia-accessions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describeOnEachEngine('Accessions that ClinVar returned', (engine) => {
  let database: TestDatabase
  let storage: Storage
  let ids: { approved: number; other: number; unapproved: number; foreign: number }
  beforeAll(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url)
    ids = await storage.write(async (tx) => {
      const { id: user } = await addUser(tx, 'ada')
      const organization = await addOrganization(tx, 'Institute', { members: [user] })
      const { profile } = await addVariant(tx, await addFeature(tx))
      const [approved, other, unapproved, foreign] = [
        await addAssertion(tx, profile),
        await addAssertion(tx, profile),
        await addAssertion(tx, profile),
        await addAssertion(tx, profile),
      ]
      for (const assertion of [approved, other]) await addApproval(tx, assertion, { user, organization })
      const hospital = await addOrganization(tx, 'Hospital', { members: [user] })
      const had = { organization: hospital, clinvar_accession: 'SCV000000009.1' }
      await addApproval(tx, foreign, { user, ...had })
      return { approved, other, unapproved, foreign }
    })
  })
  afterAll(async () => {
    await storage.close()
    await database.drop()
  })

  const submission = (assertion: number | string, clinvarAccession?: string) => ({
    identifiers: { localID: 'curia.mpid:1', localKey: `curia.aid:${assertion}`, clinvarAccession },
    processingStatus: clinvarAccession ? 'Success' : 'Error',
  })
  const summaryOf = (submissions: object[]) => {
    const file = join(mkdtempSync(join(folder, 'summary-')), 'summary.json')
    writeFileSync(file, JSON.stringify({ submissions }))
    return file
  }
  const recordWith = async ({ canReplace }: { canReplace: boolean }, ...submissions: object[]) => {
    const results = await readClinvarSummary(summaryOf(submissions))
    const { ids: identify } = await gksOptions(storage.read, { settings: defaultGksSettings, url: site })
    const organization = await namedOrganization(storage.read, 'Institute')
    return recordAccessions(storage, results, { organization, ids: identify, canReplace, userId: null })
  }
  const record = (...submissions: object[]) => recordWith({ canReplace: false }, ...submissions)
  /** Of the Institute. */
  const accessions = async () =>
    (
      await storage.read
        .selectFrom('approvals')
        .select('clinvar_accession')
        .where('assertion_id', 'in', [ids.approved, ids.other])
        .orderBy('assertion_id')
        .execute()
    ).map(({ clinvar_accession }) => clinvar_accession)
  const activities = async () => (await storage.read.selectFrom('activities').select('id').execute()).length

  it('are not written in part where one is of no approval', async () => {
    const taken = submission(ids.approved, 'SCV000000001')
    await expect(record(taken, submission(ids.unapproved, 'SCV000000002'))).rejects.toThrow(
      `Institute has not approved the assertion “curia.aid:${ids.unapproved}”`,
    )
    await expect(record(taken, submission('x', 'SCV000000002'))).rejects.toThrow(
      '“curia.aid:x” is not an assertion of this knowledgebase',
    )
    await expect(record(taken, submission(ids.other, 'RCV1'))).rejects.toThrow(
      '“RCV1” is not an accession of ClinVar',
    )
    await expect(record(taken, submission(ids.other, 'SCV000000001.2'))).rejects.toThrow(
      `“SCV000000001” is the accession of curia.aid:${ids.approved} and of curia.aid:${ids.other}: each must have its own`,
    )
    await expect(
      recordWith({ canReplace: true }, taken, submission(ids.other, 'SCV000000009')),
    ).rejects.toThrow(
      `“SCV000000009” cannot be the accession of curia.aid:${ids.other}: the approval of curia.aid:${ids.foreign} by Hospital has it`,
    )
    expect(await accessions()).toEqual([null, null])
  })

  it('are read from a summary alone, whose wrong values are named with what is allowed', async () => {
    const wrong = { identifiers: { localKey: 7 } }
    await expect(readClinvarSummary(summaryOf([wrong]))).rejects.toThrow(
      /is not valid: submissions\.0\.identifiers\.localKey is 7: must be a text; it must be the summary/,
    )
  })

  it('go to the approvals, as one activity, and once', async () => {
    const before = await activities()
    const submissions = [submission(ids.approved, 'SCV000000001'), submission(ids.other, 'SCV000000002')]
    expect(await record(...submissions, submission(ids.other))).toEqual({
      recorded: 2,
      unchanged: 0,
      without: [],
    })
    expect(await accessions()).toEqual(['SCV000000001', 'SCV000000002'])
    expect(await activities()).toBe(before + 1)
    expect(await record(...submissions)).toEqual({ recorded: 0, unchanged: 2, without: [] })
    expect(await activities()).toBe(before + 1)
  })

  it('have the latest version that ClinVar told', async () => {
    const version = async (accession: string) => {
      const { recorded, unchanged } = await record(submission(ids.approved, accession))
      return [recorded, unchanged, (await accessions())[0]]
    }
    expect(await version('SCV000000001.2')).toEqual([1, 0, 'SCV000000001.2'])
    expect(await version('SCV000000001.1')).toEqual([0, 1, 'SCV000000001.2'])
    expect(await version('SCV000000001')).toEqual([0, 1, 'SCV000000001.2'])
    expect(await version('SCV000000001.10')).toEqual([1, 0, 'SCV000000001.10'])
  })

  it('stay, unless they are to be replaced', async () => {
    const kept = await accessions()
    const before = await activities()
    const fresh = submission(ids.approved, 'SCV000000003')
    const swapped = submission(ids.other, 'SCV000000001.11')
    await expect(record(submission(ids.other, 'SCV000000002.5'), fresh)).rejects.toThrow(
      `“curia.aid:${ids.approved}” has the accession SCV000000001.10, not SCV000000003: it must be SCV000000001, or --replace must be given`,
    )
    await expect(recordWith({ canReplace: true }, swapped)).rejects.toThrow(
      `the approval of curia.aid:${ids.approved} by Institute has it`,
    )
    expect(await accessions()).toEqual(kept)
    expect(await activities()).toBe(before)
    const command = ['clinvar', 'accessions', summaryOf([fresh, swapped]), '--organization', 'Institute']
    const run = await runCuria([...command, '--replace'], { database: database.url })
    expect([run.code, run.stderr]).toEqual([0, ''])
    expect(run.stdout).toContain('Institute: 2 accessions recorded, 0 unchanged')
    expect(await accessions()).toEqual(['SCV000000003', 'SCV000000001.11'])
    expect(await activities()).toBe(before + 1)
  })
})
