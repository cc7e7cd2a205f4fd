import { expect, it } from 'vitest'
import { isRetraction } from '#domain/records/retraction.ts'
import { RETRACTION_NOTICES } from '#tests/support/retraction-notices.ts'

it.each(RETRACTION_NOTICES)('A source with retracted %s and the nature %j', (retracted, nature, expected) => {
  expect(isRetraction({ retracted, retractionNature: nature })).toBe(expected)
})
