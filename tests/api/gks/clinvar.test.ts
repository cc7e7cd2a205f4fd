import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { writeClinvarFiles } from '#server/clinvar/clinvar-files.ts'
import { readClinvarSettings } from '#server/clinvar/clinvar-settings.ts'
import { defaultGksSettings } from '#server/gks/gks-settings.ts'
import { open } from '#server/storage/database.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import { addApproval, addOrganization, addUser } from '#tests/support/curation/curation-factories.ts'
import {
  addAssertion,
  addCoordinates,
  addDisease,
  addEvidence,
  addFeature,
  addProfile,
  addSource,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { addHgvs } from '#tests/support/variant-details.ts'
import { clinvarValidator } from '#tests/support/gks/clinvar-schema.ts'
import { addDiagnosticExample, example, gksContract } from '#tests/support/gks/example-records.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const site = 'https://curia.example.org'
const folder = mkdtempSync(join(tmpdir(), 'curia-clinvar-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SECRET = 'the-key-of-clinvar'

const Classification = z.looseObject({
  comment: z.string().optional(),
  dateLastEvaluated: z.string().optional(),
})
const Submission = z.looseObject({
  recordStatus: z.string(),
  clinvarAccession: z.string().optional(),
  localKey: z.string(),
  submittedAssembly: z.string().optional(),
  conditionSet: z.object({ condition: z.array(z.looseObject({})) }),
  variantSet: z.object({ variant: z.array(z.looseObject({})) }),
  clinicalImpactClassification: Classification.optional(),
  oncogenicityClassification: Classification.optional(),
})
const File = z.looseObject({
  clinicalImpactSubmission: z.array(Submission).optional(),
  oncogenicitySubmission: z.array(Submission).optional(),
})

/** Records that a settings file names, in a folder of its own. */
function settingsFile(value: object, conditions?: string): string {
  const place = mkdtempSync(join(folder, 'settings-'))
  if (conditions !== undefined) writeFileSync(join(place, 'conditions.tsv'), conditions)
  const file = join(place, 'settings.json')
  writeFileSync(file, JSON.stringify(value))
  return file
}

describe.skipIf(!gksContract)('Submissions to ClinVar', () => {
  describeOnEachEngine('of an organization', (engine) => {
    const validate = clinvarValidator()
    let database: TestDatabase
    let storage: Storage
    let organization: number
    let approve: (tx: Writing, assertion: number, given?: object) => Promise<number>
    let disease: number
    let profile: number

    beforeAll(async () => {
      database = await engine.createDatabase()
      storage = await open(database.url)
      await storage.write(async (tx) => {
        const { id: user } = await addUser(tx, 'ada')
        organization = await addOrganization(tx, 'Institute', { members: [user], clinvar_key: SECRET })
        approve = (tx, assertion, given = {}) =>
          addApproval(tx, assertion, { user, organization, at: '2026-07-20T08:00:00.000Z', ...given })
        disease = await addDisease(tx, 'Melanoma', { doid: '1909' })
        const variant = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E', {
          aliases: ['VAL600GLU'],
        })
        const place = { chromosome: '7', start: 140453136, stop: 140453136 }
        await addCoordinates(tx, variant.id, { ...place, reference_bases: 'A', variant_bases: 'T' })
        profile = variant.profile
      })
    })
    afterAll(async () => {
      await storage.close()
      await database.drop()
    })

    /** Accepted, approved, with everything that a submission needs. */
    const ready = (tx: Writing, given: Parameters<typeof addAssertion>[2] = {}) =>
      addAssertion(tx, profile, {
        disease_id: disease,
        assertion_type: 'DIAGNOSTIC',
        significance: 'POSITIVE',
        amp_level: 'TIER_I_LEVEL_A',
        variant_origin: 'SOMATIC',
        ...given,
      })

    async function exported(
      settings: object = {},
      {
        conditions,
        most,
        place = mkdtempSync(join(folder, 'files-')),
      }: { conditions?: string; most?: number; place?: string } = {},
    ) {
      const file = settingsFile({ organization, ...settings }, conditions)
      const read = await readClinvarSettings(file)
      const made = await writeClinvarFiles(
        storage.read,
        place,
        read,
        { settings: defaultGksSettings, site },
        most === undefined ? {} : { most },
      )
      const texts = new Map(readdirSync(place).map((name) => [name, readFileSync(join(place, name), 'utf8')]))
      const files = new Map(
        [...texts].flatMap(([name, text]) =>
          name.endsWith('.json') ? [[name, File.parse(JSON.parse(text))]] : [],
        ),
      )
      const submissions = [...files.values()].flatMap((each) => [
        ...(each.clinicalImpactSubmission ?? []),
        ...(each.oncogenicitySubmission ?? []),
      ])
      const reasons = (texts.get('refused.tsv') ?? '')
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split('\t'))
      const of = (id: number) => submissions.find(({ localKey }) => localKey.endsWith(`:${id}`))
      const codesOf = (id: number) =>
        reasons.flatMap(([key, code]) => (key?.endsWith(`:${id}`) ? [code] : []))
      const messagesOf = (id: number) =>
        reasons.flatMap(([key, , message]) => (key?.endsWith(`:${id}`) ? [message] : []))
      return { made, texts, files, submissions, of, codesOf, messagesOf }
    }

    it('of a published assertion are the published submission', async () => {
      const id = await storage.write(async (tx) => {
        const id = await addDiagnosticExample(tx, 'civic-aid-9.json')
        await approve(tx, id)
        return id
      })
      const { of, files } = await exported()
      const { clinicalImpactSubmission, ...head } = File.parse(example('clinvar-aid-9.json'))
      const [expected] = clinicalImpactSubmission ?? []
      expect(of(id)).toEqual({
        ...expected,
        clinicalImpactClassification: {
          ...expected?.clinicalImpactClassification,
          dateLastEvaluated: '2026-07-20',
        },
      })
      expect(files.get('clinvar-clinical-impact.json')).toMatchObject(head)
    })

    it('conform to the schema of ClinVar, are of one kind a file, and hold no key', async () => {
      await storage.write(async (tx) => {
        await approve(tx, await ready(tx))
        const oncogenic = {
          assertion_type: 'ONCOGENIC',
          significance: 'LIKELY_ONCOGENIC',
          amp_level: null,
        } as const
        await approve(tx, await ready(tx, oncogenic))
      })
      const { files, texts } = await exported()
      expect([...files.keys()]).toEqual(['clinvar-clinical-impact.json', 'clinvar-oncogenicity.json'])
      for (const [name, file] of files) {
        expect(validate(file), name).toEqual([])
        expect(Object.keys(file).filter((member) => member.endsWith('Submission'))).toHaveLength(1)
      }
      for (const text of texts.values()) expect(text).not.toContain(SECRET)
      expect(files.get('clinvar-oncogenicity.json')).toMatchObject({
        assertionCriteria: { db: 'PubMed', id: '36063163' },
        oncogenicitySubmission: [
          { oncogenicityClassification: { oncogenicityClassificationDescription: 'Likely oncogenic' } },
        ],
      })
    })

    it('update what has an accession, and are novel otherwise', async () => {
      const [update, novel] = await storage.write(async (tx) => {
        const ids = [await ready(tx), await ready(tx)] as const
        await approve(tx, ids[0], { clinvar_accession: 'SCV000123456.2' })
        await approve(tx, ids[1], { clinvar_accession: 'pending' })
        return ids
      })
      const { of } = await exported()
      expect(of(update)).toMatchObject({ recordStatus: 'update', clinvarAccession: 'SCV000123456.2' })
      expect(of(novel)).toMatchObject({ recordStatus: 'novel' })
      expect(of(novel)).not.toHaveProperty('clinvarAccession')
    })

    it('tell therapies, substitutes and sources', async () => {
      const id = await storage.write(async (tx) => {
        const therapies = [await addTherapy(tx, 'Vemurafenib'), await addTherapy(tx, 'Dabrafenib')]
        const given = { disease_id: disease, therapies, therapy_interaction_type: 'SUBSTITUTES' } as const
        const ash = await addSource(tx, { source_type: 'ASH', citation_id: '10.1182/blood-2019-1' })
        const evidence = [
          await addEvidence(tx, profile, { ...given, source_id: ash }),
          await addEvidence(tx, profile, { ...given, significance: 'ADVERSE_RESPONSE' }),
        ]
        const predictive = { assertion_type: 'PREDICTIVE', significance: 'REDUCED_SENSITIVITY' } as const
        const made = await ready(tx, { ...given, ...predictive, evidence, description: 'Less sensitive.' })
        await approve(tx, made)
        return made
      })
      const { of } = await exported()
      expect(of(id)?.clinicalImpactClassification).toMatchObject({
        assertionTypeForClinicalImpact: 'therapeutic: reduced sensitivity',
        drugForTherapeuticAssertion: 'Dabrafenib;Vemurafenib',
        comment: 'Less sensitive. NOTE: These therapies are in substitution.',
        citation: [
          { url: `${site}/links/assertion/${id}` },
          { url: expect.stringContaining('/links/evidence/') },
          { db: 'DOI', id: '10.1182/blood-2019-1' },
          { url: expect.stringContaining('/links/evidence/') },
        ],
      })
    })

    it('have coordinates where the record has no HGVS expression, and conditions by the table', async () => {
      const id = await storage.write(async (tx) => {
        const made = await ready(tx)
        await approve(tx, made)
        return made
      })
      const conditions =
        'DOID\tdb\tid\trelation\nDOID:1909\tOMIM\t155600\tcloseMatch\n1909\tMONDO\tMONDO:0005105\texactMatch\n'
      const { of } = await exported({ conditions: 'conditions.tsv' }, { conditions })
      expect(of(id)).toMatchObject({
        submittedAssembly: 'GRCh37',
        conditionSet: { condition: [{ db: 'MONDO', id: 'MONDO:0005105' }] },
        variantSet: {
          variant: [
            {
              chromosomeCoordinates: {
                assembly: 'GRCh37',
                chromosome: '7',
                start: 140453136,
                stop: 140453136,
                referenceAllele: 'A',
                alternateAllele: 'T',
              },
              gene: [{ symbol: 'BRAF' }],
              alternateDesignations: ['VAL600GLU'],
            },
          ],
        },
      })
    })

    it('go on in a numbered file when one is full', async () => {
      const { made, files, submissions } = await exported({}, { most: 2 })
      const impact = made.filter(({ name }) => name.startsWith('clinvar-clinical-impact'))
      expect(impact.length).toBeGreaterThan(1)
      expect(impact[1]?.name).toBe('clinvar-clinical-impact-2.json')
      expect(impact.every(({ rows }) => rows <= 2)).toBe(true)
      for (const file of files.values()) expect(validate(file)).toEqual([])
      expect(new Set(submissions.map(({ localKey }) => localKey)).size).toBe(submissions.length)
    })

    it('have conditions that are the disease itself, never a wider, narrower or related one', async () => {
      const id = await storage.write(async (tx) => {
        const made = await ready(tx)
        await approve(tx, made)
        return made
      })
      const others = ['relatedMatch', 'broadMatch', 'narrowMatch'].map(
        (relation) => `DOID:1909\tMONDO\tMONDO:0005105\t${relation}\n`,
      )
      const conditionsBy = async (conditions: string) =>
        (await exported({ conditions: 'conditions.tsv' }, { conditions })).of(id)?.conditionSet.condition
      expect(await conditionsBy(others.join(''))).toEqual([{ name: 'Melanoma' }])
      expect(await conditionsBy(`${others.join('')}DOID:1909\tOMIM\t155600\tcloseMatch\n`)).toEqual([
        { db: 'OMIM', id: '155600' },
      ])
    })

    it('have a definite HGVS expression of a known build', async () => {
      /** An assertion on a variant with these expressions, at a place without bases unless it has some. */
      const described = (hgvs: string[], place: Parameters<typeof addCoordinates>[2] | null) =>
        storage.write(async (tx) => {
          const variant = await addVariant(tx, await addFeature(tx))
          if (place) await addCoordinates(tx, variant.id, { chromosome: '7', start: 5, stop: 5, ...place })
          for (const each of hgvs) await addHgvs(tx, variant.id, each)
          const made = await ready(tx, { molecular_profile_id: variant.profile })
          await approve(tx, made)
          return made
        })
      const coding = 'NM_004333.6:c.1799T>A'
      const indefinite = [
        'NM_004333.4:c.1799=',
        'NM_004333.4:c.(=)',
        'NM_004333.4:c.(?_1)_(5_?)del',
        'NM_004333:c.1799T>A',
        'NC_000007:g.140453136A>T',
        'NC_000007.13:g.140453136=',
      ]
      const known = [
        [await described([...indefinite, coding], {}), coding, 'GRCh37'],
        [await described(['NC_000007.14:g.140753336A>T'], {}), 'NC_000007.14:g.140753336A>T', 'GRCh38'],
        [
          await described(['NC_000007.12:g.140099605A>T', 'NC_000007.13:g.140453136A>T'], {}),
          'NC_000007.13:g.140453136A>T',
          'GRCh37',
        ],
        [
          await described([coding, 'NC_000007.13:g.140453137C>T'], null),
          'NC_000007.13:g.140453137C>T',
          'GRCh37',
        ],
      ] as const
      const without = [
        await described(indefinite, {}),
        await described(['NC_000007.12:g.140099605A>T'], {}),
        await described([], { reference_bases: 'N', variant_bases: 'T' }),
        await described([], { reference_bases: 'A', variant_bases: 'N' }),
      ]
      const withoutBuild = [
        await described([coding], null),
        await described([coding], { reference_build: null }),
      ]
      const { of, codesOf, messagesOf } = await exported()
      for (const [id, hgvs, submittedAssembly] of known)
        expect(of(id)).toMatchObject({ submittedAssembly, variantSet: { variant: [{ hgvs }] } })
      for (const id of [...without, ...withoutBuild]) expect(codesOf(id)).toEqual(['no-allele'])
      for (const id of without) expect(messagesOf(id)[0]).toContain('neither an HGVS expression')
      for (const id of withoutBuild)
        expect(messagesOf(id)[0]).toContain('The reference build of its variant is missing')
    })

    it('replace those of an earlier export all at once, or not at all', async () => {
      const place = mkdtempSync(join(folder, 'files-'))
      const contents = () =>
        readdirSync(place, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => [name, readFileSync(join(place, name), 'utf8')])
      await exported({}, { place, most: 1 })
      const before = contents()
      expect(before.length).toBeGreaterThan(3)
      await storage.write(async (tx) => approve(tx, await ready(tx)))
      // Nothing can be written where a folder is.
      const obstacle = join(place, 'clinvar-clinical-impact-2.json.part')
      mkdirSync(obstacle)
      await expect(exported({}, { place, most: 1 })).rejects.toThrow('EISDIR')
      expect(contents()).toEqual(before)
      rmSync(obstacle, { recursive: true })
      // As an export leaves it that is ended halfway.
      writeFileSync(join(place, 'clinvar-clinical-impact-99.json.part'), '{')
      const { made } = await exported({}, { place })
      expect(readdirSync(place).sort()).toEqual(made.map(({ name }) => name).sort())
    })

    /** Cases of assertions that are not submitted, by the code of the reason. */
    const cases: Record<string, (tx: Writing) => Promise<number>> = {
      'not-accepted': (tx) => ready(tx, { status: 'SUBMITTED' }),
      flagged: (tx) => ready(tx, { flagged: true }),
      'no-approval': (tx) => ready(tx),
      'approval-requires-review': (tx) => ready(tx),
      'approval-revoked': (tx) => ready(tx),
      'disease-missing': (tx) => ready(tx, { disease_id: null }),
      'disease-without-id': async (tx) => ready(tx, { disease_id: await addDisease(tx) }),
      'no-allele': async (tx) => {
        const { id } = await addVariant(tx, await addFeature(tx))
        const complex = await addProfile(tx, `NOT #VID${id}`)
        return ready(tx, { molecular_profile_id: complex })
      },
      'does-not-support': (tx) => ready(tx, { assertion_direction: 'DOES_NOT_SUPPORT' }),
      'no-tier': (tx) => ready(tx, { amp_level: 'NA' }),
      significance: (tx) => ready(tx, { assertion_type: 'PROGNOSTIC', significance: 'NA' }),
      'therapy-missing': (tx) =>
        ready(tx, { assertion_type: 'PREDICTIVE', significance: 'SENSITIVITYRESPONSE' }),
      'therapy-sequential': async (tx) =>
        ready(tx, {
          assertion_type: 'PREDICTIVE',
          significance: 'SENSITIVITYRESPONSE',
          therapy_interaction_type: 'SEQUENTIAL',
          therapies: [await addTherapy(tx), await addTherapy(tx)],
        }),
      'therapy-interaction': async (tx) =>
        ready(tx, {
          assertion_type: 'PREDICTIVE',
          significance: 'SENSITIVITYRESPONSE',
          therapies: [await addTherapy(tx), await addTherapy(tx)],
        }),
      'origin-missing': (tx) => ready(tx, { variant_origin: null }),
      germline: (tx) => ready(tx, { assertion_type: 'PREDISPOSING', significance: 'PATHOGENIC' }),
      'not-valid': async (tx) => {
        const variant = await addVariant(tx, await addFeature(tx))
        const bases = { start: 5, stop: 5, reference_bases: 'A', variant_bases: 'T' }
        await addCoordinates(tx, variant.id, { chromosome: 'GL000192.1', ...bases })
        return ready(tx, { molecular_profile_id: variant.profile })
      },
    }
    const approvals: Record<string, object | null> = {
      'no-approval': null,
      'approval-requires-review': { status: 'REQUIRES_REVIEW' },
      'approval-revoked': { status: 'REVOKED' },
    }

    it('leave out what ClinVar must not be told, each with its reason', async () => {
      const ids = await storage.write(async (tx) => {
        const made = new Map<string, number>()
        for (const [code, add] of Object.entries(cases)) {
          const id = await add(tx)
          const approval = approvals[code]
          if (approval !== null) await approve(tx, id, approval)
          made.set(code, id)
        }
        return made
      })
      const { of, codesOf } = await exported()
      for (const [code, id] of ids) {
        expect([code, codesOf(id)]).toEqual([code, [code]])
        expect(of(id)).toBeUndefined()
      }
    })
  })

  it.each([
    [{}, 'organization is missing: must be the id of an organization'],
    [{ organization: 'x' }, 'organization is "x": must be the id of an organization'],
    [
      { organization: 1, affectedStatus: 'maybe' },
      'affectedStatus is "maybe": must be one of yes, no, unknown',
    ],
    [{ organization: 1, token: 'x' }, 'token is no member: the members are organization, behalfOrgID, '],
    [{ organization: 1, behalfOrgID: -5 }, 'behalfOrgID is -5: must be ClinVar’s number of an organization'],
    [{ organization: 1, assertionCriteria: 'x' }, 'assertionCriteria is "x": must be an object'],
    [{ organization: 1, conditions: 'none.tsv' }, 'none.tsv” is not a readable file: it must be a table'],
  ])('refuse settings that are wrong: %j', async (settings, message) => {
    await expect(readClinvarSettings(settingsFile(settings))).rejects.toThrow(message)
  })

  it.each([
    ['Melanoma\tMONDO\tMONDO:0005105\texactMatch', 'line 1: “Melanoma” is not a valid DOID'],
    ['DOID:1909\tUMLS\tC0025202\tcloseMatch', 'line 1: “UMLS” is not a valid db: it must be one of MONDO'],
    ['DOID:1909\tOMIM\tx\tcloseMatch', 'line 1: “x” is not a valid id of OMIM'],
    ['DOID:1909\tOMIM\t155600\tsame', 'line 1: “same” is not a valid relation'],
  ])('refuse a table of conditions that is wrong: %s', async (conditions, message) => {
    const file = settingsFile({ organization: 1, conditions: 'conditions.tsv' }, conditions)
    await expect(readClinvarSettings(file)).rejects.toThrow(message)
  })
})
