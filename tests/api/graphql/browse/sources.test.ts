import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releaseTable } from '#tests/domain/support/release-table.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addEvidence, addFeature, addSource, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

const times = { created_at: '2026-01-02T03:04:05.006Z', updated_at: '2026-01-02T03:04:05.006Z' }

describeOnEachEngine('Browse tables of sources and trials', (engine) => {
  let curia: TestInterface
  let trial = 0
  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx))
      const user = await addUser(tx, 'ada')
      const pubmed = await addSource(tx, {
        citation: 'One',
        citation_id: '123',
        title: 'First',
        title_folded: 'first',
        journal: 'Blood',
        journal_folded: 'blood',
        author_string: 'Ada Byron',
        author_string_folded: 'ada byron',
        author_sort_key: 'ada byron',
        publication_year: 2019,
        open_access: true,
      })
      const asco = await addSource(tx, {
        citation: 'Two',
        citation_id: '99',
        source_type: 'ASCO',
        title: 'Second',
        title_folded: 'second',
        asco_presenter: 'Max Born',
        publication_year: 2020,
      })
      const ash = await addSource(tx, {
        citation: 'Three',
        citation_id: '10.1182/x',
        source_type: 'ASH',
        title: 'Third',
        title_folded: 'third',
        open_access: false,
      })
      await addSource(tx, { citation: 'Gone', title: 'Gone', deprecated: true })
      await addSource(tx, { title: 'Not cited' })
      await addEvidence(tx, profile, { source_id: pubmed })
      await addEvidence(tx, profile, { source_id: ash })
      await addEvidence(tx, profile, { source_id: ash, status: 'SUBMITTED' })
      for (let item = 0; item < 3; item += 1)
        await addEvidence(tx, profile, { source_id: pubmed, status: 'REJECTED' })
      await tx
        .insertInto('source_suggestions')
        .values({ source_id: asco, user_id: user.id, initial_comment: 'read it', status: 'NEW', ...times })
        .execute()
      const trials = await tx
        .insertInto('clinical_trials')
        .values([
          { nct_id: 'NCT02', name: 'Basket', name_folded: 'basket', ...times },
          { nct_id: 'NCT01', name: 'Umbrella', name_folded: 'umbrella', ...times },
          { nct_id: 'NCT03', name: 'Empty', name_folded: 'empty', ...times },
        ])
        .returning(['id', 'nct_id'])
        .execute()
      const idOf = (nct: string) => trials.find((row) => row.nct_id === nct)?.id ?? 0
      trial = idOf('NCT01')
      await tx
        .insertInto('source_clinical_trials')
        .values([
          { source_id: pubmed, clinical_trial_id: idOf('NCT01') },
          { source_id: pubmed, clinical_trial_id: idOf('NCT02') },
          { source_id: ash, clinical_trial_id: idOf('NCT01') },
          { source_id: asco, clinical_trial_id: idOf('NCT01') },
          { source_id: asco, clinical_trial_id: idOf('NCT03') },
        ])
        .execute()
    })
  })
  afterAll(() => curia.close())

  const names = async (field: string) =>
    (
      await curia.ask<{ table: { nodes: { name: string }[] } }>(`{ table: ${field} { nodes { name } } }`)
    ).table.nodes.map((node) => node.name)

  it('show suggested sources first, then those with the most evidence', async () => {
    const { table } = await curia.ask<{
      table: unknown
    }>(`{ table: browseSources { totalCount filteredCount nodes {
      name citation citationId authors journal publicationYear openAccess sourceType displayType deprecated
      evidenceItemCount sourceSuggestionCount clinicalTrials { nctId } } } }`)
    const row = { deprecated: false, journal: null, publicationYear: null, openAccess: false, authors: [] }
    expect(table).toEqual({
      totalCount: 3,
      filteredCount: 3,
      nodes: [
        {
          ...row,
          name: 'Second',
          citation: 'Two',
          citationId: 99,
          authors: ['Max Born'],
          publicationYear: 2020,
          sourceType: 'ASCO',
          displayType: 'ASCO',
          evidenceItemCount: 0,
          sourceSuggestionCount: 1,
          clinicalTrials: [{ nctId: 'NCT01' }, { nctId: 'NCT03' }],
        },
        {
          ...row,
          name: 'Third',
          citation: 'Three',
          citationId: 0,
          sourceType: 'ASH',
          displayType: 'ASH',
          evidenceItemCount: 2,
          sourceSuggestionCount: 0,
          clinicalTrials: [{ nctId: 'NCT01' }],
        },
        {
          ...row,
          name: 'First',
          citation: 'One',
          citationId: 123,
          authors: ['Ada Byron'],
          journal: 'Blood',
          publicationYear: 2019,
          openAccess: true,
          sourceType: 'PUBMED',
          displayType: 'PubMed',
          evidenceItemCount: 1,
          sourceSuggestionCount: 0,
          clinicalTrials: [{ nctId: 'NCT01' }, { nctId: 'NCT02' }],
        },
      ],
    })
  })

  it('show a source without a citation once it has evidence', async () => {
    const uncited = await curia.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx))
      const source = await addSource(tx, { citation: null, citation_id: '27556863', source_type: 'ASCO' })
      const item = await addEvidence(tx, profile, { source_id: source })
      return { source, item }
    })
    const table = () =>
      curia.ask('query ($id: Int!) { browseSources(id: $id) { nodes { citation evidenceItemCount } } }', {
        id: uncited.source,
      })
    expect(await table()).toEqual({ browseSources: { nodes: [{ citation: '', evidenceItemCount: 1 }] } })
    await curia.storage.write((tx) =>
      tx.deleteFrom('evidence_items').where('id', '=', uncited.item).execute(),
    )
    expect(await table()).toEqual({ browseSources: { nodes: [] } })
  })

  it('filter sources', async () => {
    const found = async (args: string) => (await names(`browseSources(${args})`)).toSorted()
    expect(await found('citationId: 12')).toEqual(['First'])
    expect(await found('year: 20')).toEqual(['First', 'Second'])
    expect(await found('year: 2020')).toEqual(['Second'])
    expect(await found('author: "BYR"')).toEqual(['First'])
    expect(await found('author: "born"')).toEqual(['Second'])
    expect(await found('journal: "loo"')).toEqual(['First'])
    expect(await found('name: "IR"')).toEqual(['First', 'Third'])
    expect(await found('openAccess: true')).toEqual(['First'])
    expect(await found('openAccess: false')).toEqual(['Second', 'Third'])
    expect(await found('sourceType: ASH')).toEqual(['Third'])
    expect(await found(`clinicalTrialId: ${trial}`)).toEqual(['First', 'Second', 'Third'])
    expect(await found('status: REJECTED')).toEqual(['First'])
  })

  it('order sources by each column', async () => {
    const sorted = (column: string, direction: string) =>
      names(`browseSources(sortBy: { column: ${column}, direction: ${direction} })`)
    expect(await sorted('SOURCE_TYPE', 'ASC')).toEqual(['Second', 'Third', 'First'])
    expect(await sorted('CITATION_ID', 'ASC')).toEqual(['Second', 'First', 'Third'])
    expect(await sorted('AUTHORS', 'DESC')).toEqual(['First', 'Second', 'Third'])
    expect(await sorted('YEAR', 'DESC')).toEqual(['Second', 'First', 'Third'])
    expect(await sorted('JOURNAL', 'ASC')).toEqual(['First', 'Second', 'Third'])
    expect(await sorted('NAME', 'DESC')).toEqual(['Third', 'Second', 'First'])
    expect(await sorted('EVIDENCE_COUNT', 'ASC')).toEqual(['Second', 'First', 'Third'])
    expect(await sorted('SUGGESTION_COUNT', 'DESC')).toEqual(['Second', 'First', 'Third'])
  })

  it('show, filter and order clinical trials', async () => {
    const { table } = await curia.ask<{ table: unknown }>(
      '{ table: clinicalTrials { totalCount nodes { name nctId sourceCount evidenceCount } } }',
    )
    expect(table).toEqual({
      totalCount: 2,
      nodes: [
        { name: 'Umbrella', nctId: 'NCT01', sourceCount: 2, evidenceCount: 3 },
        { name: 'Basket', nctId: 'NCT02', sourceCount: 1, evidenceCount: 1 },
      ],
    })
    expect(await names('clinicalTrials(nctId: "NCT02")')).toEqual(['Basket'])
    expect(await names('clinicalTrials(name: "BREL")')).toEqual(['Umbrella'])
    const ascending = (column: string) =>
      names(`clinicalTrials(sortBy: { column: ${column}, direction: ASC })`)
    for (const column of ['NAME', 'SOURCE_COUNT', 'EVIDENCE_ITEM_COUNT'])
      expect(await ascending(column)).toEqual(['Basket', 'Umbrella'])
    expect(await ascending('NCT_ID')).toEqual(['Umbrella', 'Basket'])
  })
})

const evidence = release2024 ? releaseTable(release2024, 'ClinicalEvidenceSummaries.tsv') : []

describe.skipIf(!release2024)('of the public release of 2024', () => {
  describeOnEachEngine('Browse tables of sources and trials', (engine) => {
    let curia: TestInterface
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    it('count the evidence of each source and trial', async () => {
      interface Counted {
        totalCount: number
        nodes: {
          sourceType: string
          citationId: number
          nctId: string
          evidenceItemCount: number
          evidenceCount: number
        }[]
      }
      const { sources, trials } = await curia.ask<{ sources: Counted; trials: Counted }>(`{
        sources: browseSources(sourceType: PUBMED) { nodes { citationId evidenceItemCount } }
        trials: clinicalTrials { totalCount nodes { nctId evidenceCount sourceCount } } }`)
      const pubmed = Map.groupBy(
        evidence.filter((row) => row['source_type'] === 'PubMed'),
        (row) => row['citation_id'],
      )
      const most = [...pubmed.values()].map((rows) => rows.length).toSorted((a, b) => b - a)
      expect(sources.nodes.map((node) => node.evidenceItemCount)).toEqual(most.slice(0, 100))
      for (const node of sources.nodes)
        expect(node.evidenceItemCount).toBe(pubmed.get(String(node.citationId))?.length)
      const nctIds = (row: Record<string, string>) =>
        (row['nct_ids'] ?? '').split(/[,;]/).map((id) => id.trim())
      expect(trials.totalCount).toBe(new Set(evidence.flatMap(nctIds).filter(Boolean)).size)
      for (const node of trials.nodes) {
        const about = evidence.filter((row) => nctIds(row).includes(node.nctId))
        expect(node).toEqual({
          nctId: node.nctId,
          evidenceCount: about.length,
          sourceCount: new Set(about.map((row) => `${row['source_type']} ${row['citation_id']}`)).size,
        })
      }
    })

    it('asks as many statements for a hundred rows as for one', async () => {
      const count = async (first: number) => {
        // After a change nothing is remembered.
        await curia.storage.write(async () => undefined)
        curia.statements.length = 0
        await curia.ask(`{ browseSources(first: ${first}) { nodes { authors clinicalTrials { name } evidenceItemCount
          sourceSuggestionCount } } clinicalTrials(first: ${first}) { nodes { evidenceCount sourceCount } } }`)
        return curia.statements.length
      }
      expect(await count(100)).toBe(await count(1))
    })
  })
})
