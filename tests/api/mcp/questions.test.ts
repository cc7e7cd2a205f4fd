import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMatching } from '#server/matching/matching.ts'
import type { Matching } from '#server/matching/matching.ts'
import { eras, toolCaller } from '#tests/support/mcp/client.ts'
import { ownQuestions, ownViews } from '#tests/support/mcp/own-questions.ts'
import { answersTo, specifiedQuestions, unmet } from '#tests/support/mcp/questions.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const questions = (specifiedQuestions?.questions ?? []).filter(({ database }) => database === '2024')

describe.skipIf(!release2024)('Questions about the release of August 2024', () => {
  let database: TestDatabase
  let curia: TestApp
  let matching: Matching
  let answers: DatabaseSync
  beforeAll(async () => {
    database = await sqlite.createDatabase(template2024)
    matching = createMatching(database.url)
    curia = await testApp(database.url, { matching })
    answers = new DatabaseSync(database.url.replace('sqlite:', ''))
    for (const view of ownViews) answers.exec(view)
  }, 120_000)
  afterAll(async () => {
    answers?.close()
    await curia?.close()
    await matching?.close()
    await database?.drop()
  })

  describe.each(eras)('by the protocol of %s', (era) => {
    it.skipIf(questions.length === 0).each(questions)('$id $question', async (question) => {
      const found = await answersTo(question, toolCaller(curia.app, { era }))
      expect(unmet(found, question.expect)).toEqual([])
    })

    it.each(ownQuestions)('$id', async ({ tool, args, sql, at }) => {
      const rows = answers.prepare(sql).all()
      const expected = rows.map((row) => Object.values(row)[0])
      const all = tool === 'find_evidence' && args['limit'] === undefined
      const found = await answersTo(
        { calls: [{ as: 'a', tool, arguments: { ...args, ...(all && { limit: 100 }) }, all }] },
        toolCaller(curia.app, { era }),
      )
      expect(expected.length).toBeGreaterThan(0)
      const isList = at.includes('[]')
      expect(unmet(found, [isList ? { at, set: expected } : { at, is: expected[0] }])).toEqual([])
      if (at === 'a.items[].ref') expect(found['a']?.['total']).toBe(expected.length)
    })
  })

  it('are sixty with those of the specification', () => {
    expect(ownQuestions.length).toBeGreaterThanOrEqual(40)
    expect(new Set(ownQuestions.map(({ id }) => id)).size).toBe(ownQuestions.length)
  })
})
