import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { isFailure } from '#tests/attack/client/outcomes.ts'
import { soakMemory } from '#tests/soak/memory.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

const starter = join(resolve(import.meta.dirname, '../../..'), 'src/server/import/starter')

describeOnEachEngine('Mixed use', (engine) => {
  it('is answered, and the memory of the service is read meanwhile', async () => {
    const { url, drop } = await engine.createDatabase()
    const lines: string[] = []
    const { samples, outcomes, megabytes } = await soakMemory({
      url,
      release: starter,
      minutes: 0.1,
      rate: 10,
      seed: 5,
      sampleMs: 500,
      commentMs: 1500,
      print: (line) => lines.push(line),
    })
    await drop()
    expect(Object.keys(outcomes).filter(isFailure)).toEqual([])
    expect(outcomes['200']).toBeGreaterThan(10)
    expect(lines.length).toBe(samples.length)
    expect(samples.length).toBeGreaterThan(7)
    expect(megabytes).toBeGreaterThan(100)
  })
})
