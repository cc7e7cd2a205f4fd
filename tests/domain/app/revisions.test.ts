import { describe, expect, test } from 'vitest'
import { rebase } from '#app/curation/forms/revision/rebase.ts'
import { sameShown, shownValue } from '#app/curation/forms/revision/revised-fields.ts'
import type { RevisedFields } from '#app/curation/forms/revision/revised-fields.ts'
import { readRevisionDraft } from '#app/curation/forms/revision/revision-draft.ts'
import { textsIn, withTexts } from '#app/curation/forms/text-list.ts'
import { RegionState } from '#app/pages/revise/feature/feature-states.ts'

const reference = (id: number) => ({ id, name: `Record ${id}` })

type Values = {
  description: string
  sources: { id: number; name: string }[]
  aliases: string[]
  level: string | null
}

const fields: RevisedFields<Values> = {
  description: { name: 'description' },
  sources: { name: 'source_ids' },
  aliases: { name: 'feature_alias_ids' },
  level: { name: 'amp_level' },
}

const values: Values = {
  description: 'Said once.',
  sources: [reference(1), reference(2)],
  aliases: ['One', 'Two'],
  level: 'TIER_I_LEVEL_A',
}

const same = (field: keyof Values, one: Partial<Values>, other: Partial<Values> = {}) =>
  sameShown(
    shownValue(fields, field, { ...values, ...one }),
    shownValue(fields, field, { ...values, ...other }),
  )

describe('values of a revision', () => {
  test('say the same whatever the order of a list, the case of a name and the white space around a text', () => {
    expect(same('sources', { sources: [reference(2), reference(1)] })).toBe(true)
    expect(same('aliases', { aliases: ['two', 'ONE'] })).toBe(true)
    expect(same('description', { description: ' Said once.\n' })).toBe(true)
    expect(same('level', { level: null }, { level: null })).toBe(true)
  })

  test('differ when something is added, taken away or said otherwise', () => {
    expect(same('sources', { sources: [reference(1)] })).toBe(false)
    expect(same('sources', { sources: [] }, { sources: [reference(3)] })).toBe(false)
    expect(same('aliases', { aliases: ['One', 'Two', 'Three'] })).toBe(false)
    expect(same('description', { description: 'said once.' })).toBe(false)
    expect(same('level', { level: null })).toBe(false)
  })

  test('are shown in the words of their vocabulary', () => {
    expect(shownValue(fields, 'level', values)).toEqual({ kind: 'text', text: 'Tier I - Level A' })
    expect(shownValue(fields, 'level', { ...values, level: null })).toEqual({ kind: 'text', text: '' })
  })

  test('name aliases of a pending revision, which have ids, as those that are typed', () => {
    const pending = { kind: 'records', records: [{ id: 7, name: 'ONE', link: null }] } as const
    const typed = shownValue(fields, 'aliases', { ...values, aliases: ['one'] })
    expect(sameShown({ ...pending, records: [...pending.records] }, typed)).toBe(true)
  })
})

describe('a revision of a record that others change meanwhile', () => {
  test('follows them where nothing was touched and keeps what was', () => {
    const proposed = { ...values, aliases: ['One'] }
    const present = { ...values, description: 'Said anew.' }
    const rebased = rebase(fields, { proposed, base: values }, present)
    expect(rebased.proposed).toEqual({ ...values, aliases: ['One'], description: 'Said anew.' })
    expect(rebased.base).toEqual(present)
    expect(rebased).toMatchObject({ followed: ['description'], contested: [] })
  })

  test('leaves to its author what both changed, but for what both changed alike', () => {
    const proposed = { ...values, description: 'Mine.', level: null }
    const present = { ...values, description: 'Theirs.', level: null }
    const rebased = rebase(fields, { proposed, base: values }, present)
    expect(rebased.proposed).toEqual(proposed)
    expect(rebased).toMatchObject({ followed: [], contested: ['description'] })
    expect(rebased.base).toEqual({ ...values, level: null })
  })

  test('changes neither what it is given', () => {
    const [proposed, base] = [{ ...values }, { ...values }]
    rebase(fields, { proposed, base }, { ...values, aliases: [] })
    expect([proposed, base]).toEqual([values, values])
  })
})

describe('the draft of a revision', () => {
  const present = { description: 'There.', sources: [reference(1)], aliases: ['One'] }
  const read = (kept: unknown) => readRevisionDraft(kept, (one) => RegionState.parse(one), present)

  test('has the present values of fields that it was kept without', () => {
    expect(
      read({ proposed: { description: 'Mine.' }, base: { description: 'Before.' }, comment: 'Why' }),
    ).toEqual({
      proposed: { ...present, description: 'Mine.' },
      base: { ...present, description: 'Before.' },
      comment: 'Why',
      organizationId: null,
    })
  })

  test('is the record as it is when nothing can be read', () => {
    for (const kept of [null, 'text', undefined, []])
      expect(read(kept)).toMatchObject({ proposed: present, base: present, comment: '' })
  })
})

describe('a list of texts', () => {
  test('is split at lines and commas, but not within numbers', () => {
    expect(textsIn(' B-Raf ,p94\nBRAF1\r\n\n RAFB1,')).toEqual(['B-Raf', 'p94', 'BRAF1', 'RAFB1'])
    expect(textsIn('1,25-dihydroxyvitamin D3, calcitriol')).toEqual([
      '1,25-dihydroxyvitamin D3',
      'calcitriol',
    ])
    expect(textsIn(' , \n')).toEqual([])
  })

  test('takes none twice, whatever its case', () => {
    expect(withTexts(['One'], ['two', 'ONE', 'Two', 'Three'])).toEqual({
      texts: ['One', 'two', 'Three'],
      repeated: ['ONE', 'Two'],
    })
  })
})
