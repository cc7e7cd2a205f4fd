import { describe, expect, test } from 'vitest'
import {
  clinicalTrialUrl,
  diseaseUrl,
  phenotypeUrl,
  recordLink,
  revisionsLink,
  sourceUrl,
  therapyUrl,
  variantTypeUrl,
} from '#domain/records/links.ts'
import { evidenceScore, molecularProfileScore } from '#domain/clinical/score.ts'
import { recordKinds } from '#domain/records/record-kinds.ts'
import { type TaggedRecord, parseLooseTag, parseTag, recordTag } from '#domain/records/tags.ts'
import { evidenceLevels } from '#domain/vocabularies/evidence.ts'
import { releaseTable } from '#tests/domain/support/release-table.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

describe('scores', () => {
  test('add level weight times rating', () => {
    expect(
      molecularProfileScore([
        { evidenceLevel: 'B', rating: 4 },
        { evidenceLevel: 'D', rating: 3 },
      ]),
    ).toBe(23)
    expect(molecularProfileScore([])).toBe(0)
    expect(evidenceScore({ evidenceLevel: null, rating: 5 })).toBe(0)
    expect(evidenceScore({ evidenceLevel: 'A', rating: null })).toBe(0)
    expect(evidenceScore({ evidenceLevel: 'E', rating: 3 })).toBe(0.75)
  })

  // The release's own scores lag behind its evidence for 159 of 1,739 profiles; all others must agree.
  test.skipIf(!release2024)('are those that the release of August 2024 publishes', () => {
    const folder = release2024 ?? ''
    const items = new Map<
      string,
      { evidenceLevel: 'A' | 'B' | 'C' | 'D' | 'E' | null; rating: number | null }[]
    >()
    for (const row of releaseTable(folder, 'ClinicalEvidenceSummaries.tsv')) {
      const profile = row['molecular_profile_id'] ?? ''
      const rating = row['rating'] ? Number(row['rating']) : null
      const item = { evidenceLevel: evidenceLevels.parseLabel(row['evidence_level']), rating }
      items.set(profile, [...(items.get(profile) ?? []), item])
    }
    const profiles = releaseTable(folder, 'MolecularProfileSummaries.tsv')
    const agreeing = profiles.filter(
      (row) =>
        molecularProfileScore(items.get(row['molecular_profile_id'] ?? '') ?? []) ===
        Number(row['evidence_score']),
    )
    expect([agreeing.length, profiles.length]).toEqual([1580, 1739])
  })
})

describe('tags', () => {
  test('are read in any case', () => {
    expect(parseTag(' eid1409 ')).toEqual({ kind: 'EVIDENCE_ITEM', id: 1409 })
    expect(parseTag('MPID12')).toEqual({ kind: 'MOLECULAR_PROFILE', id: 12 })
    expect(parseTag('GID5')).toEqual({ kind: 'GENE', id: 5 })
    expect(parseTag('FID5')).toEqual({ kind: 'FEATURE', id: 5 })
    expect(parseTag('VGid3')).toEqual({ kind: 'VARIANT_GROUP', id: 3 })
    for (const text of ['', 'EID', 'EID0', 'EID12x', 'XID12', 'E12', 'EID99999999999999999']) {
      expect(parseTag(text)).toBeNull()
    }
  })

  test('are read in the short forms of comments', () => {
    expect(parseLooseTag('#E12')).toEqual({ kind: 'EVIDENCE_ITEM', id: 12 })
    expect(parseLooseTag('e12')).toEqual({ kind: 'EVIDENCE_ITEM', id: 12 })
    expect(parseLooseTag('#VGID3')).toEqual({ kind: 'VARIANT_GROUP', id: 3 })
    expect(parseLooseTag('civic.mpid:7')).toEqual({ kind: 'MOLECULAR_PROFILE', id: 7 })
    expect(parseLooseTag('V600E')).toBeNull()
  })

  test('are printed as they are read, but for flags', () => {
    const tagged = Object.entries(recordKinds).flatMap(([kind, names]) => ('tag' in names ? [kind] : []))
    for (const kind of tagged as TaggedRecord[]) {
      const expected = kind === 'FLAG' ? 'FEATURE' : kind
      expect(parseTag(recordTag(kind, 42))).toEqual({ kind: expected, id: 42 })
    }
  })
})

describe('links', () => {
  test('of records stay on the site', () => {
    expect(recordLink('EVIDENCE_ITEM', 12)).toBe('/evidence/12')
    expect(recordLink('MOLECULAR_PROFILE', 12)).toBe('/molecular-profiles/12')
    expect(revisionsLink(recordLink('VARIANT', 3))).toBe('/variants/3/revisions')
  })

  test('of terms and sources lead to their publishers', () => {
    expect(diseaseUrl('0060079')).toBe('https://www.disease-ontology.org/?id=DOID:0060079')
    expect(diseaseUrl('')).toBeNull()
    expect(therapyUrl('C1857')).toBe(
      'https://ncit.nci.nih.gov/ncitbrowser/ConceptReport.jsp?dictionary=NCI_Thesaurus&ns=ncit&code=C1857',
    )
    expect(therapyUrl(null)).toBeNull()
    expect(phenotypeUrl('HP:0001250')).toBe('https://hpo.jax.org/app/browse/term/HP:0001250')
    expect(variantTypeUrl('SO:0001583')).toBe(
      'http://www.sequenceontology.org/browser/current_svn/term/SO:0001583',
    )
    expect(variantTypeUrl('N/A')).toBeNull()
    expect(clinicalTrialUrl('NCT01234567')).toBe('https://clinicaltrials.gov/study/NCT01234567')
    expect(sourceUrl('PUBMED', '23724913')).toBe('http://www.ncbi.nlm.nih.gov/pubmed/23724913')
    expect(sourceUrl('ASCO', '102')).toBe('https://www.asco.org/abstracts-presentations/102')
    expect(sourceUrl('ASH', '10.1182/blood-2021-1')).toBe('https://doi.org/10.1182/blood-2021-1')
  })
})
