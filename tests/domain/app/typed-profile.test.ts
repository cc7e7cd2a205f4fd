import { expect, test } from 'vitest'
import { groupFromText } from '#app/curation/forms/profile/typed-profile.ts'

const begun = (text: string) => {
  const { operator, members } = groupFromText(text, null)
  const lines = members.map((member) => {
    if (member.kind === 'group') throw new Error('the text gives no groups')
    const { feature = '', variant = '' } = member.typed ?? {}
    return `${member.not ? 'NOT ' : ''}${feature} ${variant}`.trim()
  })
  return [operator, ...lines]
}

test.each([
  ['', ['AND', '']],
  ['BRAF', ['AND', 'BRAF']],
  ['BRAF V600E', ['AND', 'BRAF V600E']],
  ['EGFR Exon 19 Deletion', ['AND', 'EGFR Exon 19 Deletion']],
  ['EGFR L858R and NOT EGFR T790M', ['AND', 'EGFR L858R', 'NOT EGFR T790M']],
  ['(KRAS G12C OR KRAS G12D)', ['OR', 'KRAS G12C', 'KRAS G12D']],
  ['BRAF V600E AND (NRAS Q61K OR KRAS G12D)', ['AND', 'BRAF V600E']],
])('%j begins the lines of a profile', (text, lines) => {
  expect(begun(text)).toEqual(lines)
})

test('a feature that is known already is the first line, unless another one was typed', () => {
  const feature = { id: 5, name: 'BRAF' }
  const [first] = groupFromText('BRAF', feature).members
  expect(first).toMatchObject({ kind: 'variant', feature, variant: null })
  const [typed] = groupFromText('NRAS Q61K', feature).members
  expect(typed).toMatchObject({ feature: null, typed: { feature: 'NRAS', variant: 'Q61K' } })
})
