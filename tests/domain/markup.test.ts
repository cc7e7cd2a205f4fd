import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldDisplayName } from '#domain/records/field-names.ts'
import { parseMarkup } from '#domain/text/markup.ts'

const mentionsIn = (text: string) =>
  parseMarkup(text)
    .filter((part) => part.kind !== 'text')
    .map((part) => (part.kind === 'tag' ? part.tag : part.kind === 'role' ? part.role : part.usernames))

describe('Mark-up of comments', () => {
  it.each([
    ['#E12', 'EVIDENCE_ITEM'],
    ['#EID12', 'EVIDENCE_ITEM'],
    ['#a12', 'ASSERTION'],
    ['#vid12', 'VARIANT'],
    ['#F12', 'FEATURE'],
    ['#GID12', 'GENE'],
    ['#vg12', 'VARIANT_GROUP'],
    ['#R12', 'REVISION'],
    ['#MP12', 'MOLECULAR_PROFILE'],
    ['#SID12', 'SOURCE'],
    ['civic.eid:12', 'EVIDENCE_ITEM'],
    ['CIVIC.MPID:12', 'MOLECULAR_PROFILE'],
  ])('reads %s as a record', (text, kind) => {
    expect(mentionsIn(text)).toEqual([{ kind, id: 12 }])
  })

  it('finds records anywhere in running text', () => {
    expect(mentionsIn('strong (PS3,#EID8491), [civic.EID:4943].')).toEqual([
      { kind: 'EVIDENCE_ITEM', id: 8491 },
      { kind: 'EVIDENCE_ITEM', id: 4943 },
    ])
  })

  it.each([
    '#C12',
    '#RS3',
    '#SS1',
    '#X9',
    '#E',
    '#E0',
    '#E12b',
    'E12',
    'EID12',
    '# E12',
    'civic.e:12',
    'civicEID12',
  ])('leaves %s text', (text) => {
    expect(parseMarkup(text)).toEqual([{ kind: 'text', text }])
  })

  it('reads roles at the start and after white space only', () => {
    expect(mentionsIn('$Editors and $admins, but not ($editors), $editorsx or x$admins')).toEqual([
      'EDITOR',
      'ADMIN',
    ])
  })

  it('reads a user, whose name may end before the punctuation, but no e-mail address', () => {
    expect(mentionsIn("(@ann) asked @bob's group; write to eve@example.org")).toEqual([
      ['ann)', 'ann'],
      ["bob's", 'bob'],
    ])
  })

  it('loses nothing: the parts joined are the text', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('#E12', '@ann', ' $editors', 'civic.vid:3', '#', '@', '$', ' ', '\n', '#VG', '0'),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('')
        expect(
          parseMarkup(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})

describe('Names of revised fields', () => {
  it.each([
    ['description', 'Description'],
    ['evidence_level', 'Evidence Level'],
    ['disease_id', 'Disease'],
    ['therapy_ids', 'Therapies'],
    ['feature_alias_ids', 'Feature Aliases'],
    ['source_ids', 'Sources'],
    ['acmg_code_ids', 'Acmg Codes'],
  ])('%s is %s', (field, name) => {
    expect(fieldDisplayName(field)).toBe(name)
  })
})
