import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { addCitation } from '#server/curation/submission/citations.ts'
import { importReference } from '#server/ontologies/import-ontology.ts'
import { referenceFilesAmong } from '#server/ontologies/reference-file.ts'
import { tsvText } from '#server/matching/output/tsv.ts'
import { addAssertion, addEvidence, addFeature, addSource, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { SUCCESSIVE_NOTICES } from '#tests/support/retraction-notices.ts'
import { retractionWatch } from '#tests/support/releases/retraction-watch.ts'
import type { NoticeLine } from '#tests/support/releases/retraction-watch.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

interface Source {
  retracted: boolean
  deprecated: boolean
  retractionNature: string | null
  retractionDate: string | null
  retractionReasons: string | null
}

const retraction: Source = {
  retracted: true,
  deprecated: true,
  retractionNature: 'Retraction',
  retractionDate: '2020-08-26T00:00:00.000Z',
  retractionReasons: 'Concerns/Issues about Data; Duplication of/in Image',
}
const none: Source = {
  retracted: false,
  deprecated: false,
  retractionNature: null,
  retractionDate: null,
  retractionReasons: null,
}

describeOnEachEngine('Importing Retraction Watch', (engine) => {
  let curia: TestInterface
  let folder: string
  let files = 0
  const sources: Record<string, number> = {}
  let profile: number
  let item: number
  let assertion: number

  beforeAll(async () => {
    folder = mkdtempSync(join(inject('runFolder'), 'retractions-'))
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      sources.paper = await addSource(tx, { citation_id: '24912345', citation: 'Doe et al., 2014, J' })
      sources.abstract = await addSource(tx, { source_type: 'ASH', citation_id: '10.1182/Blood-2019-126151' })
      sources.untouched = await addSource(tx, { citation_id: '24900000' })
      sources.byPubMed = await addSource(tx, { citation_id: '24900001', retracted: true })
      sources.ofUpstream = await addSource(tx, { citation_id: '24900002', retraction_nature: 'Correction' })
      ;({ profile } = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E'))
      item = await addEvidence(tx, profile, { source_id: sources.paper })
      assertion = await addAssertion(tx, profile, { evidence: [item] })
    })
  })
  afterAll(() => curia.close())

  const fill: NoticeLine[] = Array.from({ length: 60 }, (_, index) => ({ pubmedId: String(900 + index) }))

  const importing = async (content: string | Buffer) => {
    const path = join(folder, `retraction_watch_${(files += 1)}.csv`)
    writeFileSync(path, content)
    const found = await referenceFilesAmong([path])
    expect(found.files.map(({ kind }) => kind)).toEqual(['retractions'])
    return importReference(curia.storage, found.files)
  }
  const importLines = (lines: readonly NoticeLine[]) => importing(retractionWatch([...lines, ...fill]))

  const sourceOf = async (name: string) => {
    const { source } = await curia.ask<{ source: Source }>(
      `query ($id: Int!) { source(id: $id) { retracted deprecated retractionNature retractionDate retractionReasons } }`,
      { id: sources[name] },
    )
    return source
  }

  it('flags the cited publications, by PubMed id and by DOI, and says which', async () => {
    const report = await importLines([
      { pubmedId: '24912345' },
      {
        doi: 'https://doi.org/10.1182/blood-2019-126151',
        nature: 'Expression of concern',
        date: '1/2/2021 0:00',
      },
      { doi: '10.1000/of-nobody-here' },
      { pubmedId: '1', nature: '' },
    ])
    expect(report.files[0]).toMatchObject({ read: 64, added: 62, changed: 0, left_out: 2 })
    expect(report.notes).toEqual([
      `Retracted: 1 source (1 evidence items); see /sources/${sources.paper}.`,
      'Notices that are no retraction, or say more of one, were added to 1 sources.',
    ])
    expect(await sourceOf('paper')).toEqual(retraction)
    expect(await sourceOf('abstract')).toMatchObject({
      retracted: false,
      deprecated: false,
      retractionNature: 'Expression of concern',
      retractionDate: '2021-01-02T00:00:00.000Z',
    })
    expect(await sourceOf('untouched')).toEqual(none)
    expect(await sourceOf('byPubMed')).toMatchObject({ retracted: true, retractionNature: null })
    expect(await sourceOf('ofUpstream')).toMatchObject({ retractionNature: 'Correction' })
  })

  it('writes nothing the second time', async () => {
    const report = await importLines([
      { pubmedId: '24912345' },
      { doi: '10.1182/BLOOD-2019-126151', nature: 'Expression of concern', date: '2021-01-02' },
      { doi: '10.1000/of-nobody-here' },
      { pubmedId: '1', nature: '' },
    ])
    expect(report).toMatchObject({ changedAnything: false, notes: [] })
  })

  it('flags the evidence in the interface, and what rests on it in matches', async () => {
    const { readMatchedAssertions, readMatchedEvidence } =
      await import('#server/matching/match-statements.ts')
    const patient = { disease: null, origin: 'UNKNOWN' } as const
    const { read } = curia.storage
    const evidence = (await readMatchedEvidence(read, [profile], 'ALL', patient))(profile)
    const assertions = (await readMatchedAssertions(read, [profile], 'ALL', patient))(profile)
    expect(evidence.map(({ id, source }) => [id, source.retracted])).toEqual([[item, true]])
    expect(assertions.map(({ id, retractedEvidence }) => [id, retractedEvidence])).toEqual([[assertion, 1]])
    const report = {
      sample: 'S1',
      build: null,
      knowledge: { version: '1' },
      alterations: [],
      notUnderstood: [],
      profiles: [
        {
          id: profile,
          name: 'BRAF V600E',
          result: 'MATCH',
          precision: null,
          parts: [],
          evidence,
          assertions,
        },
      ],
    } as unknown as Parameters<typeof tsvText>[0]
    const { tsvHeader } = await import('#server/matching/output/tsv.ts')
    const columns = tsvHeader().trimEnd().split('\t')
    const rows = tsvText(report, { site: '' })
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'))
    const cell = (row: number, column: string) => rows[row]?.[columns.indexOf(column)]
    expect([cell(0, 'kind'), cell(0, 'retracted_evidence')]).toEqual(['ASSERTION', '1'])
    expect([cell(1, 'kind'), cell(1, 'source_retracted')]).toEqual(['EVIDENCE_ITEM', 'true'])
  })

  it('reaches a source that comes later', async () => {
    await curia.storage.write(async (tx) => {
      const now = new Date().toISOString()
      const curation = { tx, now } as Parameters<typeof addCitation>[0]
      sources.later = (await addCitation(curation, { sourceType: 'PUBMED', citationId: '901' })).sourceId
    })
    expect(await sourceOf('later')).toEqual(retraction)
  })

  it('is reversed by a reinstatement', async () => {
    const report = await importLines([
      { pubmedId: '24912345' },
      { pubmedId: '24912345', nature: 'Reinstatement', date: '3/4/2022 0:00', reasons: '' },
    ])
    expect(report.notes).toContain(
      `No longer retracted: 1 source (1 evidence items); see /sources/${sources.paper}.`,
    )
    expect(await sourceOf('paper')).toEqual({
      ...none,
      retractionNature: 'Reinstatement',
      retractionDate: '2022-03-04T00:00:00.000Z',
    })
    // A notice that the file no longer has is gone, too.
    expect(await sourceOf('abstract')).toEqual(none)
  })

  it.each(SUCCESSIVE_NOTICES)('of the notices %j, %s stands', async (notices, stands) => {
    const lines = notices.map((text) => {
      const space = text.indexOf(' ')
      return { pubmedId: '24912345', date: text.slice(0, space), nature: text.slice(space + 1) }
    })
    await importLines(lines)
    const { retractionNature, retracted } = await sourceOf('paper')
    expect(retractionNature).toBe(stands.slice(stands.indexOf(' ') + 1))
    expect(retracted).toBe(/^retraction$/i.test(retractionNature ?? ''))
  })

  it('says natures and dates that it does not know', async () => {
    const report = await importLines([
      { pubmedId: '24912345', nature: 'Partial withdrawal', date: '2/30/2021 0:00' },
    ])
    expect(report.notes.slice(0, 2)).toEqual([
      '“Partial withdrawal” (1) is no nature of notices that Curia knows; it is shown, and bars nothing.',
      '1 notices have no date that exists; they count as the earliest.',
    ])
    expect(await sourceOf('paper')).toMatchObject({
      retracted: false,
      retractionNature: 'Partial withdrawal',
    })
  })

  it('reads a file that is not in UTF-8', async () => {
    await importing(
      Buffer.from(
        retractionWatch([{ pubmedId: '24912345', title: 'Étude “naïve”'.replace(/[“”]/g, '') }, ...fill]),
        'latin1',
      ),
    )
    expect(await sourceOf('paper')).toEqual(retraction)
  })

  const broken: [string, () => string, RegExp][] = [
    [
      'lacks a column',
      () => retractionWatch(fill).replace(',RetractionDate,', ',Date,'),
      /lacks the columns RetractionDate of the Retraction Watch file/,
    ],
    ['has no rows', () => retractionWatch([]), /has no notices/],
    ['ends within a row', () => retractionWatch(fill).slice(0, -80), /ends within a row/],
    ['ends within a quoted cell', () => retractionWatch(fill).slice(0, -15), /ends within a row/],
    [
      'lacks half of the notices of before',
      () => retractionWatch(fill.slice(0, 30)),
      /lacks 31 of 61 retraction notices that were imported before/,
    ],
  ]
  it.each(broken)('refuses a file that %s, and changes nothing', async (_what, content, message) => {
    const before = await sourceOf('paper')
    await expect(importing(content())).rejects.toThrow(message)
    expect(await sourceOf('paper')).toEqual(before)
  })
})
