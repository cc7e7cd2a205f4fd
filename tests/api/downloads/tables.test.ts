import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { exportTables } from '#server/export/tables/export-tables.ts'
import { addSourceSuggestion, addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import {
  addAssertion,
  addDisease,
  addEvidence,
  addFeature,
  addSource,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { download, openTableDownloads, rowsOf } from '#tests/support/service/table-downloads.ts'
import type { TableDownloads } from '#tests/support/service/table-downloads.ts'
import { separatedCells } from '#tests/support/releases/separated-text.ts'

const words = (text: string) => text.trim().split(/\s+/)

/** The columns of the tables, in order. */
const columns: Record<string, string[]> = {
  features: words(`id name full_name feature_type aliases diseases therapies variant_count evidence_item_count
    assertion_count molecular_profile_count deprecated flagged`),
  variants: words(`id name feature_id feature_name category aliases variant_types diseases therapies
    evidence_item_count deprecated flagged`),
  molecular_profiles: words(`id name aliases variants diseases therapies molecular_profile_score
    evidence_item_count assertion_count variant_count deprecated`),
  variant_groups: words('id name features variants variant_count evidence_item_count'),
  sources:
    words(`id citation name authors source_type citation_id publication_year journal evidence_item_count
    source_suggestion_count open_access deprecated`),
  diseases:
    words(`id name doid aliases features feature_count variant_count evidence_item_count assertion_count
    deprecated`),
  therapies: words('id name ncit_id aliases evidence_count assertion_count deprecated'),
  phenotypes: words('id name hpo_id evidence_count assertion_count'),
  organizations: words(`id name description url member_count activity_count child_organizations
    most_recent_activity_timestamp`),
  users: words(`id display_name name username role organizations evidence_count revision_count
    most_recent_activity_timestamp`),
  evidence: words(`id molecular_profile disease therapies therapy_interaction_type description evidence_level
    evidence_type evidence_direction significance variant_origin rating status`),
  assertions: words(`id molecular_profile disease therapies therapy_interaction_type summary assertion_type
    assertion_direction significance amp_level evidence_items_count status`),
  clinical_trials: words('id nct_id name source_count evidence_count'),
  variant_types: words('id name soid variant_count'),
  source_suggestions:
    words(`id source_id source source_type citation_id molecular_profile disease submitter status
    reason initial_comment created_at`),
}

describeOnSqliteFirst('A table', (engine) => {
  let curia: TableDownloads
  let made: Awaited<ReturnType<typeof addEveryKind>>

  beforeAll(async () => {
    curia = await openTableDownloads(await engine.createDatabase())
    made = await curia.curia.storage.write((tx) => addEveryKind(tx))
  })
  afterAll(() => curia.close())

  it('has its columns in order, is an attachment and is not kept', async () => {
    for (const name of exportTables.keys()) {
      const answer = await download(curia, name)
      expect(answer.statusCode).toBe(200)
      expect([name, separatedCells(answer.body, '\t')[0]]).toEqual([name, columns[name]])
      expect(answer.headers).toMatchObject({
        'content-type': 'text/tab-separated-values; charset=utf-8',
        'cache-control': 'no-store',
      })
      expect(answer.headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="${name}-\\d{4}-\\d\\d-\\d\\d\\.tsv"$`),
      )
    }
  })

  it('of every kind begins with its header and has one kind of line end', async () => {
    for (const name of exportTables.keys())
      for (const [format, separator] of [
        ['tsv', '\t'],
        ['csv', ','],
      ] as const) {
        const { body } = await download(curia, name, { format })
        const header = columns[name]?.join(separator) ?? ''
        const end = body.slice(header.length).startsWith('\r\n') ? '\r\n' : '\n'
        expect([name, format, body.startsWith(`${header}${end}`), body.endsWith(end)]).toEqual([
          name,
          format,
          true,
          true,
        ])
        const others = body.split(end).filter((line) => /[\r\n]/.test(line))
        expect([name, format, others]).toEqual([name, format, []])
      }
  })

  it('shows evidence that is not rejected, by id, in words and without line ends', async () => {
    const rows = await rowsOf(curia, 'evidence')
    expect(rows.map((row) => Number(row['id']))).toEqual([made.submitted, ...made.items])
    expect(rows[1]).toEqual({
      id: String(made.items[0]),
      molecular_profile: 'ALK F1174L',
      disease: 'Neuroblastoma',
      therapies: 'Alectinib,Inhibitor 2,4-X',
      therapy_interaction_type: 'Combination',
      description: 'It was said: "sensitive", that is.',
      evidence_level: 'B',
      evidence_type: 'Predictive',
      evidence_direction: 'Supports',
      significance: 'Sensitivity/Response',
      variant_origin: 'Somatic',
      rating: '3',
      status: 'accepted',
    })
    expect(rows[2]).toMatchObject({ disease: '', rating: '' })
  })

  it('shows features, variants and the rest with their counts and lists', async () => {
    const { gene } = made.features
    const features = await rowsOf(curia, 'features', { variables: { ids: [gene] } })
    expect(features).toEqual([
      expect.objectContaining({
        name: 'ALK',
        feature_type: 'Gene',
        aliases: 'alk1,CD246',
        diseases: 'Neuroblastoma',
        variant_count: '2',
        evidence_item_count: '4',
        assertion_count: '2',
        molecular_profile_count: '3',
        deprecated: 'false',
      }),
    ])
    const { point } = made.variants
    expect(await rowsOf(curia, 'variants', { variables: { variantName: 'f1174' } })).toEqual([
      expect.objectContaining({
        id: String(point.id),
        feature_name: 'ALK',
        category: 'Gene',
        variant_types: 'Missense Variant',
        aliases: 'PHE1174LEU,RS863225281',
      }),
    ])
    const profiles = await rowsOf(curia, 'molecular_profiles', {
      variables: { variantId: made.variants.other.id },
    })
    expect(profiles.at(-1)).toMatchObject({
      name: 'ALK F1174L AND NOT EML4 Loss',
      variants: 'F1174L,Loss',
      molecular_profile_score: '15',
      variant_count: '2',
    })
    expect(await rowsOf(curia, 'variant_groups')).toEqual([
      expect.objectContaining({ name: 'ALK, all of it', features: 'ALK', variants: 'Deletion,F1174L' }),
    ])
    expect(await rowsOf(curia, 'assertions', { variables: { status: 'SUBMITTED' } })).toEqual([
      expect.objectContaining({ id: String(made.waiting), evidence_items_count: '1', status: 'submitted' }),
    ])
  })

  it('takes the arguments of its query, without those of a page, and drops what is null', async () => {
    const variables = {
      first: 1,
      after: 'x',
      sortBy: 'x',
      diseaseName: null,
      status: 'ACCEPTED',
      evidenceLevel: 'B',
    }
    const rows = await rowsOf(curia, 'evidence', { variables })
    expect(rows.map((row) => Number(row['id']))).toEqual(made.items)
    const form = await curia.curia.app.inject({
      method: 'POST',
      url: '/api/download_table/evidence',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ variables: '{"status": "REJECTED"}', columns: '["id"]' }).toString(),
    })
    expect(form.body).toBe(`id\n${made.rejected}\n`)
  })

  it('refuses text with NUL, before it begins to answer', async () => {
    const answer = await download(curia, 'evidence', { variables: { diseaseName: 'mel\0' } })
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      expect.stringContaining('“$diseaseName” holds a NUL character'),
    ])
  })

  it('has further columns for who names them: the source of an evidence item, the place of a variant', async () => {
    const answer = await download(curia, 'evidence', {
      format: 'json',
      columns: ['id', 'citation_id'],
      variables: { status: 'ALL' },
    })
    const sources = await curia.curia.storage.read
      .selectFrom('evidence_items as item')
      .innerJoin('sources', 'sources.id', 'item.source_id')
      .select(['item.id as id', 'sources.citation_id as citation_id'])
      .where('item.withdrawn', '=', false)
      .orderBy('item.id')
      .execute()
    expect(answer.json()).toEqual(sources)
    const places = await download(curia, 'variants', {
      format: 'json',
      columns: ['id', 'coordinates'],
      variables: { status: 'ALL' },
    })
    const placed = await curia.curia.storage.read
      .selectFrom('variant_coordinates')
      .select('variant_id')
      .where('chromosome', 'is not', null)
      .where('start', 'is not', null)
      .distinct()
      .execute()
    const found = z
      .array(z.object({ id: z.number(), coordinates: z.array(z.string()) }))
      .parse(places.json())
      .filter(({ coordinates }) => coordinates.some((text) => /^\w+:\d+-\d+/.test(text)))
    expect(found.length).toBeGreaterThan(0)
    for (const { id } of found) expect(placed.map(({ variant_id }) => variant_id)).toContain(id)
  })

  it('is what the screen shows: some columns, in an order, as CSV or JSON', async () => {
    const asked = {
      columns: ['rating', 'therapies', 'description', 'id'],
      sort: { column: 'ID', direction: 'DESC' },
      variables: { molecularProfileId: made.variants.point.profile },
    }
    const [first] = made.items
    const csv = await download(curia, 'evidence', { ...asked, format: 'csv' })
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.body).toBe(
      [
        'rating,therapies,description,id',
        `3,"Alectinib,Inhibitor 2,4-X","It was said: ""sensitive"", that is.",${first}`,
        `3,,,${made.submitted}`,
        '',
      ].join('\r\n'),
    )
    const json = await download(curia, 'evidence', { ...asked, format: 'json' })
    expect(json.headers['content-disposition']).toMatch(/\.json"$/)
    expect(json.json()).toEqual([
      {
        rating: 3,
        therapies: ['Alectinib', 'Inhibitor 2,4-X'],
        description: 'It was said:\n"sensitive",\tthat is.',
        id: first,
      },
      { rating: 3, therapies: [], description: '', id: made.submitted },
    ])
    const nothing = await download(curia, 'evidence', { variables: { ids: [] }, format: 'json' })
    expect(nothing.json()).toEqual([])
  })

  it('is refused when something is wrong, naming it and what is allowed', async () => {
    for (const [name, payload, message] of [
      ['nope', {}, /^There is no table “nope”; there are features, variants/],
      [
        'evidence',
        { variables: { levels: 'A' } },
        /^“levels” is not a filter of evidence; it has .*evidenceLevel/,
      ],
      [
        'evidence',
        { variables: { evidenceLevel: 'Q' } },
        /^“evidenceLevel” is wrong: .*"Q".* Allowed are A, B, C, D, E\.$/,
      ],
      ['evidence', { variables: { ids: [1, 'x'] } }, /^“ids\.1” is wrong: Int cannot represent .*"x"/],
      ['evidence', { variables: 5 }, /^“variables” must be an object/],
      ['evidence', { format: 'xlsx' }, /^“format” must be one of tsv, csv, json$/],
      [
        'evidence',
        { columns: ['id', 'level'] },
        /^“level” is not a column of the table; it has id, molecular_profile/,
      ],
      ['evidence', { columns: 'id' }, /^“columns” must be a list of names/],
      [
        'evidence',
        { sort: { column: 'LEVEL', direction: 'ASC' } },
        /^“sort\.column” is wrong: .* Allowed are DESCRIPTION, DISEASE_NAME/,
      ],
      ['evidence', { colums: ['id'] }, /^“colums” is not a member of the body; it has variables, format/],
    ] as const) {
      const answer = await download(curia, name, payload)
      expect(answer.statusCode).toBe(400)
      expect(answer.json<{ errors: { message: string }[] }>().errors[0]?.message).toMatch(message)
    }
  })

  it('is offered to POST alone', async () => {
    const answer = await curia.curia.app.inject({ method: 'GET', url: '/api/download_table/evidence' })
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST'])
  })
})

describeOnSqliteFirst('A table of what evidence names', (engine) => {
  let curia: TableDownloads
  beforeAll(async () => {
    curia = await openTableDownloads(await engine.createDatabase())
  })
  afterAll(() => curia.close())

  it('shows diseases, therapies, phenotypes, sources and trials with what names them', async () => {
    const times = { created_at: '2026-01-02T03:04:05.006Z', updated_at: '2026-01-02T03:04:05.006Z' }
    await curia.curia.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx, 'ALK'))
      const disease = await addDisease(tx, 'Nephroma', { doid: '0050686' })
      const therapy = await addTherapy(tx, 'Somatinib', { ncit_id: 'C99' })
      const title = { title: 'On nephroma', title_folded: 'on nephroma', asco_presenter: 'Max Born' }
      const cited = { citation: 'Born, 2020', citation_id: '815', source_type: 'ASCO', ...title } as const
      const source = await addSource(tx, { ...cited, publication_year: 2020, open_access: true })
      const given = { disease_id: disease, source_id: source, therapies: [therapy] }
      const item = await addEvidence(tx, profile, given)
      await addAssertion(tx, profile, { disease_id: disease, therapies: [therapy] })
      const [phenotype] = await tx
        .insertInto('phenotypes')
        .values({ name: 'Pallor', name_folded: 'pallor', hpo_id: 'HP:0000980', ...times })
        .returning('id')
        .execute()
      const [trial] = await tx
        .insertInto('clinical_trials')
        .values({ nct_id: 'NCT0815', name: 'Basket', name_folded: 'basket', ...times })
        .returning('id')
        .execute()
      const evidence_item_id = item
      await tx
        .insertInto('evidence_item_phenotypes')
        .values({ evidence_item_id, phenotype_id: phenotype?.id ?? 0 })
        .execute()
      await tx
        .insertInto('source_clinical_trials')
        .values({ source_id: source, clinical_trial_id: trial?.id ?? 0 })
        .execute()
    })
    const named = async (table: string, name: string) => {
      const [row, ...others] = await rowsOf(curia, table, { variables: { name } })
      expect(others).toEqual([])
      return row
    }
    const id = expect.stringMatching(/^\d+$/) as string
    expect(await named('diseases', 'nephroma')).toEqual({
      id,
      name: 'Nephroma',
      doid: '0050686',
      aliases: '',
      features: 'ALK',
      feature_count: '1',
      variant_count: '1',
      evidence_item_count: '1',
      assertion_count: '1',
      deprecated: 'false',
    })
    expect(await named('therapies', 'somatinib')).toEqual({
      id,
      name: 'Somatinib',
      ncit_id: 'C99',
      aliases: '',
      evidence_count: '1',
      assertion_count: '1',
      deprecated: 'false',
    })
    expect(await named('phenotypes', 'pallor')).toEqual({
      id,
      name: 'Pallor',
      hpo_id: 'HP:0000980',
      evidence_count: '1',
      assertion_count: '0',
    })
    expect(await named('sources', 'nephroma')).toEqual({
      id,
      citation: 'Born, 2020',
      name: 'On nephroma',
      authors: 'Max Born',
      source_type: 'ASCO',
      citation_id: '815',
      publication_year: '2020',
      journal: '',
      evidence_item_count: '1',
      source_suggestion_count: '0',
      open_access: 'true',
      deprecated: 'false',
    })
    expect(await named('clinical_trials', 'basket')).toEqual({
      id,
      nct_id: 'NCT0815',
      name: 'Basket',
      source_count: '1',
      evidence_count: '1',
    })
  })

  it('shows suggestions of sources in words', async () => {
    const suggestion = await curia.curia.storage.write(async (tx) => {
      const user = await addUser(tx, 'reader')
      const source = await addSource(tx, { citation: 'Doe, 2020', citation_id: '4711' })
      const disease_id = await addDisease(tx, 'Glioma')
      const told = { initial_comment: 'Much\nof it', status: 'REJECTED', reason: 'a review' } as const
      return addSourceSuggestion(tx, source, { user: user.id, disease_id, ...told })
    })
    expect(await rowsOf(curia, 'source_suggestions', { variables: { citation: 'doe' } })).toEqual([])
    expect(await rowsOf(curia, 'source_suggestions', { variables: { submitter: 'read' } })).toEqual([
      {
        id: String(suggestion),
        source_id: expect.any(String),
        source: 'Doe, 2020',
        source_type: 'PubMed',
        citation_id: '4711',
        molecular_profile: '',
        disease: 'Glioma',
        submitter: 'reader',
        status: 'Rejected',
        reason: 'a review',
        initial_comment: 'Much of it',
        created_at: '2026-01-02T03:04:05.006Z',
      },
    ])
  })
})
