import { afterAll, describe, expect, inject, it } from 'vitest'
import { clusterDrills } from '#tests/drills/cluster-drills.ts'
import { fileDrills } from '#tests/drills/file-drills.ts'

const cluster = clusterDrills()

describe.skipIf(inject('postgresUrl') === null)('Drills', () => {
  afterAll(() => cluster.stop())

  it.each([...cluster.drills, ...fileDrills])(
    'lose no change, show no older version, and end: $name',
    async ({ run }) => {
      const { lost, older, problems } = await run()
      expect({ lost, older, problems }).toEqual({ lost: 0, older: 0, problems: [] })
    },
    300_000,
  )
})
