import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import {
  ampLevels,
  assertionDirections,
  assertionSignificances,
  assertionTypes,
  evidenceDirections,
  evidenceLevels,
  evidenceSignificances,
  evidenceTypes,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import type { EvidenceType } from '#domain/vocabularies/evidence.ts'
import {
  addAssertion,
  addDisease,
  addEvidence,
  addFeature,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { Exclusion, linesOf, Said } from '#tests/support/gks/gks-answers.ts'
import { gksValidator } from '#tests/support/gks/gks-schemas.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

/** Significances of evidence that VA-Spec can say, by type. */
const SAYABLE: Readonly<Record<EvidenceType, readonly string[]>> = {
  PREDICTIVE: ['SENSITIVITYRESPONSE', 'RESISTANCE'],
  DIAGNOSTIC: ['POSITIVE', 'NEGATIVE'],
  PROGNOSTIC: ['BETTER_OUTCOME', 'POOR_OUTCOME'],
  ONCOGENIC: ['ONCOGENICITY'],
  PREDISPOSING: ['PREDISPOSITION', 'PATHOGENIC', 'LIKELY_PATHOGENIC', 'UNCERTAIN_SIGNIFICANCE'],
  FUNCTIONAL: [
    'GAIN_OF_FUNCTION',
    'LOSS_OF_FUNCTION',
    'NEOMORPHIC',
    'DOMINANT_NEGATIVE',
    'UNALTERED_FUNCTION',
  ],
}

interface Values {
  type: string
  significance: string
  direction: string
}

const Line = z.looseObject({ directionOfEvidenceProvided: z.string() })
const Assertion = Said.extend({ hasEvidenceLines: z.array(Line).optional() })

describeOnSqliteFirst('Every value of evidence and assertions in GKS', (engine) => {
  const validate = gksValidator()
  const evidence = new Map<string, Values>()
  const assertions = new Map<string, Values & { tier: string | null }>()
  let database: TestDatabase
  let curia: TestApp
  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url)
    await curia.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx))
      const disease_id = await addDisease(tx)
      const therapies = [await addTherapy(tx)]
      const both = [...therapies, await addTherapy(tx)]
      type Given = Parameters<typeof addEvidence>[2]
      const addItem = async (given: Given) => {
        const id = await addEvidence(tx, profile, { disease_id, therapies, ...given })
        const { evidence_type = 'PREDICTIVE', significance = 'SENSITIVITYRESPONSE' } = given ?? {}
        const { evidence_direction: direction = 'SUPPORTS' } = given ?? {}
        evidence.set(`curia.eid:${id}`, { type: evidence_type, significance, direction })
      }
      for (const evidence_type of evidenceTypes.values)
        for (const significance of evidenceSignificances.values)
          for (const evidence_direction of evidenceDirections.values)
            await addItem({ evidence_type, significance, evidence_direction })
      for (const evidence_level of evidenceLevels.values) await addItem({ evidence_level })
      for (const variant_origin of variantOrigins.values) await addItem({ variant_origin })
      for (const therapy_interaction_type of therapyInteractions.values)
        await addItem({ therapies: both, therapy_interaction_type })
      const addOne = async (given: Parameters<typeof addAssertion>[2]) => {
        const id = await addAssertion(tx, profile, { disease_id, therapies, ...given })
        const { assertion_type = 'PREDICTIVE', significance = 'SENSITIVITYRESPONSE' } = given ?? {}
        const { assertion_direction: direction = 'SUPPORTS', amp_level: tier = null } = given ?? {}
        assertions.set(`curia.aid:${id}`, { type: assertion_type, significance, direction, tier })
      }
      for (const assertion_direction of assertionDirections.values) {
        for (const assertion_type of assertionTypes.values)
          for (const significance of assertionSignificances.values)
            await addOne({ assertion_type, significance, assertion_direction })
        for (const amp_level of ampLevels.values) await addOne({ amp_level, assertion_direction })
      }
    })
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })
  const lines = async (path: string) =>
    linesOf((await curia.app.inject({ method: 'GET', url: `/api/gks/${path}` })).body)
  const valuesOf = <Value>(of: ReadonlyMap<string, Value>, id: string): Value => {
    const values = of.get(id)
    if (!values) throw new Error(`${id} is nobody's`)
    return values
  }

  it('evidence is said, or refused with a reason, and never the contrary of its record', async () => {
    const statements = (await lines('evidence.ndjson')).map((each) => Said.parse(each))
    const refused = (await lines('evidence.ndjson?refused=only')).map((each) => Exclusion.parse(each))
    expect(statements.length + refused.length).toBe(evidence.size)
    expect(refused.filter(({ reasons }) => reasons.length === 0)).toEqual([])
    for (const { id } of refused) {
      const { type, significance } = valuesOf(evidence, id)
      const sequential = refused
        .find((each) => each.id === id)
        ?.reasons.some(({ code }) => code === 'therapy-sequential')
      expect(
        sequential || !SAYABLE[evidenceTypes.parseLabel(type) ?? 'PREDICTIVE'].includes(significance),
      ).toBe(true)
    }
    for (const { id, direction, proposition } of statements) {
      const { type, significance, direction: recorded } = valuesOf(evidence, id)
      expect(SAYABLE[evidenceTypes.parseLabel(type) ?? 'PREDICTIVE']).toContain(significance)
      expect(validate(proposition.type, proposition)).toEqual([])
      const isTurned = significance === 'UNALTERED_FUNCTION'
      const isNeutral = recorded === 'NA' || significance === 'UNCERTAIN_SIGNIFICANCE'
      const supports = (recorded === 'SUPPORTS') !== isTurned
      expect([id, direction]).toEqual([id, isNeutral ? 'neutral' : supports ? 'supports' : 'disputes'])
    }
  })

  it('assertions are said, or refused with a reason, and never support what they dispute', async () => {
    const statements = (await lines('assertions.ndjson')).map((each) => Assertion.parse(each))
    const refused = (await lines('assertions.ndjson?refused=only')).map((each) => Exclusion.parse(each))
    expect(statements.length + refused.length).toBe(assertions.size)
    expect(refused.filter(({ reasons }) => reasons.length === 0)).toEqual([])
    for (const statement of statements) {
      const { direction, tier } = valuesOf(assertions, statement.id)
      const className = statement.classification
        ? statement.proposition.type.replace('Proposition', 'Statement')
        : 'Statement'
      expect(validate(className, statement)).toEqual([])
      if (direction === 'DOES_NOT_SUPPORT') {
        expect(statement.direction).not.toBe('supports')
        for (const line of statement.hasEvidenceLines ?? [])
          expect(line.directionOfEvidenceProvided).not.toBe('supports')
        expect(statement.classification === undefined || tier === 'TIER_III' || tier === 'TIER_IV').toBe(true)
      }
    }
  })

  it('nothing that was made here has an identifier or a link of CIViC', async () => {
    for (const name of ['evidence', 'assertions', 'molecular-profiles']) {
      const texts = (await lines(`${name}.ndjson`)).map((each) => JSON.stringify(each))
      const foreign = texts.flatMap(
        (text) => text.match(/"civic\.(?!method:2019")[^"]*"|civicdb\.org[^"]*/g) ?? [],
      )
      expect(foreign).toEqual([])
    }
  })
})
