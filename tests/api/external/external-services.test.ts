import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GenomicChange } from '#domain/variants/genomic-hgvs.ts'
import type { Publication } from '#server/external/publication.ts'
import { readMedline } from '#server/external/pubmed.ts'
import {
  ascoAbstract,
  chemHits,
  crossrefWork,
  diseaseHits,
  medlineRecord,
  variantAnnotation,
} from '#tests/support/service/outside-answers.ts'
import { startOutsideServer, withStatus } from '#tests/support/service/outside-server.ts'
import type { OutsideServer } from '#tests/support/service/outside-server.ts'

const change: GenomicChange = {
  referenceBuild: 'GRCH37',
  chromosome: '2',
  start: 29_443_695,
  stop: 29_443_695,
  referenceBases: 'G',
  variantBases: 'T',
}
const unreachable = (reason: RegExp) => ({ reached: false, reason: expect.stringMatching(reason) as string })
const found = (value: unknown) => ({
  reached: true,
  value,
  at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
})

let server: OutsideServer
beforeEach(async () => void (server = await startOutsideServer()))
afterEach(() => server.close())

describe('What services outside say', () => {
  it('is read from single values and from lists, and what has another form is left out', async () => {
    server.answers('myVariant', '/variant/chr2:g.29443695G>T?assembly=hg19&fields=', variantAnnotation)
    const finding = await server.services().variantInfo(change)
    expect(finding).toMatchObject(
      found({
        myVariantInfoId: 'chr2:g.29443695G>T',
        caddConsequence: ['NON_SYNONYMOUS', 'REGULATORY'],
        caddDetail: ['missense'],
        caddScore: 6.96,
        gerp: 625.4,
        clinvarId: 217_852,
        clinvarClinicalSignificance: ['Pathogenic', 'Likely pathogenic'],
        clinvarHgvsCoding: ['NM_004304.5:c.3522C>A'],
        clinvarHgvsProtein: [],
        dbnsfpInterproDomain: ['Protein kinase domain', 'Kinase-like'],
        fathmmScore: [-2.7, -0.4],
        fathmmMklPrediction: 'D',
        lrtScore: 0,
        mutationassessorScore: [3.9],
        phastcons100way: 1,
        phastcons30way: 0.5,
        phyloP100way: 7.6,
        phyloP30way: 1.2,
        revelScore: [0.9, 0.91],
        exacAlleleFrequency: 0.00002475,
        gnomadExomeFilter: 'AC0',
        gnomadGenomeAlleleCount: null,
        siphy: 16.5,
        snpeffSnpEffect: ['missense_variant', 'downstream_gene_variant'],
      }),
    )
    const odd = {
      _id: 'x',
      cadd: 'none',
      clinvar: { variant_id: 2 ** 40, rcv: 'a' },
      dbnsfp: [1],
      exac: { af: {} },
    }
    server.answers('myVariant', 'hg38', odd)
    expect(await server.services().variantInfo({ ...change, referenceBuild: 'GRCH38' })).toMatchObject(
      found({ caddScore: null, clinvarId: null, clinvarClinicalSignificance: [], siftScore: [] }),
    )
  })

  it('is asked under names that cannot leave their place', async () => {
    const outside = server.services()
    await outside.ncitDetails('../../admin?x=1#')
    await outside.ncitDetails('..')
    await outside.diseaseInfo('1" OR x:"2')
    await outside.maneSelectTranscript('CA1/../../x')
    expect(server.requests).toEqual([
      '/ncit/concept/ncit/../../admin?x=1#?include=synonyms,definitions',
      '/ncit/concept/ncit/-?include=synonyms,definitions',
      expect.stringContaining('/myDisease/query?q=mondo.xrefs.doid:"DOID:1ORx2"'),
      '/alleleRegistry/allele/CA1/../../x',
    ])
  })

  it('splits definitions of diseases from their sources', async () => {
    server.answers('myDisease', '"DOID:0769"', diseaseHits)
    expect(await server.services().diseaseInfo('0769')).toEqual(
      found({
        diseaseOntologyExactSynonyms: ['NB'],
        diseaseOntologyRelatedSynonyms: ['a', 'b'],
        doDef: 'A nervous system tumor that is called "NB".',
        doDefCitations: ['http://example.org/a', 'http://example.org/b_(c)'],
        icd10: null,
        icdo: '9500/3',
        mesh: 'D009447',
        mondoDef: 'A tumor of the neural crest.',
        mondoId: 'MONDO:0005072',
        ncit: ['C3270'],
        omim: null,
      }),
    )
  })

  it('gives the facts on a therapy, a concept, a transcript, and documents as they are', async () => {
    server.answers('myChem', 'unii.ncit:"C74061"', chemHits)
    server.answers('ncit', '/C120465', {
      code: 'C120465',
      synonyms: [{ name: 'kataegis', type: 'SY', source: 'NCI' }, { name: 'Kataegis' }],
    })
    const mane = (maneStatus: string, hgvs: string) => ({
      MANE: { maneStatus, nucleotide: { Ensembl: { hgvs }, RefSeq: { hgvs: 'NM_1' } } },
    })
    server.answers('alleleRegistry', '/allele/CA279586', {
      transcriptAlleles: [{ hgvs: ['x'] }, mane('MANE Plus Clinical', 'E1'), mane('MANE Select', 'E2')],
    })
    server.answers('alleleRegistry', '/allele/CA9', { '@id': 'x' })
    server.answers('myGene', '/gene/238?fields=symbol', { _id: '238', symbol: 'ALK', alias: ['CD246'] })
    server.answers('openCravat', 'assembly=hg19&chrom=chr2&pos=29443695&ref_base=G&alt_base=T', {
      sift: null,
      revel: { score: 0.9 },
    })
    const outside = server.services()
    expect(await outside.chemInfo('C74061')).toMatchObject(
      found({
        firstApproval: '2011',
        indications: ['Lymphoma', 'Neuroblastoma'],
        fdaEpcCodes: [{ code: 'N0000175605', description: 'Kinase Inhibitor' }],
        fdaMoaCodes: [],
        pubchemCid: '11626560',
        rxnorm: '1148495',
      }),
    )
    expect(await outside.ncitDetails('C120465')).toEqual(
      found({
        definitions: [],
        synonyms: [
          { name: 'kataegis', source: 'NCI' },
          { name: 'Kataegis', source: '' },
        ],
      }),
    )
    expect(await outside.maneSelectTranscript('CA279586')).toEqual(found('E2'))
    expect(await outside.maneSelectTranscript('CA9')).toEqual(found(null))
    expect(await outside.geneDetails(238)).toEqual(found({ _id: '238', symbol: 'ALK', alias: ['CD246'] }))
    expect(await outside.cravatAnnotations(change)).toEqual(found({ sift: null, revel: { score: 0.9 } }))
  })
})

describe('Publications', () => {
  it('are read from PubMed', async () => {
    server.answers('pubmed', 'efetch.fcgi?db=pubmed&id=23724913&rettype=medline', medlineRecord)
    const publication: Publication = {
      citation: 'Shaw et al., 2013, N Engl J Med',
      title: 'Crizotinib versus something in a tumor of the lung.',
      abstract: 'BACKGROUND: a first line and a second.',
      journal: 'N Engl J Med',
      fullJournalTitle: 'The New England journal of medicine',
      publicationYear: 2013,
      publicationMonth: 6,
      publicationDay: 20,
      pmcId: 'PMC1234567',
      isReview: false,
      retracted: false,
      authors: [
        { foreName: 'Alice T', lastName: 'Shaw' },
        { foreName: 'Dong-Wan', lastName: 'Kim' },
      ],
      ascoAbstractId: null,
      ascoPresenter: null,
    }
    expect(await server.services().fetchPublication('23724913', 'PUBMED')).toEqual(found(publication))
  })

  it.each([
    ['2013 Mar-Apr', { publicationYear: 2013, publicationMonth: 3, publicationDay: null }],
    ['2013 Spring', { publicationYear: 2013, publicationMonth: null, publicationDay: null }],
    ['2013 Dec 28-2014 Jan 3', { publicationYear: 2013, publicationMonth: 12, publicationDay: 28 }],
    ['2013', { publicationYear: 2013, publicationMonth: null, publicationDay: null }],
    ['unknown', { publicationYear: null, publicationMonth: null, publicationDay: null }],
  ])('of the date %s', (date, expected) => {
    expect(
      readMedline(`PMID- 1\nDP  - ${date}\nPT  - Review\nPT  - Retracted Publication\nCN  - A Group\n`),
    ).toMatchObject({
      ...expected,
      isReview: true,
      retracted: true,
      authors: [{ foreName: null, lastName: 'A Group' }],
    })
  })

  it('are none where PubMed answers with nothing or an error', async () => {
    server.answers('pubmed', 'id=1&', '\n')
    server.answers('pubmed', 'id=2&', 'id: 2 Error occurred: The following PMID is not available: 2')
    server.answers('pubmed', 'id=3&', '<html>Maintenance</html>')
    const outside = server.services()
    expect(await outside.fetchPublication('1', 'PUBMED')).toEqual(found(null))
    expect(await outside.fetchPublication('2', 'PUBMED')).toEqual(found(null))
    expect(await outside.fetchPublication('3', 'PUBMED')).toEqual(unreachable(/cannot be understood/))
  })

  it('are read from ASCO and Crossref', async () => {
    server.answers('asco', 'q=(_id:161573)', ascoAbstract)
    server.answers('asco', 'q=(_id:2)', { response: { numFound: 0, docs: [] } })
    server.answers('crossref', '/works/10.1182/blood-2019-126151', crossrefWork)
    const outside = server.services()
    expect(await outside.fetchPublication('161573', 'ASCO')).toMatchObject(
      found({
        citation: 'Alexander E. Drilon, 2018, ASCO Annual Meeting, Abstract 102',
        title: 'A phase 1 study of something.',
        ascoAbstractId: 102,
        ascoPresenter: 'Alexander E. Drilon',
      }),
    )
    expect(await outside.fetchPublication('2', 'ASCO')).toEqual(found(null))
    expect(await outside.fetchPublication('10.1182/blood-2019-126151', 'ASH')).toMatchObject(
      found({
        citation: 'Perl et al., 2019, Blood',
        title: 'A Study of FLT3 & Others',
        abstract: 'First. Second.',
        publicationDay: 13,
        authors: [
          { foreName: 'Alexander E.', lastName: 'Perl' },
          { foreName: null, lastName: 'A Group' },
        ],
      }),
    )
    expect(await outside.fetchPublication('10.1182/blood-x', 'ASH')).toEqual(found(null))
  })
})

describe('A service outside that misbehaves', () => {
  const ask = (options?: Parameters<OutsideServer['services']>[0]) =>
    server.services(options).ncitDetails('C1')

  it('is not waited for', async () => {
    server.answers('ncit', 'C1', () => undefined)
    expect(await ask({ timeoutMs: 50 })).toEqual(unreachable(/no answer from 127\.0\.0\.1/))
  })

  it('is not waited for within its answer', async () => {
    server.answers('ncit', 'C1', (response: { write(text: string): void }) => response.write('{"synonyms":'))
    expect(await ask({ timeoutMs: 50 })).toEqual(unreachable(/no answer/))
  })

  it.each([
    ['breaks off', (response: { destroy(): void }) => response.destroy(), /no answer/],
    ['answers no JSON', '<html>', /cannot be understood/],
    ['answers JSON of another form', { synonyms: 1 }, /cannot be understood/],
    ['fails', withStatus(500, 'stack trace'), /status 500/],
    ['is asked too often', withStatus(429), /status 429/],
    ['has too much to say', ' '.repeat(5_000_000), /larger than 4194304 bytes/],
    [
      'redirects to another server',
      withStatus(302, '', { location: 'http://169.254.169.254/' }),
      /another server/,
    ],
    ['redirects to another port', withStatus(302, '', { location: 'http://127.0.0.1:1/' }), /another server/],
    [
      'redirects to another protocol',
      withStatus(302, '', { location: 'file:///etc/passwd' }),
      /another protocol/,
    ],
    ['redirects to nowhere', withStatus(302), /nowhere/],
    ['redirects in circles', withStatus(302, '', { location: '/ncit/C1' }), /more than 3 redirects/],
  ])('and %s is as good as none', async (_what, answer, reason) => {
    server.answers('ncit', 'C1', answer)
    expect(await ask()).toEqual(unreachable(reason))
  })

  it('and packs a large answer into few bytes is as good as none', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '))
    server.answers(
      'ncit',
      'C1',
      (response: { writeHead: (status: number, headers: object) => { end(body: Buffer): void } }) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    )
    expect(bomb.length).toBeLessThan(100_000)
    expect(await ask()).toEqual(unreachable(/larger than/))
  })

  it('and redirects on itself is followed', async () => {
    server.answers('ncit', 'C1', withStatus(307, '', { location: '/ncit/moved' }))
    server.answers('ncit', 'moved', {})
    expect(await ask()).toEqual(found({ synonyms: [], definitions: [] }))
  })

  it('is left alone for a while after three failures, and told of once', async () => {
    let now = 0
    const silent: string[] = []
    const outside = server.services({ now: () => now, onSilence: (service) => silent.push(service) })
    server.answers('ncit', '', withStatus(503))
    for (const id of ['C1', 'C2', 'C3', 'C4', 'C5']) await outside.ncitDetails(id)
    expect(server.requests).toHaveLength(3)
    expect(silent).toEqual(['ncit'])
    expect(await outside.chemInfo('C5')).toEqual(found(null))
    server.answers('ncit', '', {})
    now += 31_000
    expect(await outside.ncitDetails('C4')).toMatchObject({ reached: true })
    expect(await outside.ncitDetails('C1')).toMatchObject({ reached: true })
  })
})

describe('Findings', () => {
  it('are remembered: what is there longest, failures shortest', async () => {
    let now = 0
    const outside = server.services({ now: () => now })
    server.answers('ncit', 'C1', {})
    server.answers('ncit', 'C3', withStatus(500))
    const askAll = () => Promise.all(['C1', 'C2', 'C3'].map((id) => outside.ncitDetails(id)))
    const asked = async (at: number) => {
      now = at
      server.requests.length = 0
      await askAll()
      return server.requests.map((request) => /C\d/.exec(request)?.[0]).sort()
    }
    expect(await asked(0)).toEqual(['C1', 'C2', 'C3'])
    expect(await asked(29_000)).toEqual([])
    expect(await asked(31_000)).toEqual(['C3'])
    expect(await asked(3_601_000)).toEqual(['C2', 'C3'])
    expect(await asked(6 * 3_600_000 + 1)).toEqual(['C1', 'C2', 'C3'])
  })

  it('of the same question at the same time come from one request', async () => {
    server.answers('ncit', 'C1', {})
    const outside = server.services()
    await Promise.all(Array.from({ length: 20 }, () => outside.ncitDetails('C1')))
    expect(server.requests).toHaveLength(1)
  })

  it('of many questions come from few requests at a time, all in the end', async () => {
    let open = 0
    let most = 0
    const waiting: (() => void)[] = []
    server.answers('ncit', '', (response: { end(text: string): void }) => {
      open += 1
      most = Math.max(most, open)
      waiting.push(() => {
        open -= 1
        response.end('{}')
      })
      // The last of a round lets all go.
      if (waiting.length === 6) for (const go of waiting.splice(0)) go()
    })
    const outside = server.services()
    const findings = await Promise.all(Array.from({ length: 60 }, (_, i) => outside.ncitDetails(`C${i}`)))
    expect(findings.every((finding) => finding.reached)).toBe(true)
    expect(most).toBe(6)
  })

  it('of too many questions at once are none for the last ones', async () => {
    server.answers('ncit', '', {})
    const outside = server.services()
    const findings = await Promise.all(Array.from({ length: 300 }, (_, i) => outside.ncitDetails(`C${i}`)))
    expect(findings.filter((finding) => finding.reached).length).toBe(206)
    expect(findings.at(-1)).toEqual(unreachable(/too many requests wait/))
    // Nothing is held against the service, and the rest is answered when asked again.
    expect(await outside.ncitDetails('C299')).toMatchObject({ reached: true })
  })
})
