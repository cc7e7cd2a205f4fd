import { MatchReport } from '#domain/matching/match-report.ts'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import { matchSample } from '#domain/matching/match-sample.ts'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import { NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import { nameFormTable } from '#tests/support/name-forms.ts'
import { readCoverage } from '#server/matching/coverage.ts'
import { currentMatchIndex } from '#server/matching/match-index.ts'
import { schema } from '#server/graphql/schema.ts'
import { createMatching } from '#server/matching/matching.ts'
import type { Matching } from '#server/matching/matching.ts'
import { createMatchingFiles } from '#server/matching/matching-files.ts'
import type { MatchingFiles } from '#server/matching/matching-files.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { template2021, template2024 } from '#tests/support/releases/release-template.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'
import { workedSamples } from '#tests/support/matching/worked-samples.ts'

interface Report {
  knowledge: { releases: string[] }
  disease: { name: string } | null
  alterations: { understoodAs: string[] }[]
  notUnderstood: { index: number; reason: string; choices: string[] }[]
  related: { variant: { name: string }; why: string }[]
  notDecidable: { variants: number; evidence: number }
  profiles: {
    name: string
    result: string
    precision: string | null
    parts: { state: string; because: string }[]
    evidence: {
      id: number
      level: string
      diseaseRelation: string
      therapies: string[]
      significance: string
      disease: { name: string } | null
      originAgreement: string
    }[]
    assertions: { id: number }[]
  }[]
}

interface GraphqlAnswer {
  errors?: { message: string; extensions?: { code: string } }[]
  data?: {
    matchSample: {
      disease: { name: string } | null
      notUnderstood: { text: string }[]
      profiles: {
        result: string
        molecularProfile: { name: string }
        evidenceItems: { evidenceItem: { id: number } }[]
        assertions: { assertion: { id: number } }[]
      }[]
    }
  }
}

/** The profiles of one variant alone that a line matches. */
function variantsMatched(line: string, index: MatchIndex): number[] {
  const reading = parseAlterationLine(line, index.names)
  if (!reading.ok) return []
  const { isAbsent, alterations } = reading
  const sample = {
    alterations: isAbsent ? [] : alterations,
    absences: isAbsent ? alterations : [],
    assayed: NOTHING_ASSAYED,
    build: 'GRCH37' as const,
  }
  return matchSample(sample, index).profiles.flatMap(({ profileId, match }) => {
    const [part] = match.parts
    const isOwn = index.profiles.get(profileId)?.expression.kind === 'variant'
    return isOwn && part && match.result === 'MATCHED' && !part.negated ? [part.variantId] : []
  })
}

describe.skipIf(!release2024)('matching with the release of 2024', () => {
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
      server = await testApp(database.url, { matching, matchingFiles, schema })
    })
    afterAll(async () => {
      await server.close()
      await matching.close()
      await matchingFiles.close()
      await drop()
    })

    const post = (payload: object) => server.app.inject({ method: 'POST', url: '/api/match', payload })
    const report = async (payload: object) => {
      const answer = await post(payload)
      expect(answer.statusCode).toBe(200)
      // Each report of these tests has the published shape, and no other members.
      MatchReport.parse(answer.json())
      return answer.json<Report>()
    }
    const profile = ({ profiles }: Report, name: string) => profiles.find((one) => one.name === name)

    it('can match at least 97 % of the accepted evidence', async () => {
      const { evidence, matchable, unreadable } = await readCoverage(server.storage.read)
      expect(evidence).toBe(4375)
      expect(matchable / evidence).toBeGreaterThanOrEqual(0.97)
      expect(unreadable.map(({ name }) => name)).toContain('TP53 ALTERATION')
    })

    it('reads the names in the forms that docs/matching.md lists', async () => {
      const index = await currentMatchIndex(server.storage.read)
      const counts = await server.storage.read
        .selectFrom('evidence_items')
        .select(['molecular_profile_id as id', ({ fn }) => fn.countAll<number>().as('count')])
        .where('status', '=', 'ACCEPTED')
        .groupBy('molecular_profile_id')
        .execute()
      const table = nameFormTable(index, new Map(counts.map(({ id, count }) => [id, count])))
      const text = await readFile(new URL('../../../docs/matching.md', import.meta.url), 'utf8')
      const [, rest = ''] = text.split('| Predicate | Form |')
      const listed = rest.split('\n\n', 1)[0]?.split('\n').slice(2)
      expect(listed).toEqual(table)
    })

    it('finds every variant by a line of its own name', async () => {
      const index = await currentMatchIndex(server.storage.read)
      const readable = [...index.variants.values()].filter(({ predicate }) => predicate.kind !== 'UNREADABLE')
      const lost = readable.filter(
        ({ id, feature, name }) => !variantsMatched(`${feature} ${name}`, index).includes(id),
      )
      expect(readable.length).toBeGreaterThan(1600)
      expect(lost.map(({ feature, name }) => `${feature} ${name}`)).toEqual([])
    })

    it('finds every variant by the bases at its place', async () => {
      const index = await currentMatchIndex(server.storage.read)
      const placed = [...index.variants.values()].flatMap(({ id, predicate }) =>
        // Bases alone do not tell that both copies have them.
        predicate.kind === 'EXACT' && !predicate.isOfBothCopies
          ? predicate.alleles
              .filter(({ build, reference }) => build === 'GRCH37' && reference)
              .map(({ chromosome, start, reference, alternate }) => ({
                id,
                line: `${chromosome}-${start}-${reference}-${alternate || '-'}`,
              }))
          : [],
      )
      expect(placed.length).toBeGreaterThan(900)
      const lost = placed.filter(({ id, line }) => !variantsMatched(line, index).includes(id))
      expect(lost).toEqual([])
    })

    it.each(workedSamples)('says of the worked sample “$title” what the release holds', async (worked) => {
      const { alterations, disease, matched, undecided, statements } = worked
      const found = await report({ alterations, disease, assayed: worked.assayed })
      expect(found.notUnderstood).toEqual([])
      const counts = (result: string) =>
        Object.fromEntries(
          found.profiles.flatMap((one) =>
            one.result === result ? [[one.name, one.evidence.length] as const] : [],
          ),
        )
      expect(counts('MATCHED')).toEqual(matched)
      expect(counts('UNDECIDED')).toEqual(undecided)
      const all = found.profiles
        .filter(({ result }) => result === 'MATCHED')
        .flatMap(({ name, evidence }) =>
          evidence.map(
            (one) =>
              [
                one.id,
                [name, one.level, one.therapies.toSorted().join(', '), one.significance, one.disease?.name],
              ] as const,
          ),
        )
      const read = new Map(all)
      for (const [id, ...facts] of statements) expect(read.get(id)).toEqual(facts)
    })

    it.each([
      ['TERT promoter C250T', ['TERT Promoter Mutation']],
      ['TERT C228T', ['TERT C228T', 'TERT Promoter Mutation']],
      ['AR-V7', ['AR V7 EXPRESSION']],
      ['ERBB2 CN 12', ['ERBB2 Amplification']],
      ['ERBB2 CN 4', []],
      ['PD-L1 TPS 80%', ['CD274 Expression']],
    ])('matches the laboratory result “%s” with %j', async (line, names) => {
      const found = await report({ alterations: [line] })
      const matched = found.profiles.filter(({ result }) => result === 'MATCHED').map(({ name }) => name)
      expect([found.notUnderstood, matched.toSorted()]).toEqual([[], names])
    })

    it('says of a genome-wide biomarker that the release has no record of it', async () => {
      const { notUnderstood } = await report({ alterations: ['MSI-H', 'TMB 12 mut/Mb'] })
      expect(notUnderstood.map(({ reason }) => reason)).toEqual([
        'This knowledgebase has no record of microsatellite instability, so “MSI-H” cannot be matched.',
        'This knowledgebase has no record of tumour mutational burden, so “TMB 12 mut/Mb” cannot be matched.',
      ])
    })

    it('compares the origin of a sample with that of each statement', async () => {
      const agreements = async (origin?: string) => {
        const found = await report({ alterations: ['BRAF V600E'], origin })
        return new Set(profile(found, 'BRAF V600E')?.evidence.map(({ originAgreement }) => originAgreement))
      }
      expect(await agreements('GERMLINE')).toContain('DIFFERS')
      expect(await agreements('SOMATIC')).not.toContain('DIFFERS')
      expect(await agreements()).toEqual(new Set(['UNKNOWN']))
    })

    it('says over HTTP how much can be matched', async () => {
      const answer = await server.app.inject({ method: 'GET', url: '/api/match/coverage' })
      const { evidence, matchable, unmatchable } = answer.json<{
        evidence: number
        matchable: number
        unmatchable: { name: string; evidence: number; variants: { name: string }[] }[]
      }>()
      expect(evidence).toBe(4375)
      // Every profile that is lost is named, with what stands in its way.
      expect(unmatchable.reduce((sum, one) => sum + one.evidence, 0)).toBe(evidence - matchable)
      expect(unmatchable.map(({ name }) => name)).toContain('TP53 ALTERATION')
      expect(unmatchable.every(({ variants }) => variants.length > 0)).toBe(true)
    })

    it('gives one answer for one alteration in every form', async () => {
      const forms = [
        'BRAF V600E',
        'NM_004333.4:c.1799T>A',
        'chr7-140453136-A-T',
        { gene: 'BRAF', proteinChange: 'p.Val600Glu' },
        { chromosome: '7', start: 140453136, reference: 'A', alternate: 'T' },
      ]
      const answers = await Promise.all(
        forms.map(async (one) => {
          const { profiles } = await report({ alterations: [one], build: 'GRCH37' })
          return profiles.map(({ name, result }) => `${name} ${result}`).toSorted()
        }),
      )
      for (const answer of answers) expect(answer).toEqual(answers[0])
      expect(answers[0]).toContain('BRAF V600E MATCHED')
    })

    it('names what it did not understand and matches the rest; stores and caches nothing', async () => {
      const answer = await post({ alterations: ['# my list', 'BRAF V600E', 'BRAF what ever'] })
      expect(answer.headers['cache-control']).toBe('no-store')
      const found = answer.json<Report>()
      expect(found.notUnderstood).toMatchObject([{ index: 2 }])
      expect(found.notUnderstood[0]?.reason).toContain('but not “what ever”')
      expect(profile(found, 'BRAF V600E')?.result).toBe('MATCHED')
      expect(server.log.join('\n')).not.toContain('V600E')
    })

    const QUERY = `query Sample($input: MatchSampleInput!) {
      matchSample(input: $input) {
        disease { name doid }
        notUnderstood { text reason }
        profiles(results: [MATCHED]) {
          molecularProfile { id name molecularProfileScore }
          result
          precision
          parts { state because variant { id name feature { name } } }
          evidenceItems { diseaseRelation evidenceItem { id evidenceLevel therapies { name } source { citation } } }
          assertions { assertion { id ampLevel } }
        }
        related { why variant { name } }
      }
    }`
    const graphql = async (input: object, query = QUERY) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/graphql',
        payload: { query, variables: { input } },
      })
      return { answer, body: answer.json<GraphqlAnswer>() }
    }

    it('gives the records themselves by GraphQL, as the report names them', async () => {
      const sample = { alterations: ['EGFR L858R', 'EGFR T790M', 'EGFR what'], disease: 'DOID:3910' }
      const found = await report(sample)
      const { answer, body } = await graphql(sample)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['etag']).toBeUndefined()
      expect(body.errors).toBeUndefined()
      const { matchSample } = body.data ?? {}
      expect(matchSample?.disease).toEqual({ name: 'Lung Adenocarcinoma', doid: '3910' })
      expect(matchSample?.notUnderstood).toMatchObject([{ text: 'EGFR what' }])
      const matched = found.profiles.filter(({ result }) => result === 'MATCHED')
      expect(
        matchSample?.profiles.map(({ molecularProfile, evidenceItems, assertions }) => [
          molecularProfile.name,
          evidenceItems.map(({ evidenceItem: { id } }) => id),
          assertions.map(({ assertion: { id } }) => id),
        ]),
      ).toEqual(
        matched.map(({ name, evidence, assertions }) => [
          name,
          evidence.map(({ id }) => id),
          assertions.map(({ id }) => id),
        ]),
      )
      expect(server.log.join('\n')).not.toContain('T790M')
    })

    it('reads by GraphQL what was assayed as the report does', async () => {
      const { body } = await graphql(
        {
          alterations: ['BRAF V600E'],
          assayed: { copyNumber: { genes: ['BRAF'] }, smallVariants: { allGenes: true } },
        },
        `
          query ($input: MatchSampleInput!) {
            matchSample(input: $input) {
              profiles(results: [UNDECIDED, NEARLY]) {
                result
                molecularProfile {
                  name
                }
              }
            }
          }
        `,
      )
      const amplified = body.data?.matchSample.profiles.find(
        ({ molecularProfile: { name } }) => name === 'BRAF V600E AND BRAF Amplification',
      )
      expect(amplified?.result).toBe('NEARLY')
    })

    it.each([
      [{ alterations: ['BRAF V600E'], disease: 'DOID:999999999' }, 'There is no disease “DOID:999999999”'],
      [{ alterations: ['BRAF V600E'], build: 'NCBI36' }, 'build is "NCBI36": must be one of GRCH37, GRCH38'],
      [
        { alterations: Array.from({ length: 2001 }, () => 'BRAF V600E') },
        'alterations has 2,001 entries: must have at most 2,000 entries',
      ],
    ])('refuses by GraphQL %# with what is wrong', async (input, part) => {
      const { body } = await graphql(input)
      expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } })
      expect(body.errors?.[0]?.message).toContain(part)
    })

    it('matches a sample by GraphQL neither in an address nor many at once', async () => {
      const query = '{ matchSample(input: { alterations: ["BRAF V600E"] }) { knowledgeVersion } }'
      const inAddress = await server.app.inject({ method: 'GET', url: '/api/graphql', query: { query } })
      expect(inAddress.statusCode).toBe(405)
      const many = [1, 2, 3].map((n) => `m${n}: matchSample(input: $input) { knowledgeVersion }`).join(' ')
      const { body } = await graphql(
        { alterations: ['BRAF V600E'] },
        `query ($input: MatchSampleInput!) { ${many} }`,
      )
      expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'TOO_MANY_SEARCHES' } })
    })

    it.each([
      [{ alterations: ['BRAF V600E'], disease: 'DOID:999999999' }, 'There is no disease “DOID:999999999”'],
      [{ alterations: ['BRAF V600E'], build: 'hg19' }, 'build is "hg19": must be one of GRCH37, GRCH38'],
      [{ alterations: 'BRAF V600E' }, 'alterations is "BRAF V600E": must be a list'],
      [
        { alterations: Array.from({ length: 2001 }, () => 'BRAF V600E') },
        'alterations has 2,001 entries: must have at most 2,000 entries',
      ],
      [{}, 'alterations is missing: must be a list'],
      [[], 'The request is not valid: it is []: must be an object'],
      [{ alterations: [5] }, 'alterations.0 is 5: must be a text or an object'],
      [{ alterations: [{ gene: 'BRAF', start: -4 }] }, 'alterations.0.start is -4: must be at least 1'],
      [
        { alterations: [{ gene: 'BRAF', reference: 'Q' }] },
        'alterations.0.reference is "Q": must be bases (A, C, G, T, N) or -',
      ],
      [{ alterations: [], disease: 1.5 }, 'disease is 1.5: must be a text or a whole number'],
      [{ alterations: [], disease: 'x'.repeat(210) }, 'disease is "xxxxx'],
      [
        { alterations: [], assayed: { fusions: 'SOME' } },
        'assayed.fusions is "SOME": must be one of ALL, UNKNOWN or a list',
      ],
      [{ alterations: [], assayed: { fusions: [3] } }, 'assayed.fusions.0 is 3: must be a text'],
      [
        { alterations: [], assayed: { snv: 'ALL' } },
        'assayed.snv is no member: the members are smallVariants, copyNumber, fusions, expression',
      ],
      [
        { alterations: [], colour: 'red', build: 'hg19' },
        'must be one of GRCH37, GRCH38; colour is no member: the members are alterations, sample, build',
      ],
    ])('refuses %# with what is wrong', async (payload, part) => {
      const answer = await post(payload)
      expect(answer.statusCode).toBe(400)
      expect(answer.json<{ errors: { message: string }[] }>().errors[0]?.message).toContain(part)
    })
  })
})

describe.skipIf(!release2021)('matching with the release of 2021', () => {
  describeOnEachEngine('', (engine) => {
    it('can match at least 97 % of the accepted evidence', async () => {
      const database = await engine.createDatabase(template2021)
      const server = await testApp(database.url)
      try {
        const { evidence, matchable } = await readCoverage(server.storage.read)
        expect(matchable / evidence).toBeGreaterThanOrEqual(0.97)
      } finally {
        await server.close()
        await database.drop()
      }
    })
  })
})
