import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evidenceLevels } from '#domain/vocabularies/evidence.ts'
import { exportTables } from '#server/export/tables/export-tables.ts'
import { addAssertion, addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

type Values = Record<string, string | number | null>

/** Filters, and the records that they are to find. */
type Case = [filter: Record<string, unknown>, finds: (record: Values) => boolean]

const fields = {
  evidenceItems:
    'id status evidenceLevel evidenceType evidenceDirection significance evidenceRating variantOrigin',
  assertions: 'id status ampLevel assertionType assertionDirection significance',
}
type List = keyof typeof fields

const isReviewed = ({ status }: Values) => status !== 'REJECTED'
/** Not rejected, with one of the values. */
const has =
  (field: string, ...values: (string | number)[]) =>
  (record: Values) =>
    isReviewed(record) && values.includes(record[field] ?? '')

const cases: Record<List, Case[]> = {
  evidenceItems: [
    [{ evidenceLevels: ['A', 'C'] }, has('evidenceLevel', 'A', 'C')],
    [{ evidenceLevels: ['E'] }, has('evidenceLevel', 'E')],
    [{ evidenceLevels: [] }, () => false],
    [{ evidenceLevels: null }, isReviewed],
    [{ evidenceLevels: ['A', 'B'], evidenceLevel: 'B' }, has('evidenceLevel', 'B')],
    [{ minEvidenceLevel: 'A' }, has('evidenceLevel', 'A')],
    [{ minEvidenceLevel: 'B' }, has('evidenceLevel', 'A', 'B')],
    [{ minEvidenceLevel: 'D' }, has('evidenceLevel', 'A', 'B', 'C', 'D')],
    [{ minEvidenceLevel: 'E' }, isReviewed],
    [{ evidenceTypes: ['PREDICTIVE', 'PROGNOSTIC'] }, has('evidenceType', 'PREDICTIVE', 'PROGNOSTIC')],
    [{ evidenceDirections: ['DOES_NOT_SUPPORT', 'NA'] }, has('evidenceDirection', 'DOES_NOT_SUPPORT', 'NA')],
    [{ significances: ['RESISTANCE', 'POOR_OUTCOME'] }, has('significance', 'RESISTANCE', 'POOR_OUTCOME')],
    [{ evidenceRatings: [4, 5] }, has('evidenceRating', 4, 5)],
    [{ evidenceRatings: [9] }, () => false],
    [{ variantOrigins: ['SOMATIC', 'UNKNOWN'] }, has('variantOrigin', 'SOMATIC', 'UNKNOWN')],
    [{ statuses: ['REJECTED'] }, ({ status }) => status === 'REJECTED'],
    [{ statuses: ['SUBMITTED', 'REJECTED'] }, ({ status }) => status !== 'ACCEPTED'],
    [{ statuses: ['ACCEPTED', 'SUBMITTED', 'REJECTED'] }, () => true],
    [{ statuses: ['REJECTED'], status: 'ACCEPTED' }, ({ status }) => status === 'REJECTED'],
    [{ statuses: [] }, () => false],
    [
      {
        minEvidenceLevel: 'C',
        evidenceTypes: ['PREDICTIVE'],
        statuses: ['ACCEPTED'],
        evidenceRatings: [3, 4, 5],
      },
      (record) =>
        record['status'] === 'ACCEPTED' &&
        has('evidenceLevel', 'A', 'B', 'C')(record) &&
        has('evidenceType', 'PREDICTIVE')(record) &&
        has('evidenceRating', 3, 4, 5)(record),
    ],
  ],
  assertions: [
    [{ ampLevels: ['TIER_I_LEVEL_A', 'TIER_III'] }, has('ampLevel', 'TIER_I_LEVEL_A', 'TIER_III')],
    [{ ampLevels: [] }, () => false],
    [{ assertionTypes: ['PREDICTIVE', 'ONCOGENIC'] }, has('assertionType', 'PREDICTIVE', 'ONCOGENIC')],
    [{ assertionDirections: ['DOES_NOT_SUPPORT'] }, has('assertionDirection', 'DOES_NOT_SUPPORT')],
    [{ significances: ['RESISTANCE', 'ONCOGENIC'] }, has('significance', 'RESISTANCE', 'ONCOGENIC')],
    [{ statuses: ['REJECTED', 'ACCEPTED'] }, ({ status }) => status !== 'SUBMITTED'],
    [
      { statuses: ['SUBMITTED'], significances: ['RESISTANCE'] },
      ({ status, significance }) => status === 'SUBMITTED' && significance === 'RESISTANCE',
    ],
  ],
}

const pick = <Value>(values: readonly [Value, ...Value[]], place: number): Value =>
  values[place % values.length] ?? values[0]

describeOnEachEngine('Filters of several values', (engine) => {
  let curia: TestInterface
  const records: Record<List, Values[]> = { evidenceItems: [], assertions: [] }

  const list = async (name: List, filter: Record<string, unknown>) => {
    const declared = Object.entries(filter).map(([argument, value]) => {
      const text = JSON.stringify(value)
      return `${argument}: ${/Rating/.test(argument) ? text : text.replaceAll('"', '')}`
    })
    const { found } = await curia.ask<{ found: { totalCount: number; nodes: Values[] } }>(
      `{ found: ${name}(first: 100, ${declared.join(', ')}) { totalCount nodes { ${fields[name]} } } }`,
    )
    expect(found.totalCount).toBe(found.nodes.length)
    return found.nodes
  }

  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx))
      for (let place = 0; place < 60; place += 1) {
        await addEvidence(tx, profile, {
          status: pick(['ACCEPTED', 'SUBMITTED', 'REJECTED', 'ACCEPTED'], place),
          evidence_level: pick(evidenceLevels.values, place),
          evidence_type: pick(['PREDICTIVE', 'PROGNOSTIC', 'DIAGNOSTIC'], place),
          evidence_direction: pick(['SUPPORTS', 'DOES_NOT_SUPPORT', 'NA'], Math.floor(place / 2)),
          significance: pick(['SENSITIVITYRESPONSE', 'RESISTANCE', 'POOR_OUTCOME'], Math.floor(place / 3)),
          evidence_rating: pick([1, 2, 3, 4, 5, null], Math.floor(place / 4)),
          variant_origin: pick(['SOMATIC', 'RARE_GERMLINE', 'UNKNOWN'], Math.floor(place / 5)),
        })
        await addAssertion(tx, profile, {
          status: pick(['ACCEPTED', 'SUBMITTED', 'REJECTED', 'ACCEPTED'], place),
          amp_level: pick(['TIER_I_LEVEL_A', 'TIER_II_LEVEL_C', 'TIER_III', null], Math.floor(place / 4)),
          assertion_type: pick(['PREDICTIVE', 'DIAGNOSTIC', 'ONCOGENIC'], place),
          assertion_direction: pick(['SUPPORTS', 'DOES_NOT_SUPPORT'], Math.floor(place / 2)),
          significance: pick(['SENSITIVITYRESPONSE', 'RESISTANCE', 'ONCOGENIC'], Math.floor(place / 3)),
        })
      }
    })
    for (const name of ['evidenceItems', 'assertions'] as const)
      records[name] = await list(name, { status: 'ALL' })
  })
  afterAll(() => curia.close())

  const ids = (rows: readonly Values[]) => rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b)

  describe.for(['evidenceItems', 'assertions'] as const)('of %s', (name) => {
    it.for(cases[name])('%o find what has one of them', async ([filter, finds]) => {
      expect(records[name]).toHaveLength(60)
      expect(ids(await list(name, filter))).toEqual(ids(records[name].filter(finds)))
    })

    it('apply to downloads, too', async () => {
      const table = exportTables.get(name === 'assertions' ? 'assertions' : 'evidence')
      for (const [filter, finds] of cases[name]) {
        const present = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null))
        const cells: unknown[] = []
        const rows = table?.rows(curia.storage.read, { filter: present, sort: null }, ['id']) ?? []
        for await (const chunk of rows) cells.push(...chunk.flat())
        expect(cells, JSON.stringify(filter)).toEqual(ids(records[name].filter(finds)))
      }
    })
  })
})
