import { describe, expect, test } from 'vitest'
import { withMissingValues } from '#app/curation/forms/clinical/missing-values.ts'
import { tooLongFields } from '#app/curation/forms/revision/too-long-fields.ts'
import { longestTexts } from '#domain/text/text-lengths.ts'

describe('texts of a form', () => {
  const fields = {
    description: { name: 'description' },
    aliases: { name: 'variant_alias_ids' },
    referenceBases: { name: 'reference_bases' },
    rating: { name: 'rating' },
  }

  test('are as long as the server takes them, white space around them aside', () => {
    const values = {
      description: ` ${'x'.repeat(longestTexts.description)}\n`,
      aliases: ['x'.repeat(longestTexts.alias)],
      referenceBases: 'A'.repeat(longestTexts.reference_bases),
      rating: 3,
    }
    expect(tooLongFields(fields, values)).toEqual([])
  })

  test('that are too long are named at their fields, with their length and the limit', () => {
    const values = {
      description: 'x'.repeat(longestTexts.description + 1),
      aliases: ['V600E', 'y'.repeat(longestTexts.alias + 1)],
      referenceBases: 'A'.repeat(longestTexts.reference_bases + 1),
      rating: 3,
    }
    expect(tooLongFields(fields, values)).toEqual([
      {
        field: 'description',
        message: 'Description has 10001 characters and is too long (maximum is 10000 characters).',
      },
      {
        field: 'aliases',
        message: `“${'y'.repeat(40)}…” has 1001 characters and is too long (maximum is 1000 characters).`,
      },
      {
        field: 'referenceBases',
        message: 'Reference bases has 10001 characters and is too long (maximum is 10000 characters).',
      },
    ])
  })
})

describe('rules that a form breaks', () => {
  test('are as few words as it takes where a field is empty, and the rule itself where it is not', () => {
    const rule = 'Predictive evidence cannot have significance Positive; allowed are Resistance.'
    const violations = [{ field: 'significance' as const, message: rule }]
    expect(withMissingValues(violations, { significance: null })).toEqual([
      { field: 'significance', message: 'Select a significance.' },
    ])
    expect(withMissingValues(violations, { significance: 'POSITIVE' })).toEqual(violations)
  })
})
