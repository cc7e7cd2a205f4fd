import {
  evidenceDirections,
  evidenceLevels,
  evidenceSignificances,
  evidenceTypes,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import { formLoader, recordIn, textIn, wordIn } from '#app/curation/forms/form-start.ts'
import type { Start } from '#app/curation/forms/form-start.ts'
import { ask } from '#app/curation/forms/references/asking.ts'
import {
  diseaseIn,
  featureIn,
  phenotypesIn,
  profileIn,
  profileReference,
  references,
  sourceReference,
  sourcesIn,
  therapiesIn,
} from '#app/curation/forms/references/references-by-id.ts'
import { EvidenceToStartFromDocument } from '#app/graphql/generated/submit-evidence.ts'
import type { EvidenceValues } from './evidence-values.ts'

/** The form starts from `?from=EID12`, or from values: `?molecularProfileId=…&diseaseId=…&evidenceType=PREDICTIVE`. */
export const loader = formLoader<EvidenceValues>(async (parameters) => {
  const from = parameters.get('from')
  if (!from) return { values: await valuesIn(parameters), problem: null }
  const id = recordIn(parameters, 'EID')
  const start = id ? await startFrom(id) : null
  const problem = `There is no evidence item “${from}” to start from.`
  return start ?? { values: await valuesIn(parameters), problem }
})

async function startFrom(id: number): Promise<Start<EvidenceValues> | null> {
  const { evidenceItem } = await ask(EvidenceToStartFromDocument, { id })
  if (!evidenceItem) return null
  const { source, molecularProfile, disease, therapies, phenotypes, ...item } = evidenceItem
  return {
    problem: null,
    values: {
      source: sourceReference(source),
      molecularProfile: profileReference(molecularProfile),
      evidenceType: item.evidenceType,
      evidenceDirection: item.evidenceDirection,
      significance: item.significance,
      variantOrigin: item.variantOrigin,
      disease: disease ? { id: disease.id, name: disease.name } : null,
      therapies: references(therapies),
      therapyInteractionType: item.therapyInteractionType ?? null,
      phenotypes: references(phenotypes),
      evidenceLevel: item.evidenceLevel,
      rating: item.evidenceRating ?? null,
      description: item.description,
    },
  }
}

async function valuesIn(parameters: URLSearchParams): Promise<Partial<EvidenceValues>> {
  const [[source], feature, molecularProfile, disease, therapies, phenotypes] = await Promise.all([
    sourcesIn(parameters),
    featureIn(parameters),
    profileIn(parameters),
    diseaseIn(parameters),
    therapiesIn(parameters),
    phenotypesIn(parameters),
  ])
  const rating = Number(parameters.get('rating') ?? '')
  return {
    source: source ?? null,
    feature,
    molecularProfile,
    disease,
    therapies,
    phenotypes,
    evidenceType: wordIn(parameters, 'evidenceType', evidenceTypes),
    evidenceDirection: wordIn(parameters, 'evidenceDirection', evidenceDirections),
    significance: wordIn(parameters, 'significance', evidenceSignificances),
    variantOrigin: wordIn(parameters, 'variantOrigin', variantOrigins),
    evidenceLevel: wordIn(parameters, 'evidenceLevel', evidenceLevels),
    therapyInteractionType: wordIn(parameters, 'therapyInteractionType', therapyInteractions),
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : null,
    description: textIn(parameters, 'description') ?? '',
  }
}
