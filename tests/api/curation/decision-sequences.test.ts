import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import '#tests/support/property-tests.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { decidingPeople } from '#tests/support/curation/deciding.ts'
import { EVIDENCE } from '#tests/support/curation/decision-cases.ts'
describeOnEachEngine('decisions and undos of two people', (engine) => {
  const site = decidingPeople(engine)
  const { stateOf, decide, evidence, moderated } = site

  /** What people do: look at the record, decide on what they saw last, or undo their last decision. */
  const steps = fc.array(
    fc.record({
      by: fc.constantFrom('adam' as const, 'ada' as const),
      step: fc.oneof(
        { weight: 2, arbitrary: fc.constant({ does: 'look' as const }) },
        { weight: 2, arbitrary: fc.constant({ does: 'undo' as const }) },
        {
          weight: 3,
          arbitrary: fc
            .constantFrom('ACCEPTED', 'REJECTED', 'SUBMITTED')
            .map((to) => ({ does: 'decide' as const, to })),
        },
      ),
    }),
    { minLength: 4, maxLength: 12 },
  )

  it('end in the state that one of them chose last, on what they had seen', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (drawn) => {
        const id = await evidence()
        const initial = await stateOf('evidenceItem', id)
        /** Successful choices, the first being the submission; each on what the place before it says. */
        const choices = ['SUBMITTED']
        const seen = { adam: { at: 0, state: initial }, ada: { at: 0, state: initial } }
        const undoable: Record<'adam' | 'ada', { at: number; state: string } | null> = {
          adam: null,
          ada: null,
        }
        const choose = async (by: 'adam' | 'ada', to: string, on: { at: number; state: string }) => {
          const viewer = by === 'adam' ? site.adam : site.ada
          const input = { ...moderated('evidenceItem', id, to), decidedOn: on.state }
          const isPresent = on.at === choices.length - 1
          const refused = await decide(EVIDENCE, input, viewer).catch((error: unknown) => error)
          if (typeof refused !== 'string') {
            const expected = isPresent ? (to === choices.at(-1) ? 'CONFLICT' : null) : 'CHANGED_SINCE'
            expect(refused).toMatchObject({ extensions: { code: expected } })
            return null
          }
          expect(isPresent).toBe(true)
          choices.push(to)
          return (seen[by] = { at: choices.length - 1, state: refused })
        }
        for (const { by, step } of drawn) {
          if (step.does === 'look')
            seen[by] = { at: choices.length - 1, state: await stateOf('evidenceItem', id) }
          else if (step.does === 'decide')
            undoable[by] = (await choose(by, step.to, seen[by])) ?? undoable[by]
          else if (undoable[by]) {
            await choose(by, 'SUBMITTED', undoable[by])
            undoable[by] = null
          }
          const { status } = await site.knowledge.storage.read
            .selectFrom('evidence_items')
            .select('status')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
          expect(status).toBe(choices.at(-1))
        }
      }),
      { numRuns: 12 },
    )
  })
})
