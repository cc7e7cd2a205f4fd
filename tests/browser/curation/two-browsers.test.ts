import type { Locator, Page } from '@playwright/test'
import { createOrganization, setMember } from '#server/accounts/organizations.ts'
import { setRole } from '#server/accounts/users.ts'
import type { Reading } from '#server/storage/database.ts'
import { chooseAction } from '#tests/support/pages/record-page.ts'
import { expect, test } from '#tests/support/pages/reviewers.ts'
import type { Reviewer, Reviewers, Site } from '#tests/support/pages/reviewers.ts'
import {
  submitAssertion,
  submitEvidence,
  suggestChange,
  suggestSource,
} from '#tests/support/curation/submitted.ts'

/*
 * Two people have the same thing open, each in a browser of their own, and both decide: the first decision stands, the
 * second is refused and says whose was first. A table of every kind of decision that the app offers.
 */

const REASON = 'The paper was corrected in May.'
/** None of these submissions is the same as one of another file. */
const variantOrigin = 'COMMON_GERMLINE'

interface Decision {
  /** Makes what is decided on. Gives what `open` needs to know of it. */
  make(people: Reviewers, site: Site): Promise<string>
  /** Opens it, up to the last click. */
  open(page: Page, made: string): Promise<void>
  /** The last click. */
  decide(page: Page, made: string): Promise<void>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const press = (name: string | RegExp) => (page: Page) => button(page, name).click()
const asReason = (page: Page) => page.getByLabel('Reason').fill(REASON)

/** Opens the page of it, and waits for a button. */
const withButton =
  (path: (made: string) => string, name: string | RegExp): Decision['open'] =>
  async (page, made) => {
    await page.goto(path(made))
    await expect(button(page, name)).toBeVisible()
  }

/** The same, where the button opens a dialog that asks for a reason. */
const withReason =
  (path: (made: string) => string, name: string | RegExp): Decision['open'] =>
  async (page, made) => {
    await withButton(path, name)(page, made)
    await button(page, name).click()
    await asReason(page)
  }

const evidence = async ({ curator }: Reviewers) =>
  String((await submitEvidence(curator, { variantOrigin, evidenceLevel: 'E' })).id)
const assertion = async ({ curator }: Reviewers) =>
  String(await submitAssertion(curator, await submitEvidence(curator, { variantOrigin })))
async function acceptedAssertion(people: Reviewers): Promise<string> {
  const id = await assertion(people)
  await people.editor.ask(
    `mutation { moderateAssertion(input: { assertionId: ${id}, newStatus: ACCEPTED }) { clientMutationId } }`,
  )
  return id
}
async function approvedAssertion(people: Reviewers): Promise<string> {
  const id = await acceptedAssertion(people)
  const { viewer } = await people.member.ask<{ viewer: { organizations: { id: number }[] } }>(
    '{ viewer { organizations { id } } }',
  )
  await people.member.ask(
    `mutation { approveAssertion(input: { assertionId: ${id}, organizationId: ${viewer.organizations[0]?.id} }) {
      clientMutationId } }`,
  )
  return id
}
async function revisionSet({ curator }: Reviewers): Promise<string> {
  const { id, fields } = await submitEvidence(curator, { variantOrigin, rating: 2 })
  return String(await suggestChange(curator, id, { ...fields, rating: 4 }))
}
async function flagged({ curator }: Reviewers): Promise<string> {
  const { id } = await submitEvidence(curator, { variantOrigin })
  await curator.ask(
    `mutation { flagEntity(input: {
      subject: { entityType: EVIDENCE_ITEM, id: ${id} }, comment: "Its numbers do not add up."
    }) { clientMutationId } }`,
  )
  return String(id)
}
async function suggestedSource({ curator }: Reviewers): Promise<string> {
  await suggestSource(curator, `Read it, says ${curator.username}`)
  return curator.username
}
async function account({ curator }: Reviewers): Promise<string> {
  return curator.username
}
async function factor({ curator: { ask, username } }: Reviewers): Promise<string> {
  const { createFeature } = await ask<{ createFeature: { feature: { id: number } } }>(
    `mutation { createFeature(input: { name: "Hypoxia ${username}", featureType: FACTOR }) { feature { id } } }`,
  )
  return String(createFeature.feature.id)
}
async function variant(people: Reviewers): Promise<string> {
  const { createVariant } = await people.curator.ask<{ createVariant: { variant: { id: number } } }>(
    `mutation { createVariant(input: { name: "High", featureId: ${await factor(people)} }) { variant { id } } }`,
  )
  return String(createVariant.variant.id)
}
async function complexProfile(people: Reviewers): Promise<string> {
  const { createMolecularProfile } = await people.curator.ask<{
    createMolecularProfile: { molecularProfile: { id: number } }
  }>(
    `mutation { createMolecularProfile(input: { structure: { booleanOperator: AND, variantComponents: [
      { variantId: ${await variant(people)}, not: false }, { variantId: 12, not: true }
    ] } }) { molecularProfile { id } } }`,
  )
  return String(createMolecularProfile.molecularProfile.id)
}
async function organization({ curator }: Reviewers, { storage }: Site): Promise<string> {
  const name = `Panel of ${curator.username}`
  const about = { url: 'https://panel.example.org', description: 'Meets on Mondays', parentId: null }
  await storage.write(async (tx) => {
    const details = { name, ...about, canApprove: true, isApprovedVcep: false }
    const { id: organizationId } = await createOrganization(tx, details, new Date().toISOString())
    await setMember(tx, { organizationId, userId: await idOf(tx, curator), canApprove: true })
  })
  return name
}
async function deactivated({ curator }: Reviewers, { storage }: Site): Promise<string> {
  const deactivated_at = new Date().toISOString()
  await storage.write((tx) =>
    tx.updateTable('users').set({ deactivated_at }).where('username', '=', curator.username).execute(),
  )
  return curator.username
}

async function idOf(db: Reading, { username }: Reviewer): Promise<number> {
  const found = db.selectFrom('users').select('id').where('username', '=', username)
  return (await found.executeTakeFirstOrThrow()).id
}

/** Makes both administrators, who may approve for the board of one of them. */
async function empower({ editor, member }: Reviewers, { storage }: Site): Promise<void> {
  await storage.write(async (tx) => {
    const board = tx
      .selectFrom('affiliations')
      .select('organization_id')
      .where('user_id', '=', await idOf(tx, member))
    const { organization_id: organizationId } = await board.executeTakeFirstOrThrow()
    for (const person of [editor, member]) {
      const userId = await idOf(tx, person)
      await setRole(tx, userId, 'ADMIN', new Date().toISOString())
      await setMember(tx, { organizationId, userId, canApprove: true })
    }
  })
}

/** An entry of a queue has the focus, and a key decides. */
const focused =
  (path: (made: string) => string, list: string, text: (made: string) => string): Decision['open'] =>
  async (page, made) => {
    await page.goto(path(made))
    await entryOf(page, list, text(made)).getByRole('link').first().focus()
  }
const entryOf = (page: Page, list: string, text: string): Locator =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: text })

async function openAccount(page: Page, name: string): Promise<void> {
  await page.goto('/administration')
  await page.getByLabel('Find by name, username or e-mail address').fill(name)
  await expect(page.getByText('1 account', { exact: true })).toBeVisible()
}
const openOrganization =
  (what: string): Decision['open'] =>
  async (page, name) => {
    await page.goto('/administration')
    await button(page, `${what} ${name}`).click()
  }
const deprecating =
  (path: string): Decision['open'] =>
  async (page, id) => {
    await page.goto(`${path}/${id}`)
    await chooseAction(page, 'Deprecate…')
    const dialog = page.getByRole('dialog', { name: /^Deprecate / })
    await dialog.getByLabel('Reason for deprecation').selectOption('OTHER')
    await dialog.getByLabel('Comment').fill(REASON)
  }
const deprecate = (page: Page) =>
  page
    .getByRole('dialog', { name: /^Deprecate / })
    .getByRole('button', { name: 'Deprecate', exact: true })
    .click()

const page =
  (folder: string, tab = '') =>
  (id: string) =>
    `/${folder}/${id}${tab}`
const evidenceQueue = () => '/queues/evidence?level=E&profile=V600E'

/** Decisions whose tests run with every change; the others are made of the same parts. */
const always = new Set(['reject evidence', 'accept a revision', 'resolve a flag', 'change a role'])

const decisions: Readonly<Record<string, Decision>> = {
  'accept evidence': {
    make: evidence,
    open: withButton(page('evidence'), 'Accept'),
    decide: press('Accept'),
  },
  'reject evidence': {
    make: evidence,
    open: withReason(page('evidence'), 'Reject…'),
    decide: press('Reject'),
  },
  'accept evidence in its queue': {
    make: evidence,
    open: async (at, id) => withButton(evidenceQueue, `Accept EID${id}`)(at, id),
    decide: async (at, id) => button(at, `Accept EID${id}`).click(),
  },
  'reject a batch of evidence': {
    make: evidence,
    open: async (at, id) => {
      await at.goto(evidenceQueue())
      await at.getByRole('checkbox', { name: `Select EID${id}` }).check()
      await button(at, 'Reject 1 selected…').click()
      await asReason(at)
    },
    decide: press('Reject'),
  },
  'accept an assertion': {
    make: assertion,
    open: withButton(page('assertions'), 'Accept'),
    decide: press('Accept'),
  },
  'reject an assertion': {
    make: assertion,
    open: withReason(page('assertions'), 'Reject…'),
    decide: press('Reject'),
  },
  'approve an assertion': {
    make: acceptedAssertion,
    open: async (at, id) => {
      await withButton(page('assertions', '?tab=approvals'), /^Approve for Tumour Board/)(at, id)
      await button(at, /^Approve for Tumour Board/).click()
      await expect(at.getByRole('region', { name: 'Approval summary' })).toBeVisible()
    },
    decide: press('Approve'),
  },
  'revoke an approval': {
    make: approvedAssertion,
    open: async (at, id) => {
      await at.goto(`/assertions/${id}?tab=approvals`)
      await chooseAction(at, /^Revoke the approval of Tumour Board/)
      await asReason(at)
    },
    decide: press('Revoke'),
  },
  'accept a revision': {
    make: revisionSet,
    open: withButton(page('revision-sets'), 'Accept 1 change'),
    decide: press('Accept 1 change'),
  },
  'reject a revision': {
    make: revisionSet,
    open: withReason(page('revision-sets'), 'Reject 1 change…'),
    decide: press('Reject'),
  },
  'accept a revision set in its queue': {
    make: revisionSet,
    open: focused(
      () => '/queues/revisions',
      'Revisions to review',
      (id) => `RSID${id}`,
    ),
    decide: (at) => at.keyboard.press('a'),
  },
  'resolve a flag': {
    make: flagged,
    open: withReason(page('evidence', '?tab=flags'), 'Resolve…'),
    decide: press('Resolve'),
  },
  'resolve a flag in its queue': {
    make: flagged,
    open: async (at, id) => {
      await focused(
        () => '/queues/flags',
        'Flags to resolve',
        () => `EID${id}`,
      )(at, id)
      await at.keyboard.press('r')
      await asReason(at)
    },
    decide: press('Resolve'),
  },
  'curate a suggested source': {
    make: suggestedSource,
    open: focused(
      (name) => `/queues/source-suggestions?by=${name}`,
      'Sources to curate',
      (name) => `Read it, says ${name}`,
    ),
    decide: (at) => at.keyboard.press('a'),
  },
  'reject a suggested source': {
    make: suggestedSource,
    open: async (at, name) => {
      await focused(
        () => `/queues/source-suggestions?by=${name}`,
        'Sources to curate',
        () => `Read it, says ${name}`,
      )(at, name)
      await at.keyboard.press('r')
      await asReason(at)
    },
    decide: press('Reject'),
  },
  'change a role': {
    make: account,
    open: async (at, name) => {
      await openAccount(at, name)
      await button(at, `Change role of ${name}`).click()
      await at.getByRole('combobox', { name: 'New role' }).selectOption('Editor')
    },
    decide: async (at, name) => button(at, `Make ${name} an editor`).click(),
  },
  'deactivate an account': {
    make: account,
    open: async (at, name) => {
      await openAccount(at, name)
      await button(at, `Deactivate ${name}`).click()
    },
    decide: press('Deactivate'),
  },
  'reactivate an account': {
    make: deactivated,
    open: openAccount,
    decide: async (at, name) => button(at, `Reactivate ${name}`).click(),
  },
  'edit an organization': {
    make: organization,
    open: async (at, name) => {
      await openOrganization('Edit')(at, name)
      await at.getByLabel('Description').fill(`${REASON} ${Math.random()}`)
    },
    decide: press('Save'),
  },
  'remove a member': {
    make: organization,
    open: async (at, name) => {
      await openOrganization('Members of')(at, name)
      await expect(button(at, /^Remove cora/)).toBeVisible()
    },
    decide: press(/^Remove cora/),
  },
  'deprecate a factor': { make: factor, open: deprecating('/features'), decide: deprecate },
  'deprecate a variant': { make: variant, open: deprecating('/variants'), decide: deprecate },
  'deprecate a complex profile': {
    make: complexProfile,
    open: deprecating('/molecular-profiles'),
    decide: deprecate,
  },
}

/** The error of a decision, as the service answers it; undefined: it was made. */
async function decided({ page: at }: Reviewer, decide: () => Promise<void>) {
  const answered = at.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('"decidedOn":'),
  )
  await decide()
  const { errors } = await (await answered).json()
  return errors?.[0]
}

for (const [name, { make, open, decide }] of Object.entries(decisions)) {
  const tag = always.has(name) ? [] : ['@whole']
  test(
    `of two who ${name} in two browsers the second is told of the first`,
    { tag },
    async ({ people, site }) => {
      const { editor, member } = people
      await empower(people, site)
      const made = await make(people, site)
      await open(editor.page, made)
      await open(member.page, made)
      expect(await decided(member, () => decide(member.page, made))).toBeUndefined()
      const refused = await decided(editor, () => decide(editor.page, made))
      expect(refused).toMatchObject({
        message: expect.stringContaining(`Changed since: ${member.username} `),
        extensions: { code: 'CHANGED_SINCE' },
      })
      await expect(editor.page.getByText(`Changed since: ${member.username} `).first()).toBeVisible()
    },
  )
}
