import { readFileSync } from 'node:fs'
import type { Bundle, Observation, OperationOutcome, Resource } from '@medplum/fhirtypes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMatching } from '#server/matching/matching.ts'
import type { Matching } from '#server/matching/matching.ts'
import { createMatchingFiles } from '#server/matching/matching-files.ts'
import type { MatchingFiles } from '#server/matching/matching-files.ts'
import { fetchGuide } from '#tests/support/fhir/guide.ts'
import { bundle, named, origin, protein, variant } from '#tests/support/fhir/observations.ts'
import { fhirValidator } from '#tests/support/fhir/validator.ts'
import { toolCaller } from '#tests/support/mcp/client.ts'
import { workedSamples } from '#tests/support/matching/worked-samples.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

interface Statement {
  id: number
}
interface Profile {
  result: string
  evidence: Statement[]
  assertions: Statement[]
}

const resourcesOf = (answer: Bundle): Resource[] =>
  (answer.entry ?? []).flatMap(({ resource }) => resource ?? [])

const labelsOf = (resource: Resource): string[] =>
  ((resource as Observation).extension ?? []).flatMap(({ valueRelatedArtifact: artifact }) =>
    artifact?.type === 'derived-from' && artifact.label ? [artifact.label] : [],
  )

/** Tags of the records that implications of a bundle are made from. */
const recordsIn = (answer: Bundle): string[] =>
  [...new Set(resourcesOf(answer).slice(1).flatMap(labelsOf))].toSorted()

/** Tags of the records that a report matches. */
const recordsOf = ({ profiles }: { profiles: Profile[] }): string[] =>
  [
    ...new Set(
      profiles
        .filter(({ result }) => result === 'MATCHED')
        .flatMap(({ evidence, assertions }) => [
          ...evidence.map(({ id }) => `EID${id}`),
          ...assertions.map(({ id }) => `AID${id}`),
        ]),
    ),
  ].toSorted()

const issuesOf = (answer: Bundle, note: string): string[] =>
  resourcesOf(answer)
    .flatMap((one) => (one.resourceType === 'OperationOutcome' ? one.issue : []))
    .flatMap(({ details }) => (details?.coding?.[0]?.code === note ? (details.text ?? '') : []))

/** A bundle with its own addresses by their order, and without the time. */
function comparable(answer: Bundle): unknown {
  const urls = (answer.entry ?? []).map(({ fullUrl }) => fullUrl ?? '')
  const text = JSON.stringify(answer, (name, value) => (name === 'issued' ? 'now' : value))
  return JSON.parse(urls.reduce((all, url, at) => all.replaceAll(url, `#${at}`), text))
}

const example: Bundle = JSON.parse(
  readFileSync(new URL('../../support/fhir/aid7-example.json', import.meta.url), 'utf8'),
)

const guide = fetchGuide()
let validator: ReturnType<typeof fhirValidator> | null = null
/** Problems of a resource; the definitions are loaded once. */
const problemsOf = (resource: Resource) => (validator ??= fhirValidator(guide ?? '')).problemsOf(resource)

/** Names, ids and dates of a patient, wherever a document may have them. */
const PLANTED = ['Jane Q Doe', 'MRN-424242', '1961-02-03', 'Dr. Planted']
const [NAME = '', MRN = '', BORN = '', DOCTOR = ''] = PLANTED
const subject = { reference: `Patient/${MRN}`, display: NAME }
const plantedBundle = {
  resourceType: 'Bundle',
  type: 'collection',
  identifier: { value: MRN },
  timestamp: `${BORN}T00:00:00Z`,
  entry: [
    {
      fullUrl: `urn:${MRN}`,
      resource: {
        resourceType: 'Patient',
        id: MRN,
        name: [{ text: NAME }],
        birthDate: BORN,
        identifier: [{ value: MRN }],
        text: { status: 'generated', div: `<div>${NAME}</div>` },
      },
    },
    {
      resource: {
        resourceType: 'Condition',
        subject,
        code: { coding: [{ system: 'http://snomed.info/sct', code: '1', display: NAME }], text: NAME },
        onsetDateTime: BORN,
      },
    },
    ...[
      variant([named('BRAF V600E')]),
      variant([named('BRAF V600E')], null),
      variant([protein('NP_004324.2:p.Val600Glu'), protein('NP_004324.2:p.Val600Lys')]),
      { ...variant([]), component: NAME },
      { ...variant([]), component: [{ code: { text: NAME }, valueRange: { low: NAME } }] },
    ].map((one) => ({
      fullUrl: `urn:${MRN}`,
      resource: {
        ...one,
        id: MRN,
        identifier: [{ value: MRN }],
        subject,
        effectiveDateTime: BORN,
        performer: [{ display: DOCTOR }],
        note: [{ text: NAME }],
        specimen: { display: MRN },
        text: { status: 'generated', div: `<div>${NAME} ${BORN}</div>` },
      },
    })),
  ],
}
const plantedPacket = {
  id: MRN,
  subject: { id: MRN, alternateIds: [NAME], dateOfBirth: BORN },
  interpretations: [
    {
      id: MRN,
      summary: NAME,
      diagnosis: {
        disease: { id: 'MONDO:1', label: NAME },
        genomicInterpretations: [
          {
            subjectOrBiosampleId: MRN,
            interpretationStatus: 'CAUSATIVE',
            variantInterpretation: {
              variationDescriptor: { id: MRN, label: 'BRAF V600E', description: NAME },
            },
          },
          { subjectOrBiosampleId: NAME, gene: [NAME] },
        ],
      },
    },
  ],
  files: [{ uri: `file:///${NAME}` }],
  metaData: { created: BORN, createdBy: DOCTOR, submittedBy: DOCTOR },
}

describe.skipIf(!release2024)('FHIR', () => {
  describeOnEachEngine('', (engine) => {
    let server: TestApp
    let drop: () => Promise<void>
    let matching: Matching
    let matchingFiles: MatchingFiles
    beforeAll(async () => {
      const database = await engine.createDatabase(template2024)
      drop = database.drop
      matching = createMatching(database.url)
      matchingFiles = createMatchingFiles(database.url)
      server = await testApp(database.url, { matching, matchingFiles, publicUrl: 'https://kb.test' })
      await server.storage.write(async (tx) => {
        for (const [name, ncit_id] of [
          ['Dabrafenib', 'C82386'],
          ['Trametinib', 'C77908'],
        ] as const)
          await tx.updateTable('therapies').set({ ncit_id }).where('name', '=', name).execute()
        const braf = await tx
          .selectFrom('features')
          .select('id')
          .where('name', '=', 'BRAF')
          .executeTakeFirstOrThrow()
        await tx
          .insertInto('gene_external_ids')
          .values({ feature_id: braf.id, external_id: 'HGNC:1097' })
          .execute()
      })
    })
    afterAll(async () => {
      await server.close()
      await matching.close()
      await matchingFiles.close()
      await drop()
    })

    const post = (
      payload: string | object,
      url = '/api/match?format=fhir',
      headers: Record<string, string> = {},
    ) => server.app.inject({ method: 'POST', url, payload, headers })
    const bundleOf = async (...given: Parameters<typeof post>) => {
      const answer = await post(...given)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
      return answer.json<Bundle>()
    }
    const reportOf = async (payload: object, url = '/api/match') =>
      (await post(payload, url)).json<{
        profiles: Profile[]
        notUnderstood: object[]
        origin: string
        disease: { name: string } | null
      }>()

    it('says AID7 of BRAF V600E in melanoma as the checked example does', async () => {
      const request = { alterations: ['BRAF V600E'], disease: 'DOID:1909', sample: NAME }
      const answer = await post(request)
      expect(answer.headers['content-type']).toBe('application/fhir+json; charset=utf-8')
      expect(answer.body).not.toContain(NAME)
      const made = answer.json<Bundle>()
      const [report, found, implication] = resourcesOf(comparable(example) as Bundle)
      const own = resourcesOf(comparable(made) as Bundle)
      expect(own[1]).toEqual(found)
      const assertion = own.find((one) => labelsOf(one).includes('AID7')) as Observation
      expect(assertion).toMatchObject({
        ...implication,
        component: [
          ...((implication as Observation).component ?? []),
          { code: { coding: [{ code: 'conclusion-string' }] } },
        ],
        extension: [{ valueRelatedArtifact: { label: 'AID7', display: 'BRAF V600E' } }],
      })
      const { extension: _extension, result: _result, conclusion: _conclusion, ...same } = Object(report)
      expect(own[0]).toMatchObject({
        ...same,
        conclusion: expect.stringMatching(
          /^BRAF V600E: \d+ evidence items, 3 assertions; 5 profiles undecided\. Computed, not reviewed\.$/,
        ),
      })
      expect(issuesOf(made, 'undecided')).toContain(
        'BRAF V600E AND BRAF Amplification: BRAF not assayed for copy number.',
      )
    })

    it.skipIf(!guide)('is valid by R4 and by the profiles of the guide, for every sample', async () => {
      expect(problemsOf(example)).toEqual([])
      const broken = structuredClone(example)
      delete Object(broken.entry?.[2]?.resource).derivedFrom
      expect(problemsOf(broken).join()).toContain('derivedFrom')
      const lines = [
        'BRAF V600E; EGFR L858R; no KRAS G12C; KRAS wild type; ERBB2 CN 12; EML4::ALK; foo bar; PD-L1 TPS 80%',
        'MGMT promoter methylation; 7-140453136-A-T; VCV000013961; rs113488022; NP_004324.2:p.Val600Glu',
        'VHL c.340+1G>A; KRAZ G12D; chr7-55242465-GGAATTAAGAGAAGC--',
      ].flatMap((some) => some.split('; '))
      const samples = [
        ...workedSamples.map(({ alterations, disease, assayed }) => ({ alterations, disease, assayed })),
        {
          alterations: lines,
          build: 'GRCH37',
          origin: 'SOMATIC',
          assayed: { smallVariants: 'ALL', copyNumber: ['MET'] },
        },
        { alterations: [] },
        { alterations: [], assayed: { smallVariants: 'ALL' } },
      ]
      for (const sample of samples) expect(problemsOf(await bundleOf(sample))).toEqual([])
    })

    it('has the records of the JSON report, and gives the same when it is read again', async () => {
      for (const { alterations, disease, assayed } of workedSamples) {
        const request = { alterations, disease, assayed }
        const json = await reportOf(request)
        const made = await bundleOf(request)
        expect(recordsOf(json).length).toBeGreaterThan(0)
        expect(recordsIn(made)).toEqual(recordsOf(json))
        const again = await reportOf(made, `/api/match?disease=${disease}`)
        expect(again.notUnderstood).toEqual([])
        // What was assayed is said in words alone.
        if (!assayed) expect(recordsOf(again)).toEqual(recordsOf(json))
      }
    })

    it('derives every implication from findings, and says so where nothing matches', async () => {
      const made = await bundleOf({
        alterations: ['KRAS wild type', 'TERT A999B', 'ROS1 G1R'],
        assayed: { smallVariants: ['PIK3CA'] },
      })
      const byUrl = new Map((made.entry ?? []).map((entry) => [entry.fullUrl, entry.resource]))
      const implied = resourcesOf(made).filter((one) => labelsOf(one).some((label) => /^[EA]ID/.test(label)))
      expect(implied.length).toBeGreaterThan(0)
      for (const one of implied) {
        const from = (one as Observation).derivedFrom ?? []
        expect(from.length).toBeGreaterThan(0)
        for (const { reference } of from) expect(byUrl.get(reference)?.resourceType).toBe('Observation')
      }
      expect(Object(resourcesOf(made)[0]).conclusion).toContain('ROS1 G1R: no match')
      expect(Object(resourcesOf(made)[0]).conclusion).toContain('Assayed: small variants of 1 gene.')
      expect(issuesOf(made, 'not-understood').join()).toContain('TERT A999B')
    })

    /** Samples with evidence that opposes, with profiles that are undecided, and of which nothing is found. */
    it.each([
      ['opposing', ['EGFR T790M'], { opposed: true, undecided: true }],
      ['undecided', ['BRAF V600E'], { opposed: true, undecided: true }],
      ['nothing found', ['ROS1 G1R'], { opposed: false, undecided: false }],
    ] as const)(
      'says nothing by codes alone that a record does not say: %s',
      async (_, alterations, expected) => {
        const made = await bundleOf({ alterations })
        const rows = await server.storage.read
          .selectFrom('evidence_items')
          .select(['id', 'evidence_direction', 'status'])
          .execute()
        const byTag = new Map(rows.map((row) => [`EID${row.id}`, row]))
        const outcomes = { opposed: 0, supported: 0 }
        for (const one of resourcesOf(made) as Observation[]) {
          const row = labelsOf(one).flatMap((label) => byTag.get(label) ?? [])[0]
          if (!row || one.resourceType !== 'Observation') continue
          const { text = '', coding: codes = [] } = one.component?.[0]?.valueCodeableConcept ?? {}
          const supports = row.evidence_direction === 'SUPPORTS'
          outcomes[supports ? 'supported' : 'opposed'] += 1
          expect([row.status, one.status, codes.length > 0]).toEqual(['ACCEPTED', 'preliminary', supports])
          expect(/^Does not support|not applicable/.test(text)).toBe(!supports)
          // No value of the Observation itself, no interpretation: only components speak.
          expect([one.valueCodeableConcept, one.interpretation]).toEqual([undefined, undefined])
        }
        expect(outcomes.opposed > 0).toBe(expected.opposed)
        expect(outcomes.supported > 0).toBe(expected.opposed)
        expect(issuesOf(made, 'undecided').length > 0).toBe(expected.undecided)
        // What is undecided or not found is never a result, present or absent.
        const findings = (resourcesOf(made) as Observation[]).filter(
          ({ code }) => code?.coding?.[0]?.code === '69548-6',
        )
        expect(findings.map(({ valueCodeableConcept: value }) => value?.coding?.[0]?.code)).toEqual([
          'LA9633-4',
        ])
        if (!expected.opposed) expect(Object(resourcesOf(made)[0]).conclusion).toContain('no match')
      },
    )

    it('marks evidence of a retracted source, which has no code', async () => {
      const { source_id: source } = await server.storage.read
        .selectFrom('evidence_items')
        .select('source_id')
        .where('id', '=', 1409)
        .executeTakeFirstOrThrow()
      const setRetracted = (retracted: boolean) =>
        server.storage.write((tx) =>
          tx.updateTable('sources').set({ retracted }).where('id', '=', source).execute(),
        )
      const request = { alterations: ['BRAF V600E'], disease: 'Skin Melanoma' }
      const verdictOf = (made: Bundle) =>
        resourcesOf(made)
          .filter((one) => labelsOf(one).includes('EID1409'))
          .map((one) => (one as Observation).component?.[0]?.valueCodeableConcept)
      await setRetracted(true)
      try {
        const made = await bundleOf(request)
        expect(verdictOf(made)).toEqual([{ text: 'Sensitivity/Response (the source was retracted)' }])
        expect(issuesOf(made, 'warning')).toContain('BRAF V600E: the source of EID1409 was retracted.')
        if (guide) expect(problemsOf(made)).toEqual([])
        const [header = '', ...rows] = (await post(request, '/api/match?format=tsv')).body.trim().split('\n')
        const columns = header.split('\t')
        const cells = rows.map((row) => row.split('\t'))
        const of = (name: string) => columns.indexOf(name)
        const marked = cells
          .filter((row) => row[of('source_retracted')] === 'true')
          .map((row) => row[of('id')])
        expect([...new Set(marked)]).toEqual(['1409'])
        const tool = await toolCaller(server.app, { headers: { host: 'kb.test' } })(
          'match_alterations',
          request,
        )
        expect(JSON.stringify(tool).match(/"ref":"EID1409"[^}]*"retracted":true/)).not.toBeNull()
      } finally {
        await setRetracted(false)
      }
      expect(verdictOf(await bundleOf(request))).toMatchObject([{ coding: [{ code: 'LA6677-4' }] }])
    })

    it('has no addresses of content, so that patients with equal findings stay two', async () => {
      const urls = async () =>
        (await bundleOf({ alterations: ['BRAF V600E'] })).entry?.map(({ fullUrl }) => fullUrl)
      const [first = [], second = []] = [await urls(), await urls()]
      expect(new Set([...first, ...second]).size).toBe(first.length + second.length)
    })

    it('is chosen by the Accept header, which the address overrides', async () => {
      const accept = { accept: 'application/fhir+json, application/json;q=0.5' }
      const made = await bundleOf({ alterations: ['BRAF V600E'] }, '/api/match', accept)
      expect(made.resourceType).toBe('Bundle')
      const json = await post({ alterations: ['BRAF V600E'] }, '/api/match?format=json', accept)
      expect(json.json()).toHaveProperty('profiles')
    })

    it.each([
      [
        'of other knowledge than accepted',
        { alterations: [], status: 'ALL' },
        400,
        /^FHIR has accepted knowledge only: .*ALL/,
      ],
      [
        'of an unknown disease',
        { alterations: [], disease: 'nonsense' },
        400,
        /There is no disease “nonsense”/,
      ],
      ['of another form', { alterations: 'x' }, 400, /alterations/],
      ['without a body', '', 400, /./],
      ['that is too large', ' '.repeat(1_048_577), 413, /JSON may have 1048576 bytes/],
    ])('answers a request %s with an OperationOutcome', async (_name, payload, status, message) => {
      const answer = await post(payload, '/api/match?format=fhir', { 'content-type': 'application/json' })
      const outcome = answer.json<OperationOutcome>()
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        status,
        'application/fhir+json; charset=utf-8',
      ])
      expect(outcome.resourceType).toBe('OperationOutcome')
      expect(outcome.issue[0]?.severity).toBe('error')
      expect(outcome.issue[0]?.details?.text).toMatch(message)
    })

    it('writes a cohort as a line for each sample, and a file of one as JSON', async () => {
      const header = 'Hugo_Symbol\tHGVSp_Short\tTumor_Sample_Barcode\n'
      const file = `${header}BRAF\tp.V600E\t${NAME}\nEGFR\tp.L858R\t${MRN}\n`
      const plain = { 'content-type': 'text/plain' }
      const answer = await post(file, '/api/match?format=fhir', plain)
      expect(answer.headers['content-type']).toBe('application/fhir+ndjson; charset=utf-8')
      for (const text of PLANTED) expect(answer.body).not.toContain(text)
      const bundles = answer.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Bundle)
      const names = bundles.map(
        (one) => (resourcesOf(one)[1] as Observation).component?.[0]?.valueCodeableConcept?.text,
      )
      expect(names).toEqual(['BRAF V600E', 'EGFR L858R'])
      const one = await post('BRAF V600E\n', '/api/match', { ...plain, accept: 'application/fhir+json' })
      expect([one.headers['content-type'], one.json().resourceType]).toEqual([
        'application/fhir+json; charset=utf-8',
        'Bundle',
      ])
      // What a cohort is written as can be read again.
      const again = await post(answer.body, '/api/match', plain)
      expect(again.json<{ sample: string }[]>().map(({ sample }) => sample)).toEqual(['sample 1', 'sample 2'])
    })

    describe('as a sample', () => {
      const found = [
        variant([protein('NP_004324.2:p.Val600Glu'), origin('LA6684-0')]),
        variant([named('KRAS G12C')], 'LA9634-2'),
      ]
      const melanoma = {
        resourceType: 'Condition',
        code: { coding: [{ system: 'http://purl.obolibrary.org/obo/doid.owl', code: 'DOID:1909' }] },
      }
      const document = bundle(...found, melanoma)

      it('is read by content, whatever it is sent as', async () => {
        const request = {
          alterations: ['BRAF V600E', 'no KRAS G12C'],
          disease: 'DOID:1909',
          origin: 'SOMATIC',
        }
        const expected = recordsOf(await reportOf(request))
        const text = JSON.stringify(document)
        const form = new FormData()
        form.append('file', new Blob([text]), NAME)
        const sent = new Response(form)
        const formType = sent.headers.get('content-type') ?? ''
        const formText = await sent.text()
        for (const [type, body] of [
          ['application/json', text],
          ['application/fhir+json', text],
          ['text/plain', text],
          [formType, formText],
        ] as const) {
          const answer = await post(body, '/api/match', { 'content-type': type })
          expect([type, answer.statusCode, answer.body.slice(0, 60)]).toEqual([
            type,
            200,
            expect.stringContaining('{"knowledge"'),
          ])
          const report = answer.json<{ profiles: Profile[]; origin: string; disease: { name: string } }>()
          expect([type, report.disease.name, report.origin]).toEqual([type, 'Melanoma', 'SOMATIC'])
          expect(recordsOf(report)).toEqual(expected)
        }
      })

      it('gives way to the disease and the origin of the request', async () => {
        const report = await reportOf(document, '/api/match?disease=DOID:3910&origin=germline')
        expect([report.disease?.name, report.origin]).toEqual(['Lung Adenocarcinoma', 'GERMLINE'])
      })

      it.each([
        ['a Bundle', plantedBundle],
        ['a Phenopacket', plantedPacket],
        ['a broken Bundle', JSON.stringify(plantedBundle).slice(0, -200)],
        ['a Patient', plantedBundle.entry[0]?.resource ?? {}],
        ['a list', [plantedBundle, plantedPacket]],
      ])('never names a patient of %s in answers, errors and logs', async (_name, planted) => {
        const text = typeof planted === 'string' ? planted : JSON.stringify(planted)
        for (const format of ['json', 'ndjson', 'tsv', 'vcf', 'fhir'])
          for (const type of ['application/json', 'text/plain']) {
            const answer = await post(text, `/api/match?format=${format}`, { 'content-type': type })
            expect(answer.statusCode).toBeLessThan(500)
            for (const secret of PLANTED) {
              expect(answer.body).not.toContain(secret)
              expect(server.log.join('\n')).not.toContain(secret)
            }
          }
      })
    })

    it('serves its code systems where they are named', async () => {
      const made = await bundleOf({ alterations: ['BRAF V600E'], disease: 'DOID:1909' })
      const systems = new Set(
        JSON.stringify(made).match(/https:\/\/kb\.test\/api\/fhir\/CodeSystem\/[\w-]+/g),
      )
      expect([...systems].toSorted()).toEqual(
        ['amp-level', 'match-note', 'significance'].map((id) => `https://kb.test/api/fhir/CodeSystem/${id}`),
      )
      const codes = new Map<string, string[]>()
      for (const url of systems) {
        const answer = await server.app.inject(new URL(url).pathname)
        const system = answer.json<{ url: string; resourceType: string; concept: { code: string }[] }>()
        expect([answer.headers['content-type'], system.resourceType, system.url]).toEqual([
          'application/fhir+json; charset=utf-8',
          'CodeSystem',
          url,
        ])
        codes.set(
          url,
          system.concept.map(({ code }) => code),
        )
        if (guide) expect(problemsOf(answer.json())).toEqual([])
      }
      const used = JSON.stringify(made).matchAll(/"system":"(https:\/\/kb\.test[^"]+)","code":"([^"]+)"/g)
      for (const [, url = '', code] of used) expect(codes.get(url)).toContain(code)
      const missing = await server.app.inject('/api/fhir/CodeSystem/nothing')
      expect([missing.statusCode, missing.json().resourceType]).toEqual([404, 'OperationOutcome'])
    })
  })
})
