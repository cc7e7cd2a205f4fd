import { describe, expect, test } from 'vitest'
import { cardHeight, columnsOnPhone } from '#app/ui/table/phone-cards.ts'
import type { PhonePlace, TableColumn } from '#app/ui/table/table-columns.ts'

const column = (id: string, onPhone?: PhonePlace): TableColumn<object> => ({
  id,
  title: id,
  width: 100,
  onPhone,
  cell: () => null,
})

describe('the cards that rows are on a phone', () => {
  test('are as high as their lines', () => {
    const halves = [column('a'), column('b')]
    expect(cardHeight(halves, 'comfortable')).toBe(17 + 24)
    expect(cardHeight([...halves, column('c', 'last')], 'comfortable')).toBe(17 + 2 * 24)
    expect(cardHeight([column('t', 'title'), ...halves], 'comfortable')).toBe(17 + 2 * 24)
    expect(cardHeight([...halves, column('d', 'text')], 'comfortable')).toBe(17 + 24 + 2 * 20)
    expect(cardHeight([...halves, column('d', 'text')], 'compact')).toBe(17 + 24 + 20)
  })

  test('leave out what has no place in them, unless it filters', () => {
    const columns = [column('a'), column('b', 'hidden')]
    const hidden = (filtering: readonly string[]) =>
      columnsOnPhone(columns, filtering).map(({ hiddenAtFirst = false }) => hiddenAtFirst)
    expect(hidden([])).toEqual([false, true])
    expect(hidden(['b'])).toEqual([false, false])
  })
})
