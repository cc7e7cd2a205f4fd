import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Colleagues } from './people.ts'
import type { Place } from './places.ts'
import { keepPicture, showIn, sit } from './take.ts'
import type { Shape, Theme } from './take.ts'

type Kept = Place & { name: string; shape: Shape; theme: Theme }

const folder = resolve(import.meta.dirname, '../../docs/pictures')
const largest = 1_500_000
const desk = { width: 1280, height: 860 }

const kept: readonly Kept[] = [{ name: 'gene', address: '/genes/BRAF', shape: desk, theme: 'light' }]

/** Takes the pictures of the documentation anew; gives what is wrong with them. */
export async function keepPictures(browser: Browser, colleagues: Colleagues): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const problems: string[] = []
  let total = 0
  for (const { name, shape, theme, ...place } of kept) {
    const { page, complaints, end } = await sit(browser, place, { colleagues, shape, scale: 2 })
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
