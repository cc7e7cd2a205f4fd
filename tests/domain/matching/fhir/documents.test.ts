import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ClientError } from '#server/errors/client-error.ts'
import { ANSWERS } from '#server/matching/fhir/codes.ts'
import { isClinicalJson } from '#server/matching/fhir/read/clinical-json.ts'
import { fetchGuide, readGuide } from '#tests/support/fhir/guide.ts'
import {
  bundle,
  clinvar,
  gene,
  named,
  observation,
  origin,
  protein,
  variant,
} from '#tests/support/fhir/observations.ts'
import { readClinical } from '#tests/support/fhir/read-clinical.ts'

const V600E = ['BRAF V600', 'BRAF V600E']
const braf = (more: object = {}) => variant([named('BRAF V600E')], ANSWERS.present, more)
const condition = (system: string, code: string, more: object = {}) => ({
  resourceType: 'Condition',
  code: { coding: [{ system, code }], text: 'Jane Doe' },
  ...more,
})

describe('A document of FHIR', () => {
  it('is read alone, in lists, within others and one a line', async () => {
    const report = { resourceType: 'DiagnosticReport', contained: [braf()], result: [{ reference: '#1' }] }
    for (const document of [braf(), bundle(braf()), [braf()], report, bundle(bundle(braf()))])
      expect((await readClinical(document)).matches).toEqual(V600E)
    const lines = [bundle(braf()), bundle(variant([named('EGFR L858R')]))].map((one) => JSON.stringify(one))
    const { samples } = await readClinical(lines.join('\n'))
    expect(samples.map(({ name, matches }) => [name, matches])).toEqual([
      ['sample 1', V600E],
      ['sample 2', ['EGFR L858R']],
    ])
  })

  it('never joins the findings of two people', async () => {
    const of = (reference: string, name: string) =>
      variant([named(name)], ANSWERS.present, { subject: { reference, display: 'Jane Doe' } })
    const { samples } = await readClinical(
      bundle(
        of('Patient/1', 'BRAF V600E'),
        of('Patient/2', 'EGFR L858R'),
        variant([named('ERBB2 amplification')]),
      ),
    )
    expect(samples.map(({ matches }) => matches)).toEqual([V600E, ['EGFR L858R'], []])
    expect(samples[2]?.notUnderstood[0]?.reason).toBe(
      'The file is of several people, and it does not say of whom this is.',
    )
    const one = await readClinical(bundle(of('Patient/1', 'BRAF V600E'), variant([named('EGFR L858R')])))
    expect(one.samples.map(({ matches }) => matches)).toEqual([[...V600E, 'EGFR L858R']])
  })

  it('gives the origin where all alterations have one', async () => {
    const of = (answer: string) => variant([named('BRAF V600E'), origin(answer)])
    const read = await readClinical(bundle(of(ANSWERS.somatic), braf()))
    expect(read.origins.get(null)).toBe('SOMATIC')
    const mixed = await readClinical(bundle(of(ANSWERS.somatic), of(ANSWERS.germline)))
    expect([mixed.origins.size, mixed.warnings.join()]).toEqual([
      0,
      expect.stringContaining('somatic and germline'),
    ])
  })

  it.each([
    [
      'the Disease Ontology',
      condition('http://purl.obolibrary.org/obo/doid.owl', 'DOID:1909'),
      ['DOID:1909'],
    ],
    ['its digits', condition('http://purl.obolibrary.org/obo/doid.owl', '1909'), ['DOID:1909']],
    ['NCI Thesaurus', condition('http://ncicb.nci.nih.gov/xml/owl/EVS/Thesaurus.owl', 'C3224'), ['C3224']],
    ['OncoTree', condition('http://oncotree.mskcc.org/fhir', 'LUAD'), ['LUAD']],
    ['SNOMED CT', condition('http://snomed.info/sct', '372244006'), []],
    [
      'a refuted condition',
      condition('http://purl.obolibrary.org/obo/doid.owl', '1909', {
        verificationStatus: { coding: [{ code: 'refuted' }] },
      }),
      [],
    ],
  ])('gives the disease by %s', async (name, resource, expected) => {
    const { diseases, warnings } = await readClinical(bundle(braf(), resource))
    expect([...(diseases.get(null) ?? [])]).toEqual(expected)
    expect(warnings.join().includes('A disease of the file was ignored')).toBe(name === 'SNOMED CT')
    expect(warnings.join()).not.toContain('Jane')
  })

  it('says what it does not read', async () => {
    const { warnings } = await readClinical(bundle(braf(), observation('85147-7', { valueString: 'Jane' })))
    expect(warnings).toEqual([
      '1 Observations of the file are about other things than variants, TMB and MSI and were not read: LOINC 85147-7.',
    ])
    await expect(readClinical({ resourceType: 'Patient', name: [{ text: 'Jane Doe' }] })).rejects.toThrow(
      'The file is a “Patient” of FHIR: read are Bundle, DiagnosticReport, Observation',
    )
  })

  it('does not quote what is broken', async () => {
    const text = JSON.stringify(bundle(braf(), { resourceType: 'Patient', name: 'Jane Doe' }))
    const broken = text.replace('"Jane Doe"', '"Jane Doe')
    await expect(readClinical(broken)).rejects.toThrow(/^The file is not valid JSON at position \d+/)
    await expect(readClinical(broken)).rejects.not.toThrow(/Jane/)
  })
})

it('tells FHIR and Phenopackets from requests', () => {
  const is = (value: unknown) => isClinicalJson([Buffer.from(JSON.stringify(value))])
  expect(is(bundle(braf()))).toBe(true)
  expect(is({ id: 'p', interpretations: [] })).toBe(true)
  expect(is({ alterations: ['BRAF V600E "resourceType": x'], sample: '"metaData":' })).toBe(false)
  expect(is({ alterations: ['BRAF V600E'] })).toBe(false)
})

describe('Hostile documents', () => {
  /** Reads a document, or says why not; anything but a client's error fails. */
  async function outcome(document: unknown): Promise<string> {
    try {
      const { matches, notUnderstood } = await readClinical(document)
      return `${matches.length} matches, ${notUnderstood.length} not understood`
    } catch (error) {
      if (error instanceof ClientError) return error.message
      throw error
    }
  }
  const nested = (depth: number) => {
    let one: object = braf()
    for (let at = 0; at < depth; at += 1) one = bundle(one)
    return one
  }

  it.each([
    ['bundles in bundles', nested(500), /more than 64 levels/],
    ['few bundles in bundles', nested(10), /^2 matches/],
    ['lists in lists', `{"resourceType":"Bundle","entry":${'['.repeat(100_000)}`, /more than 64 levels/],
    [
      'very many entries',
      bundle(...Array.from({ length: 11_000 }, () => braf())),
      /more than 10000 alterations/,
    ],
    [
      'very many empty entries',
      { resourceType: 'Bundle', entry: Array.from({ length: 400_000 }, () => ({})) },
      /^0 matches/,
    ],
    [
      'more values than are parsed',
      { resourceType: 'Bundle', entry: Array.from({ length: 1_100_000 }, () => 0) },
      /more than 1,000,000 values/,
    ],
    [
      'very many components',
      variant(Array.from({ length: 15_000 }, (_, at) => named(`BRAF V600E ${at}`))),
      /^0 matches, 1 not/,
    ],
    [
      'very many genes',
      variant(Array.from({ length: 15_000 }, (_, at) => gene(`HGNC:${at}`))),
      /^0 matches, 1 not/,
    ],
    ['a name of a million letters', variant([named('B'.repeat(1_000_000))]), /^0 matches, 1 not/],
    [
      'an expression of a million letters',
      variant([protein(`NP_1:p.${'A'.repeat(1_000_000)}`)]),
      /^0 matches, 1 not/,
    ],
    [
      'references in circles',
      bundle(
        braf({ id: 'a', derivedFrom: [{ reference: '#b' }], hasMember: [{ reference: '#a' }] }),
        braf({ id: 'b', derivedFrom: [{ reference: '#a' }] }),
      ),
      /^2 matches/,
    ],
    [
      'contradictory ids',
      bundle(variant([clinvar('13961'), clinvar('99999'), gene('HGNC:3236', 'BRAF')])),
      /^0 matches, 1 not/,
    ],
    [
      'the same address twice',
      {
        resourceType: 'Bundle',
        entry: [braf(), braf()].map((resource) => ({ fullUrl: 'urn:uuid:1', resource })),
      },
      /^2 matches/,
    ],
    [
      'prototypes',
      '{"resourceType":"Bundle","__proto__":{"entry":[]},"constructor":{"entry":1}}',
      /^0 matches/,
    ],
    ['members of wrong types', { resourceType: 'Bundle', entry: { resource: braf() } }, /^0 matches/],
    ['a resource that is a list', bundle([braf()] as unknown as object), /^0 matches/],
    [
      'an infinite number',
      '{"resourceType":"Observation","code":{"coding":[{"system":"http://loinc.org","code":"94076-7"}]},"valueQuantity":{"value":1e999}}',
      /./,
    ],
    [
      'a half Phenopacket',
      { id: 'x', interpretations: 'none', metaData: {} },
      /interpretations is not as version 2/,
    ],
    ['a cohort of cohorts', { members: [{ members: [{ metaData: {} }] }] }, /^0 matches/],
  ])('%s', async (_name, document, expected) => {
    expect(await outcome(document)).toMatch(expected)
  })
})

describe('The examples of the Genomics Reporting guide', () => {
  const guide = fetchGuide()

  it.skipIf(!guide)('are all read without a crash, alone and as entries of their bundles', async () => {
    const files = readdirSync(`${guide}/example`).filter((name) => name.endsWith('.json'))
    const outcomes = { read: 0, refused: 0, understood: 0, notUnderstood: 0 }
    for (const file of files) {
      const document = readGuide(guide ?? '', `example/${file}`) as {
        resourceType: string
        entry?: { resource: object }[]
      }
      const entries = document.resourceType === 'Bundle' ? (document.entry ?? []) : []
      for (const one of [document, ...entries.map(({ resource }) => resource)]) {
        try {
          const { samples } = await readClinical(one)
          outcomes.read += 1
          outcomes.notUnderstood += samples.reduce((sum, { notUnderstood }) => sum + notUnderstood.length, 0)
        } catch (error) {
          expect(error).toBeInstanceOf(ClientError)
          outcomes.refused += 1
        }
      }
    }
    expect(outcomes.read + outcomes.refused).toBe(427)
    expect(outcomes.refused).toBeLessThan(427)
  })
})
