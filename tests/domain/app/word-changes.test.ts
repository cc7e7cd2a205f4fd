import { describe, expect, it } from 'vitest'
import { wordChanges } from '#app/entities/history/word-changes.ts'

describe('A comparison in the app', () => {
  it.each([
    ['a space taken away', 'of 17 . None', 'of 17. None'],
    ['a word replaced before a space', 'of 17 . None', 'of 18. None'],
    ['more spaces', 'of 17 patients', 'of  17 patients\n'],
  ])('gives each side its own white space: %s', (_, before, after) => {
    const parts = wordChanges(before, after) ?? []
    const textWithout = (mark: 'added' | 'removed') =>
      parts
        .filter((part) => !part[mark])
        .map(({ value }) => value)
        .join('')
    expect(textWithout('added')).toBe(before)
    expect(textWithout('removed')).toBe(after)
  })
})
