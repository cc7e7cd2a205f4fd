import { describe, expect, it } from 'vitest'
import { changesParameters, boundText, viewError, readChangesView } from '#app/pages/changes/changes-view.ts'

const bounds = {
  importedReleases: [
    { name: '01-Aug-2024', releasedOn: '2024-08-01', knowledgeVersion: 9 },
    { name: '01-Feb-2021', releasedOn: '2021-02-01', knowledgeVersion: 4 },
  ],
  changes: { toVersion: 9 },
}
const viewOf = (search: string) => readChangesView(new URLSearchParams(search), bounds)

describe('the list of changes that an address describes', () => {
  it('begins at the latest release that differs from the present, else at the beginning', () => {
    expect(viewOf('').from).toBe('01-Feb-2021')
    expect(readChangesView(new URLSearchParams(), { ...bounds, importedReleases: [] }).from).toBe('0')
  })

  it('is written as it was read', () => {
    const search = 'from=4&to=9&kind=EVIDENCE_ITEM&change=LEVEL&gene=5&disease=7&therapy=3'
    expect(changesParameters(viewOf(search)).toString()).toBe(search)
  })

  it.each([
    ['', 'CLINICAL'],
    ['from=4', 'CLINICAL'],
    ['gene=5', 'CLINICAL'],
    ['kind=SOURCE', 'ALL'],
    ['change=TEXT', 'ALL'],
    ['kind=EVIDENCE_ITEM&view=CLINICAL', 'CLINICAL'],
    ['view=TEXTS', 'TEXTS'],
    ['view=none', 'CLINICAL'],
  ])('of %j shows the view %s', (search, view) => {
    expect(viewOf(search).view).toBe(view)
  })

  it('leaves out filters that have no such value', () => {
    const search = 'from=4&kind=NONE&cause=x&change=y&gene=0&disease=-1&therapy=1e3'
    expect(changesParameters(viewOf(search)).toString()).toBe('from=4')
  })

  it.each([
    ['from=4&to=9', null],
    ['from=01-Feb-2021&to=01-Aug-2024', null],
    ['from=2020-01-01', null],
    ['from=01-Aug-2024&to=01-Feb-2021', '01-Aug-2024 is later than 01-Feb-2021.'],
    ['from=10', 'There is no knowledge version 10: the current one is 9.'],
    ['from=4&to=01-Jan-1999', 'There is no release “01-Jan-1999”.'],
  ])('of %s has the problem %s', (search, problem) => {
    expect(viewError(viewOf(search), bounds)).toBe(problem)
  })

  it('names its states', () => {
    expect(['0', '4', '5', '2024-08-01', undefined].map((bound) => boundText(bound, bounds))).toEqual([
      'the beginning',
      '01-Feb-2021',
      'version 5',
      '1 Aug 2024',
      'now',
    ])
  })
})
