import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MatchIndex } from '#domain/matching/match-index.ts'
import { matchSample } from '#domain/matching/match-sample.ts'
import { parseAlterationLine } from '#domain/matching/alteration-line.ts'
import { NOTHING_ASSAYED } from '#domain/matching/sample.ts'
import { readCoverage } from '#server/matching/coverage.ts'
import { currentMatchIndex } from '#server/matching/match-index.ts'
import { createMatching } from '#server/matching/matching.ts'
import type { Matching } from '#server/matching/matching.ts'
import { createMatchingFiles } from '#server/matching/matching-files.ts'
import type { MatchingFiles } from '#server/matching/matching-files.ts'
import { describeOnEachEngine } from '#tests/support/engines.ts'
import { testApp } from '#tests/support/http-app.ts'
import type { TestApp } from '#tests/support/http-app.ts'
import { template2021, template2024 } from '#tests/support/release-template.ts'
import { release2021, release2024 } from '#tests/support/releases.ts'

interface Report {
  knowledge: { releases: string[] }
  disease: { name: string } | null
  alterations: { understoodAs: string[] }[]
  notUnderstood: { index: number; reason: string }[]
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
    }[]
    assertions: { id: number }[]
  }[]
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
      server = await testApp(database.url, { matching, matchingFiles })
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
      return answer.json<Report>()
    }
    const profile = ({ profiles }: Report, name: string) => profiles.find((one) => one.name === name)

    it('can match at least 97 % of the accepted evidence', async () => {
      const { evidence, matchable, unreadable } = await readCoverage(server.storage.read)
      expect(evidence).toBe(4375)
      expect(matchable / evidence).toBeGreaterThanOrEqual(0.97)
      expect(unreadable.map(({ name }) => name)).toContain('TP53 ALTERATION')
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
        predicate.kind === 'EXACT'
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

    it('tells of EGFR L858R with T790M in lung adenocarcinoma what resists and what helps', async () => {
      const found = await report({ alterations: ['EGFR L858R', 'EGFR p.Thr790Met'], disease: 'DOID:3910' })
      expect(found.disease?.name).toBe('Lung Adenocarcinoma')
      expect(
        profile(found, 'EGFR L858R')?.evidence.some(({ therapies }) => therapies.includes('Osimertinib')),
      ).toBe(true)
      const single = profile(found, 'EGFR T790M')
      expect(single).toMatchObject({ result: 'MATCHED', precision: 'PROTEIN_CHANGE' })
      const resists = single?.evidence.filter(({ significance }) => significance === 'RESISTANCE')
      expect(resists?.some(({ therapies }) => therapies.includes('Erlotinib'))).toBe(true)
      const first = single?.evidence[0]
      expect(first?.diseaseRelation).toBe('SAME')
    })

    it('tells of BCR::ABL1 with T315I by their combination', async () => {
      const found = await report({ alterations: ['BCR-ABL1', 'ABL1 T315I'] })
      expect(profile(found, 'ABL1 BCR::ABL1 AND ABL1 T315I')).toMatchObject({ result: 'MATCHED' })
      expect(profile(found, 'ABL1 BCR::ABL1 AND ABL1 F317L')?.result).toBe('UNDECIDED')
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
      expect(found.notUnderstood[0]?.reason).toContain('“what ever” was not')
      expect(profile(found, 'BRAF V600E')?.result).toBe('MATCHED')
      expect(server.log.join('\n')).not.toContain('V600E')
    })

    it.each([
      [{ alterations: ['BRAF V600E'], disease: 'DOID:999999999' }, 'There is no disease “DOID:999999999”'],
      [{ alterations: ['BRAF V600E'], build: 'hg19' }, '“build”'],
      [{ alterations: 'BRAF V600E' }, '“alterations”'],
      [{ alterations: Array.from({ length: 2001 }, () => 'BRAF V600E') }, '2000'],
      [{}, '“alterations”'],
    ])('refuses %# with what is wrong', async (payload, part) => {
      const answer = await post(payload)
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain(part)
    })
  })
})

describe.skipIf(!release2021)('matching with the release of 2021', () => {
  describeOnEachEngine('', (engine) => {
    it('can match most of the accepted evidence', async () => {
      const database = await engine.createDatabase(template2021)
      const server = await testApp(database.url)
      try {
        const { evidence, matchable } = await readCoverage(server.storage.read)
        expect(matchable / evidence).toBeGreaterThanOrEqual(0.95)
      } finally {
        await server.close()
        await database.drop()
      }
    })
  })
})
