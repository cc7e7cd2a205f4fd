import { countOf } from '#app/entities/evidence/counts.ts'
import * as find from '#app/graphql/generated/reference-searches.ts'
import type { ProfileReference, ReferenceSearch } from './reference.ts'
import { fetchFresh } from './requests.ts'

const code = (prefix: string, id: string | null | undefined) => (id ? `${prefix}${id}` : undefined)

/** Which of the other names was meant, when the name itself does not say. */
function alsoCalled(text: string, name: string, aliases: readonly string[]): string | undefined {
  const sought = text.toLowerCase()
  if (name.toLowerCase().includes(sought)) return undefined
  const alias = aliases.find((other) => other.toLowerCase().includes(sought))
  return alias && `also ${alias}`
}

export const searchDiseases: ReferenceSearch = async (text) =>
  (await fetchFresh(find.FindDiseasesDocument, { text })).diseaseTypeahead.map((disease) => ({
    reference: { id: disease.id, name: disease.name },
    note: code('DOID:', disease.doid),
    detail: alsoCalled(text, disease.name, disease.diseaseAliases),
  }))

export const searchTherapies: ReferenceSearch = async (text) =>
  (await fetchFresh(find.FindTherapiesDocument, { text })).therapyTypeahead.map((therapy) => ({
    reference: { id: therapy.id, name: therapy.name },
    note: code('NCIt ', therapy.ncitId),
    detail: alsoCalled(text, therapy.name, therapy.therapyAliases),
  }))

export const searchPhenotypes: ReferenceSearch = async (text) =>
  (await fetchFresh(find.FindPhenotypesDocument, { text })).phenotypeTypeahead.map((phenotype) => ({
    reference: { id: phenotype.id, name: phenotype.name },
    note: phenotype.hpoId,
  }))

export const searchProfiles: ReferenceSearch<ProfileReference> = async (text) =>
  (await fetchFresh(find.FindProfilesDocument, { text })).molecularProfiles.nodes
    .filter(({ deprecated }) => !deprecated)
    // What is meant is seldom longer than what was typed.
    .toSorted((left, right) => left.name.length - right.name.length)
    .map(({ id, name, isMultiVariant, evidenceCountsByStatus: { acceptedCount, submittedCount } }) => ({
      reference: { id, name, isMultiVariant },
      note: countOf(acceptedCount + submittedCount, 'evidence item', 'evidence items'),
    }))

/** Variants of all features; `BRAF V600` looks for V600 in features named like BRAF. */
export const searchVariants: ReferenceSearch = async (text) => {
  const [feature, ...rest] = text.split(/\s+/)
  const terms =
    rest.length > 0 ? { featureName: feature, variantName: rest.join(' ') } : { variantName: text }
  return (await fetchFresh(find.FindVariantsDocument, terms)).browseVariants.nodes
    .filter(({ deprecated }) => !deprecated)
    .map(({ id, name, featureName }) => ({ reference: { id, name: `${featureName} ${name}` } }))
}

export const searchGuidelines: ReferenceSearch = async (text) =>
  (await fetchFresh(find.FindNccnGuidelinesDocument, { text })).nccnGuidelinesTypeahead.map((guideline) => ({
    reference: guideline,
  }))

export const searchAcmgCodes: ReferenceSearch = async (text) =>
  (await fetchFresh(find.FindAcmgCodesDocument, { text })).acmgCodesTypeahead.map(
    ({ id, code, description }) => ({
      reference: { id, name: code },
      detail: description,
    }),
  )

export const searchClingenCodes: ReferenceSearch = async (text) =>
  (await fetchFresh(find.FindClingenCodesDocument, { text })).clingenCodesTypeahead.map(
    ({ id, code, description }) => ({ reference: { id, name: code }, detail: description }),
  )

/** Genes, by their symbol or another name. */
export const searchGenes: ReferenceSearch = async (text) =>
  (await fetchFresh(find.FindFeaturesDocument, { text })).featureTypeahead
    .filter(({ featureType, deprecated }) => featureType === 'GENE' && !deprecated)
    .map(({ id, name, fullName }) => ({ reference: { id, name }, detail: fullName ?? undefined }))
