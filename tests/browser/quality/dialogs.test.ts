import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/pages/browser.ts'
import { test as signedIn } from '#tests/support/pages/curator-browser.ts'

/** A dialog or menu: where it is, the button that opens it, its role and name, and what its button says it opens. */
type Opened = {
  address: string
  opener: string
  role: 'dialog' | 'menu' | 'alertdialog'
  name: string
  isPhone?: true
}

const forAll: Opened[] = [
  { address: '/genes/BRAF', opener: 'API', role: 'dialog', name: 'API request' },
  { address: '/variants/12', opener: 'API', role: 'dialog', name: 'API request' },
  { address: '/evidence/1421', opener: 'API', role: 'dialog', name: 'API request' },
  { address: '/assertions/10', opener: 'API', role: 'dialog', name: 'API request' },
  { address: '/evidence', opener: 'Columns', role: 'menu', name: 'Columns' },
  { address: '/variants', opener: 'Columns', role: 'menu', name: 'Columns' },
  { address: '/genes/BRAF?tab=evidence', opener: 'Columns', role: 'menu', name: 'Columns' },
  { address: '/evidence', opener: 'Export and share', role: 'dialog', name: 'Export and share this table' },
  { address: '/therapies', opener: 'Export and share', role: 'dialog', name: 'Export and share this table' },
  {
    address: '/genes/BRAF?tab=evidence',
    opener: 'Export and share',
    role: 'dialog',
    name: 'Export and share this table',
  },
  { address: '/', opener: 'Knowledge as of: Now', role: 'dialog', name: 'Knowledge as of' },
  { address: '/evidence/1421', opener: 'Knowledge as of: Now', role: 'dialog', name: 'Knowledge as of' },
  { address: '/', opener: 'Open navigation', role: 'dialog', name: 'Navigation', isPhone: true },
  { address: '/evidence', opener: 'Columns', role: 'menu', name: 'Columns', isPhone: true },
  {
    address: '/evidence',
    opener: 'Export and share',
    role: 'dialog',
    name: 'Export and share this table',
    isPhone: true,
  },
]

const forCurators: Opened[] = [
  { address: '/settings/api-keys', opener: 'Create a key', role: 'dialog', name: 'Create a key' },
  {
    address: '/settings/security',
    opener: 'Sign out everywhere',
    role: 'dialog',
    name: 'Sign out everywhere?',
  },
]

/** Marks the button, so that another in its place would be noticed. */
const mark = (button: Locator) => button.evaluate((element) => element.setAttribute('data-marked', ''))

async function expectDialog(page: Page, { address, opener, role, name, isPhone }: Opened) {
  await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 })
  await page.goto(address)
  const button = page.getByRole('button', { name: opener, exact: true }).first()
  await expect(button).toHaveAttribute('aria-haspopup', role === 'menu' ? 'menu' : 'dialog')
  for (const key of ['Enter', 'Space']) {
    await mark(button)
    await button.focus()
    await page.keyboard.press(key)
    const dialog = page.getByRole(role, { name })
    await expect(dialog).toBeVisible()
    // The focus is in it: on its title or its first control, of a question on the safe answer.
    const focused = await dialog.evaluate((element) => {
      const controls = [
        ...element.querySelectorAll<HTMLElement>(
          'h2, input, select, textarea, button, a[href], [role^="menuitem"]',
        ),
      ].filter((each) => each.checkVisibility())
      const at = controls.indexOf(document.activeElement as HTMLElement)
      const first = controls.findIndex((each) => each.matches('input, select, textarea'))
      const safe = controls.findIndex((each) => each.textContent === 'Cancel')
      return {
        at,
        first,
        safe,
        isMenu: element.getAttribute('role') === 'menu',
        holds: element.contains(document.activeElement),
      }
    })
    expect(focused.holds, 'the focus is in the dialog').toBe(true)
    if (!focused.isMenu)
      expect([0, focused.first, focused.safe], 'the focus is at its beginning').toContain(focused.at)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('data-marked', '')
  }
}

for (const opened of forAll)
  test(`“${opened.opener}” at ${opened.address}${opened.isPhone ? ' on a phone' : ''} opens at its beginning and gives the focus back`, ({
    page,
  }) => expectDialog(page, opened))

for (const opened of forCurators)
  signedIn(
    `“${opened.opener}” at ${opened.address} opens at its beginning and gives the focus back`,
    async ({ page, curator }) => {
      expect(curator.username).not.toBe('')
      await expectDialog(page, opened)
    },
  )
