import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMatching } from '#server/matching/matching.ts'
import type { Matching } from '#server/matching/matching.ts'
import { openStates } from '#server/states/open-states.ts'
import { statesFolder } from '#server/states/stored-states.ts'
import { eras, toolCaller } from '#tests/support/mcp/client.ts'
import { answersTo, specifiedQuestions, unmet } from '#tests/support/mcp/questions.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { runCuria } from '#tests/support/service/server.ts'

const ontology = release2024 && join(dirname(release2024), 'disease-ontology-2026-07-31')
const files = ['DO_cancer_slim.obo', 'NCIthesaurus.obo'].map((name) => join(ontology ?? '', name))
const questions = specifiedQuestions?.questions ?? []
const isPossible = questions.length > 0 && release2021 !== null && files.every((file) => existsSync(file))

describe.skipIf(!isPossible)('Questions about both releases, with the Disease Ontology', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curia-questions-'))
  const url = `sqlite:${join(folder, 'curia.db')}`
  let matching: Matching
  let curia: TestApp
  beforeAll(async () => {
    for (const path of [release2021 ?? '', release2024 ?? '', ...files]) {
      const { code, stderr } = await runCuria(['import', path], { database: url })
      expect([path, code, code === 0 ? '' : stderr]).toEqual([path, 0, ''])
    }
    matching = createMatching(url)
    curia = await testApp(url, { matching, states: openStates(statesFolder(folder, url)) })
  }, 300_000)
  afterAll(async () => {
    await curia?.close()
    await matching?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  describe.each(eras)('by the protocol of %s', (era) => {
    it.each(questions)('$id $question', async (question) => {
      const found = await answersTo(question, toolCaller(curia.app, { era }))
      expect(unmet(found, question.expect)).toEqual([])
    })
  })
})
