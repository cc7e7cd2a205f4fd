import { addCoi, addCurators } from '#tests/support/curation/curators.ts'
import type { Curators, Person } from '#tests/support/curation/curators.ts'
import {
  addFlag,
  addOrganization,
  addSourceSuggestion,
  addSubmission,
  addSuggestion,
  addUser,
} from '#tests/support/curation/curation-factories.ts'
import {
  addAssertion,
  addDisease,
  addEvidence,
  addFeature,
  addSource,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Engine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

/** Reason that decisions give. */
export const comment = 'For reasons that both know of'

/** A mutation with its one input, and the state after it. */
export const mutationOf = (name: string, type = name) =>
  `mutation ($input: ${type.charAt(0).toUpperCase()}${type.slice(1)}Input!) { ${name}(input: $input) { decisionState } }`

const stateQueries = {
  evidenceItem: 'evidenceItem(id: $id) { decisionState }',
  assertion: 'assertion(id: $id) { decisionState }',
  feature: 'feature(id: $id) { decisionState }',
  variant: 'variant(id: $id) { decisionState }',
  molecularProfile: 'molecularProfile(id: $id) { decisionState }',
  flag: 'flag(id: $id) { decisionState }',
  suggestion: 'sourceSuggestions(first: 100) { nodes { id decisionState } }',
  user: 'users(first: 100) { nodes { id decisionState } }',
  organization: 'organization(id: $id) { decisionState }',
}
/** Kinds of what is decided on. */
export type Kind = keyof typeof stateQueries

/** Two administrators on a service of their own, and what they decide on; called where a suite is defined. */
export function decidingPeople(engine: Engine) {
  let knowledge: TestInterface
  let people: Curators
  let adam: Person
  let ada: Person
  let profile: number
  let valid: { disease_id: number; therapies: number[] }

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await write(async (tx) => {
      people = await addCurators(tx)
      adam = people.adam
      ada = await addUser(tx, 'ada', { role: 'ADMIN', email: 'ada@example.org' })
      await addCoi(tx, ada.id)
      profile = (await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')).profile
      valid = { disease_id: await addDisease(tx), therapies: [await addTherapy(tx)] }
    })
  })
  // Who is a member of several organizations must say for which they act.
  afterEach(() => write((tx) => tx.deleteFrom('affiliations').execute()))
  afterAll(() => knowledge.close())

  const write: TestInterface['storage']['write'] = (action) => knowledge.storage.write(action)
  const stateOf = async (kind: Kind, id: number, viewer: Person | null = adam): Promise<string> => {
    const isListed = stateQueries[kind].includes('nodes')
    type Stated = { id?: number; decisionState: string }
    const [found] = Object.values(
      await knowledge.ask<Record<string, Stated & { nodes?: Stated[] }>>(
        `query${isListed ? '' : ' ($id: Int!)'} { ${stateQueries[kind]} }`,
        isListed ? {} : { id },
        viewer,
      ),
    )
    return (found?.nodes?.find((node) => node.id === id) ?? found)?.decisionState ?? ''
  }
  const decide = async (source: string, input: object, viewer: Person): Promise<string> => {
    const [payload] = Object.values(
      await knowledge.ask<Record<string, { decisionState: string }>>(source, { input }, viewer),
    )
    return payload?.decisionState ?? ''
  }
  const refusal = (source: string, input: object, viewer: Person) =>
    knowledge.ask(source, { input }, viewer).then(
      () => null,
      ({ message, extensions }) => ({ message, code: extensions?.code }),
    )

  const evidence = (status: 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' = 'SUBMITTED') =>
    write(async (tx) => {
      const id = await addEvidence(tx, profile, { ...valid, status })
      await addSubmission(tx, 'EVIDENCE_ITEM', id, { user: people.cora.id })
      return id
    })
  const assertion = (status: 'SUBMITTED' | 'ACCEPTED' = 'SUBMITTED') =>
    write(async (tx) => {
      const cited = [await addEvidence(tx, profile, valid)]
      const given = { ...valid, status, variant_origin: 'SOMATIC', evidence: cited } as const
      const id = await addAssertion(tx, profile, given)
      await addSubmission(tx, 'ASSERTION', id, { user: people.cora.id })
      return id
    })
  const panel = () =>
    write((tx) =>
      addOrganization(tx, `Panel ${Math.random()}`, { can_approve: true, members: [adam.id, ada.id] }),
    )
  const revised = () =>
    write(async (tx) => {
      const id = await addEvidence(tx, profile, { ...valid, evidence_rating: 1 })
      const subject = { type: 'EVIDENCE_ITEM', id } as const
      const { set, revisions } = await addSuggestion(
        tx,
        subject,
        { evidence_rating: [1, 4] },
        { user: people.cora.id },
      )
      return { id, set, revision: revisions['evidence_rating'] ?? 0 }
    })
  const flagged = () =>
    write(async (tx) => {
      const subject = { type: 'EVIDENCE_ITEM', id: await addEvidence(tx, profile, valid) } as const
      return addFlag(tx, subject, { user: people.cora.id })
    })
  const suggestion = () =>
    write(async (tx) => addSourceSuggestion(tx, await addSource(tx), { user: people.cora.id }))
  const account = () =>
    write((tx) => {
      const username = `person${Math.random().toString(36).slice(2, 9)}`
      return addUser(tx, username, { email: `${username}@example.org` })
    })
  const factor = (name = `Factor ${Math.random()}`) => write((tx) => addFeature(tx, name, { kind: 'FACTOR' }))
  const moderated = (kind: 'evidenceItem' | 'assertion', id: number, newStatus: string) => ({
    [`${kind}Id`]: id,
    newStatus,
    ...(newStatus !== 'ACCEPTED' && { comment }),
  })
  return {
    get knowledge() {
      return knowledge
    },
    get people() {
      return people
    },
    get adam() {
      return adam
    },
    get ada() {
      return ada
    },
    get profile() {
      return profile
    },
    get valid() {
      return valid
    },
    write,
    stateOf,
    decide,
    refusal,
    evidence,
    assertion,
    panel,
    revised,
    flagged,
    suggestion,
    account,
    factor,
    moderated,
  }
}
export type Deciding = ReturnType<typeof decidingPeople>
