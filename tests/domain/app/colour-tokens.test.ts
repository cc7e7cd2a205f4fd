import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const app = resolve(import.meta.dirname, '../../../src/app')
const styles = readFileSync(join(app, 'styles/tokens.css'), 'utf8')

/** The colours of a theme by name, as `#rrggbb`. */
function coloursOf(selector: string): Record<string, string> {
  const [block = ''] = styles.slice(styles.indexOf(`${selector} {`)).split('}')
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name ?? '', value ?? '']),
  )
}

const themes = [
  { theme: 'light', colours: coloursOf(':root') },
  { theme: 'dark', colours: coloursOf("[data-theme='dark']") },
]

const surfaces = ['page', 'surface', 'sunken', 'hover']
const backgrounds = [...surfaces, 'accent-soft', 'danger-soft', 'warning-soft', 'good-soft']
/** What is drawn with, and what text stands on by itself. */
const noText = new Set([...backgrounds, 'line', 'line-strong', 'accent-ink'])

const channels = (colour: string) =>
  [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16) / 255)

/** The relative luminance of WCAG 2. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A colour laid thinly over another. */
const over = (below: readonly number[], colour: readonly number[], opacity: number) =>
  below.map((channel, place) => channel * (1 - opacity) + (colour[place] ?? 0) * opacity)

describe.each(themes)('The colours of the $theme theme', ({ colours }) => {
  const colour = (name: string) => channels(colours[name] ?? '')
  const texts = Object.keys(colours).filter((name) => !noText.has(name))

  it('are there for both themes', () => {
    expect(texts.length).toBeGreaterThan(20)
    expect(Object.keys(colours)).toEqual(Object.keys(coloursOf(':root')))
    for (const name of noText) expect(Object.keys(colours)).toContain(name)
  })

  it('can be read as text on every background (WCAG 2.2 AA, 4.5:1)', () => {
    const faint = texts.flatMap((text) =>
      backgrounds
        .filter((background) => contrast(colour(text), colour(background)) < 4.5)
        .map((on) => [text, on]),
    )
    expect(faint).toEqual([])
    expect(contrast(colour('accent-ink'), colour('accent'))).toBeGreaterThanOrEqual(4.5)
  })

  it('can be read in tags, which tint their background with the colour of their text', () => {
    const tinted = (text: string, on: string) => over(colour(on), colour(text), 0.06)
    const faint = texts.flatMap((text) =>
      surfaces.filter((on) => contrast(colour(text), tinted(text, on)) < 4.5).map((on) => [text, on]),
    )
    expect(faint).toEqual([])
  })
})

it('Components take their colours from the tokens', () => {
  const own = globSync('**/*.{ts,tsx}', { cwd: app }).flatMap((file) =>
    [...readFileSync(join(app, file), 'utf8').matchAll(/#[0-9a-f]{6}\b/gi)].map(([colour]) => colour),
  )
  // Only what lies over the page while a dialog is open is of a colour of its own.
  expect([...new Set(own)]).toEqual(['#0a1017'])
  expect(styles).toContain('--color-*: initial;')
})
