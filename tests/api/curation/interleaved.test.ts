import { graphql } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContext } from '#server/graphql/context.ts'
import { schema } from '#server/graphql/schema.ts'
import { brokenInvariants } from '#server/integrity/curation-invariants.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { assertionInput, evidenceInput } from '#tests/support/curation/clinical-inputs.ts'
import { addOrganization } from '#tests/support/curation/curation-factories.ts'
import { brokenRules } from '#tests/support/integrity.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Person } from '#tests/support/curation/curators.ts'
import { presentedErrors } from '#tests/support/presented-errors.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { addDisease, addFeature, addSource, addTherapy, addVariant } from '#tests/support/factories.ts'

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const ROUNDS = 30
const AT_ONCE = 8

describeOnEachEngine('curation by several people at once', (engine) => {
  let database: TestDatabase
  let storages: Storage[]
  beforeAll(async () => {
    database = await engine.createDatabase()
    storages = [await open(database.url)]
    // The embedded store belongs to one process; PostgreSQL may serve several.
    if (engine.name === 'postgres') storages.push(await open(database.url))
  })
  afterAll(async () => {
    for (const storage of storages) await storage.close()
    await database.drop()
  })

  it.each([1, 2, 3])('leaves everything consistent (seed %i)', async (seed) => {
    const random = randomFrom(seed)
    const pick = <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(random() * items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    }
    const [main] = storages
    if (!main) throw new Error('no storage')
    const { people, panels, gene, profiles, references } = await main.write(async (tx) => {
      const known = await tx.selectFrom('users').selectAll().execute()
      const everyone: Person[] = known.length > 0 ? known : Object.values(await addCurators(tx))
      const feature = await addFeature(tx, `GENE${seed}`)
      const members = everyone.map(({ id }) => id)
      return {
        people: everyone,
        panels: [
          await addOrganization(tx, `Panel ${seed}`, { can_approve: true, members }),
          await addOrganization(tx, `Society ${seed}`, { can_approve: true, members }),
        ],
        gene: feature,
        profiles: [
          (await addVariant(tx, feature, 'a')).profile,
          (await addVariant(tx, feature, 'b')).profile,
        ],
        references: {
          source: await addSource(tx),
          disease: await addDisease(tx),
          therapy: await addTherapy(tx),
        },
      }
    })
    const made: Record<'evidenceItem' | 'assertion' | 'flag', number[]> = {
      evidenceItem: [5],
      assertion: [5],
      flag: [5],
    }
    const statuses = ['ACCEPTED', 'REJECTED', 'SUBMITTED'] as const
    const comment = 'For a reason that random numbers gave'
    const moderation = () => {
      const newStatus = pick(statuses)
      return { newStatus, ...(newStatus !== 'ACCEPTED' && { comment }) }
    }
    const fields = () => ({ ...references, profile: pick(profiles) })
    const flagged = () => {
      const entityType = pick(['EVIDENCE_ITEM', 'ASSERTION'])
      return { entityType, id: pick(entityType === 'ASSERTION' ? made.assertion : made.evidenceItem) }
    }
    const actions: [string, string, string, () => object][] = [
      [
        'submitEvidence',
        'SubmitEvidenceItemInput',
        'evidenceItem { id }',
        () => ({
          fields: evidenceInput(fields(), {
            rating: pick([0, 1, 2, 3]),
            evidenceLevel: pick(['A', 'B', 'E']),
            significance: pick(['RESISTANCE', 'NA', 'POSITIVE']),
          }),
        }),
      ],
      [
        'submitAssertion',
        'SubmitAssertionInput',
        'assertion { id }',
        () => ({ fields: assertionInput(fields(), [pick(made.evidenceItem), pick(made.evidenceItem)]) }),
      ],
      [
        'moderateEvidenceItem',
        'ModerateEvidenceItemInput',
        'evidenceItem { id }',
        () => ({ evidenceItemId: pick(made.evidenceItem), ...moderation() }),
      ],
      [
        'moderateEvidenceItem',
        'ModerateEvidenceItemInput',
        'evidenceItem { id }',
        () => ({ evidenceItemId: pick(made.evidenceItem), ...moderation() }),
      ],
      [
        'moderateAssertion',
        'ModerateAssertionInput',
        'assertion { id }',
        () => ({ assertionId: pick(made.assertion), ...moderation() }),
      ],
      [
        'approveAssertion',
        'ApproveAssertionInput',
        'assertion { id }',
        () => ({ assertionId: pick(made.assertion) }),
      ],
      [
        'revokeApproval',
        'RevokeApprovalInput',
        'assertion { id }',
        () => ({ assertionId: pick(made.assertion), comment }),
      ],
      ['flagEntity', 'FlagEntityInput', 'flag { id }', () => ({ subject: flagged(), comment })],
      ['resolveFlag', 'ResolveFlagInput', 'flag { id }', () => ({ id: pick(made.flag), comment })],
      [
        'createVariant',
        'CreateVariantInput',
        'variant { id }',
        () => ({ featureId: gene, name: pick(['c', 'C', 'd', 'e', 'f fusion']) }),
      ],
    ]
    const outcomes = { done: 0, refused: 0 }
    const run = async ([mutation, type, selection, input]: (typeof actions)[number]) => {
      const storage = pick(storages)
      const source = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${selection} } }`
      const variableValues = { input: { ...input(), organizationId: pick(panels) } }
      const contextValue = createContext({
        db: storage.read,
        storage,
        site: { name: 'Curia of the tests' },
        viewer: pick(people),
      })
      const { data, errors } = await graphql({ schema, source, variableValues, contextValue })
      if (errors) {
        // A refusal says its rule; anything else is a defect.
        expect(
          presentedErrors(errors).map(({ message, extensions }) => [message, extensions?.['code']]),
        ).toEqual([
          [expect.any(String), expect.stringMatching(/^(FORBIDDEN|NOT_FOUND|BAD_USER_INPUT|CONFLICT)$/)],
        ])
        outcomes.refused += 1
        return
      }
      outcomes.done += 1
      const payload = Object.values(data ?? {})[0] as Record<string, { id: number }>
      for (const kind of ['evidenceItem', 'assertion', 'flag'] as const) {
        const id = payload[kind]?.id
        if (id !== undefined && !made[kind].includes(id)) made[kind].push(id)
      }
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const chosen = Array.from({ length: AT_ONCE }, () => pick(actions))
      await Promise.all(chosen.map(run))
    }
    expect(outcomes.done).toBeGreaterThan(30)
    expect(outcomes.refused).toBeGreaterThan(30)
    expect(await brokenRules(main, brokenInvariants)).toEqual([])
  })

  it('would find what is not', async () => {
    const [main] = storages
    if (!main) throw new Error('no storage')
    await main.write(async (tx) => {
      await tx.updateTable('molecular_profiles').set({ score: -1 }).execute()
      await tx.updateTable('evidence_items').set({ status: 'REJECTED', flagged: true }).execute()
      await tx.updateTable('assertions').set({ evidence_item_count: -1 }).execute()
    })
    const broken = await brokenRules(main, brokenInvariants)
    expect(broken).toEqual([
      expect.stringContaining('a score is'),
      expect.stringContaining('an evidence count is'),
      expect.stringContaining('explains the status of evidence'),
      expect.stringContaining('evidence is flagged'),
    ])
  })
})
