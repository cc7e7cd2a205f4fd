import { expectAccessible, lookAt, phone } from '#tests/support/pages/accessible.ts'
import { chooseAction, openActions } from '#tests/support/pages/record-page.ts'
import { expect, test } from '#tests/support/pages/reviewers.ts'
import type { Reviewer } from '#tests/support/pages/reviewers.ts'
import { submitEvidence } from '#tests/support/curation/submitted.ts'

/** A new factor with a variant of it. */
async function newFactor({ ask, username }: Reviewer, name: string) {
  const { createFeature } = await ask<{ createFeature: { feature: { id: number } } }>(
    `mutation ($name: String!) {
      createFeature(input: { name: $name, featureType: FACTOR }) { feature { id } }
    }`,
    { name: `${name} ${username}` },
  )
  const feature = createFeature.feature.id
  const { createVariant } = await ask<{
    createVariant: { variant: { id: number }; molecularProfile: { id: number; name: string } }
  }>(
    `mutation ($feature: Int!) {
      createVariant(input: { name: "High", featureId: $feature }) {
        variant { id } molecularProfile { id name }
      }
    }`,
    { feature },
  )
  return { feature, variant: createVariant.variant.id, profile: createVariant.molecularProfile }
}

test('a factor goes out of use with its variants and profiles, after a dialog that names them, by keyboard alone', async ({
  people: { curator, editor },
}) => {
  const { feature, profile } = await newFactor(curator, 'Hypoxia')
  const original = await newFactor(curator, 'Oxygenation')
  const { page } = editor
  await page.goto(`/features/${feature}`)
  const button = page.getByRole('button', { name: 'More actions' })
  const deprecate = async () => {
    await button.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Deprecate…' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await deprecate()
  const dialog = page.getByRole('dialog', { name: `Deprecate FID${feature}` })
  await expect(dialog).toContainText('Also deprecated: 1 variant and 1 molecular profile')
  await expect(dialog.getByRole('link', { name: profile.name })).toBeVisible()
  const why = dialog.getByLabel('Reason for deprecation')
  await expect(why).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()

  await deprecate()
  await expect(why).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Nobody measures it any more.')
  await dialog.getByRole('button', { name: 'Deprecate', exact: true }).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Select a reason for deprecation.')
  await why.focus()
  await page.keyboard.type('Dup')
  await expect(why).toHaveValue('DUPLICATE')
  await dialog.getByRole('button', { name: 'Deprecate', exact: true }).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Select the record that it is a duplicate of.')
  await dialog.getByRole('combobox', { name: 'Duplicate of' }).focus()
  await page.keyboard.type(`Oxygenation ${curator.username}`)
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Oxygenation')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(`Oxygenation ${curator.username}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Deprecate', exact: true }).press('Enter')
  await expect(
    page.getByText(`FID${feature} was deprecated with 1 variant and 1 molecular profile.`),
  ).toBeVisible()
  await expect(page.getByText('This record is kept for reference only.')).toBeVisible()
  await expect((await openActions(page)).getByRole('menuitem', { name: 'Deprecate…' })).toHaveCount(0)
  await page.goto(`/molecular-profiles/${profile.id}`)
  await expect(page.getByText('This record is kept for reference only.')).toBeVisible()
  await expect(page.getByText('Nobody measures it any more.')).toBeVisible()
  await expect(page.getByText(`Deprecated by ${editor.username}`)).toBeVisible()
  await lookAt(page, phone)
  await page.goto(`/features/${feature}`)
  await expectAccessible(page)
  await page.getByRole('link', { name: `Oxygenation ${curator.username}` }).press('Enter')
  await expect(page).toHaveURL(`/features/${original.feature}`)
})

test('what is in use says by what, with the way there', async ({ people: { curator, editor } }) => {
  const { variant, profile } = await newFactor(curator, 'Load')
  const evidence = await submitEvidence(curator, { molecularProfileId: profile.id })
  const { page } = editor
  await page.goto(`/variants/${variant}`)
  await chooseAction(page, 'Deprecate…')
  const dialog = page.getByRole('dialog', { name: `Deprecate VID${variant}` })
  await expect(dialog).toContainText('It cannot be deprecated while its molecular profiles are in use.')
  await expectAccessible(page)
  await dialog.getByRole('link', { name: `EID${evidence.id}` }).click()
  await expect(page).toHaveURL(new RegExp(`/evidence/${evidence.id}$`))
  await page.getByRole('button', { name: 'Reject…' }).click()
  await page.getByLabel('Reason').fill('It belongs to another variant.')
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Rejected')

  await page.goto(`/variants/${variant}`)
  await chooseAction(page, 'Deprecate…')
  await dialog.getByLabel('Reason for deprecation').selectOption('INVALID')
  await dialog.getByLabel('Comment').fill('It is no variant at all.')
  await dialog.getByRole('button', { name: 'Deprecate', exact: true }).click()
  await expect(page.getByText(`VID${variant} was deprecated with 1 molecular profile.`)).toBeVisible()
})

test('complex profiles can be deprecated; genes and profiles of one variant cannot, and curators see no way', async ({
  people: { curator, editor },
}) => {
  const { variant, profile } = await newFactor(curator, 'Status')
  const { createMolecularProfile } = await curator.ask<{
    createMolecularProfile: { molecularProfile: { id: number } }
  }>(
    `mutation ($variant: Int!) {
      createMolecularProfile(input: { structure: {
        booleanOperator: AND, variantComponents: [{ variantId: $variant, not: false }, { variantId: 12, not: true }]
      } }) { molecularProfile { id } }
    }`,
    { variant },
  )
  const { id } = createMolecularProfile.molecularProfile
  const { page } = editor
  for (const address of ['/genes/5', `/molecular-profiles/${profile.id}`]) {
    await page.goto(address)
    const menu = await openActions(page)
    await expect(menu.getByRole('menuitem', { name: 'Start review (reserved for 1 h)' })).toBeVisible()
    await expect(menu.getByRole('menuitem', { name: 'Deprecate…' })).toHaveCount(0)
  }
  await page.goto(`/molecular-profiles/${id}`)
  await chooseAction(page, 'Deprecate…')
  const dialog = page.getByRole('dialog', { name: `Deprecate MPID${id}` })
  await expect(dialog).toContainText('No other records are deprecated with it.')
  await curator.page.goto(`/molecular-profiles/${id}`)
  const menu = await openActions(curator.page)
  await expect(menu.getByRole('menuitem', { name: 'Flag…' })).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: 'Deprecate…' })).toHaveCount(0)
  await dialog.getByLabel('Reason for deprecation').selectOption('OTHER')
  await dialog.getByLabel('Comment').fill('It was put together by mistake.')
  await dialog.getByRole('button', { name: 'Deprecate', exact: true }).click()
  await expect(page.getByText(`MPID${id} was deprecated.`)).toBeVisible()
})

test('evidence moves to another profile as one act with a preview, and back as one, by keyboard alone', async ({
  people: { curator, editor },
}) => {
  const { profile } = await newFactor(curator, 'Acidity')
  const other = await newFactor(curator, 'Alkalinity')
  const items = [
    await submitEvidence(curator, { molecularProfileId: profile.id, rating: 1 }),
    await submitEvidence(curator, { molecularProfileId: profile.id, rating: 2 }),
  ]
  const { page } = editor
  await page.goto(`/molecular-profiles/${profile.id}`)
  await chooseAction(page, 'Move evidence…')
  const dialog = page.getByRole('dialog', { name: 'Move 2 evidence items to another profile' })
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  await dialog.getByRole('combobox', { name: 'Move to' }).focus()
  await page.keyboard.type(`Alkalinity ${curator.username}`)
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Alkalinity')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/2 evidence items will be on Alkalinity/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).focus()
  await page.keyboard.type('The paper measures the other one.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Move 2 evidence items' }).press('Enter')
  await expect(page.getByText('2 evidence items were moved.')).toBeVisible()
  const profileOf = async (id: number) =>
    (
      await curator.ask<{ evidenceItem: { molecularProfile: { id: number } } }>(
        `{ evidenceItem(id: ${id}) { molecularProfile { id } } }`,
      )
    ).evidenceItem.molecularProfile.id
  for (const { id } of items) expect(await profileOf(id)).toBe(other.profile.id)
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect(page.getByText('2 evidence items were moved back.')).toBeVisible()
  for (const { id } of items) expect(await profileOf(id)).toBe(profile.id)
  await lookAt(page, phone)
  await expectAccessible(page)
})
