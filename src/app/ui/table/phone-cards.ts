import { createContext, use, useSyncExternalStore } from 'react'
import type { PhonePlace, TableColumn } from './table-columns.ts'
import type { Density } from './table-preferences.ts'

/*
 * On a phone a row is a card of as many lines as its columns need, all of one height, so that rows can still be drawn
 * by their place. The rules that lay it out are in styles.css under `data-card`.
 */

const phone = typeof window === 'undefined' ? null : window.matchMedia('(width < 40rem)')

/** Whether what is rendered on the server is for a phone, as no window says it there; null in a browser. */
const ForPhone = createContext<boolean | null>(null)
export const ForPhoneProvider = ForPhone.Provider

/** Checks whether the window is as narrow as a phone's. */
export function useIsPhone(): boolean {
  const forPhone = use(ForPhone)
  const isNarrow = useSyncExternalStore(listen, isPhone, isPhone)
  return forPhone ?? isNarrow
}

const isPhone = () => phone?.matches ?? false

function listen(listener: () => void) {
  phone?.addEventListener('change', listener)
  return () => phone?.removeEventListener('change', listener)
}

/** The columns as a phone shows them: those with no place in a card are hidden at first, unless they filter or have. */
export function columnsOnPhone<Row>(
  columns: readonly TableColumn<Row>[],
  filtered: readonly string[],
): readonly TableColumn<Row>[] {
  return columns.map((column) =>
    column.onPhone === 'hidden' && !filtered.includes(column.id)
      ? { ...column, hiddenAtFirst: true }
      : column,
  )
}

const lineHeight = 24
const textLineHeight = 20
/** The space above and below the lines, and the border. */
const edges = 17
const textLines: Record<Density, number> = { compact: 1, comfortable: 2, full: 4 }

/** The height of a card of these columns in pixels; a guess for full text. */
export function cardHeight(columns: readonly { onPhone?: PhonePlace }[], density: Density): number {
  const placed = (place: PhonePlace) => columns.filter(({ onPhone }) => onPhone === place).length
  const [titles, texts] = [placed('title'), placed('text')]
  const halves = columns.length - titles - texts
  return edges + lineHeight * (titles + Math.ceil(halves / 2)) + textLineHeight * texts * textLines[density]
}
