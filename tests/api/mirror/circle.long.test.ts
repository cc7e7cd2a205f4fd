import { expect, it } from 'vitest'
import { curateInCircle } from '#tests/soak/mirrors.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'

describeOnSqliteFirst('Services that mirror one another', (engine) => {
  // A circle of three shows no more on the other engine.
  for (const services of engine.name === 'sqlite' ? [2, 3] : [2])
    it(`hold each record once, ${services} of them, while people curate all`, async () => {
      const databases = []
      for (let place = 0; place < services; place += 1) databases.push(await engine.createDatabase())
      try {
        const { defects, counts, written } = await curateInCircle({
          urls: databases.map(({ url }) => url),
          seed: 7 * services,
          actions: services === 2 && engine.name === 'sqlite' ? 40 : 20,
          isMore: (rounds) => rounds < 2,
        })
        expect(defects).toEqual([])
        expect(written).toEqual(written.map(() => 0))
        for (const count of counts) expect(count).toEqual(counts[0])
      } finally {
        for (const database of databases) await database.drop()
      }
    })
})
