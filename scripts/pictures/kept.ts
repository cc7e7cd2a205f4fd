import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Examples } from './examples.ts'
import type { Colleagues } from './people.ts'
import { searchForVariant } from './places.ts'
import type { Place } from './places.ts'
import { keepPicture, showIn, sit } from './take.ts'
import type { Shape, Theme } from './take.ts'

type Kept = Place & { name: string; shape: Shape; theme: Theme }

const folder = resolve(import.meta.dirname, '../../docs/pictures')
/** How large all of them may be together, in bytes. */
const largest = 1_500_000
const desk = { shape: { width: 1280, height: 860 }, theme: 'light' } as const
const phone = { shape: { width: 390, height: 844 }, theme: 'light' } as const
const dark = { theme: 'dark' } as const

/** The pictures that the README and docs/tour.md show. */
const keptOf = ({ discussedEvidence, openSet }: Examples): readonly Kept[] => [
  { name: 'home', address: '/', ...desk },
  { name: 'gene', address: '/genes/BRAF', prepare: scrollTo('Variants along the protein'), ...desk },
  {
    name: 'balance',
    address: '/genes/BRAF',
    prepare: scrollTo('Evidence for and against response'),
    ...desk,
    ...dark,
  },
  { name: 'variant', address: '/variants/12', ...desk },
  { name: 'evidence-table', address: '/evidence?diseaseName=melanoma', ...desk },
  { name: 'evidence', address: '/evidence/1421', ...desk, ...dark },
  { name: 'assertion', address: '/assertions/20', prepare: scrollTo('Supporting evidence'), ...desk },
  { name: 'search', address: '/', prepare: searchForVariant, ...desk, ...dark },
  { name: 'discussion', address: `/evidence/${discussedEvidence}?tab=comments`, viewer: 'editor', ...desk },
  { name: 'review', address: `/revision-sets/${openSet}`, viewer: 'editor', ...desk },
  { name: 'profile-phone', address: '/molecular-profiles/4174', ...phone },
  {
    name: 'gene-phone',
    address: '/genes/EGFR',
    prepare: scrollTo('Variants along the protein'),
    ...phone,
    ...dark,
  },
]

/** Brings words of a page to the top of the window. */
function scrollTo(words: string) {
  return async (page: Page) => {
    await page
      .getByRole('main')
      .getByText(words)
      .first()
      .evaluate((element) => {
        window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 70)
      })
  }
}

/** Takes the pictures of the documentation anew; gives what is wrong with them. */
export async function keepPictures(
  browser: Browser,
  colleagues: Colleagues,
  examples: Examples,
): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const problems: string[] = []
  let total = 0
  for (const { name, shape, theme, ...place } of keptOf(examples)) {
    const { page, complaints, end } = await sit(browser, place, { colleagues, shape, scale: 1.5 })
    await showIn(page, theme)
    const size = await keepPicture(page, join(folder, `${name}.webp`))
    total += size
    console.log(`docs/pictures/${name}.webp: ${Math.round(size / 1000)} kB`)
    problems.push(...complaints.map((complaint) => `${name}: ${complaint}`))
    await end()
  }
  if (total > largest) problems.push(`the pictures have ${total} bytes, more than ${largest}`)
  return problems
}
