import {
  ampLevels,
  assertionDirections,
  assertionSignificances,
  assertionTypes,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import { formLoader, idsIn, recordIn, textIn, wordIn } from '#app/curation/forms/form-start.ts'
import type { Start } from '#app/curation/forms/form-start.ts'
import { ask } from '#app/curation/forms/references/asking.ts'
import {
  diseaseIn,
  phenotypesIn,
  profileIn,
  profileReference,
  references,
  therapiesIn,
} from '#app/curation/forms/references/references-by-id.ts'
import {
  AssertionToStartFromDocument,
  EvidenceToAssertDocument,
} from '#app/graphql/generated/submit-assertion.ts'
import { evidenceReference } from './evidence-search.ts'
import type { AssertionValues } from './assertion-values.ts'

/**
 * The form starts from `?from=AID7`, from values (`?molecularProfileId=…&assertionType=…`), or from the evidence it is to
 * cite (`?evidenceItemIds=12,13`), whose profile, disease and therapies it takes from the first.
 */
export const loader = formLoader<AssertionValues>(async (parameters) => {
  const from = parameters.get('from')
  if (!from) return { values: await valuesIn(parameters), problem: null }
  const id = recordIn(parameters, 'AID')
  const start = id ? await startFrom(id) : null
  const problem = `There is no assertion “${from}” to start from.`
  return start ?? { values: await valuesIn(parameters), problem }
})

async function startFrom(id: number): Promise<Start<AssertionValues> | null> {
  const { assertion } = await ask(AssertionToStartFromDocument, { id })
  if (!assertion) return null
  const { molecularProfile, disease, therapies, phenotypes, evidenceItems, ...said } = assertion
  const codes = (list: readonly { id: number; code: string }[]) =>
    list.map(({ id, code }) => ({ id, name: code }))
  return {
    problem: null,
    values: {
      molecularProfile: profileReference(molecularProfile),
      disease: disease ? { id: disease.id, name: disease.name } : null,
      therapies: references(therapies),
      phenotypes: references(phenotypes),
      evidenceItems: evidenceItems.map(({ id }) => evidenceReference(id)),
      variantOrigin: said.variantOrigin,
      assertionType: said.assertionType,
      assertionDirection: said.assertionDirection,
      significance: said.significance,
      therapyInteractionType: said.therapyInteractionType ?? null,
      ampLevel: said.ampLevel ?? null,
      acmgCodes: codes(said.acmgCodes),
      clingenCodes: codes(said.clingenCodes),
      nccnGuideline: said.nccnGuideline ? { id: said.nccnGuideline.id, name: said.nccnGuideline.name } : null,
      nccnGuidelineVersion: said.nccnGuidelineVersion ?? '',
      fdaRegulatoryApproval: said.regulatoryApproval ?? null,
      fdaCompanionTest: said.fdaCompanionTest ?? null,
      summary: said.summary,
      description: said.description,
    },
  }
}

async function valuesIn(parameters: URLSearchParams): Promise<Partial<AssertionValues>> {
  const evidenceItemIds = idsIn(parameters, 'evidenceItemIds')
  const [ofEvidence, molecularProfile, disease, therapies, phenotypes] = await Promise.all([
    evidenceItemIds[0] ? valuesOfEvidence(evidenceItemIds[0]) : {},
    profileIn(parameters),
    diseaseIn(parameters),
    therapiesIn(parameters),
    phenotypesIn(parameters),
  ])
  const given: Partial<AssertionValues> = {
    evidenceItems: evidenceItemIds.map(evidenceReference),
    assertionDirection: wordIn(parameters, 'assertionDirection', assertionDirections),
    significance: wordIn(parameters, 'significance', assertionSignificances),
    ampLevel: wordIn(parameters, 'ampLevel', ampLevels),
    summary: textIn(parameters, 'summary') ?? '',
    description: textIn(parameters, 'description') ?? '',
  }
  const type = wordIn(parameters, 'assertionType', assertionTypes)
  const origin = wordIn(parameters, 'variantOrigin', variantOrigins)
  const interaction = wordIn(parameters, 'therapyInteractionType', therapyInteractions)
  return {
    ...ofEvidence,
    ...given,
    ...(molecularProfile ? { molecularProfile } : {}),
    ...(disease ? { disease } : {}),
    ...(therapies.length > 0 ? { therapies } : {}),
    ...(phenotypes.length > 0 ? { phenotypes } : {}),
    ...(type ? { assertionType: type } : {}),
    ...(origin ? { variantOrigin: origin } : {}),
    ...(interaction ? { therapyInteractionType: interaction } : {}),
  }
}

async function valuesOfEvidence(id: number): Promise<Partial<AssertionValues>> {
  const { evidenceItem } = await ask(EvidenceToAssertDocument, { id })
  if (!evidenceItem) return {}
  const { molecularProfile, disease, therapies, phenotypes, evidenceType, ...item } = evidenceItem
  return {
    molecularProfile: profileReference(molecularProfile),
    disease: disease ? { id: disease.id, name: disease.name } : null,
    therapies: references(therapies),
    phenotypes: references(phenotypes),
    assertionType: assertionTypes.has(evidenceType) ? evidenceType : null,
    variantOrigin: item.variantOrigin,
    therapyInteractionType: item.therapyInteractionType ?? null,
  }
}
