import { afterAll, beforeAll, expect, it } from 'vitest'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { importRelease } from '#server/import/import-release.ts'
import { schema } from '#server/graphql/schema.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import {
  evidenceRow,
  geneRow,
  smallRelease,
  variantRow,
  writeRelease,
} from '#tests/support/releases/release-files.ts'
import { addAction, addUser } from '#tests/support/curation/curation-factories.ts'
import { addFeature, addVariant } from '#tests/support/factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

type Listed = {
  kind: VersionedKind
  id: number
  title: string
  number: number
  changes: string[]
  fields: object[]
}
const CHANGES = `query ($from: String, $to: String, $change: RecordChangeKind, $cause: VersionCause, $featureId: Int, $first: Int, $after: String) {
  changes(from: $from, to: $to, change: $change, cause: $cause, featureId: $featureId, first: $first, after: $after) {
    fromVersion toVersion totalCount pageInfo { endCursor hasNextPage }
    counts { recordType cause count } kindCounts { kind count }
    nodes { title name formerNumber kinds version { recordType recordId number cause release releasedOn activity { user { username } } }
      fields { fieldDisplayName beforeText afterText } }
  }
  importedReleases { name releasedOn knowledgeVersion }
}`

interface Node {
  title: string
  formerNumber: number | null
  kinds: string[]
  version: {
    recordType: string
    recordId: number
    cause: string
    release: string | null
    releasedOn: string | null
    activity: object | null
  }
  fields: Record<'fieldDisplayName' | 'beforeText' | 'afterText', string>[]
}
interface Changes {
  changes: {
    totalCount: number
    pageInfo: { endCursor: string; hasNextPage: boolean }
    counts: { recordType: string; cause: string; count: number }[]
    kindCounts: { kind: string; count: number }[]
    nodes: Node[]
  }
  importedReleases: { name: string; releasedOn: string; knowledgeVersion: number }[]
}

type List = { from: number; to: number; changes: Listed[]; counts: object[] }

const releaseOf = (name: string, rows: readonly Record<string, string>[]) =>
  writeRelease(name, { ...smallRelease, 'ClinicalEvidenceSummaries.tsv': rows })

describeOnEachEngine('A laboratory whose report cites evidence of a release', (engine) => {
  let database: TestDatabase
  let curia: TestApp
  let melanoma: number
  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url, { schema })
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
        { number: 2, cause: 'RELEASE', release: '01-Aug-2024', releasedOn: '2024-08-01' },
        { number: 1, release: '01-Jul-2024' },
      ],
    })
  })

  it('lists all changes of melanoma evidence between the two releases', async () => {
    const { changes, counts } = await list(`${between}&kind=EVIDENCE_ITEM&disease=${melanoma}`)
    expect(changes).toMatchObject([
      { id: 1409, number: 2, changes: ['LEVEL'] },
      { id: 2, title: 'EID2.2: BRAF V600E: sensitivity to vemurafenib in melanoma', changes: ['TEXT'] },
    ])
    expect(counts).toEqual([{ kind: 'EVIDENCE_ITEM', cause: 'RELEASE', count: 2 }])
    const added = await list(`${between}&kind=EVIDENCE_ITEM&change=ADDED`)
    expect(added.changes).toMatchObject([{ id: 3, fields: [] }])
    const gene = await curia.storage.read.selectFrom('genes').select('feature_id').executeTakeFirstOrThrow()
    const ofGene = await list(`${between}&kind=EVIDENCE_ITEM&gene=${gene.feature_id}`)
    expect(ofGene.changes.map(({ id }) => id)).toEqual([1409, 3, 2])
  })

  it('reads evidence first, then what it is about, of each kind the newest first', async () => {
    const { changes } = await list(`from=0&to=01-Jul-2024`)
    const kinds = changes.map(({ kind }) => kind)
    expect([...new Set(kinds)]).toEqual([
      'EVIDENCE_ITEM',
      'ASSERTION',
      'MOLECULAR_PROFILE',
      'VARIANT',
      'FEATURE',
      'SOURCE',
      'DISEASE',
      'THERAPY',
      'PHENOTYPE',
    ])
    expect(kinds).toEqual(kinds.toSorted(versionedKinds.compare))
    const ids = changes.filter(({ kind }) => kind === 'EVIDENCE_ITEM').map(({ id }) => id)
    expect(ids).toEqual([1409, 2])
    const feed = await curia.app.inject('/api/changes/list.atom?from=0&to=01-Jul-2024')
    const titles = [...feed.body.matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map(([, title]) => title)
    expect(titles).toEqual(changes.map(({ title }) => title))
    const table = await curia.app.inject('/api/changes/list.tsv?from=0&to=01-Jul-2024')
    const rows = table.body.trimEnd().split('\n').slice(1)
    expect(rows.map((row) => row.split('\t', 2).join(' '))).toEqual(
      changes.map(({ kind, id }) => `${kind} ${id}`),
    )
  })

  it('has the list as a table and as a feed', async () => {
    const query = `${between}&kind=EVIDENCE_ITEM&disease=${melanoma}`
    const table = await curia.app.inject(`/api/changes/list.tsv?${query}`)
    const lines = table.body.trimEnd().split('\n')
    expect(lines[0]).toBe('kind\tid\tname\tversion\tdate\tcause\tchange\tfield\tbefore\tafter')
    expect(lines.slice(1).map((line) => line.split('\t').slice(7, 10))).toContainEqual(['Level', 'B', 'A'])
    const feed = await curia.app.inject(`/api/changes/list.atom?${query}`)
    expect(feed.headers['content-type']).toContain('application/atom+xml')
    expect(feed.body.match(/<entry>/g)).toHaveLength(2)
    expect(feed.body).toContain('/evidence/1409/versions/2')
  })

  const ask = async (variables: object) => {
    const payload = { query: CHANGES, variables }
    const answer = await curia.app.inject({ method: 'POST', url: '/api/graphql', payload })
    return answer.json<{ data: Changes; errors?: { message: string; extensions: object }[] }>()
  }
  const releases = { from: '01-Jul-2024', to: '01-Aug-2024' }

  it('has the same over GraphQL, in pages, with counts by kind, cause and kind of change', async () => {
    const { changes, counts } = await list(between)
    const { data } = await ask(releases)
    const { nodes, totalCount, kindCounts } = data.changes
    expect(nodes.map(({ title }) => title)).toEqual(changes.map(({ title }) => title))
    expect(totalCount).toBe(changes.length)
    const byKind = counts.map((count) => count as { kind: string; cause: string; count: number })
    expect(data.changes.counts).toHaveLength(byKind.length)
    expect(data.changes.counts).toEqual(
      expect.arrayContaining(byKind.map(({ kind: recordType, ...rest }) => ({ recordType, ...rest }))),
    )
    const raised = nodes.find(({ version }) => version.recordId === 1409)
    expect(raised).toMatchObject({
      formerNumber: 1,
      kinds: ['LEVEL'],
      version: { release: '01-Aug-2024', releasedOn: '2024-08-01' },
    })
    expect(raised?.fields).toContainEqual({
      fieldDisplayName: 'Level',
      beforeText: 'B',
      afterText: 'A',
    })
    expect(data.importedReleases).toMatchObject([
      { name: '01-Aug-2024', releasedOn: '2024-08-01' },
      { name: '01-Jul-2024' },
    ])
    for (const { kind, count } of kindCounts) {
      const ofKind = nodes.filter(({ kinds }) => kinds.includes(kind))
      expect([kind, count]).toEqual([kind, ofKind.length])
      const filtered = (await ask({ ...releases, change: kind })).data.changes.nodes
      expect(filtered.map(({ title }) => title)).toEqual(ofKind.map(({ title }) => title))
    }
    const first = (await ask({ ...releases, first: 2 })).data.changes
    expect(first.pageInfo.hasNextPage).toBe(true)
    const rest = (await ask({ ...releases, after: first.pageInfo.endCursor })).data.changes
    expect([...first.nodes, ...rest.nodes].map(({ title }) => title)).toEqual(nodes.map(({ title }) => title))
    expect(await ask({ from: '01-Jan-2001' })).toMatchObject({
      errors: [
        {
          message: expect.stringContaining('(01-Aug-2024, 01-Jul-2024)'),
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    })
  })

  it('tells apart what people changed since, and finds what was about a gene before', async () => {
    const { storage } = curia
    const version = await versionNow(storage.read)
    const { other, genes } = await storage.write(async (tx) => {
      const feature = await addFeature(tx, 'KIT')
      const { profile } = await addVariant(tx, feature, 'D816V')
      await tx
        .updateTable('evidence_items')
        .set({ molecular_profile_id: profile })
        .where('id', '=', 2)
        .execute()
      await tx
        .updateTable('evidence_items')
        .set({ evidence_direction: 'DOES_NOT_SUPPORT', status: 'REJECTED' })
        .where('id', '=', 3)
        .execute()
      const user = (await addUser(tx, 'cora')).id
      await addAction(tx, 'ACCEPT_REVISIONS', 'REVISION_ACCEPTED', { type: 'EVIDENCE_ITEM', id: 2 }, { user })
      const { feature_id } = await tx.selectFrom('genes').select('feature_id').executeTakeFirstOrThrow()
      return { other: feature, genes: feature_id }
    })
    const from = String(version)
    const { nodes, counts, kindCounts } = (await ask({ from, cause: 'ACTIVITY' })).data.changes
    expect(nodes).toContainEqual(
      expect.objectContaining({
        kinds: ['STATUS', 'DIRECTION'],
        title: 'EID3.2: BRAF V600E: sensitivity to vemurafenib in lung cancer not supported',
      }),
    )
    expect(nodes[0]?.version.activity).toEqual({ user: { username: 'cora' } })
    expect(counts).toContainEqual({ recordType: 'EVIDENCE_ITEM', cause: 'ACTIVITY', count: 2 })
    expect(kindCounts).toContainEqual({ kind: 'DIRECTION', count: 1 })
    const evidenceOf = async (featureId: number) => {
      const answer = await ask({ from, featureId })
      const found = answer.data.changes.nodes.map(
        ({ version }) => `${version.recordType} ${version.recordId}`,
      )
      return found.filter((name) => name.startsWith('EVIDENCE_ITEM'))
    }
    // EID2 was moved from one gene to the other.
    expect(await evidenceOf(genes)).toEqual(['EVIDENCE_ITEM 3', 'EVIDENCE_ITEM 2'])
    expect(await evidenceOf(other)).toEqual(['EVIDENCE_ITEM 2'])
    // A release is of its day, wherever it was imported.
    expect(await list('from=2024-07-15&to=2024-08-01&kind=EVIDENCE_ITEM&change=ADDED')).toMatchObject({
      changes: [{ id: 3 }],
    })
  })

  it('may name a day or a version of the knowledge, and is told what there is', async () => {
    const version = await versionNow(curia.storage.read)
    const today = new Date().toISOString().slice(0, 10)
    const since = await list(`from=${version - 1}&to=${today}`)
    expect(since).toMatchObject({ from: version - 1, to: version })
    expect(await list(`from=${version}`)).toMatchObject({ changes: [], counts: [] })
    // What changes no record has a version, too: a script sends back the one that it was told.
    await curia.storage.write(async () => {})
    expect(await list(`from=${version + 1}`)).toMatchObject({ changes: [], counts: [] })
    for (const [query, message] of [
      [
        'from=01-Jan-2001',
        `“01-Jan-2001” is not a valid “from”: it must be a version of the knowledge up to ${version + 1}`,
      ],
      ['change=NEWS', '“NEWS” is not a valid “change”; allowed are ADDED, REMOVED'],
      ['disease=x', '“x” is not a valid “disease”: it must be the id of a record'],
      [`from=${version}&to=1`, 'is later than “to” (1)'],
    ]) {
      const { statusCode, body } = await curia.app.inject(`/api/changes/list.json?${query}`)
      expect([statusCode, body]).toEqual([400, expect.stringContaining(String(message))])
    }
  })

  it.each(['json', 'tsv', 'atom'])('answers HEAD of %s without its changes', async (format) => {
    const { statusCode, headers, body } = await curia.app.inject({
      method: 'HEAD',
      url: `/api/changes/list.${format}`,
    })
    expect([statusCode, body]).toEqual([200, ''])
    expect(headers['content-type']).toContain(format === 'tsv' ? 'tab-separated-values' : format)
  })
})

/** Evidence in the form of years in which there were no molecular profiles. */
function earlyRow(id: number, more: Record<string, string> = {}) {
  const { molecular_profile: _, molecular_profile_id: __, ...row } = evidenceRow(id, 0, '')
  const variant = { gene: 'BRAF', gene_id: '5', entrez_id: '1005', variant: 'V600E', variant_id: '12' }
  return { ...row, ...variant, ...more }
}

describeOnEachEngine('Evidence whose molecular profile got its public id with a later release', (engine) => {
  it('has no change for it', async () => {
    const database = await engine.createDatabase()
    const curia = await testApp(database.url, { schema })
    const { storage } = curia
    const variant = { single_variant_molecular_profile_id: '' }
    await importRelease(
      storage,
      writeRelease('01-Feb-2021', {
        'GeneSummaries.tsv': [geneRow(5, 'BRAF')],
        'VariantSummaries.tsv': [variantRow(12, 'BRAF', 5, 'V600E', variant)],
        'ClinicalEvidenceSummaries.tsv': [earlyRow(1), earlyRow(2)],
      }),
    )
    const [local] = await storage.read.selectFrom('molecular_profiles').select('id').execute()
    await importRelease(
      storage,
      releaseOf('01-Aug-2024', [
        evidenceRow(1, 512, 'BRAF V600E'),
        evidenceRow(2, 512, 'BRAF V600E', { evidence_level: 'A' }),
      ]),
    )
    const between = async (filter: string) => {
      const url = `/api/changes/list.json?from=01-Feb-2021&to=01-Aug-2024&${filter}`
      return (await curia.app.inject(url)).json<List>().changes
    }
    // The versions say which profile it was, and is.
    const { json } = await curia.app.inject('/api/records/evidence/1/versions/2')
    expect(json()).toMatchObject({ document: { molecularProfile: { id: 512, name: 'BRAF V600E' } } })
    const first = await curia.app.inject('/api/records/evidence/1/versions/1')
    expect(first.json()).toMatchObject({ document: { molecularProfile: { id: local?.id } } })

    expect(await between('kind=EVIDENCE_ITEM')).toMatchObject([
      { id: 2, changes: ['LEVEL'], fields: [{ field: 'evidenceLevel', before: 'B', after: 'A' }] },
    ])
    expect(await between('kind=EVIDENCE_ITEM&change=OTHER')).toEqual([])
    expect((await between('kind=VARIANT')).map(({ id }) => id)).not.toContain(12)
    const payload = { query: CHANGES, variables: { from: '01-Feb-2021' } }
    const answer = await curia.app.inject({ method: 'POST', url: '/api/graphql', payload })
    const { nodes, kindCounts } = answer.json<{ data: Changes }>().data.changes
    for (const { kind, count } of kindCounts)
      expect([kind, count]).toEqual([kind, nodes.filter(({ kinds }) => kinds.includes(kind)).length])
    await curia.close()
    await database.drop()
  })
})
