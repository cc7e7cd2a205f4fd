import { addressOf, expect, test, textOf } from '#tests/support/engines/engine-test.ts'
import type { Tab } from '#tests/support/engines/engine.ts'

/** The texts of all elements of a selector. */
const textsOf = (tab: Tab, selector: string) =>
  tab.evaluate(
    (css) => [...document.querySelectorAll(css)].map((element) => element.textContent.trim()),
    selector,
  )

test('a record is found by keyboard from the home page', async ({ tab }) => {
  await tab.open('/')
  await tab.type('/')
  await tab.type('V600E')
  await expect.poll(() => textOf(tab, '[role="option"][aria-selected="true"]')).toContain('BRAF V600E')
  await tab.press('Enter')
  await expect.poll(() => textOf(tab, 'h1')).toBe('BRAF V600E')
  expect(await addressOf(tab)).toBe('/variants/12')
})

test('the evidence of a gene is filtered and sorted, and Back restores what was there', async ({ tab }) => {
  await tab.open('/genes/BRAF?tab=evidence')
  const levels = () => textsOf(tab, 'tbody tr[data-index] .level-words')
  await expect.poll(levels).toContain('Validated association')
  const listed = await textOf(tab, 'main output')

  await tab.focus({ css: 'thead select', name: 'Level' })
  await tab.type('B')
  await expect.poll(() => addressOf(tab)).toBe('/genes/BRAF?tab=evidence&evidenceLevel=B')
  await expect.poll(levels).not.toContain('Validated association')
  expect(await levels()).toContain('Clinical evidence')

  await tab.click({ css: 'thead button', name: 'Rating' })
  await expect.poll(() => textOf(tab, 'th[aria-sort="descending"]')).toBe('Rating')
  await expect.poll(() => addressOf(tab)).toContain('sort=')

  await tab.back()
  await expect.poll(() => textOf(tab, 'th[aria-sort="descending"]')).not.toBe('Rating')
  await tab.back()
  await expect.poll(() => addressOf(tab)).toBe('/genes/BRAF?tab=evidence')
  await expect.poll(() => textOf(tab, 'main output')).toBe(listed)
})

test('a record is shown in the other theme, and as it was in a version', async ({ tab }) => {
  await tab.open('/evidence/103')
  const background = () => tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await background()
  await tab.click({ css: 'button', name: 'Dark theme' })
  await expect.poll(background).not.toBe(light)

  await tab.click({ css: 'nav a', name: 'History' })
  await tab.click({ css: 'main li a', name: 'Version 1' })
  await expect.poll(() => textOf(tab, 'h1')).toMatch(/^EID103\.1: BRAF V600E: poor outcome in /)
  expect(await background()).not.toBe(light)
})

test('typed alterations are matched', async ({ tab }) => {
  await tab.open('/match')
  await tab.click({ css: 'textarea' })
  await tab.type('BRAF V600E')
  await tab.click({ css: 'button', name: 'Match' })
  await expect
    .poll(() => textsOf(tab, 'main h2'))
    .toContainEqual(expect.stringMatching(/^Strongest therapeutic evidence/))
  expect(await textOf(tab, 'main')).toContain('Read as BRAF p.V600E')
})

for (const path of ['/', '/genes/BRAF', '/evidence', '/match', '/rest-api', '/graphql-api']) {
  test(`${path} does not scroll sideways in a window of 320 pixels`, async ({ tab }) => {
    await tab.resize(320)
    await tab.open(path)
    await expect.poll(() => textOf(tab, 'h1')).not.toBeNull()
    await expect
      .poll(() => tab.evaluate(() => [innerWidth, document.documentElement.scrollWidth <= innerWidth]))
      .toEqual([320, true])
  })
}
