import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { importRelease } from '#server/import/import-release.ts'
import { chromosomesOf } from '#server/gks/vrs/chromosome-sequences.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { Exclusion, linesOf, Said } from '#tests/support/gks/gks-answers.ts'
import { CategoricalVariant, draftOf, extension } from '#tests/support/gks/categorical-variants.ts'
import { gksValidator } from '#tests/support/gks/gks-schemas.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const NotExpressed = z.array(z.object({ part: z.string(), reason: z.string() })).default([])
const Extended = z.object({
  extensions: z.array(z.object({ name: z.string(), value: z.unknown() })).default([]),
})
const Member = z.object({
  location: z.object({ sequenceReference: z.object({ refgetAccession: z.string() }) }),
})

/** Profiles with an allele on a build. */
const countOn = (profiles: readonly z.infer<typeof CategoricalVariant>[], build: 'GRCH37' | 'GRCH38') => {
  const digests = new Set(chromosomesOf(build).map(({ refget }) => refget))
  return profiles.filter(({ members = [] }) =>
    members.some((each) => digests.has(Member.parse(each).location.sequenceReference.refgetAccession)),
  ).length
}

describe.skipIf(!release2024)('The release of 2024 in GA4GH GKS', () => {
  describeOnEachEngine('has statements that conform to the schemas', (engine) => {
    const validate = gksValidator()
    let database: TestDatabase
    let curia: TestApp
    beforeAll(async () => {
      database = await engine.createDatabase()
      curia = await testApp(database.url)
      await importRelease(curia.storage, release2024 ?? '')
    }, 120_000)
    afterAll(async () => {
      await curia.close()
      await database.drop()
    })

    const lines = async (path: string) =>
      linesOf((await curia.app.inject({ method: 'GET', url: `/api/gks/${path}` })).body)
    const wrong = (className: string, values: readonly unknown[]) => [
      ...new Set(values.flatMap((value) => validate(className, value))),
    ]

    it('evidence: 4,237 of 4,375, the others with reasons', async () => {
      const statements = (await lines('evidence.ndjson')).map((each) => Said.parse(each))
      expect(statements).toHaveLength(4237)
      expect(wrong('Statement', statements)).toEqual([])
      for (const [type, some] of Map.groupBy(statements, ({ proposition }) => proposition.type))
        expect(
          wrong(
            type,
            some.map(({ proposition }) => proposition),
          ),
        ).toEqual([])
      const refused = (await lines('evidence.ndjson?refused=only')).map((each) => Exclusion.parse(each))
      expect(refused).toHaveLength(138)
      const codes = Object.groupBy(
        refused.flatMap(({ reasons }) => reasons),
        ({ code }) => code,
      )
      expect(codes['therapy-sequential']).toHaveLength(10)
    })

    it('assertions of each profile of VA-Spec', async () => {
      const statements = (await lines('assertions.ndjson')).map((each) => Said.parse(each))
      expect(statements).toHaveLength(66)
      const classOf = ({ proposition, classification }: z.infer<typeof Said>) =>
        classification ? proposition.type.replace('Proposition', 'Statement') : 'Statement'
      for (const [className, some] of Map.groupBy(statements, classOf))
        expect(wrong(className, some)).toEqual([])
    })

    it('parts without a form, of which the documentation names each kind', async () => {
      const assertions = (await lines('assertions.ndjson')).map((each) => Extended.parse(each))
      const parts = assertions.flatMap((each) => NotExpressed.parse(extension(each, 'notExpressed')))
      const refused = parts.filter(({ part }) => part.startsWith('civic.eid:'))
      expect(refused.map(({ reason }) => reason)).toContain('significance')
      const profiles = (await lines('molecular-profiles.ndjson')).map((each) =>
        CategoricalVariant.parse(each),
      )
      parts.push(...profiles.flatMap((each) => NotExpressed.parse(extension(each, 'notExpressed'))))
      const documentation = readFileSync(join(import.meta.dirname, '../../../docs/gks.md'), 'utf8')
      for (const reason of new Set(parts.flatMap((each) => each.reason.split(', '))))
        expect(documentation).toContain(`\`${reason}\``)
    })

    it('molecular profiles, of which those with a substitution have an allele', async () => {
      const profiles = (await lines('molecular-profiles.ndjson')).map((each) =>
        CategoricalVariant.parse(each),
      )
      expect(wrong('CategoricalVariant', profiles)).toEqual([])
      expect(countOn(profiles, 'GRCH37')).toBe(679)
      expect(countOn(profiles, 'GRCH38')).toBe(45)
      const reasons = profiles.flatMap((each) => NotExpressed.parse(extension(each, 'notExpressed')))
      const missing = reasons.filter(({ part }) => part === 'allele')
      expect(missing).toHaveLength(133)
      expect(new Set(missing.map(({ reason }) => reason))).toEqual(new Set(['needs-reference']))
      const draft = gksValidator('draft')
      const ofType = Map.groupBy(profiles, (each) => String(extension(each, 'categoricalVariationType')))
      const unused = new Set(['GeneFusion', 'CompositeCategoricalVariant', 'Undefined'])
      for (const [type, some] of ofType) if (!unused.has(type)) expect(wrong(type, some)).toEqual([])
      for (const each of ofType.get('CompositeCategoricalVariant') ?? [])
        expect(draft('CompositeCategoricalVariant', draftOf(each, 'compositeCategoricalVariant'))).toEqual([])
      for (const each of ofType.get('GeneFusion') ?? [])
        expect(draft('AdjacencyConstraint', draftOf(each, 'adjacencyConstraint'))).toEqual([])
    })
  })
})
