import type { Page } from '@playwright/test'

/** Faults of what a page is made of, each in a line; empty where there is none. */
export type Faults = string[]

/** Faults that assistive technology meets: tables, headings, live regions, required fields. */
export const structureFaults = (page: Page): Promise<Faults> =>
  page.evaluate(() => {
    const lineOf = (element: Element) => element.outerHTML.slice(0, 120).replaceAll(/\s+/g, ' ')
    const faults: string[] = []
    const isShown = (element: Element) => element.checkVisibility()
    const main = document.querySelector('main')!

    for (const table of main.querySelectorAll('table')) {
      if (!isShown(table) || table.closest('.written')) continue
      const label = table.getAttribute('aria-label') ?? table.caption?.textContent
      if (!label?.trim()) faults.push(`table without a name: ${lineOf(table)}`)
      for (const row of table.querySelectorAll('tbody tr:not([aria-hidden])'))
        if (isShown(row) && !row.querySelector('th[scope="row"]'))
          faults.push(`row without a header: ${lineOf(row)}`)
      for (const head of table.querySelectorAll('thead th'))
        if (!head.textContent.trim()) faults.push(`column without a name: ${lineOf(head)}`)
    }

    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isShown)
    const levels = headings.map(({ tagName }) => Number(tagName[1]))
    if (levels.filter((level) => level === 1).length !== 1) faults.push(`first-level headings: ${levels}`)
    levels.forEach((level, at) => {
      if (at > 0 && level > levels[at - 1]! + 1)
        faults.push(`heading skips a level: ${lineOf(headings[at]!)}`)
    })
    for (const heading of headings)
      if (!heading.textContent.trim()) faults.push(`empty heading: ${lineOf(heading)}`)

    // What is announced unseen stands on the page, too.
    const shown = document.body.innerText.replaceAll(/\s+/g, ' ')
    for (const region of document.querySelectorAll('output, [aria-live], [role="status"], [role="log"]')) {
      const text = region.textContent.replaceAll(/\s+/g, ' ').trim()
      if (text === '' || !region.classList.contains('sr-only')) continue
      // The order is shown by the arrow of a head.
      const [, column, order] = /^Sorted by (.*), (ascending|descending)$/.exec(text) ?? []
      const head = [...document.querySelectorAll(`th[aria-sort="${order}"]`)].find(
        (each) => each.textContent.trim() === column,
      )
      if (!head && !shown.replace(text, '').includes(text)) faults.push(`announced only: ${text}`)
    }

    for (const control of main.querySelectorAll(':required, [aria-required="true"]')) {
      const label = control.closest('[data-control]')?.querySelector('label')
      const marked = label && getComputedStyle(label, '::after').content.includes('(required)')
      if (!marked && !/required/i.test(control.closest('label')?.textContent ?? ''))
        faults.push(`required field that does not say so: ${lineOf(control)}`)
    }
    return faults
  })

/** Targets of less than 24 px of which another is within 24 px of their middle (WCAG 2.5.8), beside those in text. */
export const targetFaults = (page: Page): Promise<Faults> =>
  page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input, select, textarea, summary)',
      ),
    ].filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    const isInText = (element: HTMLElement) => {
      const inline = getComputedStyle(element).display.startsWith('inline')
      const around = element.parentElement?.closest('p, li, dd, td, th, span, div')
      return inline && (around?.textContent.trim().length ?? 0) > element.innerText.trim().length
    }
    // Rows that are scrolled out of the frame of their table lie below what follows it.
    const isClipped = (element: HTMLElement, box: DOMRect) => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue
        const frame = around.getBoundingClientRect()
        if (box.top >= frame.bottom || box.bottom <= frame.top) return true
      }
      return false
    }
    const boxes = all
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => !isClipped(element, box))
    const faults: string[] = []
    for (const { element, box } of boxes) {
      if (box.width === 0 || (box.width >= 24 && box.height >= 24)) continue
      if (element.tagName === 'A' && isInText(element)) continue
      // A label around or beside a control is part of its target.
      if (element.closest('label') || document.querySelector(`label[for="${CSS.escape(element.id)}"]`))
        continue
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const near = boxes.find(({ element: other, box: its }) => {
        if (other === element || other.contains(element) || element.contains(other)) return false
        const dx = Math.max(its.left - x, 0, x - its.right)
        const dy = Math.max(its.top - y, 0, y - its.bottom)
        return Math.hypot(dx, dy) < 12
      })
      if (near)
        faults.push(
          `${element.tagName} “${element.innerText || element.ariaLabel}” (${Math.round(box.width)}×${Math.round(box.height)}) beside “${near.element.innerText || near.element.ariaLabel}”`,
        )
    }
    return faults
  })

/** Spacing that readers may set (WCAG 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }'

/** Faults of the layout as it is: what sticks out sideways, and text that is cut or runs over other text. */
export const layoutFaults = (page: Page): Promise<Faults> =>
  page.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth + 1) faults.push(`scrolls sideways: ${scrollWidth} of ${innerWidth} px`)
    const texts = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(h1, h2, h3, h4, p, li, dt, dd, label, button, a, output)',
      ),
    ]
    for (const element of texts) {
      if (!element.checkVisibility() || element.closest('svg, table[data-density], .sr-only')) continue
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
      // What is shortened on purpose opens elsewhere.
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue
      const isCut =
        (overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 2) ||
        (overflowY !== 'visible' && overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 2)
      if (isCut && element.clientWidth > 2) faults.push(`cut: ${element.innerText.slice(0, 60)}`)
      // Of a control of a fixed height the words run over its edge.
      const box = element.getBoundingClientRect()
      const isControl = element.matches('button, a') && getComputedStyle(element).display !== 'inline'
      if (isControl && element.scrollHeight > box.height + 6 && box.height > 0)
        faults.push(`runs over its edge: ${element.innerText.slice(0, 60)}`)
      if (box.right > innerWidth + 1 && !element.closest('.overflow-x-auto, .overflow-auto, nav'))
        faults.push(`beyond the window: ${element.innerText.slice(0, 60)}`)
    }
    return [...new Set(faults)]
  })

/** Sets the spacing of text that readers may set. */
export const setTextSpacing = (page: Page) => page.addStyleTag({ content: SPACING })
