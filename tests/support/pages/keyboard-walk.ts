import type { Page } from '@playwright/test'
import { z } from 'zod'

const Stop = z.object({
  /** Which of the page's controls it is, in the order of the document; -1 for what is none, such as a box that scrolls. */
  index: z.number(),
  /** The element as a reader of a failed test would look for it. */
  element: z.string(),
  name: z.string(),
  /** What marks it while it has the focus, compared with the same without. */
  marked: z.boolean(),
  /** What lies over it; nothing where it is seen within the window. */
  coveredBy: z.string(),
})

/** One stop of the Tab key. */
export type Stop = z.infer<typeof Stop>

const Walk = z.object({
  controls: z.array(z.string()),
  stops: z.array(Stop),
  outOfOrder: z.array(z.string()),
  /** Controls with a place of their own in the order of Tab. */
  placed: z.array(z.string()),
})

/** What a walk through a page found. */
export type Walk = z.infer<typeof Walk>

/** Runs in the page: notes all controls and where they lie, and then each one that gets the focus. */
function startWalk(): void {
  const selector =
    'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'
  const describe = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${nameOf(element) || element.outerHTML.slice(0, 120)}`
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label')
    if (label?.trim()) return label.trim()
    const by = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
    const texts = [...by.map((id) => document.getElementById(id)), ...labels].map((node) => node?.textContent)
    const images = [...element.querySelectorAll('img[alt], svg[aria-label]')]
    const own = element instanceof HTMLSelectElement ? '' : element.textContent
    const shown = images.map((image) => image.getAttribute('alt') ?? image.getAttribute('aria-label'))
    return [...texts, own, ...shown].filter(Boolean).join(' ').trim() || (element.getAttribute('title') ?? '')
  }
  const outlineOf = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element)
    const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
    return `${outlined ? `${outlineWidth} ${outlineColor}` : 'none'}, ${boxShadow}`
  }
  // The box around a field and what was chosen in it shows the focus for the field.
  const markOf = (element: Element) => {
    const box = element.getAttribute('role') === 'combobox' ? element.parentElement : null
    return box ? `${outlineOf(element)}, ${outlineOf(box)}` : outlineOf(element)
  }
  const isReached = (element: Element) =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], dialog:not([open])')
  const controls = [...document.querySelectorAll(selector)].filter(isReached)
  const unmarked = controls.map(markOf)

  // What lies above an earlier control of its column, or in the same line of the same part before the last one.
  const places = controls.map((element) => element.getClientRects()[0] ?? element.getBoundingClientRect())
  // Header, navigation and content are columns of their own, and the rows of a table lie in a box that scrolls.
  const areaOf = (element: Element) =>
    element.closest('table') ?? element.closest('header, nav, main, footer')
  const partOf = (element: Element) => element.closest('section, header, nav, main, footer')
  const overlap = (start: number, end: number, otherStart: number, otherEnd: number) =>
    Math.min(end, otherEnd) - Math.max(start, otherStart)
  const outOfOrder = controls.flatMap((element, index) => {
    const place = places[index]
    if (!place) return []
    const above = controls.find((before, earlier) => {
      const former = places[earlier]
      if (!former || earlier >= index || areaOf(before) !== areaOf(element)) return false
      const sameColumn = overlap(place.left, place.right, former.left, former.right) > 0
      const line = overlap(place.top, place.bottom, former.top, former.bottom)
      const sameLine =
        earlier === index - 1 &&
        partOf(before) === partOf(element) &&
        line > Math.min(place.height, former.height) / 2
      return (sameColumn && place.bottom <= former.top + 1) || (sameLine && place.left < former.left - 1)
    })
    return above ? [`${describe(element)} after ${describe(above)}`] : []
  })

  const stops: unknown[] = []
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const index = controls.indexOf(target)
    const box = target.getClientRects()[0] ?? target.getBoundingClientRect()
    const [x, y] = [box.left + Math.min(box.width / 2, 8), box.top + box.height / 2]
    // The card of the link before goes a moment later than the focus.
    const top = document.elementsFromPoint(x, y).find((element) => !element.closest('[role="tooltip"]'))
    stops.push({
      index,
      element: describe(target),
      name: nameOf(target),
      marked: markOf(target) !== (unmarked[index] ?? 'none, none'),
      coveredBy: !top
        ? 'the edge of the window'
        : target.contains(top) || top.contains(target)
          ? ''
          : describe(top),
    })
  })
  const focusEach = () => controls.forEach((element) => element instanceof HTMLElement && element.focus())
  // Where no control has a place of its own in the order of Tab, that is the order of the document.
  const placed = controls.filter((element) => element instanceof HTMLElement && element.tabIndex > 0)
  Object.assign(window, {
    keyboardWalk: {
      controls: controls.map(describe),
      stops,
      outOfOrder,
      placed: placed.map(describe),
      focusEach,
    },
  })
}

/**
 * Presses Tab from the top of the page until the focus has left it again.
 *
 * @returns the controls that a reader sees, the stops in their order, and controls that lie before the one they follow
 */
export async function walkByTab(page: Page): Promise<Walk> {
  await page.evaluate(startWalk)
  const { controls } = await walkOf(page)
  const atEnd = () => page.evaluate(() => document.activeElement === document.body)
  // Boxes that scroll are stops, too, though no controls.
  for (let presses = 0; presses < controls.length + 30; presses += 1) {
    await page.keyboard.press('Tab')
    if (presses >= controls.length - 1 && (await atEnd())) break
  }
  return walkOf(page)
}

/**
 * Puts the focus on each control in turn, as Tab does on a page of the same layout.
 *
 * @returns the same as `walkByTab`, of which the boxes that scroll are no stops here
 */
export async function walkByFocus(page: Page): Promise<Walk> {
  // A focus that a script sets shows as one of the keyboard after a key.
  await page.keyboard.press('Tab')
  await page.locator(':focus').blur()
  await page.evaluate(startWalk)
  await page.evaluate(() => Reflect.get(window, 'keyboardWalk').focusEach())
  return walkOf(page)
}

async function walkOf(page: Page): Promise<Walk> {
  const found = await page.evaluate(() => ({ ...Reflect.get(window, 'keyboardWalk'), focusEach: null }))
  return Walk.parse(found)
}
