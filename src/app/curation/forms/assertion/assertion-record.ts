import { assertionFields } from '#domain/records/fields/assertion.ts'
import { AssertionRecordDocument } from '#app/graphql/generated/assertion-record.ts'
import type { AssertionRecordQuery } from '#app/graphql/generated/assertion-record.ts'
import { clinicalReferences } from '../clinical/clinical-record.ts'
import { plainValuesOf } from '../record-values.ts'
import { fetchFresh } from '../references/requests.ts'
import type { Reference } from '../references/reference.ts'
import type { AssertionStatement } from './assertion-values.ts'
import { evidenceReference } from './evidence-search.ts'

const codes = (list: readonly { id: number; code: string }[]): Reference[] =>
  list.map(({ id, code }) => ({ id, name: code }))

/** Present content of the assertion with the id; null when there is none. */
export async function assertionById(id: number): Promise<AssertionStatement | null> {
  const { assertion } = await fetchFresh(AssertionRecordDocument, { id })
  return assertion ? assertionStatementOf(assertion) : null
}

type AssertionRecord = NonNullable<AssertionRecordQuery['assertion']>

/** Statement of an assertion, as a form has it. */
export function assertionStatementOf(assertion: AssertionRecord): AssertionStatement {
  const { nccnGuideline } = assertion
  return {
    ...plainValuesOf(assertionFields, assertion),
    ...clinicalReferences(assertion),
    evidenceItems: assertion.evidenceItems.map(({ id }) => evidenceReference(id)),
    acmgCodes: codes(assertion.acmgCodes),
    clingenCodes: codes(assertion.clingenCodes),
    nccnGuideline: nccnGuideline ? { id: nccnGuideline.id, name: nccnGuideline.name } : null,
  }
}
