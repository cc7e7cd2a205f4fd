import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { civicAssertion, seedCivicAssertion, withLaterNames } from '#tests/support/gks/civic-assertions.ts'
import { gksContract, gksValidator } from '#tests/support/gks/gks-schemas.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

/** The value with its lists in an order of their own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(inOrder).toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, member]): [string, unknown] => [key, inOrder(member)])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

describe.skipIf(!existsSync(gksContract))('Published assertions of CIViC', () => {
  for (const id of [6, 9] as const)
    describeOnEachEngine(`AID${id}`, (engine) => {
      let database: TestDatabase
      let curia: TestApp
      beforeAll(async () => {
        database = await engine.createDatabase()
        curia = await testApp(database.url)
        await curia.storage.write((tx) => seedCivicAssertion(tx, civicAssertion(id)))
      })
      afterAll(async () => {
        await curia.close()
        await database.drop()
      })
      const get = async (detail: string): Promise<unknown> =>
        (
          await curia.app.inject({ method: 'GET', url: `/api/gks/assertions/civic.aid:${id}${detail}` })
        ).json()

      it('is given member by member as civicpy gives it', async () => {
        expect(inOrder(await get('?detail=plain'))).toEqual(inOrder(withLaterNames(civicAssertion(id))))
      })

      it('has an allele in full, and is valid in both forms', async () => {
        const validate = gksValidator()
        const full = await get('')
        expect(JSON.stringify(full)).toContain('"ga4gh:VA.')
        for (const statement of [full, await get('?detail=plain')])
          expect(validate('VariantClinicalSignificanceStatement', statement)).toEqual([])
      })
    })
})
