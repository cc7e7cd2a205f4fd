import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeDocuments } from '#domain/mirror/merge-documents.ts'
import { contentKey, flatDocument, sameContent } from '#domain/mirror/upstream-document.ts'
import type { FieldContent, UpstreamDocument } from '#domain/mirror/upstream-document.ts'

const therapy = (id: number, name = `Therapy ${id}`) => ({ kind: 'THERAPY', id, name }) as const
const always = () => true
const never = () => false

describe('A field of a mirrored record', () => {
  const merge = (base: FieldContent, ours: FieldContent, theirs: FieldContent, isChangedHere = always) =>
    mergeDocuments({ base: { field: base }, ours: { field: ours }, theirs: { field: theirs }, isChangedHere })

  it('becomes theirs where it was not changed here', () => {
    expect(merge('a', 'a', 'b', never).changes).toEqual({ field: 'b' })
    expect(merge('a', 'a', 'b').changes).toEqual({ field: 'b' })
    // As an import of an older release leaves it.
    expect(merge('a', 'older', 'b', never).changes).toEqual({ field: 'b' })
  })

  it('stays ours where upstream has not changed it', () => {
    expect(merge('a', 'b', 'a')).toEqual({ changes: {}, conflicts: [], agreed: [] })
  })

  it('is agreed where both changed it to the same, and no longer local', () => {
    expect(merge('a', 'b', 'b')).toEqual({ changes: {}, conflicts: [], agreed: ['field'] })
  })

  it('is a conflict where both changed it otherwise, and stays ours', () => {
    const conflict = { field: 'field', base: 'a', ours: 'b', theirs: 'c' }
    expect(merge('a', 'b', 'c')).toEqual({ changes: {}, conflicts: [conflict], agreed: [] })
    expect(merge('a', null, 'c').conflicts).toEqual([{ ...conflict, ours: null }])
  })

  it('is a conflict where nobody knows how upstream had it before', () => {
    const input = { base: {}, ours: { field: 'b' }, theirs: { field: 'c' }, isChangedHere: always }
    expect(mergeDocuments(input).conflicts).toEqual([{ field: 'field', base: null, ours: 'b', theirs: 'c' }])
  })

  it('that upstream does not offer is left alone', () => {
    const input = { base: { field: 'a' }, ours: { field: 'b' }, theirs: {}, isChangedHere: never }
    expect(mergeDocuments(input)).toEqual({ changes: {}, conflicts: [], agreed: [] })
  })

  it('refers to the same record whatever its name', () => {
    expect(merge(therapy(1), therapy(1), therapy(1, 'New name')).changes).toEqual({})
  })

  it('is merged by element where it is a list', () => {
    const merged = merge(
      [therapy(1), therapy(2), therapy(3)],
      [therapy(2), therapy(3), therapy(4)],
      [therapy(1), therapy(2), therapy(5)],
    )
    expect(contentKey(merged.changes['field']!)).toBe(contentKey([therapy(2), therapy(4), therapy(5)]))
    expect(merged.conflicts).toEqual([])
  })

  it('compares aliases whatever their letter case', () => {
    expect(merge(['BRAF1'], ['Braf1'], ['BRAF1', 'B-RAF'])).toMatchObject({
      changes: { field: ['BRAF1', 'B-RAF'] },
    })
  })
})

it('cells of coordinates are fields of their own', () => {
  const row = { coordinateType: 'GENE_VARIANT_COORDINATE', start: 5, stop: 7 }
  expect(flatDocument({ name: 'V600E', coordinates: [row], clinvarIds: ['13961'] })).toEqual({
    name: 'V600E',
    'coordinates.GENE_VARIANT_COORDINATE.start': 5,
    'coordinates.GENE_VARIANT_COORDINATE.stop': 7,
    clinvarIds: ['13961'],
  })
})

const scalar = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null })
const list = fc.option(
  fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 5 }).map((ids) => ids.map((id) => therapy(id))),
  { nil: null },
)
const document = fc.record({ level: scalar, status: scalar, therapies: list })
const changed = fc.uniqueArray(fc.constantFrom('level', 'status', 'therapies'))

describe('Merging any versions of a record', () => {
  const inputs = fc
    .record({ base: document, ours: document, theirs: document, changed })
    .map(({ changed, ours, base, ...others }) => ({
      ...others,
      base,
      changed,
      // A field that nobody changed here says what upstream said.
      ours: Object.fromEntries(
        Object.entries(base).map(([field, content]) => [
          field,
          changed.some((name) => name === field) ? ours[field as keyof typeof ours] : content,
        ]),
      ) as UpstreamDocument,
    }))
  const merged = ({
    base,
    ours,
    theirs,
    changed,
  }: typeof inputs extends fc.Arbitrary<infer Input> ? Input : never) => {
    const merge = mergeDocuments({
      base,
      ours,
      theirs,
      isChangedHere: (field) => changed.some((name) => name === field),
    })
    return { ...merge, result: { ...ours, ...merge.changes } as UpstreamDocument }
  }
  const at = (document: UpstreamDocument, field: string) => document[field] ?? null

  it('leaves every field not changed here as upstream has it', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { result } = merged(input)
        for (const field of Object.keys(input.theirs))
          if (!input.changed.some((name) => name === field))
            expect(sameContent(at(result, field), at(input.theirs, field))).toBe(true)
      }),
    )
  })

  it('opens conflicts exactly for the single values changed on both sides to different ones, and writes none of them', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { conflicts, changes } = merged(input)
        const expected = (['level', 'status'] as const).filter((field) => {
          const [base, ours, theirs] = [input.base, input.ours, input.theirs].map((one) => at(one, field))
          return input.changed.includes(field) && new Set([base!, ours!, theirs!].map(contentKey)).size === 3
        })
        expect(conflicts.map(({ field }) => field).toSorted()).toEqual(expected.toSorted())
        for (const { field } of conflicts) expect(changes).not.toHaveProperty(field)
      }),
    )
  })

  it('loses no element that either side added, and brings back none that either removed', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const ids = (document: UpstreamDocument) =>
          new Set(((at(document, 'therapies') ?? []) as { id: number }[]).map(({ id }) => id))
        const [base, ours, theirs, result] = [input.base, input.ours, input.theirs, merged(input).result].map(
          ids,
        )
        for (const id of [1, 2, 3, 4, 5]) {
          const stays = base!.has(id) ? ours!.has(id) && theirs!.has(id) : ours!.has(id) || theirs!.has(id)
          expect(result!.has(id)).toBe(stays)
        }
      }),
    )
  })

  it('has nothing to write when it is done again', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { result, conflicts } = merged(input)
        // The base of an open conflict stays, that of all others is what upstream said last.
        const base = {
          ...input.theirs,
          ...Object.fromEntries(conflicts.map(({ field, base }) => [field, base])),
        }
        const again = merged({ ...input, ours: result, base: base as typeof input.base })
        expect(again.changes).toEqual({})
        expect(again.conflicts).toEqual(conflicts)
      }),
    )
  })
})
