import { expect, it } from 'vitest'
import { isRetraction, standingNotice } from '#domain/records/retraction.ts'
import { RETRACTION_NOTICES, SUCCESSIVE_NOTICES } from '#tests/support/retraction-notices.ts'

it.each(RETRACTION_NOTICES)('A source with retracted %s and the nature %j', (retracted, nature, expected) => {
  expect(isRetraction({ retracted, retractionNature: nature })).toBe(expected)
})

const noticeOf = (text: string) => {
  const space = text.indexOf(' ')
  const day = text.slice(0, space)
  return { date: day === '-' ? null : `${day}T00:00:00.000Z`, nature: text.slice(space + 1) }
}

it.each(SUCCESSIVE_NOTICES)('Of the notices %j, %s stands', (notices, stands) => {
  expect(standingNotice(notices.map(noticeOf))).toEqual(noticeOf(stands))
})

it('Without a notice, none stands', () => {
  expect(standingNotice([])).toBeNull()
})
