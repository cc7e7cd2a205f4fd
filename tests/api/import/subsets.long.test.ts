import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { importRelease } from '#server/import/import-release.ts'
import { open } from '#server/storage/database.ts'
import { cutRelease } from '#tests/support/releases/cut-release.ts'
import type { DatabaseTemplate, Engine } from '#tests/support/storage/engines.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { knowledgeState } from '#tests/support/knowledge-state.ts'
import { template2021, template2024 } from '#tests/support/releases/release-template.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'

const now = new Date('2026-01-02T03:04:05.006Z')

/** What a database holds after imports of some files each, the last of them all. */
async function stateAfter(
  engine: Engine,
  imports: readonly (readonly string[])[],
  template?: DatabaseTemplate,
): Promise<string[]> {
  const database = await engine.createDatabase(template)
  const storage = await open(database.url)
  try {
    for (const files of imports) await importRelease(storage, files, { now })
    return await knowledgeState(storage.read)
  } finally {
    await storage.close()
    await database.drop()
  }
}

const tablesOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => join(folder, name))

/** The lines in which two states differ, so that a failure shows them alone. */
const difference = (one: readonly string[], other: readonly string[]) => {
  const [inOne, inOther] = [new Set(one), new Set(other)]
  return {
    missing: one.filter((line) => !inOther.has(line)),
    extra: other.filter((line) => !inOne.has(line)),
  }
}

/** Orders in which files once ended otherwise; the property begins with them. */
const foundOrders = [
  [
    ['Assertion', 'Variant'],
    ['MolecularProfile', 'Variant'],
    ['Assertion', 'ClinicalEvidence', 'Gene', 'VariantGroup', 'Variant'],
  ],
]

const releases = [
  { form: '2024', folder: release2024, name: '01-Aug-2024', every: 60, template: template2024 },
  { form: '2021', folder: release2021, name: '01-Feb-2021', every: 50, template: template2021 },
]

describe.each(releases)('A release of $form', ({ folder, name, every, template }) => {
  describe.skipIf(!folder)('whose files come apart', () => {
    describeOnEachEngine('ends as the whole at once', (engine) => {
      let files: string[]
      let whole: string[]
      beforeAll(async () => {
        files = tablesOf(cutRelease(folder ?? '', name, every))
        whole = await stateAfter(engine, [files])
      })

      it('whichever of its files came before it, in whichever order', async () => {
        const called = (name: string) => files.filter((file) => file.endsWith(`-${name}Summaries.tsv`))
        const examples = foundOrders.map((order): [string[][]] => [
          order.map((names) => names.flatMap(called)).filter((each) => each.length > 0),
        ])
        const imports = fc.array(fc.subarray(files, { minLength: 1 }), { minLength: 1, maxLength: 3 })
        await fc.assert(
          fc.asyncProperty(imports, async (before) => {
            const state = await stateAfter(engine, [...before, files])
            expect(difference(whole, state)).toEqual({ missing: [], extra: [] })
          }),
          { numRuns: (engine.name === 'sqlite' ? 8 : 1) + examples.length, examples },
        )
      })

      const inFull = engine.name === 'sqlite'
      it(`when its evidence came first, then everything but it, of ${inFull ? 'the release in full' : 'a part of it'}`, async () => {
        const all = inFull ? tablesOf(folder ?? '') : files
        const evidence = all.filter((file) => file.includes('Evidence'))
        const rest = all.filter((file) => !file.includes('Evidence'))
        const state = await stateAfter(engine, [evidence, rest, inFull ? [folder ?? ''] : all])
        const atOnce = inFull ? await stateAfter(engine, [], template) : whole
        expect(difference(atOnce, state)).toEqual({ missing: [], extra: [] })
      })
    })
  })
})
