import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { civicAssertion } from '#tests/support/gks/civic-assertions.ts'
import { gksContract, gksValidator } from '#tests/support/gks/gks-schemas.ts'

const AMP = 'AMP/ASCO/CAP Guidelines, 2017'
const CCV = 'ClinGen/CGC/VICC Guidelines for Oncogenicity, 2022'
const coded = (system: string, code: string) => ({ primaryCoding: { system, code } })

/** Each is a slip that the tests of statements must not overlook. */
describe.skipIf(!existsSync(gksContract))('The schemas of GKS', () => {
  const validate = gksValidator()
  const wrong = (changes: object, id: 6 | 9 = 6) =>
    validate('VariantClinicalSignificanceStatement', { ...Object(civicAssertion(id)), ...changes })
  const tier = (number: string) => ({ name: `Tier ${number}`, ...coded(AMP, `tier ${number.toLowerCase()}`) })
  const line = {
    type: 'EvidenceLine',
    specifiedBy: {
      type: 'Method',
      methodType: 'functional_assay',
      reportedIn: { type: 'Document', name: CCV, pmid: '35101336' },
    },
    directionOfEvidenceProvided: 'supports',
    strengthOfEvidenceProvided: coded(CCV, 'strong'),
    scoreOfEvidenceProvided: 4,
    evidenceOutcome: coded(CCV, 'OS2'),
  }

  it('accept what is published', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({}, 9)).toEqual([])
    expect(validate('VariantOncogenicityEvidenceLine', line)).toEqual([])
  })

  it.each([
    ['tier II with the strength strong', { strength: coded(AMP, 'strong'), classification: tier('II') }],
    ['tier III with a strength', { direction: 'neutral', classification: tier('III') }],
    ['a list of evidence lines that is empty', { hasEvidenceLines: [] }],
    ['members that there are not', { evidenceRating: 4 }],
  ])('reject %s', (_what, changes) => {
    expect(wrong(changes)).not.toEqual([])
  })

  it('reject a code of oncogenicity as the type of a method', () => {
    const specifiedBy = { ...line.specifiedBy, methodType: 'OS2' }
    expect(validate('VariantOncogenicityEvidenceLine', { ...line, specifiedBy })).not.toEqual([])
  })
})
