import * as by from '#app/graphql/generated/references-by-id.ts'
import { isRetraction } from '#domain/records/retraction.ts'
import { idIn, idsIn } from '../form-start.ts'
import { fetchFresh } from './requests.ts'
import type { ProfileReference, Reference } from './reference.ts'

/* What a link names by ids, as the forms show it. A record that does not exist is null. */

type Named = { id: number; name: string; deprecated?: boolean }

export const reference = ({ id, name, deprecated = false }: Named): Reference =>
  deprecated ? { id, name, barred: 'deprecated' } : { id, name }

/** A source; one that was retracted stands for nothing, whatever is made of its corrections. */
export function sourceReference(
  source: Named & { citation?: string | null; retracted?: boolean; retractionNature?: string | null },
): Reference {
  const named = reference({ ...source, name: source.citation ?? source.name })
  const { retracted = false, retractionNature = null } = source
  return isRetraction({ retracted, retractionNature }) ? { ...named, barred: 'retracted' } : named
}

export const profileReference = (profile: Named & { isMultiVariant: boolean }): ProfileReference => ({
  ...reference(profile),
  isMultiVariant: profile.isMultiVariant,
})

export const references = (records: readonly Named[]): Reference[] => records.map(reference)

/** The profile that `molecularProfileId` names, or the one of the single variant that `variantId` names. */
export async function profileIn(parameters: URLSearchParams): Promise<ProfileReference | null> {
  const id = idIn(parameters, 'molecularProfileId')
  if (id) {
    const { molecularProfile } = await fetchFresh(by.ProfileByIdDocument, { id })
    return molecularProfile ? profileReference(molecularProfile) : null
  }
  const variantId = idIn(parameters, 'variantId')
  if (!variantId) return null
  const { variant } = await fetchFresh(by.ProfileOfVariantDocument, { id: variantId })
  return variant ? profileReference(variant.singleVariantMolecularProfile) : null
}

export async function sourcesIn(parameters: URLSearchParams, name = 'sourceId'): Promise<Reference[]> {
  const found = await each(
    idsIn(parameters, name),
    async (id) => (await fetchFresh(by.SourceByIdDocument, { id })).source,
  )
  return found.map(sourceReference)
}

export async function featureIn(parameters: URLSearchParams): Promise<Reference | null> {
  const id = idIn(parameters, 'featureId')
  const feature = id ? (await fetchFresh(by.FeatureByIdDocument, { id })).feature : null
  return feature ? reference(feature) : null
}

export async function diseaseIn(parameters: URLSearchParams): Promise<Reference | null> {
  const id = idIn(parameters, 'diseaseId')
  const disease = id ? (await fetchFresh(by.DiseaseByIdDocument, { id })).disease : null
  return disease ? reference(disease) : null
}

export async function therapiesIn(parameters: URLSearchParams): Promise<Reference[]> {
  const ids = [...idsIn(parameters, 'therapyIds'), ...idsIn(parameters, 'therapyId')]
  return references(await each(ids, async (id) => (await fetchFresh(by.TherapyByIdDocument, { id })).therapy))
}

export async function phenotypesIn(parameters: URLSearchParams): Promise<Reference[]> {
  const ids = [...idsIn(parameters, 'phenotypeIds'), ...idsIn(parameters, 'phenotypeId')]
  return references(
    await each(ids, async (id) => (await fetchFresh(by.PhenotypeByIdDocument, { id })).phenotype),
  )
}

export async function variantsIn(parameters: URLSearchParams): Promise<Reference[]> {
  const ids = [...idsIn(parameters, 'variantIds'), ...idsIn(parameters, 'variantId')]
  const variants = await each(ids, async (id) => (await fetchFresh(by.VariantByIdDocument, { id })).variant)
  return variants.map(({ id, name, feature }) => ({ id, name: `${feature.name} ${name}` }))
}

/** Links name a handful of records at most; more are not followed. */
const most = 20

async function each<Found>(
  ids: readonly number[],
  find: (id: number) => Promise<Found | null | undefined>,
): Promise<Found[]> {
  const found = await Promise.all([...new Set(ids)].slice(0, most).map(find))
  return found.flatMap((record) => (record ? [record] : []))
}
