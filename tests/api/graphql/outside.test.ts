import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { addCoordinates, addDisease, addFeature, addTherapy, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import {
  chemHits,
  diseaseHits,
  medlineRecord,
  variantAnnotation,
} from '#tests/support/service/outside-answers.ts'
import { startOutsideServer, withStatus } from '#tests/support/service/outside-server.ts'
import type { OutsideServer } from '#tests/support/service/outside-server.ts'

const CITATION =
  'query ($id: String!, $type: SourceSource!) { remoteCitation(citationId: $id, sourceType: $type) }'

describeOnEachEngine('Fields fed by services outside', (engine) => {
  let curia: TestInterface
  let server: OutsideServer
  const ids = { gene: 0, variant: 0, bare: 0, disease: 0, therapy: 0, factor: 0, state: 0 }

  beforeAll(async () => {
    server = await startOutsideServer()
    curia = await openInterface(engine, undefined, server.services())
    await curia.storage.write(async (tx) => {
      ids.gene = await addFeature(tx, 'ALK')
      ids.variant = (await addVariant(tx, ids.gene, 'F1174L', { allele_registry_id: 'CA279586' })).id
      ids.bare = (await addVariant(tx, ids.gene, 'Amplification')).id
      await addCoordinates(tx, ids.variant, {
        chromosome: '2',
        start: 29_443_695,
        stop: 29_443_695,
        reference_bases: 'G',
        variant_bases: 'T',
      })
      ids.disease = await addDisease(tx, 'Neuroblastoma', { doid: '769' })
      ids.therapy = await addTherapy(tx, 'Crizotinib', { ncit_id: 'C74061' })
      ids.factor = await addFeature(tx, 'Kataegis', { kind: 'FACTOR' })
      await tx.insertInto('factors').values({ feature_id: ids.factor, ncit_id: 'C120465' }).execute()
      ids.state = (await addVariant(tx, ids.factor, 'Presence', { ncit_id: 'C1' })).id
    })
    server.answers('myVariant', 'chr2:g.29443695G>T', variantAnnotation)
    server.answers('myGene', `/gene/${ids.gene}?`, { symbol: 'ALK' })
    server.answers('myDisease', 'DOID:769', diseaseHits)
    server.answers('myChem', 'C74061', chemHits)
    server.answers('ncit', 'C120465', { definitions: [{ definition: 'Showers.', source: 'NCI' }] })
    server.answers('ncit', '/C1?', { synonyms: [{ name: 'There' }] })
    server.answers('openCravat', 'pos=29443695', { revel: { score: 0.9 } })
    server.answers('alleleRegistry', 'CA279586', {
      transcriptAlleles: [
        {
          MANE: {
            maneStatus: 'MANE Select',
            nucleotide: { Ensembl: { hgvs: 'ENST00000389048.8:c.3522C>A' } },
          },
        },
      ],
    })
    server.answers('pubmed', 'id=23724913&', medlineRecord)
  })
  afterAll(async () => {
    await curia.close()
    await server.close()
  })
  beforeEach(() => void (server.requests.length = 0))

  it('show what the services say', async () => {
    const answer = await curia.ask(
      `query ($gene: Int!, $variant: Int!, $disease: Int!, $therapy: Int!, $factor: Int!, $state: Int!) {
        gene(id: $gene) { myGeneInfoDetails }
        variant(id: $variant) { ... on GeneVariant {
          maneSelectTranscript openCravatAnnotations openCravatUrl
          myVariantInfo { myVariantInfoId caddPhred clinvarOmim revelScore siftPrediction gnomadExomeAlleleCount }
        } }
        disease(id: $disease) { myDiseaseInfo { doDef ncit } }
        diseasePopover(id: $disease) { myDiseaseInfo { mondoId } }
        therapy(id: $therapy) { myChemInfo { chemblId fdaEpcCodes { code description } } }
        therapyPopover(id: $therapy) { myChemInfo { rxnorm } }
        factor(id: $factor) { ncitDetails { definitions { definition source } synonyms { name } } }
        state: variant(id: $state) { ... on FactorVariant { ncitDetails { synonyms { name source } } } }
      }`,
      ids,
    )
    expect(answer).toEqual({
      gene: { myGeneInfoDetails: '{"symbol":"ALK"}' },
      variant: {
        maneSelectTranscript: 'ENST00000389048.8:c.3522C>A',
        openCravatAnnotations: { revel: { score: 0.9 } },
        openCravatUrl:
          'https://run.opencravat.org/webapps/variantreport/index.html?assembly=hg19&chrom=chr2&pos=29443695&ref_base=G&alt_base=T',
        myVariantInfo: {
          myVariantInfoId: 'chr2:g.29443695G>T',
          caddPhred: 33,
          clinvarOmim: '105590.0004',
          revelScore: [0.9, 0.91],
          siftPrediction: [],
          gnomadExomeAlleleCount: 5,
        },
      },
      disease: {
        myDiseaseInfo: { doDef: 'A nervous system tumor that is called "NB".', ncit: ['C3270'] },
      },
      diseasePopover: { myDiseaseInfo: { mondoId: 'MONDO:0005072' } },
      therapy: {
        myChemInfo: {
          chemblId: 'CHEMBL601719',
          fdaEpcCodes: [{ code: 'N0000175605', description: 'Kinase Inhibitor' }],
        },
      },
      therapyPopover: { myChemInfo: { rxnorm: '1148495' } },
      factor: { ncitDetails: { definitions: [{ definition: 'Showers.', source: 'NCI' }], synonyms: [] } },
      state: { ncitDetails: { synonyms: [{ name: 'There', source: '' }] } },
    })
    // The popover and the record ask the same question once.
    expect(server.requests.filter((request) => request.includes('DOID:769'))).toHaveLength(1)
  })

  it('are null, without asking, where there is nothing to ask for', async () => {
    const query = `query ($id: Int!) { variant(id: $id) { name ... on GeneVariant {
      maneSelectTranscript openCravatAnnotations openCravatUrl myVariantInfo { caddPhred } } } }`
    expect(await curia.ask(query, { id: ids.bare })).toEqual({
      variant: {
        name: 'Amplification',
        maneSelectTranscript: null,
        openCravatAnnotations: null,
        openCravatUrl: null,
        myVariantInfo: null,
      },
    })
    expect(server.requests).toEqual([])
  })

  it('look citations up, and say clearly when they cannot', async () => {
    const ask = (id: string, type: string) => curia.ask(CITATION, { id, type })
    const errors = (id: string, type: string) => curia.errorsOf(CITATION, { id, type })
    expect(await ask(' 23724913 ', 'PUBMED')).toEqual({ remoteCitation: 'Shaw et al., 2013, N Engl J Med' })
    expect(await ask('999', 'PUBMED')).toEqual({ remoteCitation: null })
    expect(await errors('PMC12', 'PUBMED')).toEqual([
      '“PMC12” is not a citation id of PubMed: use the digits of a PubMed id, such as 23724913',
    ])
    expect(await errors('10.1056/x', 'ASH')).toEqual([
      expect.stringMatching(/^“10\.1056\/x” is not a citation id of ASH: use a DOI of Blood/),
    ])
    server.answers('asco', '', withStatus(502))
    expect(await errors('77', 'ASCO')).toEqual(['ASCO cannot be asked for 77: it answered with status 502'])
    const off = await openInterface(engine)
    expect(await off.ask(CITATION, { id: '1', type: 'PUBMED' })).toEqual({ remoteCitation: null })
    await off.close()
  })

  it('answer over HTTP with null while a service is down, and whole as soon as it is back', async () => {
    const database: TestDatabase = await engine.createDatabase()
    let now = 0
    const service = await testApp(database.url, { schema, outside: server.services({ now: () => now }) })
    const id = await service.storage.write((tx) => addDisease(tx, 'Glioma', { doid: '0060108' }))
    const ask = async () => {
      const query = `{ disease(id: ${id}) { name ...Outside } } fragment Outside on Disease { myDiseaseInfo { mondoId } }`
      const answer = await service.app.inject({ method: 'POST', url: '/api/graphql', payload: { query } })
      expect(answer.statusCode).toBe(200)
      return { body: answer.json<object>(), etag: answer.headers['etag'] }
    }
    server.answers('myDisease', '0060108', withStatus(503))
    const down = { data: { disease: { name: 'Glioma', myDiseaseInfo: null } } }
    expect(await ask()).toEqual({ body: down, etag: undefined })
    server.answers('myDisease', '0060108', diseaseHits)
    now += 31_000
    const up = { data: { disease: { name: 'Glioma', myDiseaseInfo: { mondoId: 'MONDO:0005072' } } } }
    expect((await ask()).body).toEqual(up)
    await service.close()
    await database.drop()
  })

  it('cannot be asked for by the thousand', async () => {
    const database: TestDatabase = await engine.createDatabase()
    const service = await testApp(database.url, { schema, outside: server.services() })
    const page = (alias: string) =>
      `${alias}: variants(first: 300) { nodes { ... on GeneVariant { myVariantInfo { caddPhred } maneSelectTranscript } } }`
    const post = async (query: string) => {
      const answer = await service.app.inject({ method: 'POST', url: '/api/graphql', payload: { query } })
      return answer.json<{ errors?: { extensions?: { code?: string } }[] }>().errors?.[0]?.extensions?.code
    }
    expect(await post(`{ ${page('a')} }`)).toBeUndefined()
    expect(await post(`{ ${page('a')} ${page('b')} ${page('c')} }`)).toBe('TOO_COSTLY')
    await service.close()
    await database.drop()
  })
})
