import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMatching } from '#server/matching/matching.ts'
import type { Matching } from '#server/matching/matching.ts'
import { eras, toolCaller } from '#tests/support/mcp/client.ts'
import { questionsAskedOtherwise } from '#tests/support/mcp/asked-otherwise.ts'
import { ownQuestions, ownViews } from '#tests/support/mcp/own-questions.ts'
import { answersTo, specifiedQuestions, unmet } from '#tests/support/mcp/questions.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const asked = [...ownQuestions, ...questionsAskedOtherwise]
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

    it.each(asked)('$id', async ({ tool, args, sql, at }) => {
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

  it('are answered with what records of a like name hold', async () => {
    const call = toolCaller(curia.app)
    const numberOf = (sql: string) => Number(Object.values(answers.prepare(sql).get() ?? {})[0])
    const salts = numberOf(
      `select count(*) from evidence where id in (select id from given where therapy = 'Imatinib Mesylate')`,
    )
    const { notes } = await call('count_evidence', { therapy: ['imatinib'] })
    expect(salts).toBeGreaterThan(0)
    expect(String(notes)).toContain(`Imatinib Mesylate (TID`)
    expect(String(notes)).toContain(`: ${salts}. Name them in therapy, too.`)
    const ofSkin = numberOf(`select count(*) from evidence where disease = 'Skin Melanoma' and level = 'A'`)
    const melanoma = await call('find_evidence', { disease: 'melanoma', level: ['A'] })
    expect(String(melanoma['notes'])).toMatch(new RegExp(`Skin Melanoma \\(DID\\d+\\): ${ofSkin}\\b`))
    const exact = await call('find_evidence', { disease: 'melanoma', level: ['A'], diseaseScope: 'EXACT' })
    expect(String(exact['notes'])).not.toContain('Skin Melanoma')
  })

  it.each<[Record<string, unknown>, RegExp]>([
    [{ gene: 'BRAF', variant: 'KRAS G12D' }, /is no variant of BRAF; it names KRAS G12D \(VID\d+\)/],
    [{ gene: 'KIT', variant: 'exon 11 deletion' }, /names no variant of KIT/],
    [{ variant: 'NOT KIT D816V' }, /is a molecular profile, not a variant/],
    [{ molecularProfile: 'EGFR L858R AND EGFR T790M' }, /though it has a record of each variant/],
    [{ therapy: ['dabrafenib + trametinib'] }, /names several therapies: give each by itself/],
    [{ therapy: ['cetuximab and irinotecan'] }, /names several therapies/],
    [{ variant: 'NM_004333.6:c.1799T>A' }, /match_alterations compares positions and HGVS/],
    [{ kind: 'ASSERTION', variant: 'TP53 R273H' }, /there are \d+ evidence items: set kind to EVIDENCE/],
  ])('%j is answered with why', async (args, message) => {
    const { total, empty } = await toolCaller(curia.app)('find_evidence', args)
    expect(total).toBe(0)
    expect(Object(empty).message).toMatch(message)
    const others = [Object(empty).nearest].flat().map((each) => Object(each).gene)
    if (args['gene']) expect(others.filter((gene) => gene !== args['gene'])).toEqual([])
  })

  it('are sixty with those of the specification, and forty of other kinds', () => {
    expect(ownQuestions.length).toBeGreaterThanOrEqual(40)
    expect(questionsAskedOtherwise.length).toBeGreaterThanOrEqual(40)
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
  })
})
