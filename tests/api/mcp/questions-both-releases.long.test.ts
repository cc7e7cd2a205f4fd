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

  it('says of a withdrawn record that it is one', async () => {
    const call = toolCaller(curia.app)
    const { record } = await call('get_record', { ref: 'VID551' })
    expect(record).toMatchObject({ ref: 'VID551', withdrawn: true })
    for (const variant of ['VID551', 'ALK FUSION F1245C']) {
      const { empty } = await call('find_evidence', { variant })
      expect(Object(empty).message).toContain('is VID551, a withdrawn record')
    }
  })

  it('counts what is called like a disease and not below it', async () => {
    const { notes } = await toolCaller(curia.app)('find_evidence', { disease: 'sarcoma', level: ['B'] })
    expect(String(notes)).toMatch(/not have them below sarcoma: Synovial Sarcoma \(DID\d+\): 8; .*and 3 more/)
  })

  it.each([
    ['2021-02-01', '01-Feb-2021'],
    ['2022-06-15', '01-Feb-2021'],
    ['01-Aug-2024', '01-Aug-2024'],
  ])('answers as of %s by the state %s', async (asOf, state) => {
    const answer = await toolCaller(curia.app)('count_evidence', { asOf, gene: 'KRAS' })
    expect(answer['knowledge']).toMatchObject({ state })
  })

  describe.each(eras)('by the protocol of %s', (era) => {
    it.each(questions)('$id $question', async (question) => {
      const found = await answersTo(question, toolCaller(curia.app, { era }))
      expect(unmet(found, question.expect)).toEqual([])
    })
  })
})
