import { describe, expect, it } from 'vitest'
import { startOfWindow } from '#domain/time-windows.ts'

const from = (window: Parameters<typeof startOfWindow>[0], now: string) =>
  startOfWindow(window, new Date(now))

describe('Windows of time', () => {
  it('go back a week, a month or a year to the millisecond', () => {
    const now = '2026-07-20T10:11:12.013Z'
    expect(from('LAST_WEEK', now)).toBe('2026-07-13T10:11:12.013Z')
    expect(from('LAST_MONTH', now)).toBe('2026-06-20T10:11:12.013Z')
    expect(from('LAST_YEAR', now)).toBe('2025-07-20T10:11:12.013Z')
    expect(from('ALL_TIME', now)).toBeNull()
  })

  it('cross the turn of the year', () => {
    expect(from('LAST_MONTH', '2026-01-15T00:00:00.000Z')).toBe('2025-12-15T00:00:00.000Z')
    expect(from('LAST_WEEK', '2026-01-03T00:00:00.000Z')).toBe('2025-12-27T00:00:00.000Z')
  })

  it('end on the last day of a shorter month', () => {
    expect(from('LAST_MONTH', '2026-03-31T08:00:00.000Z')).toBe('2026-02-28T08:00:00.000Z')
    expect(from('LAST_MONTH', '2024-03-30T08:00:00.000Z')).toBe('2024-02-29T08:00:00.000Z')
    expect(from('LAST_YEAR', '2024-02-29T08:00:00.000Z')).toBe('2023-02-28T08:00:00.000Z')
  })
})
