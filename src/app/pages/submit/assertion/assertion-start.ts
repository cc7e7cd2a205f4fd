import { assertionFields } from '#domain/records/fields/assertion.ts'
import { assertionTypes } from '#domain/vocabularies/evidence.ts'
import { assertionById } from '#app/curation/forms/assertion/assertion-record.ts'
import { evidenceReference } from '#app/curation/forms/assertion/evidence-search.ts'
import { clinicalReferences } from '#app/curation/forms/clinical/clinical-record.ts'
import { formLoader, idsIn, recordIn } from '#app/curation/forms/form-start.ts'
import { scalarsIn } from '#app/curation/forms/record-values.ts'
import { fetchFresh } from '#app/curation/forms/references/requests.ts'
import {
  diseaseIn,
  phenotypesIn,
  profileIn,
  therapiesIn,
} from '#app/curation/forms/references/references-by-id.ts'
import { EvidenceToAssertDocument } from '#app/graphql/generated/submit-assertion.ts'
import type { AssertionValues } from './assertion-submission.ts'

/**
 * The form starts from `?from=AID7`, from values (`?molecularProfileId=…&assertionType=…`), or from the evidence it is to
 * cite (`?evidenceItemIds=12,13`), whose profile, disease and therapies it takes from the first.
 */
export const loader = formLoader<AssertionValues>(async (parameters) => {
  const from = parameters.get('from')
  if (!from) return { values: await valuesIn(parameters), error: null }
  const id = recordIn(parameters, 'AID')
  const values = id ? await assertionById(id) : null
  if (values) return { values, error: null }
  return { values: await valuesIn(parameters), error: `There is no assertion “${from}” to start from.` }
})

async function valuesIn(parameters: URLSearchParams): Promise<Partial<AssertionValues>> {
  const evidenceItemIds = idsIn(parameters, 'evidenceItemIds')
  const [ofEvidence, molecularProfile, disease, therapies, phenotypes] = await Promise.all([
    evidenceItemIds[0] ? valuesOfEvidence(evidenceItemIds[0]) : {},
    profileIn(parameters),
    diseaseIn(parameters),
    therapiesIn(parameters),
    phenotypesIn(parameters),
  ])
  return {
    ...ofEvidence,
    ...scalarsIn(parameters, assertionFields),
    evidenceItems: evidenceItemIds.map(evidenceReference),
    ...(molecularProfile ? { molecularProfile } : {}),
    ...(disease ? { disease } : {}),
    ...(therapies.length > 0 ? { therapies } : {}),
    ...(phenotypes.length > 0 ? { phenotypes } : {}),
  }
}

async function valuesOfEvidence(id: number): Promise<Partial<AssertionValues>> {
  const { evidenceItem } = await fetchFresh(EvidenceToAssertDocument, { id })
  if (!evidenceItem) return {}
  const { evidenceType, variantOrigin, therapyInteractionType } = evidenceItem
  return {
    ...clinicalReferences(evidenceItem),
    variantOrigin,
    therapyInteractionType: therapyInteractionType ?? null,
    assertionType: assertionTypes.has(evidenceType) ? evidenceType : null,
  }
}
