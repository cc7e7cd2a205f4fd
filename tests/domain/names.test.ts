import { describe, expect, test } from 'vitest'
import {
  authorString,
  capitalizeWords,
  foldText,
  publicationDate,
  sourceName,
  userDisplayName,
} from '#domain/text/names.ts'
import { releaseTable } from '#tests/domain/support/release-table.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

describe('names', () => {
  test('are folded for search and sorting', () => {
    expect(foldText('  Erlotinib\u00a0 \t HYDROCHLORIDE ')).toBe('erlotinib hydrochloride')
    expect(foldText('ﬁbrosis Ⅱ')).toBe('fibrosis ii')
  })

  test.each([
    ['lung non-small cell carcinoma', 'Lung Non-small Cell Carcinoma'],
    ['CIC-rearranged  sarcoma', 'CIC-rearranged Sarcoma'],
    [
      'acute myeloid leukemia with t(8;21); (q22; q22.1)',
      'Acute Myeloid Leukemia With T(8;21); (q22; Q22.1)',
    ],
    ['5-fluorouracil', '5-fluorouracil'],
    ['ß-lapachone élan', 'ß-lapachone Élan'],
  ])('%s is stored as %s', (given, stored) => {
    expect(capitalizeWords(given)).toBe(stored)
  })

  test.skipIf(!release2024)(
    'of all diseases of the release of August 2024 are already as they are stored',
    () => {
      const rows = releaseTable(release2024 ?? '', 'ClinicalEvidenceSummaries.tsv')
      const diseases = new Set(rows.map((row) => row['disease'] ?? ''))
      expect(diseases.size).toBeGreaterThan(200)
      for (const disease of diseases) expect(capitalizeWords(disease)).toBe(disease.trim())
    },
  )

  test('of sources are kind and citation', () => {
    expect(sourceName({ sourceType: 'PUBMED', citation: 'Shaw et al., 2013', citationId: '23724913' })).toBe(
      'PubMed: Shaw et al., 2013',
    )
    expect(sourceName({ sourceType: 'ASH', citation: ' ', citationId: '10.1182/blood-2021-1' })).toBe(
      'ASH: 10.1182/blood-2021-1',
    )
  })

  test('of people are the first they have', () => {
    expect(userDisplayName({ id: 5, username: ' ', name: 'Ada L', email: 'a@b.c' })).toBe('Ada L')
    expect(userDisplayName({ id: 5, username: 'ada', name: 'Ada L' })).toBe('ada')
    expect(userDisplayName({ id: 5 })).toBe('5')
    expect(authorString([{ foreName: 'Alice T', lastName: 'Shaw' }, { lastName: 'Kim' }, {}])).toBe(
      'Alice T Shaw, Kim',
    )
  })

  test('publication dates end where they are unknown', () => {
    expect(publicationDate({ year: 2013, month: 6, day: 20 })).toBe('2013-6-20')
    expect(publicationDate({ year: 2013, month: 6, day: null })).toBe('2013-6')
    expect(publicationDate({ year: 2013, day: 20 })).toBe('2013')
    expect(publicationDate({ month: 6 })).toBeNull()
  })
})
