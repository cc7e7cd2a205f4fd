import { evidenceItemFields } from '#domain/records/fields/evidence-item.ts'
import { evidenceById } from '#app/curation/forms/evidence/evidence-record.ts'
import { formLoader, recordIn } from '#app/curation/forms/form-start.ts'
import { scalarsIn } from '#app/curation/forms/record-values.ts'
import {
  diseaseIn,
  featureIn,
  phenotypesIn,
  profileIn,
  sourcesIn,
  therapiesIn,
} from '#app/curation/forms/references/references-by-id.ts'
import type { EvidenceValues } from './evidence-submission.ts'

/** The form starts from `?from=EID12`, or from values: `?molecularProfileId=…&diseaseId=…&evidenceType=PREDICTIVE`. */
export const loader = formLoader<EvidenceValues>(async (parameters) => {
  const from = parameters.get('from')
  if (!from) return { values: await valuesIn(parameters), error: null }
  const id = recordIn(parameters, 'EID')
  const values = id ? await evidenceById(id) : null
  if (values) return { values, error: null }
  return {
    values: await valuesIn(parameters),
    error: `There is no evidence item “${from}” to start from.`,
  }
})

async function valuesIn(parameters: URLSearchParams): Promise<Partial<EvidenceValues>> {
  const [[source], feature, molecularProfile, disease, therapies, phenotypes] = await Promise.all([
    sourcesIn(parameters),
    featureIn(parameters),
    profileIn(parameters),
    diseaseIn(parameters),
    therapiesIn(parameters),
    phenotypesIn(parameters),
  ])
  return {
    source: source ?? null,
    feature,
    molecularProfile,
    disease,
    therapies,
    phenotypes,
    ...scalarsIn(parameters, evidenceItemFields),
  }
}
