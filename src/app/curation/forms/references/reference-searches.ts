import { countOf } from '#app/entities/evidence/counts.ts'
import * as find from '#app/graphql/generated/reference-searches.ts'
import type { ProfileReference, ReferenceSearch } from './reference.ts'
import { fetchFresh } from './requests.ts'

const code = (prefix: string, id: string | null | undefined) => (id ? `${prefix}${id}` : undefined)

/**
 * Which of the other names was meant, when neither the name nor the code says it. The server knows more names than those of
 * the record.
 */
function alsoCalled(
  text: string,
  { name, code, aliases }: { name: string; code?: string | null; aliases: readonly string[] },
): string | undefined {
  const sought = text.toLowerCase()
  if (name.toLowerCase().includes(sought) || isCode(sought, code)) return undefined
  const alias = aliases.find((other) => other.toLowerCase().includes(sought))
  return alias ? `also ${alias}` : 'by another name or code'
}

const isCode = (sought: string, id: string | null | undefined) =>
  Boolean(id && /\d/.test(sought) && id.toLowerCase().includes(sought.replace(/^doid:/, '')))

export const searchDiseases: ReferenceSearch = async (text) =>
  (await fetchFresh(find.FindDiseasesDocument, { text })).diseaseTypeahead.map((disease) => ({
    reference: { id: disease.id, name: disease.name },
    note: code('DOID:', disease.doid),
    detail: alsoCalled(text, { name: disease.name, code: disease.doid, aliases: disease.diseaseAliases }),
  }))

export const searchTherapies: ReferenceSearch = async (text) =>
  (await fetchFresh(find.FindTherapiesDocument, { text })).therapyTypeahead.map((therapy) => ({
    reference: { id: therapy.id, name: therapy.name },
    note: code('NCIt ', therapy.ncitId),
    detail: alsoCalled(text, { name: therapy.name, code: therapy.ncitId, aliases: therapy.therapyAliases }),
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
