import type { MatchIndex } from '#domain/matching/match-index.ts'
import { geneFinder } from '../../formats/file-gene.ts'
import { fileError, quoted } from '../../formats/file-error.ts'
import { SYSTEMS } from '../codes.ts'
import type { ClinicalSample } from './clinical-sample.ts'
import { newSample } from './clinical-sample.ts'
import { diseaseTextOf, UNREADABLE_DISEASE } from './diseases.ts'
import { codesIn, ConditionSchema, ObservationSchema } from './observation.ts'
import type { FhirConcept, FhirSubject } from './observation.ts'
import { addressesOf, unreadIn, withdrawnResults } from './references.ts'
import { resourcesIn } from './resources.ts'
import type { FoundResource, Resource } from './resources.ts'
import { originOf, readObservation } from './variant-observation.ts'

/** Types of resources in which findings are. */
const READ = ['Bundle', 'DiagnosticReport', 'Observation']

/** The subject of a resource as a key that is never told; null where none is named. */
function subjectOf(
  { subject }: { subject?: FhirSubject | undefined },
  container: number | null,
): string | null {
  const { reference, identifier, display } = subject ?? {}
  if (reference?.startsWith('#')) return `${container}${reference}`
  const { system = '', value } = identifier ?? {}
  return reference ?? (value === undefined ? undefined : `${system}|${value}`) ?? display ?? null
}

/** Which member is not as FHIR has it, by its path. */
const pathOf = (error: { issues: readonly { path: readonly PropertyKey[] }[] }) =>
  error.issues[0]?.path.map(String).join('.') || 'it'

/** What was read of one resource, with whose it is. */
interface Part {
  subject: string | null
  add: (sample: ClinicalSample) => void
}

/** A result of a report that is none. */
const withoutResult = ({ subject, add }: Part): Part => ({
  subject,
  add(sample) {
    const before = sample.entries.length
    add(sample)
    for (const entry of sample.entries.slice(before))
      entry.reading = { ok: false, reason: 'The report that it is a result of is withdrawn or not yet made.' }
  },
})

const notUnderstood =
  (text: string, reason: string): Part['add'] =>
  (sample) =>
    void sample.entries.push({ text, reading: { ok: false, reason } })

/** The code of LOINC that a concept has: no words, which may be anything. */
const loincOf = (concept: FhirConcept): string => {
  const code = codesIn(concept, SYSTEMS.loinc).find((one) => /^\d{1,7}-\d$/.test(one))
  return code ? `LOINC ${code}` : 'without a code of LOINC'
}

function readFinding(
  { resource, container }: FoundResource,
  index: MatchIndex,
  genes: ReturnType<typeof geneFinder>,
): Part {
  const parsed = ObservationSchema.safeParse(resource)
  if (!parsed.success) {
    const reason = `${pathOf(parsed.error)} is not as FHIR R4 has it.`
    return { subject: null, add: notUnderstood('An Observation', reason) }
  }
  const entry = readObservation(parsed.data, genes, index)
  const origin = originOf(parsed.data)
  return {
    subject: subjectOf(parsed.data, container),
    add(sample) {
      if (!entry) {
        sample.otherObservations.push(loincOf(parsed.data.code))
        return
      }
      sample.entries.push(entry)
      if (origin) sample.origins.add(origin)
    },
  }
}

/** What is no longer thought to be a disease of the patient. */
const NO_DISEASE = new Set(['refuted', 'entered-in-error'])

function readCondition({ resource, container }: FoundResource): Part {
  const parsed = ConditionSchema.safeParse(resource)
  const { code, verificationStatus } = parsed.data ?? {}
  const statuses = verificationStatus?.coding?.flatMap((one) => one.code ?? []) ?? []
  const text = parsed.data?.modifierExtension?.length ? null : diseaseTextOf(code?.coding ?? [])
  return {
    subject: parsed.data ? subjectOf(parsed.data, container) : null,
    add(sample) {
      if (statuses.some((status) => NO_DISEASE.has(status))) return
      if (text) sample.diseases.add(text)
      else sample.warnings.add(UNREADABLE_DISEASE)
    },
  }
}

/** Parts of one document by whose they are: findings of two people are never one sample. */
function bySubject(parts: readonly Part[], patients: number): ClinicalSample[] {
  const subjects = [...new Set(parts.flatMap(({ subject }) => subject ?? []))]
  const areSeveral = Math.max(subjects.length, patients) > 1
  const samples = new Map<string | null, ClinicalSample>()
  const sampleOf = (key: string | null) => {
    const sample = samples.get(key) ?? newSample()
    samples.set(key, sample)
    return sample
  }
  for (const { subject, add } of parts) add(sampleOf(subject ?? (areSeveral ? null : (subjects[0] ?? null))))
  const unnamed = areSeveral ? samples.get(null) : undefined
  for (const entry of unnamed?.entries ?? [])
    entry.reading = {
      ok: false,
      reason: 'The file is of several people, and it does not say of whom this is.',
    }
  return samples.size === 0 ? [newSample()] : [...samples.values()]
}

/**
 * Reads the samples of a resource: variants, mutational burden and microsatellites with their origin, and the disease. Nothing
 * else of it is read, above all nobody's name, id or date.
 * @throws ClientError for a resource that has no findings
 */
export function fhirSamples(resource: Resource, index: MatchIndex): ClinicalSample[] {
  if (!READ.includes(resource.resourceType))
    throw fileError(
      `The file is a ${quoted(resource.resourceType)} of FHIR: read are ${READ.join(', ')}, with the Observations in them.`,
    )
  const genes = geneFinder(index.names)
  const found = [...resourcesIn({ resource, container: null, address: null })]
  if (found.some(({ resource: one }) => one.resourceType === 'Bundle' && one['type'] === 'history'))
    throw fileError('The Bundle is a history, with earlier versions of resources: send the present ones.')
  const withdrawn = withdrawnResults(found)
  const parts: Part[] = []
  for (const one of found) {
    const { resourceType } = one.resource
    if (resourceType === 'Observation') {
      const part = readFinding(one, index, genes)
      parts.push(addressesOf(one).some((address) => withdrawn.has(address)) ? withoutResult(part) : part)
    }
    if (resourceType === 'Condition') parts.push(readCondition(one))
  }
  const patients = found.filter(({ resource: one }) => one.resourceType === 'Patient').length
  const samples = bySubject(parts, patients)
  for (const warning of unreadIn(found)) samples[0]?.warnings.add(warning)
  return samples
}
