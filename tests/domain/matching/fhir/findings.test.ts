import type { Observation, ObservationComponent } from '@medplum/fhirtypes'
import { expect, test } from 'vitest'
import { readSample } from '#server/matching/read-sample.ts'
import { finding } from '#server/matching/fhir/write/finding.ts'
import { clinicalIndex } from '#tests/support/fhir/read-clinical.ts'

const valueOf = (one: ObservationComponent | Observation) => {
  const { valueCodeableConcept: concept, valueString, valueQuantity, valueRange } = one
  const range = valueRange && `${valueRange.low?.value}-${valueRange.high?.value}`
  const codes = concept?.coding?.map(({ code, display }) => [code, display].filter(Boolean).join(' ')) ?? []
  return [...codes, concept?.text, valueString, valueQuantity?.value, range]
    .filter((part) => part !== undefined)
    .join(' | ')
}

/** What a finding says: the profile, the value, and each component by its code. */
function said(line: string, isAbsent: boolean) {
  const request = { alterations: [line], build: 'GRCH37' as const }
  const { found, understood } = readSample(request, clinicalIndex)
  expect(understood[0]?.isAbsent).toBe(isAbsent)
  return (found[0] ?? []).map((one) => {
    const made = finding(one, isAbsent, { build: 'GRCH37', origin: 'SOMATIC', names: clinicalIndex.names })
    const codes = made.component?.map((part) => `${part.code.coding?.[0]?.code}: ${valueOf(part)}`) ?? []
    const code = made.code.coding?.[0]?.code ?? made.code.text
    return [made.meta?.profile?.[0]?.split('/').at(-1), `${code}: ${valueOf(made)}`, ...codes]
  })
}

const VARIANT = 'variant'
const BIOMARKER = 'molecular-biomarker'
const PRESENT = '69548-6: LA9633-4'
const ABSENT = '69548-6: LA9634-2'
const SOMATIC = '48002-0: LA6684-0'
const BRAF = '48018-6: HGNC:1097 BRAF'
const ERBB2 = '48018-6: HGNC:3430 ERBB2'

const cases: readonly [line: string, expected: string[][], isAbsent?: true][] = [
  ['BRAF V600E', [[VARIANT, PRESENT, '81252-9: BRAF V600E', BRAF, SOMATIC]]],
  [
    'NP_004324.2:p.Val600Glu',
    [[VARIANT, PRESENT, '81252-9: BRAF V600E', BRAF, '48005-3: NP_004324.2:p.Val600Glu', SOMATIC]],
  ],
  [
    'NM_004333.4(BRAF):c.1799T>A (p.Val600Glu)',
    [[VARIANT, PRESENT, '81252-9: BRAF V600E', BRAF, '48004-6: NM_004333.4:c.1799T>A', SOMATIC]],
  ],
  // Without its sequence a change has no HGVS.
  ['BRAF c.1799T>A', [[VARIANT, PRESENT, '81252-9: BRAF c.1799T>A', BRAF, SOMATIC]]],
  [
    '7-140453136-A-T',
    [
      [
        VARIANT,
        PRESENT,
        '81252-9: 7:140453136 A>T',
        '81290-9: NC_000007.13:g.140453136A>T',
        '62374-4: LA14029-5',
        '48013-7: NC_000007.13',
        '81254-5: 140453136-140453136',
        '92822-6: LA30102-0',
        '69547-8: A',
        '69551-0: T',
        SOMATIC,
      ],
    ],
  ],
  [
    'NC_000007.14:g.140753336A>T',
    [
      [
        VARIANT,
        PRESENT,
        '81252-9: 7:140753336 A>T',
        '81290-9: NC_000007.14:g.140753336A>T',
        '62374-4: LA26806-2',
        '48013-7: NC_000007.14',
        '81254-5: 140753336-140753336',
        '92822-6: LA30102-0',
        '69547-8: A',
        '69551-0: T',
        SOMATIC,
      ],
    ],
  ],
  // An insertion lies between two positions, a deletion leaves no bases.
  [
    'chr7-140453136--C',
    [
      [
        VARIANT,
        PRESENT,
        '81252-9: 7:140453136-140453137 insC',
        '81290-9: NC_000007.13:g.140453136_140453137insC',
        '62374-4: LA14029-5',
        '48013-7: NC_000007.13',
        SOMATIC,
      ],
    ],
  ],
  [
    'chr7-140453136-AC--',
    [
      [
        VARIANT,
        PRESENT,
        '81252-9: 7:140453136-140453137 del',
        '81290-9: NC_000007.13:g.140453136_140453137del',
        '62374-4: LA14029-5',
        '48013-7: NC_000007.13',
        '81254-5: 140453136-140453137',
        '92822-6: LA30102-0',
        '69547-8: AC',
        SOMATIC,
      ],
    ],
  ],
  ['VCV000013961', [[VARIANT, PRESENT, '81252-9: 13961 | VCV000013961', SOMATIC]]],
  ['rs113488022', [[VARIANT, PRESENT, '81252-9: rs113488022 | RS113488022', SOMATIC]]],
  [
    'EML4::ALK',
    [[VARIANT, PRESENT, '81252-9: EML4::ALK', '48018-6: HGNC:1316 EML4', '48018-6: HGNC:427 ALK', SOMATIC]],
  ],
  ['ALK fusion', [[VARIANT, PRESENT, '81252-9: ALK fusion', '48018-6: HGNC:427 ALK', SOMATIC]]],
  ['ERBB2 amplification', [[VARIANT, PRESENT, '81252-9: ERBB2 amplification', ERBB2, SOMATIC]]],
  ['ERBB2 CN 12.5', [[VARIANT, PRESENT, '81252-9: ERBB2 amplification', ERBB2, '82155-3: 12.5', SOMATIC]]],
  [
    'ERBB2 2 copies',
    [
      [VARIANT, ABSENT, '81252-9: ERBB2 amplification', ERBB2, '82155-3: 2', SOMATIC],
      [VARIANT, ABSENT, '81252-9: ERBB2 deletion', ERBB2, '82155-3: 2', SOMATIC],
    ],
    true,
  ],
  ['no BRAF V600E', [[VARIANT, ABSENT, '81252-9: BRAF V600E', BRAF, SOMATIC]], true],
  // What is absent in a gene of wild type are mutations.
  ['BRAF wild type', [[VARIANT, ABSENT, '81252-9: BRAF mutation', BRAF, SOMATIC]], true],
  ['KRAZ G12D', [[VARIANT, PRESENT, '81252-9: KRAZ G12D', '48018-6: KRAZ', SOMATIC]]],
  ['MSI-H', [[BIOMARKER, '81695-9: LA26203-2 | MSI high']]],
  ['MSS', [[BIOMARKER, '81695-9: Absent: MSI high']], true],
  ['TMB 12 mut/Mb', [[BIOMARKER, '94076-7: 12']]],
  ['TMB 3 mut/Mb', [[BIOMARKER, '94076-7: 3']], true],
  ['TMB high', [[BIOMARKER, '94076-7: TMB high']]],
  ['EGFR overexpression', [[BIOMARKER, 'EGFR expression: EGFR overexpression', '48018-6: HGNC:3236 EGFR']]],
  ['BRAF promoter methylation', [[BIOMARKER, 'BRAF promoter methylation: BRAF promoter methylation', BRAF]]],
]

test.each(cases)('%s', (line, expected, isAbsent = undefined) => {
  expect(said(line, isAbsent ?? false)).toEqual(expected)
})
