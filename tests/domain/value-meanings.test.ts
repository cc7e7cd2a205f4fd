import { describe, expect, it } from 'vitest'
import * as meanings from '#domain/vocabularies/meanings.ts'

// Each is read by itself, under the field with the value that was chosen.
describe.each(Object.entries(meanings))('%s', (_name, texts) => {
  it.each(Object.entries(texts))('defines %s in a sentence that stands alone', (_value, text) => {
    expect(text).toMatch(/[.?]$/)
    expect(text).not.toMatch(/^(?:It|They|He|She|This)\b/)
  })

  it('tells its values apart', () => {
    expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length)
  })
})
