import { afterAll, beforeAll, expect, it } from 'vitest'
import { importRelease } from '#server/exchange/import-release.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { evidenceRow, smallRelease, writeRelease } from '#tests/support/releases/release-files.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

type Listed = { kind: string; id: number; title: string; number: number; changes: string[]; fields: object[] }
type List = { from: number; to: number; changes: Listed[]; counts: object[] }

const releaseOf = (name: string, rows: readonly Record<string, string>[]) =>
  writeRelease(name, { ...smallRelease, 'ClinicalEvidenceSummaries.tsv': rows })

describeOnEachEngine('A laboratory whose report cites evidence of a release', (engine) => {
  let database: TestDatabase
  let curia: TestApp
  let melanoma: number
  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url)
    const row = (id: number) => ({ ...evidenceRow(id, 512, 'BRAF V600E'), disease: 'Melanoma', doid: '1909' })
    const { storage } = curia
    await importRelease(storage, releaseOf('01-Jul-2024', [row(1409), row(2)]))
    await importRelease(
      storage,
      releaseOf('01-Aug-2024', [
        { ...row(1409), evidence_statement: 'As it is now.', evidence_level: 'A' },
        { ...row(2), evidence_statement: 'Said otherwise.' },
        { ...row(3), disease: 'Lung Cancer', doid: '1324' },
      ]),
    )
    const { id } = await storage.read
      .selectFrom('diseases')
      .select('id')
      .where('name', '=', 'Melanoma')
      .executeTakeFirstOrThrow()
    melanoma = id
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })

  const list = async (query: string) =>
    (await curia.app.inject(`/api/changes/list.json?${query}`)).json<List>()
  const between = 'from=01-Jul-2024&to=01-Aug-2024'

  it('opens the citation, and sees what changed since and which release did it', async () => {
    const cited = await curia.app.inject('/api/records/evidence/1409/versions/1')
    expect(cited.json()).toMatchObject({ release: '01-Jul-2024', document: { evidenceLevel: 'B' } })
    const { json } = await curia.app.inject('/api/records/evidence/1409/versions')
    expect(json()).toMatchObject({
      versions: [
        { number: 2, cause: 'RELEASE', release: '01-Aug-2024' },
        { number: 1, release: '01-Jul-2024' },
      ],
    })
  })

  it('lists all changes of melanoma evidence between the two releases', async () => {
    const { changes, counts } = await list(`${between}&kind=EVIDENCE_ITEM&disease=${melanoma}`)
    expect(changes).toMatchObject([
      { id: 1409, number: 2, changes: ['LEVEL'] },
      { id: 2, title: 'EID2.2: BRAF V600E', changes: ['TEXT'] },
    ])
    expect(counts).toEqual([{ kind: 'EVIDENCE_ITEM', cause: 'RELEASE', count: 2 }])
    const added = await list(`${between}&kind=EVIDENCE_ITEM&change=ADDED`)
    expect(added.changes).toMatchObject([{ id: 3, fields: [] }])
    const gene = await curia.storage.read.selectFrom('genes').select('feature_id').executeTakeFirstOrThrow()
    const ofGene = await list(`${between}&kind=EVIDENCE_ITEM&gene=${gene.feature_id}`)
    expect(ofGene.changes.map(({ id }) => id)).toEqual([1409, 3, 2])
  })

  it('has the list as a table and as a feed', async () => {
    const query = `${between}&kind=EVIDENCE_ITEM&disease=${melanoma}`
    const table = await curia.app.inject(`/api/changes/list.tsv?${query}`)
    const lines = table.body.trimEnd().split('\n')
    expect(lines[0]).toBe('kind\tid\tname\tversion\tdate\tcause\tchange\tfield\tbefore\tafter')
    expect(lines.slice(1).map((line) => line.split('\t').slice(7, 10))).toContainEqual([
      'Evidence Level',
      'B',
      'A',
    ])
    const feed = await curia.app.inject(`/api/changes/list.atom?${query}`)
    expect(feed.headers['content-type']).toContain('application/atom+xml')
    expect(feed.body.match(/<entry>/g)).toHaveLength(2)
    expect(feed.body).toContain('/evidence/1409/versions/2')
  })

  it('may name a day or a version of the knowledge, and is told what there is', async () => {
    const version = await versionNow(curia.storage.read)
    const today = new Date().toISOString().slice(0, 10)
    const since = await list(`from=${version - 1}&to=${today}`)
    expect(since).toMatchObject({ from: version - 1, to: version })
    expect(await list(`from=${version}`)).toMatchObject({ changes: [], counts: [] })
    for (const [query, message] of [
      [
        'from=01-Jan-2001',
        `“01-Jan-2001” is no “from”: it must be a version of the knowledge up to ${version}`,
      ],
      ['change=NEWS', '“NEWS” is no “change”; there are ADDED, REMOVED'],
      ['disease=x', '“x” is no “disease”: it must be the id of a record'],
      [`from=${version}&to=1`, 'is later than “to” (1)'],
    ]) {
      const { statusCode, body } = await curia.app.inject(`/api/changes/list.json?${query}`)
      expect([statusCode, body]).toEqual([400, expect.stringContaining(String(message))])
    }
  })
})
