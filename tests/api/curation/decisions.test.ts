import { expect, it } from 'vitest'
import { curationState } from '#tests/support/curation/curation-state.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { decidingPeople } from '#tests/support/curation/deciding.ts'
import { decisionCases } from '#tests/support/curation/decision-cases.ts'
describeOnEachEngine('decisions of two people', (engine) => {
  const site = decidingPeople(engine)
  const { stateOf, refusal } = site
  const cases = decisionCases(site)

  it.each(cases)('nobody overrules unseen: %s', async (_name, { kind, made, ours, theirs, says }) => {
    const [id, mine, others] = await made()
    const seen = await stateOf(kind, id)
    expect(seen).toMatch(/^[A-Z_]+-\d+-\d+-\d+$/)
    await site.knowledge.ask(theirs, { input: others }, site.ada)
    const before = await curationState(site.knowledge.storage)
    const refused = await refusal(ours, { ...mine, decidedOn: seen }, site.adam)
    expect(refused).toEqual({
      message: expect.stringContaining(`Changed since: ada ${says}`),
      code: 'CHANGED_SINCE',
    })
    expect(refused?.message).toMatch(/ on \d{4}-\d\d-\d\d at \d\d:\d\d UTC$/)
    expect(await curationState(site.knowledge.storage)).toEqual(before)
    // Who looks again decides, or hears what the published rules say.
    const present = await stateOf(kind, id)
    expect(present).not.toBe(seen)
    expect((await refusal(ours, { ...mine, decidedOn: present }, site.adam))?.code ?? 'CONFLICT').toBe(
      'CONFLICT',
    )
  })

  const mutations = new Map(
    cases.filter(([, { ours, theirs }]) => ours === theirs).map((one) => [one[1].ours, one]),
  )
  it.each([...mutations.values()])(
    'one of two at once decides: %s',
    async (_name, { kind, made, ours, theirs }) => {
      const [id, mine, others] = await made()
      const decidedOn = await stateOf(kind, id)
      const refused = await Promise.all([
        refusal(ours, { ...mine, decidedOn }, site.adam),
        refusal(theirs, { ...others, decidedOn }, site.ada),
      ])
      expect(refused.filter((one) => one === null)).toHaveLength(1)
      expect(refused.find((one) => one !== null)?.code).toBe('CHANGED_SINCE')
    },
  )
})
