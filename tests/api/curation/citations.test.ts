import { afterAll, beforeAll, expect, it } from 'vitest'
import { externalServicesOff } from '#server/external/external-services.ts'
import type { ExternalServices } from '#server/external/external-services.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'

const ADD = `mutation ($id: String!, $type: SourceSource!) {
  addRemoteCitation(input: { citationId: $id, sourceType: $type }) { newSource { id citationId sourceType } }
}`
type Added = { addRemoteCitation: { newSource: { id: number } } }

const publication = {
  citation: 'Shaw et al., 2013, N Engl J Med',
  title: 'Crizotinib versus chemotherapy',
  abstract: null,
  journal: 'N Engl J Med',
  fullJournalTitle: 'The New England journal of medicine',
  publicationYear: 2013,
  publicationMonth: 6,
  publicationDay: 20,
  pmcId: null,
  isReview: false,
  retracted: false,
  authors: [
    { foreName: 'Alice T', lastName: 'Shaw' },
    { foreName: null, lastName: 'Kim' },
  ],
  ascoAbstractId: null,
  ascoPresenter: null,
}

describeOnEachEngine('adding a citation', (engine) => {
  let knowledge: TestInterface
  let viewer: Awaited<ReturnType<typeof addUser>>
  let answers = true
  let asked: string[] = []
  const outside: ExternalServices = {
    ...externalServicesOff,
    async fetchPublication(citationId) {
      asked.push(citationId)
      return answers
        ? { reached: true, value: publication, at: '2026-01-02T03:04:05.000Z' }
        : { reached: false, reason: 'it is asleep' }
    },
  }

  beforeAll(async () => {
    knowledge = await openInterface(engine, undefined, outside)
    viewer = await knowledge.storage.write((tx) => addUser(tx, 'cora'))
  })
  afterAll(() => knowledge.close())

  const add = async (id: string, type = 'PUBMED') => {
    const { addRemoteCitation } = await knowledge.ask<Added>(ADD, { id, type }, viewer)
    await knowledge.settled()
    return addRemoteCitation.newSource
  }
  const described = (id: number) =>
    knowledge.ask(
      'query ($id: Int!) { source(id: $id) { citation title journal authorString publicationDate } }',
      { id },
    )

  it('makes the source at once and describes it when the publisher answers', async () => {
    const source = await add(' 23724913 ')
    expect(source).toMatchObject({ citationId: 23724913, sourceType: 'PUBMED' })
    expect(await described(source.id)).toEqual({
      source: {
        citation: publication.citation,
        title: publication.title,
        journal: publication.journal,
        authorString: 'Alice T Shaw, Kim',
        publicationDate: '2013-6-20',
      },
    })
  })

  it('gives the source that is there, without asking again', async () => {
    const source = await add('23724913')
    asked = []
    expect(await add('23724913')).toEqual(source)
    expect(asked).toEqual([])
  })

  it('asks again for a source that the publisher kept silent about', async () => {
    answers = false
    const source = await add('777')
    expect(await described(source.id)).toMatchObject({ source: { citation: null } })
    answers = true
    expect(await add('777')).toEqual(source)
    expect(await described(source.id)).toMatchObject({ source: { citation: publication.citation } })
  })

  it('gives 0 for the DOI of ASH', async () => {
    expect(await add('10.1182/blood-2019-126151', 'ASH')).toMatchObject({ citationId: 0, sourceType: 'ASH' })
  })

  it('refuses an id of another form, and nobody', async () => {
    const refused = { id: 'PMC123', type: 'PUBMED' }
    expect(await knowledge.errorsOf(ADD, refused, viewer)).toEqual([
      expect.stringContaining('is not a citation id'),
    ])
    expect(await knowledge.errorsOf(ADD, { id: '5', type: 'PUBMED' })).toEqual([
      expect.stringContaining('must log in'),
    ])
  })
})
